public import ScreenKit

/// The listener's settings and account.
public struct SettingsScreen: Screen {
    /// What the settings are made of.
    public struct Content: Sendable {
        /// Skipped for clients without a choice, and for nobody.
        let quality: Loaded<AudioQuality>
        /// Skipped where there are no speakers, and for nobody.
        let speakers: Loaded<[LinkedSpeaker]>
    }

    public static let name: ScreenName = "settings"
    private let library: any LibraryStore
    private let speakers: (any LinkedSpeakers)?

    /// - Parameter speakers: nil where the app is not served to speakers.
    public init(library: any LibraryStore, speakers: (any LinkedSpeakers)? = nil) {
        self.library = library
        self.speakers = speakers
    }

    public func load(_ route: SettingsRoute, _ context: ScreenContext) async throws -> Content {
        async let quality = quality(context)
        async let speakers = linkedSpeakers(context)
        return Content(quality: await quality, speakers: await speakers)
    }

    private func quality(_ context: ScreenContext) async -> Loaded<AudioQuality> {
        guard context.features[.audioQualityPicker], let user = context.user else { return .skipped }
        return await context.load("audio") { try await library.audioQuality(of: user.id) }
    }

    private func linkedSpeakers(_ context: ScreenContext) async -> Loaded<[LinkedSpeaker]> {
        guard let speakers, context.features[.speakers], let user = context.user else { return .skipped }
        return await context.load("speakers") { try await speakers.speakers(of: user.id) }
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? { Self.header(context) }

    static func header(_ context: ScreenContext) -> Header { Header(TextContent(title: context.text(.settings))) }

    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: Favorites())
        if context.wants("account") { account(components) }
        if context.wants("audio"), context.features[.audioQualityPicker] { audio(content.quality, components) }
        if context.wants("speakers") { speakers(content.speakers, components) }
        if context.wants("general") {
            Section("general") {
                Component(.row, id: "general/language").title(context.text(.language)).subtitle(context.text(.languageHint))
                    .accessory(context.text(.languageName))
                Component(.row, id: "general/about").title(context.text(.about)).icon(.info)
                    .onTap(context.open(AboutScreen.self, AboutRoute(), header: AboutScreen.header(context)))
            }
        }
    }

    private func account(_ components: MusicComponents) -> Section {
        let context = components.context
        return Section("account") {
            if context.user == nil {
                Component(.text, id: "account/state").description(context.text(.signedOut))
                components.signInButton("account/signIn", reason: .signInToChange)
            } else {
                Component(.text, id: "account/state").description(context.text(.signedIn))
            }
        } header: {
            components.heading("account", context.text(.account))
        }
    }

    private func audio(_ quality: Loaded<AudioQuality>, _ components: MusicComponents) -> Section {
        let context = components.context
        if case .failed = quality { return components.failedSection("audio", context.text(.audioQuality)) }
        let chosen = quality.value ?? .standard
        return Section("audio") {
            Component(.optionGroup, id: "audio/quality", layout: ComponentLayout(axis: .vertical)) {
                for value in AudioQuality.allCases {
                    Component(.option, id: "audio/quality/\(value.rawValue)")
                        .title(context.text(.name(of: value)))
                        .onTap(.command(CommandAction(SetAudioQualityCommand.name, payload: ["quality": .string(value.rawValue)])))
                        .custom("selected", value == chosen ? true : nil)
                }
            }
            .title(context.text(.audioQuality))
            .description(context.text(.audioQualityHint))
        }
    }
}
