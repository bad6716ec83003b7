public import ScreenKit

/// The listener's settings and account.
public struct SettingsScreen: Screen {
    /// What the settings are made of.
    public struct Content: Sendable {
        /// Skipped for clients without a choice, and for nobody.
        let quality: Loaded<AudioQuality>
    }

    public static let name: ScreenName = "settings"
    private let library: any LibraryStore

    public init(library: any LibraryStore) {
        self.library = library
    }

    public func load(_ route: SettingsRoute, _ context: ScreenContext) async throws -> Content {
        guard context.features[.audioQualityPicker], let user = context.user else { return Content(quality: .skipped) }
        return Content(quality: await context.load("audio") { try await library.audioQuality(of: user.id) })
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? { Self.header(context) }

    static func header(_ context: ScreenContext) -> Header { Header(TextContent(title: context.text(.settings))) }

    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: Favorites())
        if context.wants("account") { account(components) }
        if context.wants("audio"), context.features[.audioQualityPicker] { audio(content.quality, components) }
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
