/// Modifiers, so that a component reads top to bottom in screen code.
extension Component {
    /// A container with its children.
    public init(_ type: ComponentType, id: String, layout: ComponentLayout? = nil, @ComponentsBuilder children: () -> [Component]) {
        self.init(type, id: id)
        self.layout = layout
        self.children = children()
    }

    /// Sets the title.
    public consuming func title(_ text: String?) -> Component {
        self.text.title = text
        return self
    }

    /// Sets the subtitle.
    public consuming func subtitle(_ text: String?) -> Component {
        self.text.subtitle = text
        return self
    }

    /// Sets the short text at the trailing edge.
    public consuming func accessory(_ text: String?) -> Component {
        self.text.accessory = text
        return self
    }

    /// Sets the longer text.
    public consuming func description(_ text: String?) -> Component {
        self.text.description = text
        return self
    }

    /// Adds a text that only this type of component has; nil adds nothing.
    public consuming func customText(_ name: String, _ text: String?) -> Component {
        if let text { self.text.custom.append(CustomText(name: name, text: text)) }
        return self
    }

    /// Sets the main image.
    public consuming func image(_ image: ImageReference?) -> Component {
        images.main = image
        return self
    }

    /// Sets the icon to one the client brings itself; nil leaves it out.
    public consuming func icon(_ token: IconToken?) -> Component {
        images.icon = token.map { ImageReference(local: $0) }
        return self
    }

    /// Sets what happens on a tap.
    public consuming func onTap(@ActionsBuilder _ actions: () -> [Action]) -> Component {
        events.tap = actions()
        return self
    }

    /// Sets what happens on a tap to one action; nil leaves it as it is.
    public consuming func onTap(_ action: Action?) -> Component {
        if let action { events.tap = [action] }
        return self
    }

    /// Sets what happens once the component is visible.
    public consuming func onView(@ActionsBuilder _ actions: () -> [Action]) -> Component {
        events.view = actions()
        return self
    }

    /// Sets what happens when the reader has entered text.
    public consuming func onSubmit(input: String, _ action: Action) -> Component {
        events.submit = Events.Submission(input: input, action: action)
        return self
    }

    /// Sets the menu of secondary actions.
    public consuming func menu(@MenuBuilder _ items: () -> [MenuItem]) -> Component {
        menu = items()
        return self
    }

    /// Sets what assistive technology says.
    public consuming func accessibility(_ label: String?, hint: String? = nil, role: Accessibility.Role? = nil) -> Component {
        accessibility = Accessibility(label: label, hint: hint, role: role)
        return self
    }

    /// Sets what the client logs.
    public consuming func analytics(_ analytics: Analytics) -> Component {
        self.analytics = analytics
        return self
    }

    /// Sets the looks, in tokens.
    public consuming func style(_ style: Style) -> Component {
        self.style = style
        return self
    }

    /// Adds a member that only this type of component has; nil adds nothing.
    public consuming func custom(_ name: String, _ value: JSONLiteral?) -> Component {
        if let value { custom.append(CustomField(name: name, value: value)) }
        return self
    }
}
