import ScreenKit
import Synchronization

extension TestScreens {
    /// Tracks of the library.
    static let libraryCount = 10_000

    /// One long list of tracks.
    func library(_ selection: SectionSelection) -> ScreenDocument {
        let shift = libraryShift.withLock { $0 }
        return ScreenDocument(
            id: "library", type: "library", header: Header(TextContent(title: "Library")),
            sections: [
                paged("tracks", total: Self.libraryCount + shift, shown: 50, selection) { index in
                    track(index < shift ? "new\(index)" : "t\(index - shift)", in: "tracks", queue: "library", index)
                }
            ])
    }

    /// An audio book of four chapters.
    func book(_ selection: SectionSelection) -> ScreenDocument {
        ScreenDocument(
            id: "books/1", type: "audiobook", header: Header(TextContent(title: "Book", subtitle: "Author")),
            sections: [paged("chapters", total: 4, shown: 4, selection) { track("b\($0)", in: "chapters", queue: "books/1", $0) }])
    }

    /// The number of items that have been asked for by each render since the last call; the whole screen is 0.
    func takeWindows() -> [Int] {
        renders.withLock { renders in
            defer { renders = [] }
            return renders.map { render in
                guard case .section(_, _, let count) = render.selection else { return 0 }
                return count ?? 0
            }
        }
    }
}
