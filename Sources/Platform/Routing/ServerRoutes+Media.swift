import HTTPTypes
import Logging
import ScreenKit

/// The sound of tracks.
extension ServerRoutes {
    /// Adds `/media/{track}`, whose addresses the signer gives out.
    mutating func addMedia(_ source: any MediaSource, _ signer: MediaSigner, _ logger: Logger) throws {
        try get("media/{track}", "media") { scope, match in
            let track = match["track"] ?? ""
            do throws(MediaSignatureError) {
                try signer.verify(try Self.query(scope), track: track)
            } catch {
                throw error.problem
            }
            guard let recording = try await source.recording(track) else {
                throw ProblemDetails(.notFound, detail: "There is no recording of this track.")
            }
            return Answer(
                contentType: recording.mediaType, stream: StreamedBody(recording, scope, logger),
                cacheControl: CacheControl(.private, isRevalidatedAlways: true))
        }
    }

    /// The query; one that cannot be read was not given out here.
    private static func query(_ scope: RequestScope) throws(MediaSignatureError) -> QueryString {
        do {
            return try QueryString(ofTarget: scope.target)
        } catch {
            throw .invalid
        }
    }
}

extension StreamedBody {
    /// A recording as a body; that reading fails can be told to the log alone, as the answer has begun by then.
    fileprivate init(_ recording: Recording, _ scope: RequestScope, _ logger: Logger) {
        let (id, path) = (scope.id, String(scope.path))
        self.init(
            length: recording.length,
            validators: Validators(entityTag: EntityTag(opaqueTag: recording.tag), lastModified: recording.lastModified)
        ) { range in
            do {
                return try await recording.read(range)
            } catch let error where !(error is CancellationError) {
                logger.error(
                    "recording cannot be read",
                    metadata: ["request_id": "\(id)", "path": "\(path)", "range": "\(range)", "error": "\(error)"])
                throw error
            }
        }
    }
}
