import ScreenKit
import SonosBridge
import Synchronization

/// Accounts, playback, media and playlists in memory.
final class TestBackend: SonosAccounts, SonosPlayback, SonosMedia, SonosLibrary {
    let reports = Mutex<[String]>([])
    /// The tracks added last.
    let added = Mutex<[String]>([])
    /// The sizes of the batches that reports came in.
    let batches = Mutex<[Int]>([])
    let link = Mutex(SonosLinkState.pending)

    private static let token = DeviceAuthToken(token: "fresh", privateKey: "key", user: SonosUserInfo(userIDHash: "a.b@c", nickname: nil))

    private func note(_ text: String) { reports.withLock { $0.append(text) } }

    func authorize(token: String, key: String?, household: String?) async throws -> SonosAuthorization {
        switch token {
        case "good", "fresh": .user(ScreenUser(id: "u1"))
        case "stale": .stale(ScreenUser(id: "u1"))
        default: .invalid
        }
    }

    func makeLink(household: String) async throws -> DeviceLink {
        DeviceLink(url: "https://music.example/sonos/link?linkCode=abc", linkCode: "abc", isCodeShown: false, linkDeviceID: "d")
    }

    func redeem(linkCode: String, linkDeviceID: String?, household: String) async throws -> SonosLinkState {
        linkCode == "abc" ? link.withLock { $0 } : .failed
    }

    func refresh(token: String, key: String?, household: String?) async throws -> DeviceAuthToken? {
        key != nil && (token == "stale" || token == "good") ? Self.token : nil
    }

    func userInfo(_ listener: SonosListener) async throws -> SonosUserInfo {
        SonosUserInfo(userIDHash: "u1@x.y", nickname: String(repeating: "n", count: 40))
    }

    func report(accountAction type: String, _ listener: SonosListener) async throws { note("account \(type)") }

    func report(_ report: SonosPlayReport, track: String, _ listener: SonosListener) async throws {
        note("\(track) \(report.seconds ?? -1) \(report.offsetMillis ?? -1) \(report.status ?? "-")")
    }

    func report(_ reports: [(report: SonosPlayReport, track: String)], _ listener: SonosListener) async throws {
        batches.withLock { $0.append(reports.count) }
        for (report, track) in reports { try await self.report(report, track: track, listener) }
    }

    func reportFailure(track: String, code: Int, message: String, _ listener: SonosListener) async throws {
        note("\(track) \(code) \(message)")
    }

    func position(track: String, _ listener: SonosListener) async throws -> Int? { track == "1-2" ? 5000 : nil }

    func position(in screen: String, _ listener: SonosListener) async throws -> SonosResumePoint? {
        SonosResumePoint(track: "b2", index: 2, offsetMillis: 7000)
    }

    func stream(_ track: QueueTrack, _ listener: SonosListener) async throws -> MediaURI? {
        MediaURI(url: "https://music.example/media/\(track.id)?s=1&e=2", headers: [HTTPHeader(name: "X-A", value: "b")], timeout: 300)
    }

    func createPlaylist(title: String, tracks: [String], _ listener: SonosListener) async throws -> (screen: String, updateID: String) {
        note("create \(title) \(tracks.count)")
        return ("playlists/p1", "1")
    }

    func add(tracks: [String], to screen: String, at index: Int, updateID: String, _ listener: SonosListener) async throws -> String {
        added.withLock { $0 = tracks }
        note("add \(tracks.count) \(screen) \(index)")
        return "2"
    }

    func renamePlaylist(_ screen: String, to title: String, _ listener: SonosListener) async throws { note("rename \(screen) \(title)") }

    func deletePlaylist(_ screen: String, _ listener: SonosListener) async throws {
        guard screen == "playlists/p1" else { throw SonosLibraryError.notEditable }
        note("delete \(screen)")
    }

    func remove(_ places: [Int], from screen: String, updateID: String, _ listener: SonosListener) async throws -> String {
        note("remove \(places)")
        return "3"
    }

    func move(_ places: [Int], in screen: String, to place: Int, updateID: String, _ listener: SonosListener) async throws -> String {
        guard updateID != "old" else { throw SonosLibraryError.conflict }
        note("move \(places) \(place)")
        return "4"
    }
}
