import Logging
import Testing

@testable import Platform

@Suite("Removing expired links") struct ExpiredLinkRemovalTests {
    @Test("begins at once, outlives a failure of the store, and ends when it is cancelled", .timeLimit(.minutes(1)))
    func run() async throws {
        for isUnreachable in [false, true] {
            let fixture = LinkingFixture()
            _ = try await fixture.linking.makeLink(household: LinkingFixture.household)
            let token = try await fixture.link()
            fixture.clock.advance(seconds: 400 * 86_400)
            #expect(try await fixture.authorize(token) == .invalid)
            fixture.store.setUnreachable(isUnreachable)
            let removal = HourlyRemoval(subject: "links", logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }) {
                try await fixture.linking.removeExpired()
            }
            let run = Task { try await removal.run() }
            if !isUnreachable {
                while !fixture.store.contents.codes.isEmpty { await Task.yield() }
                #expect(fixture.store.contents.tokens.isEmpty && fixture.store.contents.links.isEmpty)
            }
            run.cancel()
            try await run.value
        }
    }
}
