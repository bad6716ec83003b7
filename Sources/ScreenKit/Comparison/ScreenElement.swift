/// A part of a screen without the parts inside it.
struct ScreenElement: Sendable, Hashable {
    let id: ScreenElementID
    /// The part around it; nil for the outermost.
    let parent: ScreenElementID?
    /// The member of the parent that it is in.
    let slot: String
    /// Everything it is sent with, except the parts inside it.
    let value: WireValue

    /// The type and title, for people.
    var label: String {
        let type = value["type"]?.text
        let title = value["text"]?["title"]?.text ?? value["title"]?.text
        return [type, title.map(JSONText.quoted)].compactMap { $0 }.joined(separator: " ")
    }
}
