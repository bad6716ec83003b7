import ScreenKit
import Testing

@Suite("Path router")
struct PathRouterTests {
    private func router(_ patterns: String...) throws -> PathRouter<String> {
        var router = PathRouter<String>()
        for pattern in patterns { try router.add(pattern, pattern) }
        return router
    }

    @Test("parameters are taken by the pattern's names")
    func parameters() throws {
        let router = try router("podcasts/{id}", "podcasts/{podcast}/episodes/{id}", "podcasts/{id}/sections/{section}")
        let match = try #require(router.match("/podcasts/a/episodes/b"))
        #expect(match.value == "podcasts/{podcast}/episodes/{id}")
        #expect(match.parameters.map { "\($0.name)=\($0.value)" } == ["podcast=a", "id=b"])
        #expect(router.match("podcasts/a")?.parameters.map(\.name) == ["id"])
    }

    @Test("a literal goes before a parameter, and a dead end is left again")
    func preference() throws {
        let router = try router("albums/new", "albums/{id}", "{anything}/new/x", "albums/{id}/y")
        #expect(router.match("albums/new")?.value == "albums/new")
        #expect(router.match("albums/old")?.value == "albums/{id}")
        #expect(router.match("albums/new/y")?.value == "albums/{id}/y")
        #expect(router.match("albums/new/x")?.value == "{anything}/new/x")
    }

    @Test("what is not there is not found", arguments: ["", "/", "album", "albums", "albums/a/b", "albums/a/sections", "ALBUMS/a"])
    func missing(path: String) throws {
        #expect(try router("albums/{id}", "albums/{id}/sections/{section}").match(path[...])?.value == nil)
    }

    @Test("the rest of a path goes to who asks for all of it, if nobody asks for just that")
    func rest() throws {
        let router = try router("files/{path...}", "files/list", "files/{id}/size", "files/{a}/{b}/x")
        #expect(router.match("files/list")?.value == "files/list")
        #expect(router.match("files/a/size")?.value == "files/{id}/size")
        let match = try #require(router.match("/files/a/b/c%20d//e"))
        #expect(match.value == "files/{path...}")
        #expect(match.parameters.map { "\($0.name)=\($0.value)" } == ["path=a/b/c%20d//e"])
        #expect(router.match("files/a")?.parameters.map(\.value) == ["a"])
        #expect(router.match("files")?.value == nil)
        #expect(throws: RoutingConflict.self) { try self.router("f/{a...}", "f/{b...}") }
    }

    @Test("a path can be claimed once")
    func conflict() throws {
        #expect(throws: RoutingConflict.self) { try router("albums/{id}", "albums/{name}") }
    }
}
