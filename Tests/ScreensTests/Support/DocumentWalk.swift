import ScreenKit

/// Everything in a rendered screen, flat.
struct DocumentWalk {
    private(set) var components: [Component] = []
    private(set) var actions: [Action] = []
    private(set) var menuItems: [MenuItem] = []

    init(_ document: ScreenDocument) {
        if let header = document.header { visit(header.menu) }
        for section in document.sections { (section.header + section.body).forEach { visit($0) } }
        (document.stickyBottom + document.overlay).forEach { visit($0) }
        document.actions.forEach { visit($0) }
    }

    /// Every screen action that carries a preview.
    var previews: [ScreenAction] {
        actions.compactMap { if case .screen(let action) = $0, action.header != nil { action } else { nil } }
    }

    /// Every screen action.
    var screenActions: [ScreenAction] {
        actions.compactMap { if case .screen(let action) = $0 { action } else { nil } }
    }

    private mutating func visit(_ component: Component) {
        components.append(component)
        (component.events.tap + component.events.view).forEach { visit($0) }
        if let submit = component.events.submit { visit(submit.action) }
        visit(component.menu)
        component.children.forEach { visit($0) }
    }

    private mutating func visit(_ menu: [MenuItem]) {
        menuItems += menu
        menu.flatMap(\.actions).forEach { visit($0) }
    }

    private mutating func visit(_ action: Action) {
        actions.append(action)
        switch action {
        case .screen(let screen): visit(screen.header?.menu ?? [])
        case .confirmation(let confirmation): confirmation.choices.flatMap(\.actions).forEach { visit($0) }
        default: break
        }
    }
}
