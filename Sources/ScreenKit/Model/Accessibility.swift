/// What assistive technology says about a component.
public struct Accessibility: Sendable, Equatable {
    /// The role a component plays, in the terms of WAI-ARIA.
    public enum Role: String, Sendable, CaseIterable {
        case button, link, heading, image, list, listitem, status, checkbox, searchbox
    }

    public var label: String?
    public var hint: String?
    public var role: Role?
    public var isHidden: Bool

    public init(label: String? = nil, hint: String? = nil, role: Role? = nil, isHidden: Bool = false) {
        self.label = label
        self.hint = hint
        self.role = role
        self.isHidden = isHidden
    }
}
