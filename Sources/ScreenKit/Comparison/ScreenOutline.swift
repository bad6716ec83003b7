/// A rendered answer as a list of named parts: what two screens are compared by.
///
/// Made from the bytes that are sent, under one name for the version, so that addresses do not differ by it.
public struct ScreenOutline: Sendable, Hashable {
    /// The parts in the order of the answer, each after the one around it.
    private(set) var elements: [ScreenElement] = []
    private var indices: [ScreenElementID: Int] = [:]

    /// The name that stands for any version in addresses.
    static let neutralVersion = "v"

    /// - Returns: nil where the server could not answer.
    public init?(_ rendered: RenderedSample) {
        let encoder = WireEncoder(
            apiVersion: Self.neutralVersion, locale: rendered.sample.locale ?? "en", brand: Brand(id: "", name: ""))
        if case .refused(let failure, _) = rendered.answer {
            add(ScreenElement(id: ScreenElementID(.refusal, "\(failure)"), parent: nil, slot: "", value: .object([])))
            return
        }
        guard let (bytes, answer) = rendered.bytes(encoder), let value = try? WireValue(parsing: bytes) else { return nil }
        switch answer {
        case .screen: addScreen(value)
        case .section: addSection(value, in: nil)
        case .command: add(ScreenElement(id: ScreenElementID(.screen, ""), parent: nil, slot: "", value: value))
        }
    }

    /// Puts equal parts of other outlines in the place of this one's, so that they take memory once.
    mutating func share(_ parts: inout Set<ScreenElement>) {
        elements = elements.map { parts.insert($0).memberAfterInsert }
    }

    subscript(id: ScreenElementID) -> ScreenElement? {
        indices[id].map { elements[$0] }
    }

    /// The parts around a part, from the inside out.
    func ancestors(of id: ScreenElementID) -> [ScreenElementID] {
        var result: [ScreenElementID] = []
        var next = self[id]?.parent
        while let parent = next {
            result.append(parent)
            next = self[parent]?.parent
        }
        return result
    }

    /// The parts inside a part, which follow it.
    func contents(of id: ScreenElementID) -> [ScreenElementID] {
        guard let start = indices[id] else { return [] }
        var inside: Set<ScreenElementID> = [id]
        return elements[(start + 1)...].prefix { element in
            guard let parent = element.parent, inside.contains(parent) else { return false }
            return inside.insert(element.id).inserted
        }.map(\.id)
    }

    /// The section a part is in, if it is in one.
    func section(of id: ScreenElementID) -> String? {
        ([id] + ancestors(of: id)).first { $0.kind == .section }?.id
    }

    private mutating func addScreen(_ value: WireValue) {
        let id = ScreenElementID(.screen, value["id"]?.text ?? "")
        let parts: Set<String> = ["header", "sections", "stickyBottom", "overlay"]
        add(ScreenElement(id: id, parent: nil, slot: "", value: value.without(parts.union(["apiVersion", "brand", "locale"]))))
        if let header = value["header"] {
            let own = add(ScreenElement(id: ScreenElementID(.header, ""), parent: id, slot: "header", value: header.without(["menu"])))
            addMenu(of: header, in: own)
        }
        for section in value["sections"]?.elements ?? [] { addSection(section, in: id) }
        for slot in ["stickyBottom", "overlay"] { addComponents(value, slot, in: id) }
    }

    private mutating func addSection(_ value: WireValue, in screen: ScreenElementID?) {
        let id = ScreenElementID(.section, value["id"]?.text ?? "")
        let own = add(ScreenElement(id: id, parent: screen, slot: "sections", value: value.without(["header", "body"])))
        for slot in ["header", "body"] { addComponents(value, slot, in: own) }
    }

    private mutating func addComponents(_ value: WireValue, _ slot: String, in parent: ScreenElementID) {
        for component in value[slot]?.elements ?? [] {
            let id = ScreenElementID(.component, component["id"]?.text ?? "")
            let own = add(ScreenElement(id: id, parent: parent, slot: slot, value: component.without(["menu", "children"])))
            addMenu(of: component, in: own)
            addComponents(component, "children", in: own)
        }
    }

    private mutating func addMenu(of value: WireValue, in owner: ScreenElementID) {
        for entry in value["menu"]?.elements ?? [] {
            let id = ScreenElementID(.menuEntry, "\(owner.kind == .header ? "header" : owner.id)#\(entry["id"]?.text ?? "")")
            add(ScreenElement(id: id, parent: owner, slot: "menu", value: entry))
        }
    }

    /// Adds a part; one whose name is taken gets a number, so that nothing is lost.
    @discardableResult
    private mutating func add(_ element: ScreenElement) -> ScreenElementID {
        var id = element.id
        var number = 2
        while indices[id] != nil {
            id = ScreenElementID(element.id.kind, "\(element.id.id)~\(number)")
            number += 1
        }
        indices[id] = elements.count
        elements.append(ScreenElement(id: id, parent: element.parent, slot: element.slot, value: element.value))
        return id
    }
}
