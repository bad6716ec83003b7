import ScreenKit
import TestSupport
import Testing
import VersionService

@Suite("Promises of contracts")
struct ContractPropertyTests {
    private static let types: [ComponentType] = [.card, .row, .button, .text, .chipGroup]

    /// A screen made up from a seed, of known types only.
    static func screen(_ random: inout SplitMix) -> ScreenDocument {
        var document = ScreenDocument(
            id: "s", type: "album", header: Bool.random(using: &random) ? Header(TextContent(title: "H")) : nil, sections: [])
        for index in 0..<Int.random(in: 0...4, using: &random) {
            document.sections.append(
                Section(
                    id: "\(index)", layout: SectionLayout.allCases.randomElement(using: &random) ?? .list,
                    body: (0..<Int.random(in: 0...4, using: &random)).map { component("\(index)/\($0)", depth: 0, &random) }))
        }
        return document
    }

    private static func component(_ id: String, depth: Int, _ random: inout SplitMix) -> Component {
        var component = Component(types.randomElement(using: &random) ?? .card, id: id)
        if Bool.random(using: &random) { component.text.title = "T\(Int.random(in: 0...99, using: &random))" }
        if Bool.random(using: &random) { component.text.custom = [CustomText(name: "a.b[]*\\", text: "x")] }
        if Bool.random(using: &random) { component.custom = [CustomField(name: "", value: literal(0, &random))] }
        if Bool.random(using: &random) { component.events.tap = [.close, .url("https://a.test")] }
        if Bool.random(using: &random) { component.analytics = ["n\(Int.random(in: 0...9, using: &random))": "v"] }
        if component.type == .chipGroup, depth < 3 {
            component.children = (0..<Int.random(in: 0...2, using: &random)).map {
                self.component("\(id)/\($0)", depth: depth + 1, &random)
            }
        }
        return component
    }

    private static func literal(_ depth: Int, _ random: inout SplitMix) -> JSONLiteral {
        switch Int.random(in: 0...(depth > 2 ? 2 : 4), using: &random) {
        case 0: .bool(true)
        case 1: .integer(7)
        case 2: .string("é\"\n")
        case 3: .array((0..<2).map { _ in literal(depth + 1, &random) })
        default: ["x": literal(depth + 1, &random), "type": "plain"]
        }
    }

    @Test("what was frozen reads back the same, and the same screens break nothing", arguments: 0..<100 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let screens = (0..<4).map { _ in String(decoding: ContractFixture.bytes(Self.screen(&random)), as: UTF8.self) }
        let observed = try ContractFixture.observed(texts: screens)
        let frozen = try Contract(parsing: Array(observed.contract.text.utf8))
        #expect(frozen == observed.contract)
        #expect(frozen.text == observed.contract.text)
        #expect(ContractComparison(frozen: frozen, present: observed).changes == [])
        #expect(try ContractFixture.observed(texts: screens.reversed()).contract == observed.contract, "the order of samples counts")
        for screen in screens {
            let alone = ContractComparison(frozen: frozen, present: try ContractFixture.observed(texts: [screen]))
            // One of them may have less than all together, never more.
            #expect(alone.breaking.filter { ![.propertyRemoved, .optionalPropertyRemoved].contains($0.rule) } == [], "seed \(seed)")
        }
    }

    /// Puts something new anywhere into the JSON of a screen.
    @Test("whatever is added anywhere is found", arguments: 0..<300 as Range<UInt64>)
    func anything(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let text = String(
            decoding: ContractFixture.bytes(ContractFixture.screen(Self.component("a", depth: 0, &random).title("T"))), as: UTF8.self)
        let opaque = [#""analytics":{"#, #""payload":{"#]
        let places = text.indices.filter { index in
            text[index] == "{" && !opaque.contains { text[...index].hasSuffix($0) }
        }
        let place = try #require(places.randomElement(using: &random))
        let additions = [#""zz":1"#, #""zz":null"#, #""zz":{"type":"zz.new"}"#, #""zz":[{"type":"action.zz"}]"#, #""zz":[1.5]"#]
        let addition = try #require(additions.randomElement(using: &random))
        let following = text[text.index(after: place)] == "}" ? "" : ","
        let changed = text[...place] + addition + following + text[text.index(after: place)...]
        let comparison = ContractComparison(
            frozen: try ContractFixture.observed(texts: [text]).contract, present: try ContractFixture.observed(texts: [String(changed)]))
        #expect(!comparison.changes.isEmpty, "\(changed)")
        if addition.contains("type"), !text[...place].contains(#""custom""#) {
            #expect(!comparison.breaking.isEmpty, "\(changed)")
        }
    }

    @Test("a component inside one of its own kind is counted like any other")
    func recursion() throws {
        let inner = Component(.chipGroup, id: "g/1").title("Inner")
        let outer = Component(.chipGroup, id: "g") { inner }.custom("last", 1)
        let shape = try ContractFixture.observed(ContractFixture.screen(outer)).contract.shapes[
            ContractSubject(.component, "core.chipGroup")]
        #expect(shape?["id"]?.presence == .always)
        #expect(shape?["text"]?.presence == .sometimes)
        #expect(shape?["children"]?.presence == .sometimes)
        #expect(shape?["custom"]?.presence == .sometimes)
        #expect(shape?["children[]"]?.lists[.holds] == ["core.chipGroup"])
    }

    @Test(
        "a file that is no contract is refused with the place",
        arguments: [
            ("[]", "must be an object"), ("{", "not JSON"), (#"{"format":1,"format":1}"#, "/format: is given twice"),
            (#"{"format":9}"#, "/format: must be 1"), (#"{"format":1,"version":"v7","extra":1}"#, "/extra: is not a member"),
            (
                #"{"format":1,"version":"v7","answers":{},"components":{"a":{"b":{"kinds":["odd"]}}},"actions":{}}"#,
                "/components/a/b/kinds: must be one of"
            ),
            (#"{"format":1,"version":"v7","answers":{},"components":{}}"#, "/actions: is missing"),
        ])
    func refused(text: String, message: String) {
        let error = #expect(throws: ContractError.self) { try Contract(parsing: Array(text.utf8)) }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }

    @Test("members that are data are found out before they fill the contract")
    func bounded() throws {
        let fields = (0..<2000).map { CustomField(name: "id\($0)", value: 1) }
        var component = Component(.card, id: "a")
        component.custom = fields
        #expect(throws: ContractError.self) { try ContractFixture.observed(ContractFixture.screen(component)) }
    }

    @Test("a frozen contract is this text")
    func text() throws {
        let card = Component(.card, id: "a").title("A").image(ImageReference(uri: "/1.png", shape: .circle))
        let text = try ContractFixture.observed(ContractFixture.screen(card)).contract.text
        #expect(
            text.contains(
                """
                  "components": {
                    "core.card": {
                      "id": { "kinds": ["string"], "presence": "always" },
                      "images": { "kinds": ["object"], "presence": "always" },
                      "images.main": { "kinds": ["object"], "presence": "always" },
                      "images.main.shape": { "kinds": ["string"], "presence": "always", "values": ["circle"] },
                      "images.main.uri": { "kinds": ["string"], "presence": "always", "formats": ["png"] },
                      "text": { "kinds": ["object"], "presence": "always" },
                """), "\(text)")
    }
}
