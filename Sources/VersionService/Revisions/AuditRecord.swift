/// What somebody did, or tried to do.
public struct AuditRecord: Hashable, Sendable {
    /// What kind of actor it was.
    public enum ActorKind: String, CaseIterable, Sendable {
        case user, token, system, breakglass
    }

    /// How it went.
    public enum Outcome: String, CaseIterable, Sendable {
        /// It was done.
        case ok
        /// They were not allowed to.
        case denied
        /// Somebody else was faster.
        case conflict
        /// What they asked for was wrong.
        case invalid
    }

    /// When it was.
    public var instant: Timestamp
    /// Who it was.
    public var actor: String
    /// What kind of actor it was.
    public var actorKind: ActorKind
    /// The program they used, with its version.
    public var client: String?
    /// The network address it came from.
    public var address: String?
    /// The request it came with.
    public var requestID: String?
    /// What they did, such as `flags.kill`.
    public var action: String
    /// What they did it to, such as a feature.
    public var target: String?
    /// How it went.
    public var outcome: Outcome
    /// The head before.
    public var revisionBefore: Int?
    /// The head they made.
    public var revisionAfter: Int?
    /// What changed (see ``OverrideDiff/json``).
    public var change: JSONElement?
    /// Why.
    public var reason: String?
    /// The ticket where it is talked about.
    public var ticket: String?

    /// Creates a record.
    public init(
        at instant: Timestamp, actor: String, actorKind: ActorKind, client: String? = nil, address: String? = nil,
        requestID: String? = nil, action: String, target: String? = nil, outcome: Outcome = .ok, revisionBefore: Int? = nil,
        revisionAfter: Int? = nil, change: JSONElement? = nil, reason: String? = nil, ticket: String? = nil
    ) {
        self.instant = instant
        self.actor = actor
        self.actorKind = actorKind
        self.client = client
        self.address = address
        self.requestID = requestID
        self.action = action
        self.target = target
        self.outcome = outcome
        self.revisionBefore = revisionBefore
        self.revisionAfter = revisionAfter
        self.change = change
        self.reason = reason
        self.ticket = ticket
    }

    /// The record of a commit that led to `revision`.
    public func recording(_ revision: Int) -> AuditRecord {
        var copy = self
        copy.outcome = .ok
        copy.revisionAfter = revision
        return copy
    }

    /// The record as JSON.
    public var json: JSONElement {
        .members([
            "instant": .instant(instant),
            "actor": .string(actor),
            "actorKind": .string(actorKind.rawValue),
            "client": client.map(JSONElement.string),
            "address": address.map(JSONElement.string),
            "requestID": requestID.map(JSONElement.string),
            "action": .string(action),
            "target": target.map(JSONElement.string),
            "outcome": .string(outcome.rawValue),
            "revisionBefore": revisionBefore.map(JSONElement.integer),
            "revisionAfter": revisionAfter.map(JSONElement.integer),
            "change": change,
            "reason": reason.map(JSONElement.string),
            "ticket": ticket.map(JSONElement.string),
        ])
    }
}
