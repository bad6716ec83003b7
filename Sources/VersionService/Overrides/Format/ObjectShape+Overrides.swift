extension ObjectShape {
    static let overrides = ObjectShape(
        name: "the document",
        required: ["schemaVersion", "service", "overrides"],
        optional: ["$schema", "environment", "baseFingerprint", "revision", "segments", "lifecycle"]
    )

    static let featureOverride = ObjectShape(
        name: "an override",
        required: ["flag", "versions", "action", "reason"],
        optional: ["id", "value", "rules", "startsAt", "endsAt", "ticket", "createdBy", "createdAt"]
    )

    static let versionRange = ObjectShape(name: "a range of versions", required: [], optional: ["from", "to"])

    static let rule = ObjectShape(name: "a rule", required: ["serve"], optional: ["name", "when"])

    static let outcome = ObjectShape(name: "what a rule serves", required: [], optional: ["value", "rollout"])

    static let rollout = ObjectShape(name: "a rollout", required: ["weights"], optional: ["by", "seed"])

    static let share = ObjectShape(name: "a share of a rollout", required: ["value", "weight"], optional: [])

    static let condition = ObjectShape(name: "a condition", required: ["attribute", "op", "values"], optional: ["negate"])

    static let lifecycleOverride = ObjectShape(
        name: "a lifecycle override",
        required: ["version", "reason"],
        optional: [
            "id", "status", "deprecatedAt", "sunsetAt", "retiredAt", "successor", "notice", "ticket", "createdBy", "createdAt",
        ]
    )
}
