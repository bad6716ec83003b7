import Testing

@testable import VersionService

@Suite struct AtomicSnapshotTests {
    @Test("a value is replaced as a whole")
    func replacement() {
        let snapshot = AtomicSnapshot("first")
        let held = snapshot.current
        snapshot.replace(with: "second")
        #expect(snapshot.current == "second")
        #expect(held == "first")
    }

    @Test("values go away with their last reader")
    func lifetime() {
        final class Tracked: Sendable {}
        let snapshot: AtomicSnapshot<Tracked>
        weak var first: Tracked?
        do {
            let value = Tracked()
            first = value
            snapshot = AtomicSnapshot(value)
        }
        #expect(first != nil)
        snapshot.replace(with: Tracked())
        #expect(first == nil)
    }

    @Test("readers never see half a value")
    func tearing() async {
        let snapshot = AtomicSnapshot([0, 0, 0])
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                for number in 1...5000 { snapshot.replace(with: [number, number, number]) }
            }
            for _ in 0..<3 {
                group.addTask {
                    for _ in 0..<5000 {
                        let value = snapshot.current
                        #expect(value.allSatisfy { $0 == value[0] })
                    }
                }
            }
        }
    }
}
