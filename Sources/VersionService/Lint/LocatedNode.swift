/// A value of a document with the way to it.
struct LocatedNode {
    let node: JSONNode
    let pointer: JSONPointer
}
