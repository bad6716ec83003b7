import VersionService

/// The components and actions that every app starts from.
extension ComponentCatalogue {
    /// The core catalogue, with an app's own definitions added.
    public static func core(adding components: [ComponentDefinition] = [], actions: [ActionDefinition] = []) -> ComponentCatalogue {
        ComponentCatalogue(components: coreComponents + components, actions: coreActions + actions)
    }

    private static let v100 = SemanticVersion(major: 1, minor: 0, patch: 0)
    private static let v110 = SemanticVersion(major: 1, minor: 1, patch: 0)
    private static let v120 = SemanticVersion(major: 1, minor: 2, patch: 0)

    /// Members any component may have.
    private static let common = properties("accessibility", "analytics", "style")

    private static func properties(_ paths: String..., since: SemanticVersion = v100) -> [PropertyDefinition] {
        paths.map { PropertyDefinition($0, since: since) }
    }

    private static func required(_ paths: String..., since: SemanticVersion = v100) -> [PropertyDefinition] {
        paths.map { PropertyDefinition($0, required: true, since: since) }
    }

    private static let coreComponents: [ComponentDefinition] = [
        ComponentDefinition(
            .heading, "The title of a section, with a way to all of it.", since: v100,
            properties: required("text.title") + properties("text.subtitle", "text.accessory", "events.tap") + common),
        ComponentDefinition(
            .text, "A paragraph to read.", since: v100,
            properties: required("text.description") + properties("text.title", "events.tap") + common
                + properties("custom.collapsedLines", since: SemanticVersion(major: 1, minor: 3, patch: 0))),
        ComponentDefinition(
            .row, "One line of a list: something with a name, a picture and a place to go.", since: v100,
            properties: required("text.title")
                + properties("text.subtitle", "text.accessory", "images.main", "images.icon", "events.tap", "menu") + common),
        ComponentDefinition(
            .trackRow, "A track in a list, played on a tap.", since: v100,
            properties: required("text.title", "events.tap")
                + properties("text.subtitle", "text.accessory", "text.custom.number", "images.main", "menu") + common
                + properties("custom.favorite", since: v110)),
        ComponentDefinition(
            .card, "A picture with a caption, in a grid or carousel.", since: v100,
            properties: required("text.title") + properties("text.subtitle", "images.main", "events.tap", "menu") + common),
        ComponentDefinition(
            .button, "Something to press.", since: v100,
            properties: required("text.title", "events.tap") + properties("images.icon") + common),
        ComponentDefinition(
            .notice, "A message that concerns the whole app.", since: v100,
            properties: required("text.title", "text.description") + properties("images.icon", "events.tap") + common),
        ComponentDefinition(
            .error, "What is shown in place of something that could not be loaded.", since: v100,
            properties: required("text.title") + properties("text.description", "images.icon", "events.tap") + common),
        ComponentDefinition(
            .textField, "A place to enter text.", since: v100,
            properties: required("text.title", "events.submit") + properties("text.custom.value", "images.icon") + common),
        ComponentDefinition(
            .emptyState, "What is shown where there is nothing yet.", since: v110,
            properties: required("text.title", since: v110)
                + properties("text.description", "images.icon", "events.tap", since: v110) + common),
        ComponentDefinition(
            .chipGroup, "A row of choices that narrow a list.", since: v120, isContainer: true,
            properties: properties("text.title", "layout", "children", since: v120) + common),
        ComponentDefinition(
            .chip, "One choice that narrows a list.", since: v120,
            properties: required("text.title", "events.tap", since: v120) + properties("custom.selected", since: v120) + common),
        ComponentDefinition(
            .optionGroup, "A setting with a few values, of which one holds.", since: SemanticVersion(major: 1, minor: 4, patch: 0),
            isContainer: true,
            properties: properties(
                "text.title", "text.description", "layout", "children", since: SemanticVersion(major: 1, minor: 4, patch: 0)) + common),
        ComponentDefinition(
            .option, "One value of a setting.", since: SemanticVersion(major: 1, minor: 4, patch: 0),
            properties: required("text.title", "events.tap", since: SemanticVersion(major: 1, minor: 4, patch: 0))
                + properties("text.subtitle", "custom.selected", since: SemanticVersion(major: 1, minor: 4, patch: 0)) + common),
        ComponentDefinition(
            .hero, "A large picture that leads into a screen.", since: SemanticVersion(major: 1, minor: 5, patch: 0),
            properties: required("text.title", since: SemanticVersion(major: 1, minor: 5, patch: 0))
                + properties(
                    "text.subtitle", "text.description", "images.main", "events.tap", "menu",
                    since: SemanticVersion(major: 1, minor: 5, patch: 0)) + common),
    ]

    private static let coreActions: [ActionDefinition] = [
        ActionDefinition(.openScreen, "Opens a screen by its address alone.", since: v100, deprecated: v110),
        ActionDefinition(.url, "Opens an address outside the app.", since: v100),
        ActionDefinition(.play, "Fills the play queue and plays.", since: v100),
        ActionDefinition(.loadContent, "Fetches the next page of a section.", since: v100),
        ActionDefinition(.reload, "Fetches the screen, or some of its sections, again.", since: v100),
        ActionDefinition(.close, "Closes the screen.", since: v100),
        ActionDefinition(.signIn, "Asks the reader to sign in.", since: v100),
        ActionDefinition(ActionType(rawValue: "screen.*"), "Opens a screen of the named type.", since: v110),
        ActionDefinition(.command, "Posts a payload to a command.", since: v110),
        ActionDefinition(.toast, "Shows a message that goes by itself.", since: v110),
        ActionDefinition(.scrollTo, "Scrolls to a component.", since: v110),
        ActionDefinition(.dialog, "Asks before going on.", since: v120),
        ActionDefinition(.download, "Keeps tracks on the device.", since: SemanticVersion(major: 1, minor: 3, patch: 0)),
        ActionDefinition(.updateProperty, "Sets a property that components show.", since: SemanticVersion(major: 1, minor: 5, patch: 0)),
        ActionDefinition(.reconfigureScreen, "Replaces the screen's configuration.", since: SemanticVersion(major: 1, minor: 5, patch: 0)),
    ]
}
