import NIOCore
import ScreenKit
import Synchronization
import Testing
import VersionService

@Suite("Samples")
struct CorpusRendererTests {
    private static let page: SyntheticApp.Content = { context in
        let size = context.features[.size]
        var document = SyntheticApp.page((0..<size).map { Component(.row, id: "\($0)").title("\($0)") })
        if context.features[.a] { document.sections[0].body.append(Component(.hero, id: "hero").title("H")) }
        return document
    }

    private func renderer(_ samples: [ScreenSample], runsCommands: Bool = false, _ content: @escaping SyntheticApp.Content = page)
        throws -> CorpusRenderer<SyntheticApp>
    {
        try CorpusRenderer(SyntheticApp(content: content), samples: samples, runsCommands: runsCommands)
    }

    @Test("screens, sections, commands and refusals are rendered in the order of the samples, as the encoder writes them")
    func answers() async throws {
        let samples = [
            ScreenSample("section", "/pages/1/sections/main"), ScreenSample("screen", "/pages/1?x=%C3%A9"),
            ScreenSample("wrong", "/pages/UPPER"), ScreenSample("no section", "/pages/1/sections/none"),
            ScreenSample("nowhere", "/other"), ScreenSample("failed section", "/pages/1", failing: ["extra"]),
            ScreenSample("offset", "/pages/1/sections/main?offset=1"),
            ScreenSample("command", .command(name: "touch", payload: [:])),
        ]
        let renderer = try renderer(samples, runsCommands: true)
        let version = try SyntheticApp.version(7)
        let rendered = await renderer.render(as: version)
        #expect(rendered.map(\.sample) == samples)
        let texts = rendered.map { sample in
            sample.bytes(renderer.encoder(sample.sample, as: version)).map { String(decoding: $0.bytes, as: UTF8.self) } ?? "none"
        }
        #expect(texts[0].hasPrefix(#"{"id":"main","url":"/v7/pages/1/sections/main","layout":"list","body":["#))
        #expect(texts[1].hasPrefix(#"{"apiVersion":"v7","id":"pages/1","type":"screen.page","locale":"en","brand":"b","sections":[{"#))
        for refused in [2, 3, 6] { #expect(texts[refused].contains(#""type":"screen.error""#), "\(texts[refused])") }
        #expect(rendered[4].incompleteness == "nowhere: no screen has the path /other")
        #expect(texts[5].contains("extra/error"))
        #expect(rendered[5].incompleteness == nil, "a failure that was asked for leaves nothing out")
        #expect(texts[7] == #"{"actions":[{"type":"action.close"}]}"#)
        #expect(rendered[7].reads.containsFeature(at: 5))
    }

    @Test("no more samples than allowed are rendered at once")
    func bounded() async throws {
        let state = Mutex((running: 0, most: 0))
        let renderer = try renderer((0..<40).map { ScreenSample("\($0)", "/pages/\($0)") }) { _ in
            state.withLock {
                $0.running += 1
                $0.most = max($0.most, $0.running)
            }
            defer { state.withLock { $0.running -= 1 } }
            return SyntheticApp.page([])
        }
        #expect(await renderer.render(as: try SyntheticApp.version(1)).count == 40)
        #expect(state.withLock { $0.most } <= 4)
    }

    @Test("samples of the same name, and too many of them, are refused")
    func refused() throws {
        #expect(throws: CorpusError.duplicateName("x")) { try renderer([ScreenSample("x", "/pages/1"), ScreenSample("x", "/pages/2")]) }
        #expect(throws: CorpusError.tooMany(501, limit: 500)) { try renderer((0..<501).map { ScreenSample("\($0)", "/pages/1") }) }
    }

    @Test("a contract holds what is shown where something went wrong too, and a retired version's one screen alone")
    func contracts() async throws {
        let renderer = try renderer([ScreenSample("page", "/pages/1")])
        let live = try await renderer.contract(of: SyntheticApp.version(7)).contract
        #expect(live.names(of: .component) == ["core.error", "core.row"])
        #expect(live.shapes[.screen]?["type"]?.lists[.values] == ["screen.page", "screen.error"])
        let version = try SyntheticApp.version(1)
        let retired = RenderingVersion(version.id, features: version.features, isRetired: true)
        #expect(try await renderer.contract(of: retired).contract.names(of: .component) == ["core.notice"])
    }

    @Test("nothing is said about a version whose samples could not all be rendered")
    func incomplete() async throws {
        struct Outage: Error {}
        let renderer = try renderer([ScreenSample("page", "/pages/1")]) { _ in throw Outage() }
        await #expect(throws: CorpusError.incomplete(["page: Outage()"])) { try await renderer.contract(of: SyntheticApp.version(7)) }
    }

    @Test("a change of features that breaks a frozen contract is told with screen and place; one that does not is let through")
    func breakage() async throws {
        let renders = Mutex(0)
        let renderer = try renderer([ScreenSample("page", "/pages/1")]) { context in
            renders.withLock { $0 += 1 }
            return try Self.page(context)
        }
        let before = try SyntheticApp.version(7)
        let frozen = try await renderer.contract(of: before).contract
        let breaking = try await renderer.breakage(of: frozen, from: before, to: SyntheticApp.version(7, on: "aa"))
        #expect(breaking.map(\.rule) == [.componentAdded])
        #expect(breaking.map(\.example) == [ContractExample(sample: "page", pointer: "/sections/0/body/1")])
        #expect(try await renderer.breakage(of: frozen, from: before, to: SyntheticApp.version(7, size: 4)) == [])
        renders.withLock { $0 = 0 }
        #expect(try await renderer.breakage(of: frozen, from: before, to: SyntheticApp.version(7, on: "unread")) == [])
        #expect(renders.withLock { $0 } == 1, "what reads none of the changed features is rendered once")
        // A version that broke its contract before the change is not held against the change.
        let drifted = try SyntheticApp.version(7, on: "aa")
        #expect(try await renderer.breakage(of: frozen, from: drifted, to: SyntheticApp.version(7, on: "aa", size: 2)) == [])
    }

    @Test("a contract frozen over the states of a version's life is not broken by its deprecation")
    func lifecycle() async throws {
        let manifest = try SyntheticApp.manifest.get()
        let renderer = try renderer([ScreenSample("page", "/pages/1")]) { context in
            guard context.features[.deprecated] else { return try Self.page(context) }
            let prompt = Component(context.features[.command] ? .hero : .notice, id: "notice").title("Update")
            var document = try Self.page(context)
            document.sections.append(Section("notice") { prompt })
            return document
        }
        let version = try SyntheticApp.version(7)
        let states = version.lifecycleStates(manifest.features)
        #expect(states.map { "\($0.features[.deprecated]) \($0.features[.command])" } == ["false false", "true false", "true true"])
        let frozen = try await renderer.contract(of: version, states: states)
        #expect(frozen.contract.names(of: .component) == ["core.error", "core.hero", "core.notice", "core.row"])
        #expect(
            ContractComparison(frozen: frozen.contract, present: try await renderer.contract(of: version, states: states)).changes == [])
        var whole = ContractBuilder(version: "v7")
        for state in states {
            for sample in await renderer.render(as: state) {
                let (bytes, answer) = try #require(sample.bytes(renderer.encoder(sample.sample, as: state)))
                try whole.add(bytes, as: answer, sample: sample.sample.name)
            }
        }
        let sections = ContractSubject.section
        #expect(whole.observed().contract.shapes[sections]?["body[]"]?.lists[.holds] == ["core.row", "core.hero", "core.notice"])
        #expect(ContractComparison(frozen: frozen.contract, present: whole.observed()).breaking == [], "a state was not looked at in full")
        for state in states { #expect(try await renderer.breakage(of: frozen.contract, from: version, to: state) == []) }
        let example = try ContractComparison(frozen: await renderer.contract(of: version).contract, present: frozen)
            .breaking.first { $0.subject.name == "core.hero" }?.example
        #expect(example == ContractExample(sample: "page, command = true, deprecated = true", pointer: "/sections/1/body/0"))
    }
}
