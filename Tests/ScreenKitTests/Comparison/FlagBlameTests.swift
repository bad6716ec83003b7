import ScreenKit
import Testing
import VersionService

@Suite("Blame")
struct FlagBlameTests {
    private static let card = Component(.card, id: "card").title("Card")
    private static let everything = ["aa", "bb", "cc", "dd"]

    /// The report on a page with everything off, compared with the same page with some features on.
    private func report(
        on names: [String] = everything, size: Int = 1, maximumRenders: Int = 200, _ content: @escaping SyntheticApp.Content
    ) async throws -> BlameReport {
        let renderer = try CorpusRenderer(SyntheticApp(content: content), samples: [ScreenSample("page", "/pages/1")])
        var new = try SyntheticApp.version(7, size: size)
        for name in names { new.features = try new.features.replacing(name: name, value: true) }
        return try await renderer.blame(
            renderer.samples[0], from: SyntheticApp.version(3), to: new, maximumRenders: maximumRenders)
    }

    private func component(_ isThere: Bool) -> ScreenDocument {
        SyntheticApp.page([Component(.row, id: "first").title("First")] + (isThere ? [Self.card] : []))
    }

    @Test("one feature")
    func single() async throws {
        let report = try await report { context in component(context.features[.b]) }
        #expect(report.findings.map(\.causes) == [[["bb"]]])
        #expect(report.findings.map(\.difference.description) == [#"+ component card (core.card "Card")"#])
        #expect(report.factors.map(\.description) == ["bb (false → true)"], "features that were not read have nothing to do with it")
        #expect(report.renders == 2, "what was not read is not tried: \(report.renders)")
    }

    @Test("two features together")
    func conjunction() async throws {
        let report = try await report { context in
            let (a, c) = (context.features[.a], context.features[.c])
            return component(a && c)
        }
        #expect(report.findings.map(\.causes) == [[["aa", "cc"]]])
    }

    @Test("two features together, where the second is read only if the first is on")
    func shortCircuit() async throws {
        let report = try await report { context in component(context.features[.a] && context.features[.c]) }
        #expect(report.findings.map(\.causes) == [[["aa", "cc"]]])
    }

    @Test("either of two features")
    func disjunction() async throws {
        let report = try await report { context in component(context.features[.a] || context.features[.d]) }
        #expect(report.findings.map(\.causes) == [[["aa"], ["dd"]]])
    }

    @Test("either of two pairs")
    func disjunctionOfPairs() async throws {
        let report = try await report { context in
            let on = (context.features[.a], context.features[.b], context.features[.c], context.features[.d])
            return component(on.0 && on.1 || on.2 && on.3)
        }
        #expect(report.findings.map(\.causes) == [[["aa", "bb"], ["cc", "dd"]]])
    }

    @Test("three features together")
    func triple() async throws {
        let report = try await report { context in
            component(context.features[.a] && context.features[.b] && context.features[.d])
        }
        #expect(report.findings.map(\.causes) == [[["aa", "bb", "dd"]]])
    }

    @Test("two of three features, where no single one is needed")
    func majority() async throws {
        let report = try await report { context in
            let count = [context.features[.a], context.features[.b], context.features[.c]].count { $0 }
            return component(count >= 2)
        }
        #expect(report.findings.map(\.causes) == [[["aa", "bb"], ["aa", "cc"], ["bb", "cc"]]])
    }

    @Test("a value that two features make together, each making another alone")
    func interaction() async throws {
        let report = try await report { context in
            SyntheticApp.page([
                Component(.card, id: "card").title((context.features[.a] ? "A" : "-") + (context.features[.b] ? "B" : "-"))
            ])
        }
        #expect(report.findings.map(\.causes) == [[["aa", "bb"]]])
        #expect(report.findings.map(\.difference.property) == ["text.title"])
        #expect(report.findings.first?.difference.before == #""--""#)
        #expect(report.findings.first?.difference.after == #""AB""#)
    }

    @Test("one feature adds a part, another shapes what is in it")
    func shaped() async throws {
        let report = try await report { context in
            let (a, b, c) = (context.features[.a], context.features[.b], context.features[.c])
            return SyntheticApp.page(
                a
                    ? [
                        Component(.chipGroup, id: "g") {
                            Component(.chip, id: "g/1").title(b ? "B" : "-")
                            if !c { Component(.chip, id: "g/2").title("x") }
                        }
                    ] : [])
        }
        #expect(report.findings.map(\.causes) == [[["aa"]]])
        #expect(report.findings.map(\.shapedBy) == [["bb", "cc"]])
        #expect(report.findings.first?.difference.contained == 1)
    }

