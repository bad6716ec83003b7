import SonosBridge

/// A list as a player sees it.
struct Listing {
    let index: Int
    let count: Int
    let total: Int
    let items: [XMLElement]

    init(_ response: XMLElement) throws {
        let result = try present(response.children.first)
        func number(_ name: String) throws -> Int { try present(Int(result.child(name)?.text ?? "")) }
        index = try number("index")
        count = try number("count")
        total = try number("total")
        items = result.children.filter { $0.name == "mediaCollection" || $0.name == "mediaMetadata" }
    }

    var ids: [String] { items.compactMap { $0.child("id")?.text } }
    var titles: [String] { items.compactMap { $0.child("title")?.text } }
    var types: [String] { items.compactMap { $0.child("itemType")?.text } }

    /// The identifier of the first item with a title.
    func id(_ title: String) throws -> String { try present(items.first { $0.child("title")?.text == title }?.child("id")?.text) }
}

extension Fixture {
    /// Lists what an identifier stands for.
    func list(_ id: String, _ index: Int = 0, _ count: Int = 100, recursive: Bool = false) async throws -> Listing {
        try Listing(
            try await call("getMetadata", [("id", id), ("index", "\(index)"), ("count", "\(count)"), ("recursive", "\(recursive)")]))
    }

    /// The identifier of the first track of an album.
    func trackID() async throws -> String {
        let home = try await list(try await list("root").id("Home"))
        let albums = try await list(try home.id("The newest"))
        return try present(try await list(albums.ids[1]).ids.dropFirst(2).first)
    }

    func albumID() async throws -> String {
        let home = try await list(try await list("root").id("Home"))
        return try await list(try home.id("The newest")).ids[1]
    }
}
