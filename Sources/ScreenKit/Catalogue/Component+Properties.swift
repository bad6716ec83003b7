extension Component {
    /// The paths of the members this component is sent with, as the catalogue names them.
    public var propertyPaths: [String] {
        var paths: [String] = []
        func add(_ isPresent: Bool, _ path: String) {
            if isPresent { paths.append(path) }
        }
        add(text.title != nil, "text.title")
        add(text.subtitle != nil, "text.subtitle")
        add(text.accessory != nil, "text.accessory")
        add(text.description != nil, "text.description")
        paths += text.custom.map { "text.custom.\($0.name)" }
        add(images.main != nil, "images.main")
        add(images.icon != nil, "images.icon")
        add(images.background != nil, "images.background")
        add(images.accessory != nil, "images.accessory")
        add(!events.tap.isEmpty, "events.tap")
        add(!events.view.isEmpty, "events.view")
        add(events.submit != nil, "events.submit")
        add(!menu.isEmpty, "menu")
        add(accessibility != nil, "accessibility")
        add(!analytics.entries.isEmpty, "analytics")
        add(!style.isEmpty, "style")
        add(layout != nil, "layout")
        paths += custom.map { "custom.\($0.name)" }
        add(!children.isEmpty, "children")
        return paths
    }
}
