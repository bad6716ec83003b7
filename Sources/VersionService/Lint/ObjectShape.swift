/// The members an object must and may have.
struct ObjectShape {
    /// What the object is, as in `a version`.
    let name: String
    let required: [String]
    let optional: [String]

    func allows(_ member: String) -> Bool {
        required.contains(member) || optional.contains(member)
    }
}

extension ObjectShape {
    static let manifest = ObjectShape(
        name: "the manifest",
        required: ["schemaVersion", "service", "flags", "versions"],
        optional: ["$schema", "policy", "clients"]
    )

    static let policy = ObjectShape(
        name: "the policy",
        required: [],
        optional: ["minSunsetNoticeDays", "maxBetaVersions", "flagLifetimeDays"]
    )

    static let feature = ObjectShape(
        name: "a feature",
        required: ["type", "default", "kind", "description", "owner"],
        optional: [
            "off", "runtime", "derived", "exposure", "values", "minimum", "maximum",
            "requires", "permanent", "expires", "replacedBy", "links",
        ]
    )

    static let prerequisite = ObjectShape(name: "a prerequisite", required: ["flag", "equals"], optional: [])

    static let version = ObjectShape(
        name: "a version",
        required: ["id", "status", "releasedAt"],
        optional: [
            "inherits", "set", "unset", "changes", "deprecatedAt", "sunsetAt", "retiredAt",
            "successor", "notice", "minAppVersion", "capability",
        ]
    )

    static let change = ObjectShape(name: "a change", required: ["type", "summary"], optional: ["flags", "breaking", "audience"])

    static let notice = ObjectShape(name: "a notice", required: ["title", "message"], optional: ["url"])
}
