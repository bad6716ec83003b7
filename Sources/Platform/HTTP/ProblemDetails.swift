package import HTTPTypes
package import NIOCore
import ScreenKit

/// The body of an error answer, for programs (RFC 9457).
package struct ProblemDetails: Error, Hashable, Sendable {
    /// The media type of the body.
    package static let contentType = "application/problem+json"

    /// A URI that names the kind of problem; left out when the status says it all.
    package var type: String?

    /// What kind of problem it is, in a few words that do not change from one occurrence to the next.
    package var title: String

    package var status: HTTPResponse.Status

    /// What went wrong this time, for a person to read.
    package var detail: String?

    /// A URI that names this occurrence.
    package var instance: String?

    /// Members that belong to the kind of problem, such as the `field` that is wrong; written in this order.
    package var extensions: [Extension]

    /// Describes a problem; without a title, the status gives it its own.
    package init(
        _ status: HTTPResponse.Status,
        type: String? = nil,
        title: String? = nil,
        detail: String? = nil,
        instance: String? = nil,
        extensions: [Extension] = []
    ) {
        self.status = status
        self.type = type
        self.title = title ?? status.reasonPhrase
        self.detail = detail
        self.instance = instance
        self.extensions = extensions
    }

    /// The JSON object: the members of the standard in its order, then the extensions.
    package func body() -> ByteBuffer {
        var writer = JSONWriter(capacity: 512)
        writer.object { writer in
            writer.member("type", type)
            writer.member("title", title)
            writer.key("status")
            writer.integer(status.code)
            writer.member("detail", detail)
            writer.member("instance", instance)
            for member in extensions {
                writer.key(member.name)
                member.value.write(to: &writer)
            }
        }
        return writer.buffer()
    }
}

extension ProblemDetails {
    /// A member that the standard does not define.
    package struct Extension: Hashable, Sendable {
        package let name: String
        package let value: Value

        package init(_ name: String, _ value: Value) {
            self.name = name
            self.value = value
        }

        /// Names the input that is wrong.
        package static func field(_ name: String) -> Extension {
            Extension("field", .string(name))
        }

        /// Names the values that would have been understood.
        package static func supported(_ values: [String]) -> Extension {
            Extension("supported", .strings(values))
        }
    }

    /// The value of an extension member.
    package enum Value: Hashable, Sendable {
        case string(String)
        case integer(Int)
        case bool(Bool)
        case strings([String])

        fileprivate func write(to writer: inout JSONWriter) {
            switch self {
            case .string(let text): writer.string(text)
            case .integer(let number): writer.integer(number)
            case .bool(let value): writer.bool(value)
            case .strings(let texts): writer.array { writer in for text in texts { writer.string(text) } }
            }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ name: StaticString, _ value: String?) {
        guard let value else { return }
        key(name)
        string(value)
    }
}
