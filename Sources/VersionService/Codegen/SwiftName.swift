/// Names of a manifest as Swift writes them.
enum SwiftName {
    /// The name of a static member or a case.
    static func member(_ name: String) throws(FeatureCodeError) -> String {
        guard !unusableMembers.contains(name) else {
            throw FeatureCodeError(name: name, reason: "Swift has a member of that name everywhere")
        }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// The name of the enumeration for a string feature, as in `ImageFormat` for `imageFormat`.
    static func type(for name: String) throws(FeatureCodeError) -> String {
        let type = name.prefix(1).uppercased() + name.dropFirst()
        guard !unusableTypes.contains(type) else {
            throw FeatureCodeError(name: name, reason: "its enumeration would be called \(type), which the generated file uses itself")
        }
        return type
    }

    private static let unusableMembers: Set<String> = ["allCases", "init", "self"]

    private static let unusableTypes: Set<String> = [
        "Bool", "CaseIterable", "Feature", "FeatureCatalogue", "FeatureDescriptor", "FeatureValue", "Features", "Int", "Int64", "Self",
        "String", "Type", "VersionService",
    ]

    /// The words that Swift reserves in declarations and expressions.
    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let",
        "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
