import ScreenKit
import Testing
import VersionService

@Suite("Rules of contracts")
struct ContractRuleTests {
    /// Two states of a screen, and the one change there is between them.
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: ContractRule
        let subject: String
        var property: String?
        var item: String?
        var pointer: String?
        let old: [ScreenDocument]
        let new: [ScreenDocument]

        var testDescription: String { "\(rule.rawValue) \(rule.title)" }
    }

    private static let card = Component(.card, id: "a").title("A")
    private static let chips = Component(.chipGroup, id: "g") { Component(.chip, id: "g/1").title("One").onTap(.close) }
    private static func row(_ action: Action?, id: String = "r") -> Component { Component(.row, id: id).title("R").onTap(action) }
    private static func screen(_ components: [Component]) -> ScreenDocument {
        var document = ContractFixture.screen()
        document.sections[0].body = components
        return document
    }

    static let breaking: [Case] = [
        Case(
            rule: .componentAdded, subject: "component core.hero", pointer: "/sections/0/body/1",
            old: [screen([card])], new: [screen([card, Component(.hero, id: "h").title("H")])]),
        Case(
            rule: .containerAdded, subject: "component core.optionGroup", pointer: "/sections/0/body/1",
            old: [screen([card, Component(.option, id: "o").title("O").onTap(.close)])],
            new: [screen([card, Component(.optionGroup, id: "g") { Component(.option, id: "o").title("O").onTap(.close) }])]),
        Case(
            rule: .containerAdded, subject: "component core.card", property: "children", pointer: "/sections/0/body/0/children",
            old: [screen([card, Component(.button, id: "b").title("B").onTap(.close)])],
            new: [
                screen([
                    Component(.card, id: "a") { Component(.button, id: "b").title("B").onTap(.close) }.title("A"),
                    Component(.button, id: "c").title("B").onTap(.close),
                ])
            ]),
        Case(
            rule: .containerAdded, subject: "answer screen", property: "overlay", pointer: "/overlay",
            old: [screen([card])], new: [overlaid(screen([card]), [Component(.card, id: "o").title("O")])]),
        Case(
            rule: .childAdded, subject: "component core.chipGroup", property: "children[]", item: "core.card",
            pointer: "/sections/0/body/1/children/1", old: [screen([card, chips])],
            new: [
                screen([
                    card,
                    Component(.chipGroup, id: "g") {
                        chips.children[0]; Component(.card, id: "g/2").title("A")
                    },
                ])
            ]),
        Case(
            rule: .actionAdded, subject: "action action.signIn", pointer: "/sections/0/body/1/events/tap/0",
            old: [screen([row(.close), row(.close, id: "s")])], new: [screen([row(.close), row(.signIn(reason: "x"), id: "s")])]),
        Case(
            rule: .actionAdded, subject: "action screen.artist", pointer: "/sections/0/body/1/events/tap/0",
            old: [screen([row(.close), row(.close, id: "s")])],
            new: [screen([row(.close), row(.screen(ScreenAction(name: "artist", path: "/artists/1")), id: "s")])]),
        Case(
            rule: .valueAdded, subject: "answer section", property: "layout", item: "carousel", pointer: "/sections/0/layout",
            old: [screen([card])], new: [laidOut(screen([card]), .carousel)]),
        Case(
            rule: .valueAdded, subject: "component core.card", property: "style.prominence", item: "primary",
            pointer: "/sections/0/body/0/style/prominence",
            old: [screen([card.style(Style(prominence: .secondary))])], new: [screen([card.style(Style(prominence: .primary))])]),
        Case(
            rule: .valueAdded, subject: "component core.card", property: "images.icon.local", item: "icon.new",
            pointer: "/sections/0/body/0/images/icon/local",
            old: [screen([card.icon(IconToken(rawValue: "icon.old"))])], new: [screen([card.icon(IconToken(rawValue: "icon.new"))])]),
        Case(
            rule: .propertyRemoved, subject: "component core.card", property: "text.subtitle",
            old: [screen([card.subtitle("S")])], new: [screen([card])]),
        Case(
            rule: .optionalPropertyRemoved, subject: "component core.card", property: "text.subtitle",
            old: [screen([card, Component(.card, id: "b").title("B").subtitle("S")])],
            new: [screen([card, Component(.card, id: "b").title("B")])]),
        Case(
            rule: .kindAdded, subject: "component core.card", property: "custom.size", item: "string",
            pointer: "/sections/0/body/0/custom/size",
            old: [screen([card.custom("size", 3)])], new: [screen([card.custom("size", "three")])]),
        Case(
            rule: .presenceWeakened, subject: "component core.card", property: "text.subtitle", pointer: "/sections/0/body/1/text",
            old: [screen([card.subtitle("S")])], new: [screen([card.subtitle("S"), Component(.card, id: "b").title("B")])]),
        Case(
            rule: .originAdded, subject: "action action.url", property: "url", item: "http://a.test",
            pointer: "/sections/0/body/0/events/tap/0/url",
            old: [screen([row(.url("https://a.test/x"))])], new: [screen([row(.url("http://a.test/x"))])]),
        Case(
            rule: .originAdded, subject: "action action.url", property: "url", item: "https://b.test",
            pointer: "/sections/0/body/0/events/tap/0/url",
            old: [screen([row(.url("https://a.test/x"))])], new: [screen([row(.url("https://b.test/x"))])]),
        Case(
            rule: .formatAdded, subject: "component core.card", property: "images.main.uri", item: "svg",
            pointer: "/sections/0/body/0/images/main/uri",
            old: [screen([card.image(ImageReference(uri: "/i/1.png"))])],
            new: [screen([card.image(ImageReference(uri: "/i/1.svg?x=1.png"))])]),
    ]

    static let harmless: [Case] = [
        Case(
            rule: .propertyAdded, subject: "component core.card", property: "text.subtitle", pointer: "/sections/0/body/0/text/subtitle",
            old: [screen([card])], new: [screen([card.subtitle("S")])]),
        Case(
            rule: .presenceStrengthened, subject: "component core.card", property: "text.subtitle",
            pointer: "/sections/0/body/0/text/subtitle",
            old: [screen([card, Component(.card, id: "b").title("B").subtitle("S")])],
            new: [screen([card.subtitle("S"), Component(.card, id: "b").title("B").subtitle("S")])]),
        Case(
            rule: .componentUnused, subject: "component core.hero", old: [screen([card, Component(.hero, id: "h").title("H")])],
            new: [screen([card])]),
        Case(
            rule: .actionUnused, subject: "action action.signIn",
            old: [screen([row(.close), row(.signIn(reason: "x"), id: "s")])], new: [screen([row(.close), row(.close, id: "s")])]),
        Case(
            rule: .itemUnused, subject: "answer section", property: "layout", item: "carousel",
            old: [screen([card]), laidOut(screen([card]), .carousel)], new: [screen([card])]),
        Case(
            rule: .kindUnused, subject: "component core.card", property: "custom.size", item: "string",
            old: [screen([card.custom("size", 3), Component(.card, id: "b").title("B").custom("size", "three")])],
            new: [screen([card.custom("size", 3)])]),
        Case(
            rule: .knownComponentPlaced, subject: "answer section", property: "body[]", item: "core.button",
            pointer: "/sections/0/body/1",
            old: [overlaid(screen([card]), [Component(.button, id: "o").title("O").onTap(.close)])],
            new: [
                overlaid(
                    screen([card, Component(.button, id: "b").title("O").onTap(.close)]),
                    [Component(.button, id: "o").title("O").onTap(.close)])
            ]),
    ]

    private static func overlaid(_ document: ScreenDocument, _ components: [Component]) -> ScreenDocument {
        var document = document
        document.overlay = components
        return document
    }

    private static func laidOut(_ document: ScreenDocument, _ layout: SectionLayout) -> ScreenDocument {
        var document = document
        document.sections[0].layout = layout
        return document
    }

    @Test("a change that breaks clients is found, with its place", arguments: breaking)
    func breaks(_ example: Case) throws {
        let breaking = try ContractFixture.changes(from: example.old, to: example.new).filter(\.isBreaking)
        try check(breaking, against: example)
    }

    @Test("a change that clients can live with is named and breaks nothing", arguments: harmless)
    func lives(_ example: Case) throws {
        let changes = try ContractFixture.changes(from: example.old, to: example.new)
        #expect(changes.filter(\.isBreaking) == [])
        // What belongs to the example's make, such as a value of the same name that is gone with it, may be told besides.
        try check(changes.filter { $0.rule == example.rule }, against: example)
    }

    private func check(_ changes: [ContractChange], against example: Case) throws {
        let change = try #require(changes.first, "nothing was found")
        #expect(changes.count == 1, "\(changes)")
        #expect(change.rule == example.rule)
        #expect(change.subject.description == example.subject)
        #expect(change.property == example.property)
        #expect(change.item == example.item)
        #expect(change.example?.pointer == example.pointer)
        #expect(!change.isBreaking || change.rule.advice != nil)
    }

    @Test("a custom member is a closed list where the catalogue says so, and free text elsewhere")
    func catalogue() throws {
        let since = SemanticVersion(major: 1, minor: 0, patch: 0)
        let type = ComponentType(rawValue: "music.mood")
        let catalogue = ComponentCatalogue.core(adding: [
            ComponentDefinition(
                type, "A mood.", since: since,
                properties: [
                    PropertyDefinition("custom.mood", since: since, closedList: true), PropertyDefinition("custom.note", since: since),
                ])
        ])
        let old = ContractFixture.screen(Component(type, id: "m").custom("mood", "calm").custom("note", "a"))
        let new = ContractFixture.screen(Component(type, id: "m").custom("mood", "wild").custom("note", "b"))
        let changes = try ContractFixture.changes(from: [old], to: [new], catalogue: catalogue)
        #expect(changes.filter(\.isBreaking).map(\.item) == ["wild"])
        #expect(try ContractFixture.changes(from: [old], to: [new]) == [])
    }

    @Test("texts, order, number of items and what is handed on unread are no contract")
    func noContract() throws {
        func row(_ id: String, _ payload: JSONLiteral) -> Component {
            Component(.row, id: id).title(id).onTap(.command(CommandAction("favorite", payload: payload))).analytics(["a\(id)": "x"])
        }
        let old = ContractFixture.screen(row("1", ["id": "x"]), Self.card)
        let new = ContractFixture.screen(Self.card, row("2", ["kind": "y", "n": 3]), row("3", [1]))
        #expect(try ContractFixture.changes(from: [old], to: [new]).filter(\.isBreaking) == [])
    }

    @Test("what a change of features brings is told from what the data shows anyway")
    func introduced() throws {
        let frozen = try ContractFixture.observed(Self.screen([Self.card]))
        let before = try ContractFixture.observed(Self.screen([Self.card.icon(IconToken(rawValue: "icon.data"))]))
        let hero = Component(.hero, id: "h").title("H")
        let after = try ContractFixture.observed(Self.screen([Self.card.icon(IconToken(rawValue: "icon.data")), hero]))
        let changes = ContractComparison.introduced(frozen: frozen.contract, before: before, after: after)
        #expect(changes.map(\.rule) == [.componentAdded])
    }
}
