import HTTPTypes
import Hummingbird
import NIOCore
import ScreenKit

extension RequestScope {
    /// The request's body as a JSON object.
    ///
    /// - Throws: ``ProblemDetails`` for another media type and for a body over the limit, `RouteError` for what is not an object.
    func payload(limit: Int) async throws -> CommandPayload {
        guard let type = request.headers[.contentType].flatMap(ContentType.init(parsing:)), type.matches("application", "json") else {
            throw ProblemDetails(.unsupportedMediaType, detail: "Send the body as application/json.")
        }
        guard request.headers[.contentEncoding] == nil else {
            throw ProblemDetails(.unsupportedMediaType, detail: "Send the body without a content coding.")
        }
        let body = try await bytes(limit: limit)
        return try CommandPayload(JSONLiteral(parsing: Array(body.readableBytesView)))
    }

    /// The request's body as a SOAP 1.1 envelope, uncompressed.
    ///
    /// - Parameter limit: bytes of the envelope, as sent and uncompressed.
    /// - Throws: ``ProblemDetails`` for another media type or content coding, and for a body over the limit.
    func envelope(limit: Int) async throws -> ByteBuffer {
        let type = request.headers[.contentType].flatMap(ContentType.init(parsing:))
        guard let type, type.matches("text", "xml") || type.matches("application", "xml") else {
            throw ProblemDetails(.unsupportedMediaType, detail: "Send the envelope (SOAP 1.1) as text/xml.")
        }
        switch request.headers[.contentEncoding]?.lowercased() {
        case nil, "identity": return try await bytes(limit: limit)
        case "gzip", "x-gzip":
            let compressed = try await bytes(limit: limit)
            do throws(InflateError) {
                return try Inflater.gunzip(compressed, limit: limit)
            } catch .tooLong {
                throw ProblemDetails(.contentTooLarge, detail: "The body may have at most \(limit) bytes when uncompressed.")
            } catch .outOfMemory {
                throw ProblemDetails(.serviceUnavailable, detail: "The body could not be uncompressed just now.")
            } catch {
                throw ProblemDetails(.badRequest, detail: "The body is not gzip.")
            }
        default: throw ProblemDetails(.unsupportedMediaType, detail: "Send the envelope as it is or with Content-Encoding: gzip.")
        }
    }

    /// The request's body as it was sent.
    ///
    /// - Throws: ``ProblemDetails`` for a body over the limit.
    func bytes(limit: Int) async throws -> ByteBuffer {
        do {
            return try await request.body.collect(upTo: limit)
        } catch let error as any HTTPResponseError where error.status == .contentTooLarge {
            throw ProblemDetails(.contentTooLarge, detail: "The body may have at most \(limit) bytes.")
        } catch {
            // What fails here is the connection or the framing, both the client's; the answer may find nobody.
            throw ProblemDetails(.badRequest, detail: "The body could not be read to its end.")
        }
    }
}
