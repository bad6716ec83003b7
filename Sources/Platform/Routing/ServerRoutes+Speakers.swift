import NIOCore
import ScreenKit
import SonosBridge

/// What smart speakers ask (SMAPI), and what else is made of the same.
extension ServerRoutes {
    /// Adds `/sonos/smapi`, the documents beside it, and every screen as JSON below `/sonos/`.
    mutating func addSpeakers(_ speakers: SpeakerEndpoint) throws {
        try post("sonos/smapi", "sonos.smapi", variants: SonosOperation.allCases.map { "sonos.\($0.rawValue)" }) { scope, _ in
            try await speakers.soap(scope)
        }
        try post("sonos/favorite", "sonos.favorite") { scope, _ in try await speakers.setFavorite(true, scope) }
        try post("sonos/unfavorite", "sonos.favorite") { scope, _ in try await speakers.setFavorite(false, scope) }
        try post("sonos/timePlayed", "sonos.timePlayed") { scope, _ in try await speakers.timePlayed(scope) }
        try addSpeakerDocuments(speakers)
        try get("sonos/{place...}", "sonos.json") { scope, _ in
            try await speakers.json(scope, scope.target.dropFirst("/sonos/".count))
        }
    }

    private mutating func addSpeakerDocuments(_ speakers: SpeakerEndpoint) throws {
        try get("sonos/strings.xml", "sonos.document") { scope, _ in
            speakers.document(scope, SpeakerEndpoint.xml) { $0.stringTables() }
        }
        try get("sonos/presentationmap.xml", "sonos.document") { scope, _ in
            speakers.document(scope, SpeakerEndpoint.xml) { $0.presentationMap() }
        }
        try get("sonos/manifest.json", "sonos.document") { scope, _ in
            speakers.document(scope, Answer.json) { $0.manifest() }
        }
        for icon in SpeakerIcon.allCases {
            let body = icon.svg
            try get("sonos/icons/\(icon.rawValue).svg", "sonos.document") { _, _ in
                Answer(contentType: "image/svg+xml", body: body, cacheControl: CacheControl(.public, maxAge: .seconds(86_400)))
            }
        }
    }
}
