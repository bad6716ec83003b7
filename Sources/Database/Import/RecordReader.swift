internal import ScreenKit
internal import Screens

/// Takes the members out of an object, and says precisely what is wrong with them.
struct RecordReader {
    private let members: [JSONMember]
    /// What stands before the name of a member in an error: nothing, or as in `movements[3].`.
    private let prefix: String

    /// Begins to read an object.
    ///
    /// - Parameters:
    ///   - path: where the object is in the record; empty for the record itself.
    ///   - noun: what it is, for errors ("a composer").
    ///   - names: the members it may have.
    init(_ value: JSONValue, at path: String = "", as noun: String, names: Set<String>) throws(FieldError) {
        guard case .object(let members) = value else {
            throw FieldError(path.isEmpty ? nil : path, "must be an object, not \(value.noun)")
        }
        prefix = path.isEmpty ? "" : "\(path)."
        if let unknown = members.first(where: { !names.contains($0.name) }) {
            throw FieldError(prefix + Self.shown(unknown.name), "\(noun) has no such member")
        }
        self.members = members
    }

    /// A member; nil if it is absent.
    ///
    /// Null is not absence: there is one way to leave something out.
    func value(_ name: String) -> JSONValue? {
        members.first { $0.name == name }?.value
    }

    func path(_ name: String) -> String { prefix + name }

    func failure(_ name: String, _ reason: String) -> FieldError { FieldError(path(name), reason) }

    func required(_ name: String) throws(FieldError) -> JSONValue {
        guard let value = value(name) else { throw failure(name, "is missing") }
        return value
    }

    func array(_ name: String, _ count: ClosedRange<Int>) throws(FieldError) -> [JSONValue] {
        guard let value = value(name) else {
            guard count.contains(0) else { throw failure(name, "is missing") }
            return []
        }
        guard case .array(let values) = value else { throw failure(name, "must be an array, not \(value.noun)") }
        guard count.contains(values.count) else {
            throw failure(name, "has \(values.count) elements; \(count.lowerBound) to \(count.upperBound) are allowed")
        }
        return values
    }

    /// The objects in an array, each ready to be read.
    func objects(_ name: String, _ count: ClosedRange<Int>, as noun: String, names: Set<String>) throws(FieldError) -> [RecordReader] {
        var readers: [RecordReader] = []
        for (index, value) in try array(name, count).enumerated() {
            readers.append(try RecordReader(value, at: "\(path(name))[\(index)]", as: noun, names: names))
        }
        return readers
    }

    /// What is shown in an error of a text that may be anything.
    static func shown(_ text: String) -> String {
        let part = text.prefix(60).map {
            $0.isNewline || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : $0
        }
        return String(part) + (text.count > 60 ? "…" : "")
    }
}
