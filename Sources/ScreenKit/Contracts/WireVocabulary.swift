/// What has to be known of the wire format to tell a contract from an example: closed lists, maps, and what is opaque.
///
/// Everything else is found in the answers themselves. Paths are those of ``Contract/Shape``.
struct WireVocabulary: Sendable {
    /// Members of `custom` that the catalogue calls closed lists, by type of component.
    private let closed: [String: Set<String>]

    private static let images = ["main", "icon", "background", "accessory"].flatMap { place in
        ["shape", "local", "placeholder"].map { "images.\(place).\($0)" }
    }
    private static let closedOfComponents: Set<String> = Set(images).union([
        "layout.axis", "style.prominence", "style.size", "style.background", "style.typography", "accessibility.role", "menu[].icon",
    ])

    init(_ catalogue: ComponentCatalogue?) {
        closed = (catalogue?.components ?? []).reduce(into: [:]) { result, definition in
            let paths = definition.properties.filter(\.isClosedList).map(\.path)
            if !paths.isEmpty { result[definition.type.rawValue] = Set(paths) }
        }
    }

    /// Whether a text is one of a closed list of tokens.
    func isClosedList(_ path: String, of subject: ContractSubject) -> Bool {
        switch subject.kind {
        case .answer: subject == .screen && path == "type" || subject == .section && path == "layout"
        case .component: Self.closedOfComponents.contains(path) || closed[subject.name]?.contains(path) == true
        case .action: false
        }
    }

    /// Whether a value is handed on as it is, so that no client looks into it.
    func isOpaque(_ path: String, of subject: ContractSubject) -> Bool {
        switch subject.kind {
        case .answer: path == "problem"
        case .component: false
        case .action: path == "payload" || path == "value"
        }
    }

    /// Whether an object is a map, whose names are data.
    func isMap(_ path: String, of subject: ContractSubject) -> Bool {
        subject.kind == .component && path == "analytics"
    }

    /// Whether objects are plain data even if they have a member `type`.
    func isPlain(_ path: String, of subject: ContractSubject) -> Bool {
        subject.kind == .component && (path == "custom" || path.hasPrefix("custom.") || path.hasPrefix("custom["))
    }

    /// Whether a text is an address whose scheme and host clients may rely on.
    func isAddress(_ path: String) -> Bool {
        path == "url" || path.hasSuffix(".url")
    }

    /// Whether a text is the address of a picture.
    func isPicture(_ path: String, of subject: ContractSubject) -> Bool {
        path.hasSuffix(".uri") || subject.kind == .action && path.hasSuffix(".image")
    }

    /// Whether a list of components takes any type its client knows: only the body of a section does.
    static func isOpenSlot(_ path: String, of subject: ContractSubject) -> Bool {
        subject == .section && path == "body[]"
    }

    /// The scheme and host of an address; `/` for one on this server.
    static func origin(of address: String) -> String {
        if address.hasPrefix("//") { return "//" + address.dropFirst(2).prefix { !"/?#".contains($0) } }
        guard let colon = address.firstIndex(of: ":"), address[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
        else { return "/" }
        let scheme = address[...colon].lowercased()
        let rest = address[address.index(after: colon)...]
        guard rest.hasPrefix("//") else { return scheme }
        return scheme + "//" + rest.dropFirst(2).prefix { !"/?#".contains($0) }.lowercased()
    }

    /// The file format an address names, in lower case; empty where it names none.
    static func format(of address: String) -> String {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }
}
