extension AuditRecord {
    /// Reads what ``json`` writes, for stores that keep entries as text.
    ///
    /// - Returns: `nil` when this is no audit record.
    public init?(reading bytes: [UInt8]) {
        guard let document = try? JSONDocument(parsing: bytes) else { return nil }
        let object = JSONElement(document.root)
        guard
            let instant = object.text("instant").flatMap({ Timestamp($0) }), let actor = object.text("actor"),
            let actorKind = object.text("actorKind").flatMap(ActorKind.init), let action = object.text("action"),
            let outcome = object.text("outcome").flatMap(Outcome.init)
        else { return nil }
        self.init(
            at: instant, actor: actor, actorKind: actorKind, client: object.text("client"), address: object.text("address"),
            requestID: object.text("requestID"), action: action, target: object.text("target"), outcome: outcome,
            revisionBefore: object.number("revisionBefore"), revisionAfter: object.number("revisionAfter"), change: object["change"],
            reason: object.text("reason"), ticket: object.text("ticket")
        )
    }
}

extension JSONElement {
    /// The member called `name` if it is a string.
    func text(_ name: String) -> String? {
        if case .string(let text) = self[name] { text } else { nil }
    }

    /// The member called `name` if it is an integer.
    func number(_ name: String) -> Int? {
        if case .integer(let number) = self[name] { number } else { nil }
    }
}
