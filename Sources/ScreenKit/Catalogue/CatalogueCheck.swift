import VersionService

/// Finds what a rendered screen holds that the catalogue does not allow a client to be sent.
public struct CatalogueCheck {
    private let catalogue: ComponentCatalogue
    private let capabilities: Capabilities
    /// What was found, each with the component's id.
    public private(set) var violations: [String] = []

    public init(_ catalogue: ComponentCatalogue, for capabilities: Capabilities) {
        self.catalogue = catalogue
        self.capabilities = capabilities
    }

    /// Looks through a whole screen.
    public mutating func check(_ document: ScreenDocument) {
        if let header = document.header { check(header, at: "header") }
        for section in document.sections {
            (section.header + section.body).forEach { check($0) }
        }
        (document.stickyBottom + document.overlay).forEach { check($0) }
        check(document.actions, at: document.id)
    }

    /// Looks through the actions a command answers with.
    public mutating func check(_ actions: [Action], at place: String) {
        actions.forEach { check($0, at: place) }
    }

    private mutating func check(_ header: Header, at place: String) {
        header.menu.forEach { check($0.actions, at: place) }
    }

    private mutating func check(_ component: Component) {
        guard let definition = catalogue.definition(of: component.type) else {
            violations.append("\(component.id): '\(component.type)' is not in the catalogue")
            return
        }
        if !isKnown(definition.capabilitySet, since: definition.since, removed: definition.removed) {
            violations.append(
                "\(component.id): '\(component.type)' is there since \(definition.since), the client has \(capabilities.sets)")
        }
        checkProperties(of: component, against: definition)
        component.menu.forEach { check($0.actions, at: component.id) }
        check(component.events.tap + component.events.view, at: component.id)
        if let submit = component.events.submit { check(submit.action, at: component.id) }
        component.children.forEach { check($0) }
    }

    private mutating func checkProperties(of component: Component, against definition: ComponentDefinition) {
        let present = component.propertyPaths
        for path in present {
            guard let property = definition.properties.first(where: { $0.path == path }) else {
                violations.append("\(component.id): '\(component.type)' has no property '\(path)' in the catalogue")
                continue
            }
            if !isKnown(definition.capabilitySet, since: property.since, removed: property.removed) {
                violations.append("\(component.id): '\(path)' of '\(component.type)' is there since \(property.since)")
            }
        }
        for property in definition.properties where property.isRequired && !present.contains(property.path) {
            violations.append("\(component.id): '\(component.type)' lacks '\(property.path)'")
        }
        if !component.children.isEmpty, !definition.isContainer {
            violations.append("\(component.id): '\(component.type)' has children but is no container")
        }
    }

    private mutating func check(_ action: Action, at place: String) {
        guard let definition = catalogue.definition(of: action.type) else {
            violations.append("\(place): '\(action.type.rawValue)' is not in the catalogue")
            return
        }
        if !isKnown(ComponentCatalogue.actionSet, since: definition.since, removed: definition.removed) {
            violations.append("\(place): '\(action.type.rawValue)' is there since \(definition.since)")
        }
        switch action {
        case .screen(let screen):
            if let header = screen.header { check(header, at: place) }
        case .confirmation(let confirmation):
            confirmation.choices.forEach { check($0.actions, at: place) }
        default: break
        }
    }

    private func isKnown(_ set: String, since: SemanticVersion, removed: SemanticVersion?) -> Bool {
        guard let version = capabilities.sets[set], version >= since else { return false }
        return removed.map { version < $0 } ?? true
    }
}
