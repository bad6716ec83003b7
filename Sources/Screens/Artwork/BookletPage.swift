import ScreenKit

/// Writes an album's booklet as an HTML page that needs nothing else.
struct BookletPage {
    let album: AlbumDetail
    let parts: [AlbumPart]
    let language: LanguageTag

    /// The whole page.
    var html: String {
        """
        <!doctype html><html lang="\(language)"><head><meta charset="utf-8"><title>\(escape(album.summary.title))</title>
        <meta name="viewport" content="width=device-width"><style>\(Self.style)</style></head><body>
        <h1>\(escape(album.summary.title))</h1><p class="by">\(escape(album.summary.artistLine.isEmpty ? Phrase.variousArtists.text(in: language) : album.summary.artistLine))</p>
        <p>\(escape(String(album.summary.released.prefix(4)))) · \(escape(album.summary.label))</p>
        \(parts.map(part).joined(separator: "\n"))
        <h2>\(escape(Phrase.performers.text(in: language)))</h2><ul>\(performers)</ul></body></html>
        """
    }

    private static let style = "body{font:1rem/1.5 Georgia,serif;max-width:40rem;margin:2rem auto;padding:0 1rem}.by{font-style:italic}"

    private func part(_ part: AlbumPart) -> String {
        guard let first = part.tracks.first else { return "" }
        let tracks = part.tracks.map { "<li>\(escape($0.title))</li>" }.joined()
        return "<h2>\(escape(first.composerName)): \(escape(first.workTitle))</h2><ol start=\"\(part.offset + 1)\">\(tracks)</ol>"
    }

    private var performers: String {
        let artists = album.artists.map { "\($0.name), \(Phrase.name(of: $0.role).text(in: language))" }
        let ensembles = album.ensembles.map { "\($0.name), \(Phrase.name(of: $0.type).text(in: language))" }
        return (artists + ensembles).map { "<li>\(escape($0))</li>" }.joined()
    }

    private func escape(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
        return result
    }
}
