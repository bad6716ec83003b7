/// An object of a document with the way to it.
struct LocatedObject {
    let object: JSONObject
    let pointer: JSONPointer

    /// The value of the member called `name`.
    subscript(name: String) -> LocatedNode? {
        object[name].map { LocatedNode(node: $0.value, pointer: pointer.appending(name)) }
    }

    /// All members with their names, in the order of the document.
    var members: [(name: String, value: LocatedNode)] {
        object.members.map { ($0.name, LocatedNode(node: $0.value, pointer: pointer.appending($0.name))) }
    }

    func has(_ name: String) -> Bool {
        object[name] != nil
    }
}
