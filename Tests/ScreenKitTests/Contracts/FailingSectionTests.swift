import ScreenKit
import Synchronization
import Testing
import VersionService

@Suite("Sections made to fail")
struct FailingSectionTests {
    @Test("a section that is made to fail is not loaded, fails without a report, and takes no other with it")
    func failing() async throws {
        let reports = Mutex<[String]>([])
        let inputs = RenderInputs(features: try SyntheticApp.version(1).features, brand: Brand(id: "b", name: "B"))
        let context = ScreenContext(inputs, failing: ["a"]) { section, _ in reports.withLock { $0.append(section) } }
        let failed = await context.load("a") { () -> Int in
            Issue.record("the query was made")
            return 1
        }
        guard case .failed = failed else {
            Issue.record("the section was loaded")
            return
        }
        #expect(await context.load("b") { 2 }.value == 2)
        #expect(reports.withLock { $0 } == [])
    }
}
