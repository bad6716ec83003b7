import Logging

/// Metadata as pairs of name and text: nested values get dotted names, secrets are taken out, and everything is bounded.
struct LogMetadata {
    private(set) var pairs: [(name: String, text: String)] = []

    private static let maximumPairs = 64
    private static let maximumDepth = 4
    private static let maximumNameLength = 256
    static let maximumTextLength = 4096

    /// Flattens metadata; names come out sorted, so that equal metadata makes equal records.
    init(_ metadata: Logger.Metadata) {
        append(metadata, prefix: "", depth: 1)
    }

    private mutating func append(_ metadata: Logger.Metadata, prefix: String, depth: Int) {
        for (name, value) in metadata.sorted(by: { $0.key < $1.key }) {
            append(value, name: prefix + name, isSecret: SecretNames.contains(name), depth: depth)
        }
    }

    private mutating func append(_ value: Logger.MetadataValue, name: String, isSecret: Bool, depth: Int) {
        guard pairs.count < Self.maximumPairs else { return }
        let name = name.bounded(to: Self.maximumNameLength)
        if isSecret {
            pairs.append((name, SecretNames.replacement))
            return
        }
        switch value {
        case .string(let text):
            pairs.append((name, text.bounded(to: Self.maximumTextLength)))
        case .stringConvertible(let convertible):
            pairs.append((name, convertible.description.bounded(to: Self.maximumTextLength)))
        case .dictionary, .array:
            appendNested(value, name: name, depth: depth)
        }
    }

    private mutating func appendNested(_ value: Logger.MetadataValue, name: String, depth: Int) {
        guard depth < Self.maximumDepth else {
            pairs.append((name, "…"))
            return
        }
        switch value {
        case .dictionary(let members):
            append(members, prefix: name + ".", depth: depth + 1)
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                append(element, name: "\(name).\(index)", isSecret: false, depth: depth + 1)
            }
        case .string, .stringConvertible:
            break
        }
    }
}
