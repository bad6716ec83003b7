/// Writes screens as the wire format's tree: no nulls, no defaults, members in declaration order.
///
/// The parts live in extensions by topic. The version appears here and nowhere in what is rendered: paths below the
/// version get `pathPrefix` in front.
public struct WireEncoder: Sendable {
    /// What stands in front of every path of this app, `/v7`.
    public let pathPrefix: String
    /// The version as the envelope names it, `v7`.
    public let apiVersion: String
    let locale: String
    let brand: String

    public init(apiVersion: String, locale: LanguageTag, brand: Brand) {
        self.apiVersion = apiVersion
        pathPrefix = "/" + apiVersion
        self.locale = locale.rawValue
        self.brand = brand.id
    }

    /// Writes a whole screen.
    ///
    /// - Parameter problem: written as the member `problem` of a screen that says what went wrong.
    public func write(_ document: ScreenDocument, problem: JSONLiteral? = nil, to json: inout JSONWriter) {
        json.object { json in
            json.key("apiVersion")
            json.string(apiVersion)
            json.key("id")
            json.string(document.id)
            json.key("type")
            json.string("screen.", document.type.rawValue)
            json.key("locale")
            json.string(locale)
            json.key("brand")
            json.string(brand)
            if let header = document.header {
                json.key("header")
                write(header, to: &json)
            }
            json.key("sections")
            json.array { json in
                for section in document.sections { write(section, of: document.id, to: &json) }
            }
            writeComponents(document.stickyBottom, "stickyBottom", to: &json)
            writeComponents(document.overlay, "overlay", to: &json)
            writeActions(document.actions, "actions", to: &json)
            if let problem {
                json.key("problem")
                write(problem, to: &json)
            }
        }
    }

    /// Writes the answer to a command.
    public func write(commandResult actions: [Action], to json: inout JSONWriter) {
        json.object { json in
            json.key("actions")
            json.array { json in
                for action in actions { write(action, to: &json) }
            }
        }
    }

    /// Writes a literal value.
    public func write(_ literal: JSONLiteral, to json: inout JSONWriter) {
        switch literal {
        case .string(let value): json.string(value)
        case .integer(let value): json.integer(value)
        case .bool(let value): json.bool(value)
        case .array(let values):
            json.array { json in
                for value in values { write(value, to: &json) }
            }
        case .object(let members):
            json.object { json in
                for member in members {
                    json.key(member.name)
                    write(member.value, to: &json)
                }
            }
        }
    }

    func write(optional value: String?, _ key: StaticString, to json: inout JSONWriter) {
        guard let value else { return }
        json.key(key)
        json.string(value)
    }
}
