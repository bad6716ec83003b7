import NIOCore
import ScreenKit
import SonosBridge
import Testing

/// A service over a few screens.
struct Fixture {
    let screens: TestScreens
    let backend = TestBackend()
    let service: SonosService

    init(
        albums: Int = 450, isAnonymousAllowed: Bool = false, limits: XMLLimits = XMLLimits(),
        change: (inout SonosProfile) -> Void = { _ in }
    ) {
        screens = TestScreens(albums: albums)
        var profile = Self.profile
        profile.isAnonymousAllowed = isAnonymousAllowed
        change(&profile)
        service = SonosService(
            profile: profile, key: Self.key, store: MemoryIDStore(), screens: screens, accounts: backend, playback: backend, media: backend,
            library: backend, limits: limits)
    }

    static let key = SonosKey { code($0, secret: 7) }

    /// Not a message authentication code, but like one: every byte of the text and the secret matters.
    static func code(_ bytes: [UInt8], secret: UInt64) -> [UInt8] {
        var state: [UInt64] = [0xCBF2_9CE4_8422_2325 ^ secret, 0x9E37_79B9_7F4A_7C15 &* (secret | 1)]
        for byte in bytes + [UInt8(truncatingIfNeeded: secret)] {
            for lane in state.indices {
                state[lane] = (state[lane] ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
                state[lane] ^= state[lane] >> 29 &+ UInt64(lane)
            }
        }
        return state.flatMap { value in (0..<8).map { UInt8(truncatingIfNeeded: (value &* 0xFF51_AFD7_ED55_8CCD) >> ($0 * 8)) } }
    }

    static var profile: SonosProfile {
        var profile = SonosProfile(name: ["en": "Concert Hall"], publicURL: "https://music.example")
        profile.languages = ["en", "de", "nl"]
        profile.roots = [
            SonosRoot(screen: "home", title: ["en": "Home", "de": "Start"]), SonosRoot(screen: "mine", title: ["en": "My music"]),
            SonosRoot(screen: "favorites", title: ["en": "Favorites"], kind: SonosKind(.favorites)),
        ]
        profile.kinds = [
            "album": SonosKind(.album, displayType: SonosDisplayType("gridAlbums", .grid), role: .album),
            "artist": SonosKind(.artist, role: .artist),
            "composer": SonosKind(.artist, role: .composer), "playlist": SonosKind(.playlist),
            "audiobook": SonosKind(.audiobook), "composers": SonosKind(.container, isAlphabetical: true),
        ]
        profile.resumableDuration = 60
        profile.hiddenScreens = ["settings"]
        profile.categories = [
            SonosCategory(id: "albums", canonicalID: "albums", title: ["en": "Albums"], section: "album") { term in
                term.isEmpty ? nil : "search?q=\(PercentEncoding.encode(term))"
            },
            SonosCategory(id: "works", canonicalID: nil, title: ["en": "Works"], section: "work") {
                "search?q=\(PercentEncoding.encode($0))"
            },
        ]
        profile.playlists = (screen: "mine", section: "playlists")
        profile.favorites = "favorites"
        profile.favoriteCommands = (add: "favorite", remove: "unfavorite")
        profile.ownershipCommands = ["deletePlaylist"]
        return profile
    }

    /// Calls an operation and returns the reply's body element; the answer is kept for the schema.
    func call(
        _ operation: String, _ arguments: [(String, String)] = [], token: String? = "good", prefix: String = "s"
    ) async throws -> XMLElement {
        let response = await answer(operation, arguments, token: token, prefix: prefix)
        #expect(SchemaCheck.problem(with: response.body) == nil)
        let root = try XMLReader(limits: .answers).read(response.body.readableBytesView)
        return try present(root.child("Body")?.children.first)
    }

    func answer(
        _ operation: String, _ arguments: [(String, String)] = [], token: String? = "good", prefix: String = "s"
    ) async -> SonosResponse {
        let envelope = Self.envelope(operation, arguments, token: token, prefix: prefix)
        return await service.answer(
            SonosRequest(body: ByteBuffer(string: envelope), soapAction: "\"http://www.sonos.com/Services/1.1#\(operation)\""))
    }

    /// The code of the fault that a call is answered with; nil where there is a result.
    func fault(_ operation: String, _ arguments: [(String, String)] = [], token: String? = "good") async -> SOAPFault.Code? {
        let response = await answer(operation, arguments, token: token)
        #expect(SchemaCheck.problem(with: response.body) == nil)
        return response.fault?.code
    }

    static func envelope(_ operation: String, _ arguments: [(String, String)], token: String?, prefix: String = "s") -> String {
        let mark = prefix.isEmpty ? "" : "\(prefix):"
        let name = prefix.isEmpty ? "xmlns" : "xmlns:\(prefix)"
        let texts = [("token", token ?? ""), ("key", "k"), ("householdId", "h1")].map { "<\(mark)\($0.0)>\($0.1)</\(mark)\($0.0)>" }
            .joined()
        let login = token.map { _ in "<\(mark)loginToken>\(texts)</\(mark)loginToken>" } ?? ""
        let members = arguments.map { "<\(mark)\($0.0)>\(escape($0.1))</\(mark)\($0.0)>" }.joined()
        return """
            <?xml version="1.0"?>\
            <e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/" \(name)="http://www.sonos.com/Services/1.1">\
            <e:Header><\(mark)credentials><\(mark)deviceId>d</\(mark)deviceId>\(login)</\(mark)credentials></e:Header>\
            <e:Body><\(mark)\(operation)>\(members)</\(mark)\(operation)></e:Body></e:Envelope>
            """
    }

    private static func escape(_ text: String) -> String {
        text.map { $0 == "&" ? "&amp;" : $0 == "<" ? "&lt;" : String($0) }.joined()
    }
}

extension XMLLimits {
    /// Answers may be longer than requests.
    static let answers = XMLLimits(size: 4 << 20, elements: 100_000)
}

struct Missing: Error {}

/// The value, or an error where there is none.
func present<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Missing() }
    return value
}
