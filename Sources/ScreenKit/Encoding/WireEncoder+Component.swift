extension WireEncoder {
    /// Writes a component and everything below it.
    func write(_ component: Component, to json: inout JSONWriter) {
        json.object { json in
            json.key("id")
            json.string(component.id)
            json.key("type")
            json.string(component.type.rawValue)
            write(component.text, to: &json)
            write(component.images, to: &json)
            write(component.events, to: &json)
            write(component.menu, to: &json)
            write(component.accessibility, to: &json)
            write(component.analytics, to: &json)
            write(component.style, to: &json)
            write(component.layout, to: &json)
            write(component.custom, to: &json)
            writeComponents(component.children, "children", to: &json)
        }
    }

    func writeComponents(_ components: [Component], _ key: StaticString, to json: inout JSONWriter) {
        guard !components.isEmpty else { return }
        json.key(key)
        json.array { json in
            for component in components { write(component, to: &json) }
        }
    }

    func write(_ text: TextContent, to json: inout JSONWriter) {
        guard !text.isEmpty else { return }
        json.key("text")
        json.object { json in
            write(optional: text.title, "title", to: &json)
            write(optional: text.subtitle, "subtitle", to: &json)
            write(optional: text.accessory, "accessory", to: &json)
            write(optional: text.description, "description", to: &json)
            guard !text.custom.isEmpty else { return }
            json.key("custom")
            json.object { json in
                for entry in text.custom {
                    json.key(entry.name)
                    json.string(entry.text)
                }
            }
        }
    }

    func write(_ images: ImageContent, to json: inout JSONWriter) {
        guard !images.isEmpty else { return }
        json.key("images")
        json.object { json in
            write(images.main, "main", to: &json)
            write(images.icon, "icon", to: &json)
            write(images.background, "background", to: &json)
            write(images.accessory, "accessory", to: &json)
        }
    }

    private func write(_ image: ImageReference?, _ key: StaticString, to json: inout JSONWriter) {
        guard let image else { return }
        json.key(key)
        json.object { json in
            write(optional: image.uri, "uri", to: &json)
            write(optional: image.local?.rawValue, "local", to: &json)
            write(optional: image.placeholder?.rawValue, "placeholder", to: &json)
            if image.shape != .square {
                json.key("shape")
                json.string(image.shape.rawValue)
            }
        }
    }

    private func write(_ events: Events, to json: inout JSONWriter) {
        guard !events.isEmpty else { return }
        json.key("events")
        json.object { json in
            writeActions(events.tap, "tap", to: &json)
            writeActions(events.view, "view", to: &json)
            guard let submit = events.submit else { return }
            json.key("submit")
            json.object { json in
                json.key("input")
                json.string(submit.input)
                json.key("action")
                write(submit.action, to: &json)
            }
        }
    }

    func write(_ menu: [MenuItem], to json: inout JSONWriter) {
        guard !menu.isEmpty else { return }
        json.key("menu")
        json.array { json in
            for item in menu {
                json.object { json in
                    json.key("id")
                    json.string(item.id)
                    json.key("title")
                    json.string(item.title)
                    write(optional: item.icon?.rawValue, "icon", to: &json)
                    writeActions(item.actions, "actions", to: &json)
                }
            }
        }
    }

    private func write(_ accessibility: Accessibility?, to json: inout JSONWriter) {
        guard let accessibility else { return }
        json.key("accessibility")
        json.object { json in
            write(optional: accessibility.label, "label", to: &json)
            write(optional: accessibility.hint, "hint", to: &json)
            write(optional: accessibility.role?.rawValue, "role", to: &json)
            if accessibility.isHidden {
                json.key("hidden")
                json.bool(true)
            }
        }
    }

    private func write(_ analytics: Analytics, to json: inout JSONWriter) {
        guard !analytics.entries.isEmpty else { return }
        json.key("analytics")
        json.object { json in
            for entry in analytics.entries {
                json.key(entry.name)
                json.string(entry.value)
            }
        }
    }

    func write(_ style: Style, to json: inout JSONWriter) {
        guard !style.isEmpty else { return }
        json.key("style")
        json.object { json in
            write(optional: style.prominence?.rawValue, "prominence", to: &json)
            write(optional: style.size?.rawValue, "size", to: &json)
            write(optional: style.background?.rawValue, "background", to: &json)
            write(optional: style.typography?.rawValue, "typography", to: &json)
        }
    }

    private func write(_ layout: ComponentLayout?, to json: inout JSONWriter) {
        guard let layout else { return }
        json.key("layout")
        json.object { json in
            json.key("axis")
            json.string(layout.axis.rawValue)
            if layout.lanes != 1 {
                json.key("lanes")
                json.integer(layout.lanes)
            }
        }
    }

    private func write(_ custom: [CustomField], to json: inout JSONWriter) {
        guard !custom.isEmpty else { return }
        json.key("custom")
        json.object { json in
            for field in custom {
                json.key(field.name)
                write(field.value, to: &json)
            }
        }
    }
}
