import ScreenKit
import Testing
import VersionService

@Suite("Impact of features, stale ones, and versions that go")
struct FlagSurveyTests {
    private static let samples = [
        ScreenSample("one", "/pages/1"), ScreenSample("two", "/pages/2", user: ScreenUser(id: "u")),
        ScreenSample("touch", .command(name: "touch", payload: [:])),
    ]

    /// `aa` adds a section for everybody, `dd` a row for who is signed in, `bb` is looked at and does nothing.
    private static let content: SyntheticApp.Content = { context in
        var document = SyntheticApp.page([Component(.row, id: "r").title("R")])
        _ = context.features[.b]
        if context.features[.a] { document.sections.append(Section("more") { Component(.card, id: "more/1").title("M") }) }
        if context.user != nil, context.features[.d] { document.sections[0].body.append(Component(.row, id: "d").title("D")) }
        return document
    }

    private func survey(runsCommands: Bool = true, _ versions: [RenderingVersion]) throws -> FlagSurvey<SyntheticApp> {
        let renderer = try CorpusRenderer(SyntheticApp(content: Self.content), samples: Self.samples, runsCommands: runsCommands)
        return FlagSurvey(renderer, versions: versions, definitions: try SyntheticApp.manifest.get().features)
    }

    private func versions() throws -> [RenderingVersion] {
        [try SyntheticApp.version(1), try SyntheticApp.version(2, on: "cc"), try SyntheticApp.version(3, on: "aa", "cc", "dd")]
    }

    @Test("the impact of a feature is what reads it and what changes, by section, once for all versions where it is the same")
    func impact() async throws {
        let impact = try await survey(versions()).impact(of: "aa")
        #expect(impact.readers.map(\.sample) == ["one", "two"])
        #expect(impact.readers.allSatisfy { $0.versions.map(\.number) == [1, 2, 3] })
        #expect(
            impact.effects.map(\.description) == [
                "one, v1, v2: false → true\n  + section more, with 1 part", "one, v3: true → false\n  - section more, with 1 part",
                "two, v1, v2: false → true\n  + section more, with 1 part", "two, v3: true → false\n  - section more, with 1 part",
            ])
        #expect(impact.effects.map(\.sections) == Array(repeating: ["more"], count: 4))
    }

    @Test("a feature that others need takes them along")
    func prerequisites() async throws {
        let impact = try await survey(versions()).impact(of: "cc")
        #expect(impact.effects.map(\.description) == [#"two, v3: true → false"# + "\n" + #"  - component d (core.row "D")"#])
        #expect(impact.readers.isEmpty, "nothing reads it itself")
        // Without its prerequisite a feature cannot be on, so that there is nothing to change in v1.
        let dependent = try await survey(versions()).impact(of: "dd")
        #expect(dependent.effects.map(\.versions) == [[APIVersion(number: 2)], [APIVersion(number: 3)]])
    }

    @Test("an unknown feature is refused by name")
    func unknown() async throws {
        let survey = try survey(versions())
        await #expect(throws: FeatureValueError.unknownFeature("typo")) { try await survey.impact(of: "typo") }
    }

    @Test("stale are features nobody reads, that change nothing, that all agree on, and that are overdue")
    func stale() async throws {
        let now = try #require(Timestamp(year: 2027, month: 1, day: 2))
        let report = try await survey(versions()).staleFlags(at: now)
        #expect(
            report.flags.map(\.description) == [
                "bb: no value of it changes a screen of a live version; every live version has false; write false in its place",
                "cc: no screen reads it",
                "unread: no screen reads it; every live version has false; it was to be gone by 2027-01-01; write false in its place",
                "size: no screen reads it; every live version has 1; write 1 in its place",
                "deprecated: no screen reads it; write false in its place",
            ])
        #expect(report.includesCommands)
        let earlier = try await survey(versions()).staleFlags(at: try #require(Timestamp(year: 2027, month: 1, day: 1, hour: 23)))
        #expect(earlier.flags.first { $0.feature == "unread" }?.reasons.map(\.code) == ["unread", "agreed"])
    }

    @Test("where commands are not looked at, the report says what that means")
    func withoutCommands() async throws {
        let report = try await survey(runsCommands: false, versions()).staleFlags(at: Timestamp(secondsSinceEpoch: 0))
        #expect(report.flags.contains { $0.feature == "command" && $0.reasons == [.unread] })
        #expect(report.description.contains("commands were not looked at"))
    }

    @Test("what goes with a version: features that become constant, types and tokens nobody else is sent")
    func removal() async throws {
        let content: SyntheticApp.Content = { context in
            let old = context.features[.a]
            return SyntheticApp.page(
                old
                    ? [
                        Component(.hero, id: "h").title("H").onTap(.signIn(reason: "x")),
                        Component(.card, id: "c").style(Style(size: .small)),
                    ]
                    : [Component(.card, id: "c").style(Style(size: .large))])
        }
        let renderer = try CorpusRenderer(SyntheticApp(content: content), samples: [ScreenSample("one", "/pages/1")])
        let live = [try SyntheticApp.version(1, on: "aa"), try SyntheticApp.version(2), try SyntheticApp.version(3)]
        var contracts: [APIVersion: Contract] = [:]
        for version in live { contracts[version.id] = try await renderer.contract(of: version).contract }
        let removal = VersionRemoval(of: live[0].id, live: live, contracts: contracts)
        #expect(removal.constantFeatures.map { "\($0.name) \($0.value)" } == ["aa false"])
        #expect(removal.components == ["core.hero"])
        #expect(removal.actions == ["action.signIn"])
        #expect(removal.members == ["answer section: body[] = core.hero", "component core.card: style.size = small"])
        let harmless = VersionRemoval(of: live[1].id, live: live, contracts: contracts)
        #expect(harmless.constantFeatures.isEmpty && harmless.components.isEmpty && harmless.actions.isEmpty && harmless.members.isEmpty)
    }
}
