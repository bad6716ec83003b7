/// Names and label values as the text format allows them.
enum PrometheusName {
    private static let maximumValueLength = 256

    /// A metric name made of what is allowed, `[a-zA-Z_:][a-zA-Z0-9_:]*`, with an underscore for anything else.
    static func metric(_ label: String, suffix: String = "") -> String {
        let name = sanitized(label, allowsColon: true)
        return suffix.isEmpty || name.hasSuffix(suffix) ? name : name + suffix
    }

    /// The labels of a series, sorted by name: `code="200",method="GET"`.
    ///
    /// Of two with one name, the first stays.
    static func labels(_ dimensions: [(String, String)]) -> String {
        if dimensions.isEmpty { return "" }
        var values: [String: String] = [:]
        for (name, value) in dimensions {
            let name = label(name)
            if values[name] == nil { values[name] = value }
        }
        return values.sorted { $0.key < $1.key }.map { "\($0.key)=\"\(escaped($0.value.bounded(to: maximumValueLength)))\"" }.joined(
            separator: ",")
    }

    /// `le` belongs to histograms and a leading double underscore to Prometheus itself, so they are moved out of the way.
    private static func label(_ name: String) -> String {
        let name = sanitized(name, allowsColon: false)
        return name == "le" || name.hasPrefix("__") ? "label_" + name : name
    }

    private static func sanitized(_ text: String, allowsColon: Bool) -> String {
        var name = text.utf8.map { byte in
            ASCII.isAlphanumeric(byte) || (allowsColon && byte == UInt8(ascii: ":")) ? byte : UInt8(ascii: "_")
        }
        if name.first.map(ASCII.isDigit) ?? true { name.insert(UInt8(ascii: "_"), at: 0) }
        return String(decoding: name, as: UTF8.self)
    }

    /// Escapes what would end a label value: backslash, quotation mark and line feed.
    private static func escaped(_ value: String) -> String {
        var text = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\\": text += #"\\"#
            case "\"": text += #"\""#
            case "\n": text += #"\n"#
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// Escapes a help text, where only backslash and line feed matter.
    static func escapedHelp(_ text: String) -> String {
        text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: #"\\"#)
            .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: #"\n"#)
    }
}
