import NIOCore
import ScreenKit
import VersionService

/// Answers to make contracts of, as the wire encoder writes them.
enum ContractFixture {
    static let encoder = WireEncoder(apiVersion: "v7", locale: "en", brand: Brand(id: "classical", name: "Concert Hall"))

    /// The bytes of a screen.
    static func bytes(_ document: ScreenDocument) -> [UInt8] {
        var json = JSONWriter()
        encoder.write(document, to: &json)
        return Array(json.buffer().readableBytesView)
    }

    /// A screen with some components in its one section.
    static func screen(_ components: Component..., edit: (inout ScreenDocument) -> Void = { _ in }) -> ScreenDocument {
        var document = ScreenDocument(
            id: "albums/1", type: "album", header: Header(TextContent(title: "Album")),
            sections: [Section(id: "tracks", body: components)])
        edit(&document)
        return document
    }

    /// The contract of some screens.
    static func observed(_ documents: ScreenDocument..., catalogue: ComponentCatalogue? = nil) throws -> ObservedContract {
        try observed(texts: documents.map { String(decoding: bytes($0), as: UTF8.self) }, catalogue: catalogue)
    }

    /// The contract of some screens given as JSON.
    static func observed(texts: [String], catalogue: ComponentCatalogue? = nil) throws -> ObservedContract {
        var builder = ContractBuilder(version: "v7", catalogue: catalogue)
        for (index, text) in texts.enumerated() { try builder.add(Array(text.utf8), as: .screen, sample: "sample \(index + 1)") }
        return builder.observed()
    }

    /// What changed from some screens to others.
    static func changes(from old: [ScreenDocument], to new: [ScreenDocument], catalogue: ComponentCatalogue? = nil) throws
        -> [ContractChange]
    {
        func observed(_ documents: [ScreenDocument]) throws -> ObservedContract {
            try self.observed(texts: documents.map { String(decoding: bytes($0), as: UTF8.self) }, catalogue: catalogue)
        }
        return ContractComparison(frozen: try observed(old).contract, present: try observed(new)).changes
    }
}
