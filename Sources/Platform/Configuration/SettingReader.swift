import Configuration

/// Reads settings as texts, so that a value that cannot be used is refused and not passed over.
struct SettingReader {
    let reader: ConfigReader

    /// A setting as it was given.
    func text(_ name: String) -> String? {
        let key = ConfigKey(name.split(separator: "-").map(String.init))
        return reader.string(forKey: key)
    }

    /// A whole number within a range.
    func integer(_ name: String, _ range: ClosedRange<Int>) throws -> Int? {
        guard let text = text(name) else { return nil }
        guard let value = Int(text), range.contains(value) else {
            throw ConfigurationError("\(name): '\(text)' is not a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }

    /// A duration in whole seconds within a range.
    func seconds(_ name: String, _ range: ClosedRange<Int>) throws -> Duration? {
        try integer(name, range).map { .seconds($0) }
    }

    /// One of a closed list of values.
    func choice<Choice: RawRepresentable>(_ name: String, _ choices: [Choice]) throws -> Choice? where Choice.RawValue == String {
        guard let text = text(name) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            throw ConfigurationError("\(name): '\(text)' is not one of \(choices.map(\.rawValue).joined(separator: ", "))")
        }
        return choice
    }

    /// `on` or `off`.
    func toggle(_ name: String) throws -> Bool? {
        switch text(name) {
        case nil: nil
        case "on", "true": true
        case "off", "false": false
        case let text?: throw ConfigurationError("\(name): '\(text)' is neither on nor off")
        }
    }

    /// Scheme and authority of a web address; a slash at its end is dropped.
    func origin(_ name: String) throws -> String? {
        guard let text = text(name) else { return nil }
        let origin = text.hasSuffix("/") ? String(text.dropLast()) : text
        let scheme = ["https://", "http://"].first { origin.hasPrefix($0) }
        let authority = origin.dropFirst(scheme?.count ?? 0).utf8
        let isAuthority = authority.allSatisfy { ASCII.isAlphanumeric($0) || "-._:[]".utf8.contains($0) }
        let port = authority.lastIndex(of: UInt8(ascii: ":")).map { authority[authority.index(after: $0)...] }
        let isPort = port.flatMap { $0.last == UInt8(ascii: "]") ? nil : UInt16(String(decoding: $0, as: UTF8.self)) != nil } ?? true
        guard scheme != nil, !authority.isEmpty, isAuthority, isPort else {
            throw ConfigurationError("\(name): '\(text)' is not an address such as https://music.example.com")
        }
        return origin
    }
}