    @Test("one feature adds a member, another shapes it, a third adds an element beside it")
    func shapedMember() async throws {
        let report = try await report { context in
            let (a, b, c) = (context.features[.a], context.features[.b], context.features[.c])
            let tracks = (1...(c ? 2 : 1)).map { number in
                QueueTrack(
                    id: "\(number)", title: b ? "B" : "-", artist: "x", album: "x", albumID: "x", duration: 1, image: nil)
            }
            let play: Action? = a ? .play(PlayAction(queue: "q", startIndex: 0, tracks: tracks)) : nil
            let always: Action = .play(PlayAction(queue: "q", startIndex: 0, tracks: tracks))
            return SyntheticApp.page([
                Component(.card, id: "one").title("1").onTap(play), Component(.card, id: "two").title("2").onTap(always),
            ])
        }
        #expect(
            report.findings.map { "\($0.difference.element.id) \($0.difference.property ?? "") \($0.causes) \($0.shapedBy)" } == [
                #"one events [["aa"]] ["bb", "cc"]"#,
                #"two events.tap[0].tracks[1].title [["bb"]] []"#,
                #"two events.tap[0].tracks[2] [["cc"]] ["bb"]"#,
            ])
    }

    @Test("differences each have their own cause, and are grouped by it")
    func several() async throws {
        let report = try await report(size: 3) { context in
            var document = SyntheticApp.page((1...context.features[.size]).map { Component(.row, id: "\($0)").title("\($0)") })
            if context.features[.a] { document.header = Header(TextContent(title: "Header")) }
            return document
        }
        #expect(report.findings.map(\.causes) == [[["aa"]], [["size"]], [["size"]]])
        #expect(
            report.description == """
                page, v3 → v7: 3 differences, 4 renderings

                aa (false → true)
                  + header (core.header "Header")

                size (1 → 3)
                  + component 2 (core.row "2")
                  + component 3 (core.row "3")
                """, "\(report)")
    }

    @Test("a screen that only one version has")
    func offered() async throws {
        let report = try await report { context in
            guard context.features[.b] else { throw ScreenError.notFound(kind: "page", id: "1") }
            return component(true)
        }
        #expect(report.findings.map(\.difference.description) == ["- refusal notFound", #"+ screen pages/1 (screen.page), with 3 parts"#])
        #expect(report.findings.map(\.causes) == [[["bb"]], [["bb"]]])
    }

    @Test("what a client can draw counts like a feature")
    func capabilities() async throws {
        let content: SyntheticApp.Content = { context in
            SyntheticApp.page(
                context.capabilities.supports("core", since: SemanticVersion(major: 1, minor: 5, patch: 0)) ? [Self.card] : [])
        }
        let renderer = try CorpusRenderer(SyntheticApp(content: content), samples: [ScreenSample("page", "/pages/1")])
        let old = try SyntheticApp.version(3)
        var new = try SyntheticApp.version(7, on: "aa", "bb")
        new.capabilities = Capabilities(["core": SemanticVersion(major: 1, minor: 5, patch: 0)])
        let report = try await renderer.blame(renderer.samples[0], from: old, to: new)
        #expect(report.findings.map(\.causes) == [[["capabilities"]]])
    }

    @Test("with too few renderings the rest is unattributed, and the report says so")
    func bounded() async throws {
        let report = try await report(maximumRenders: 3) { context in
            let on = (context.features[.a], context.features[.b], context.features[.c])
            return component(on.0 && on.1 && on.2)
        }
        #expect(report.renders == 3)
        #expect(!report.isComplete)
        #expect(report.findings.map(\.causes) == [[]])
        #expect(report.findings.map(\.suspects) == [["aa", "bb", "cc"]])
    }

    @Test("a server that cannot answer is not taken for a difference")
    func outage() async throws {
        struct Outage: Error {}
        await #expect(throws: CorpusError.self) {
            _ = try await report { _ in throw Outage() }
        }
    }

    /// Every way in which three features can decide whether a part is there.
    @Test("whatever decides it, the causes suffice and none of a set can be left out", arguments: 0..<256)
    func truthTables(table: Int) async throws {
        @Sendable func isThere(_ a: Bool, _ b: Bool, _ c: Bool) -> Bool {
            table >> ((a ? 1 : 0) | (b ? 2 : 0) | (c ? 4 : 0)) & 1 == 1
        }
        let report = try await report(on: ["aa", "bb", "cc"]) { context in
            component(isThere(context.features[.a], context.features[.b], context.features[.c]))
        }
        guard isThere(false, false, false) != isThere(true, true, true) else {
            #expect(report.findings.isEmpty)
            return
        }
        let causes = try #require(report.findings.first).causes
        #expect(!causes.isEmpty && report.findings.count == 1)
        for cause in causes {
            func outcome(_ names: [String]) -> Bool { isThere(names.contains("aa"), names.contains("bb"), names.contains("cc")) }
            #expect(outcome(cause) == isThere(true, true, true), "\(cause)")
            for name in cause where cause.count > 1 {
                #expect(outcome(cause.filter { $0 != name }) != isThere(true, true, true), "\(cause) without \(name)")
            }
        }
        #expect(report.renders <= 8)
    }
}
