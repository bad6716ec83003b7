public import Foundation

/// Parsed JSON, walked by names and indices; what is not there is nothing.
public struct JSONView: CustomStringConvertible {
    private let value: Any?

    public init(_ value: Any?) {
        self.value = value
    }

    public subscript(name: String) -> JSONView { JSONView((value as? [String: Any])?[name]) }
    public subscript(index: Int) -> JSONView {
        guard let array = value as? [Any], array.indices.contains(index) else { return JSONView(nil) }
        return JSONView(array[index])
    }

    public var string: String? { value as? String }
    public var int: Int? { (value as? NSNumber)?.intValue }
    public var bool: Bool? { (value as? NSNumber)?.boolValue }
    public var array: [JSONView] { (value as? [Any] ?? []).map(JSONView.init) }
    public var names: [String] { (value as? [String: Any] ?? [:]).keys.sorted() }

    /// The value as JSON text, to be sent as it was received.
    public var data: Data {
        (try? JSONSerialization.data(withJSONObject: value ?? NSNull(), options: [.sortedKeys, .fragmentsAllowed])) ?? Data()
    }

    /// Every value in the tree, this one included.
    public var descendants: [JSONView] {
        let children = array + names.map { self[$0] }
        return [self] + children.flatMap(\.descendants)
    }

    public var description: String { String(decoding: data, as: UTF8.self) }
}
