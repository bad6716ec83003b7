/// What rules can ask about a request.
///
/// Making one costs no allocation as long as ``attributes`` stays empty.
public struct EvaluationContext: Hashable, Sendable {
    /// What decides about rollouts: a user, or a device of nobody.
    public var targetingKey: String?
    /// The platform of the app, such as `ios`.
    public var platform: String?
    /// The release of the app, such as `6.0.1`.
    public var appVersion: String?
    /// The release of the operating system.
    public var osVersion: String?
    /// The language tag of the reader.
    public var locale: String?
    /// The country code of the reader.
    public var country: String?
    /// The brand of the app.
    public var brand: String?
    /// The address of the user.
    public var email: String?
    /// The kind of caller, such as `staff` or `probe`.
    public var clientClass: String?
    /// The attributes that only this app knows.
    public var attributes: [String: AttributeValue]

    /// Creates a context.
    public init(
        targetingKey: String? = nil,
        platform: String? = nil,
        appVersion: String? = nil,
        osVersion: String? = nil,
        locale: String? = nil,
        country: String? = nil,
        brand: String? = nil,
        email: String? = nil,
        clientClass: String? = nil,
        attributes: [String: AttributeValue] = [:]
    ) {
        self.targetingKey = targetingKey
        self.platform = platform
        self.appVersion = appVersion
        self.osVersion = osVersion
        self.locale = locale
        self.country = country
        self.brand = brand
        self.email = email
        self.clientClass = clientClass
        self.attributes = attributes
    }

    /// Gives the attribute called `name` a value; those with a place of their own take texts only.
    ///
    /// - Returns: Whether the attribute can have the value.
    @discardableResult
    public mutating func set(_ name: String, _ value: AttributeValue) -> Bool {
        let attribute = Attribute(named: name)
        if case .custom = attribute {
            attributes[name] = value
            return true
        }
        guard case .string(let text) = value else { return false }
        switch attribute {
        case .targetingKey: targetingKey = text
        case .platform: platform = text
        case .appVersion: appVersion = text
        case .osVersion: osVersion = text
        case .locale: locale = text
        case .country: country = text
        case .brand: brand = text
        case .email: email = text
        case .clientClass: clientClass = text
        case .now, .custom: return false
        }
        return true
    }

    /// The value of an attribute as text, or `nil` where it is missing or something else.
    func text(of attribute: Attribute) -> String? {
        switch attribute {
        case .targetingKey: targetingKey
        case .platform: platform
        case .appVersion: appVersion
        case .osVersion: osVersion
        case .locale: locale
        case .country: country
        case .brand: brand
        case .email: email
        case .clientClass: clientClass
        case .now: nil
        case .custom(let name): if case .string(let text) = attributes[name] { text } else { nil }
        }
    }

    /// The value of an attribute.
    func value(of attribute: Attribute) -> AttributeValue? {
        if case .custom(let name) = attribute { return attributes[name] }
        return text(of: attribute).map(AttributeValue.string)
    }
}
