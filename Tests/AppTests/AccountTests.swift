import Foundation
import TestSupport
import Testing

@Suite("Accounts and commands", .server())
struct AccountTests {
    /// Somebody new, signed in.
    private func signUp(at server: ServerProcess? = nil) async throws -> (email: String, tokens: JSONView) {
        let server = try server ?? AppTests.server()
        let email = "listener-\(UUID().uuidString.prefix(8).lowercased())@example.org"
        let answer = try await server.request("POST", "/auth/register", body: #"{"email":"\#(email)","password":"correct horse"}"#)
        try #require(answer.status == 201, "\(answer)")
        return (email, try answer.json())
    }

    private func bearer(_ tokens: JSONView) throws -> [String: String] {
        ["Authorization": "Bearer \(try #require(tokens["accessToken"].string))"]
    }

    @Test("signing up, in, on and out")
    func lifecycle() async throws {
        let (email, registered) = try await signUp()
        #expect(registered["tokenType"].string == "Bearer")
        let taken = try await server().request(
            "POST", "/auth/register", body: #"{"email":"\#(email.uppercased())","password":"something else"}"#)
        #expect(taken.status == 409)
        let wrong = try await server().request("POST", "/auth/login", body: #"{"email":"\#(email)","password":"wrong horse"}"#)
        #expect(wrong.status == 401)
        let login = try await server().request("POST", "/auth/login", body: #"{"email":"\#(email)","password":"correct horse"}"#)
        #expect(login.status == 200)
        let refresh = try #require(try login.json()["refreshToken"].string)
        let refreshed = try await server().request("POST", "/auth/refresh", body: #"{"refreshToken":"\#(refresh)"}"#)
        #expect(refreshed.status == 200)
        let latest = try #require(try refreshed.json()["refreshToken"].string)
        // The old one is used up, and using it again ends the session.
        #expect(try await server().request("POST", "/auth/refresh", body: #"{"refreshToken":"\#(refresh)"}"#).status == 401)
        #expect(try await server().request("POST", "/auth/refresh", body: #"{"refreshToken":"\#(latest)"}"#).status == 401)
        let other = try #require(registered["refreshToken"].string)
        #expect(try await server().request("POST", "/auth/logout", body: #"{"refreshToken":"\#(other)"}"#).status == 204)
        #expect(try await server().request("POST", "/auth/refresh", body: #"{"refreshToken":"\#(other)"}"#).status == 401)
    }

    @Test(
        "passwords and addresses have to be some",
        arguments: [
            (#"{"email":"nobody","password":"long enough"}"#, "email"), (#"{"email":"a@example.org","password":"short"}"#, "password"),
        ])
    func invalid(body: String, field: String) async throws {
        let answer = try await server().request("POST", "/auth/register", body: body)
        #expect(answer.status == 422)
        #expect(try answer.json()["field"].string == field)
    }

    @Test("a forged token is refused")
    func forgedTokens() async throws {
        let (_, tokens) = try await signUp()
        let fields = try bearer(tokens)
        #expect(try await server().request("/v11/my-music", fields: fields).status == 200)
        let token = try #require(tokens["accessToken"].string)
        let parts = token.split(separator: ".")
        let none = Data(#"{"alg":"none","typ":"JWT"}"#.utf8).base64EncodedString().replacingOccurrences(of: "=", with: "")
        for forged in ["nonsense", token.dropLast(3) + "aaa", "\(none).\(parts[1]).", "\(parts[0]).\(parts[0]).\(parts[2])"] {
            let answer = try await server().request("/v11/home", fields: ["Authorization": "Bearer \(forged)"])
            #expect(answer.status == 401, "\(forged)")
            #expect(answer["www-authenticate"]?.hasPrefix("Bearer") == true)
        }
    }

    @Test("an expired token is refused")
    func expiredTokens() async throws {
        let server = try await ServerProcess.start(["--access-token-lifetime", "1"])
        let (_, tokens) = try await signUp(at: server)
        let fields = try bearer(tokens)
        let claims = try #require(tokens["accessToken"].string).split(separator: ".")[1]
        let padded = String(claims).padding(toLength: (claims.count + 3) / 4 * 4, withPad: "=", startingAt: 0)
        let json = try #require(Data(base64Encoded: padded))
        let expiry = try #require(try JSONView(JSONSerialization.jsonObject(with: json))["exp"].int)
        try await expectEventually("the token has expired", within: .seconds(10)) { Date().timeIntervalSince1970 > Double(expiry) }
        let answer = try await server.request("/v11/my-music", fields: fields)
        #expect(answer.status == 401)
        #expect(answer["www-authenticate"]?.contains("expired") == true)
        await server.stop()
    }

    @Test("the public keys are there, and nothing secret with them")
    func keys() async throws {
        let key = try await server().request("/.well-known/jwks.json").json()["keys"][0]
        #expect(key["kty"].string == "EC")
        #expect(key["d"].string == nil)
        let folder = try server().folder.url.appending(path: "keys")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(!files.isEmpty)
        for file in files {
            let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
            #expect(mode == 0o600, "\(file.lastPathComponent)")
        }
    }

    /// The article's example: the menu entry of an album, its payload posted as it is, and what comes back.
    @Test("PP-16: an album is added to the favourites with the payload as it was sent")
    func favorite() async throws {
        let (_, tokens) = try await signUp()
        let fields = try bearer(tokens)
        let album = try await server().request("/v11/albums/gould-goldberg-variations-1982", fields: fields).json()
        let item = try #require(album["header"]["menu"].array.first { $0["id"].string == "favorite" })
        #expect(item["title"].string == "Add to favourites")
        let action = item["actions"][0]
        for _ in 0..<2 {
            let answer = try await server().request(
                "POST", try #require(action["url"].string), fields: fields, body: action["payload"].description)
            #expect(answer.status == 200)
            #expect(try answer.json()["actions"].array.map { $0["type"].string } == ["action.reload", "action.toast"])
        }
        let reloaded = try await server().request("/v11/albums/gould-goldberg-variations-1982", fields: fields).json()
        let changed = try #require(reloaded["header"]["menu"].array.first { $0["id"].string == "favorite" })
        #expect(changed["title"].string == "Remove from favourites")
        let music = try await server().request("/v11/my-music", fields: fields).json()
        #expect(music["sections"].array.first { $0["id"].string == "albums" }?["body"].array.count == 1)
        _ = try await server().request(
            "POST", try #require(changed["actions"][0]["url"].string), fields: fields, body: changed["actions"][0]["payload"].description)
        let empty = try await server().request("/v11/my-music", fields: fields).json()
        #expect(empty["sections"].array.first { $0["id"].string == "albums" } == nil)
    }

    @Test("signed out, a command asks to sign in")
    func signedOut() async throws {
        let answer = try await server().request(
            "POST", "/v11/commands/favorite", body: #"{"kind":"album","id":"gould-goldberg-variations-1982"}"#)
        #expect(answer.status == 200)
        #expect(try answer.json()["actions"][0]["type"].string == "action.signIn")
    }

    @Test("a playlist is made, filled, reordered, renamed and deleted")
    func playlists() async throws {
        let (_, tokens) = try await signUp()
        let fields = try bearer(tokens)
        func command(_ name: String, _ body: String) async throws -> JSONView {
            let answer = try await server().request("POST", "/v11/commands/\(name)", fields: fields, body: body)
            #expect(answer.status == 200, "\(name): \(answer)")
            return try answer.json()
        }
        let tracks = (1...3).map { "gould-goldberg-variations-1982-\($0)" }
        _ = try await command("createPlaylist", #"{"name":" Evening "}"#)
        let made = try await command("createPlaylist", #"{"name":"Evening"}"#)
        let open = try #require(made["actions"].array.first { $0["type"].string == "screen.playlist" })
        #expect(open["header"]["text"]["title"].string == "Evening")
        let url = try #require(open["url"].string)
        let id = try #require(url.split(separator: "/").last.map(String.init))
        for _ in 0..<2 {
            _ = try await command("addToPlaylist", #"{"playlist":"\#(id)","tracks":["\#(tracks.joined(separator: "\",\""))"]}"#)
        }
        for _ in 0..<2 { _ = try await command("reorderPlaylist", #"{"playlist":"\#(id)","track":"\#(tracks[2])","position":0}"#) }
        _ = try await command("removeFromPlaylist", #"{"playlist":"\#(id)","track":"\#(tracks[1])"}"#)
        _ = try await command("renamePlaylist", #"{"playlist":"\#(id)","name":"Night"}"#)
        let screen = try await server().request(url, fields: fields).json()
        #expect(screen["header"]["text"]["title"].string == "Night")
        let rows = screen["sections"].array.first { $0["id"].string == "tracks" }?["body"].array.compactMap { $0["id"].string }
        #expect(rows == ["tracks/tracks/\(tracks[2])", "tracks/tracks/\(tracks[0])"])
        // Nobody else sees it.
        let (_, stranger) = try await signUp()
        #expect(try await server().request(url, fields: bearer(stranger)).status == 404)
        for _ in 0..<2 { _ = try await command("deletePlaylist", #"{"playlist":"\#(id)"}"#) }
        #expect(try await server().request(url, fields: fields).status == 404)
    }
}
