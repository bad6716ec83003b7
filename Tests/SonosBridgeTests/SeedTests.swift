import ScreenKit
import SonosBridge
import Synchronization
import Testing

@Suite("Playlists made of lists")
struct SeedTests {
    private func seed(_ screen: String) async throws -> (fault: SOAPFault.Code?, tracks: [String]) {
        let fixture = Fixture(change: {
            $0.roots = [
                SonosRoot(screen: screen, title: ["en": "Seed"], kind: SonosKind(.playlist)), SonosRoot(screen: "home", title: ["en": "H"]),
            ]
        })
        let playlist = try await fixture.list("playlists").ids[0]
        let seed = try await fixture.list("root").ids[0]
        let fault = await fixture.fault(
            "addToContainer", [("id", seed), ("parentId", playlist), ("index", "0"), ("updateId", "1")])
        return (fault, fixture.backend.added.withLock { $0 })
    }

    @Test func ofTracksAndOthersOnlyTheTracksAreAddedOnceEach() async throws {
        let added = try await seed("cases/mixed")
        #expect(added.fault == nil)
        #expect(added.tracks == (0..<300).filter { $0 < 10 || $0 % 3 != 0 }.map { "x\($0)" })
    }

    @Test func whatIsGoneIsNotAdded() async throws {
        let added = try await seed("cases/gaps")
        #expect(added.fault == nil)
        #expect(added.tracks == (0..<TestScreens.gapsTotal).filter { !TestScreens.gaps.contains($0) }.map { "g\($0)" })
    }

    @Test func moreThanFitsIsRefusedNotCut() async throws {
        let added = try await seed("cases/many")
        #expect(added.fault == .serviceUnknownError)
        #expect(added.tracks.isEmpty)
    }
}
