/// Something that is done to the overrides: what turns the document of one revision into that of the next.
///
/// A change says what is wanted, not what the result is. When somebody else was faster, the same change can be made to the newer document.
public struct OverrideChange: Hashable, Sendable {
    /// What is done.
    public enum Operation: Hashable, Sendable {
        /// Gives a feature its off value.
        case kill(String, versions: VersionSelector, schedule: Schedule)
        /// Takes kills of a feature back.
        case unkill(String, versions: VersionSelector)
        /// Gives a feature a value. Without a schedule it takes the place of what has the same rank in those versions.
        case set(String, FeatureLiteral, versions: VersionSelector, schedule: Schedule)
        /// Gives a feature rules, a rollout among them perhaps; otherwise like `set`.
        case rules(String, [TargetingRule], versions: VersionSelector, schedule: Schedule)
        /// Takes values and rules of a feature back; kills stay.
        case unset(String, versions: VersionSelector)
        /// Takes back everything that was done to a feature.
        case reset(String)
        /// Gives an override another schedule.
        case schedule(id: String, Schedule)
        /// Removes an override.
        case remove(id: String)
        /// Defines a segment, or defines it anew.
        case setSegment(String, [Condition])
        /// Removes a segment.
        case removeSegment(String)
        /// Changes the stage or the dates of a version.
        case lifecycle(LifecycleChange)
        /// Puts another document in the place of this one.
        case replace(Overrides)
        /// Brings back an earlier document, or what it says about one feature.
        case rollBack(to: Overrides, flag: String?)
        /// Removes what is over for good, and what the manifest says by now.
        case tidy
    }

    /// What is done.
    public let operation: Operation
    /// Who does it, and why.
    public let provenance: Provenance

    /// Creates a change.
    public init(_ operation: Operation, provenance: Provenance) {
        self.operation = operation
        self.provenance = provenance
    }

    /// The kind of revision the change makes.
    public var revisionKind: Revision.Kind {
        switch operation {
        case .rollBack: .rollback
        case .schedule: .schedule
        case .tidy: .expire
        case .replace: .import
        case .kill(_, _, let schedule), .set(_, _, _, let schedule), .rules(_, _, _, let schedule):
            schedule.startsAt == nil ? .change : .schedule
        default: .change
        }
    }

    /// What the change leads to, checked.
    ///
    /// - Parameters:
    ///   - overrides: The document of the revision it is made to.
    ///   - manifest: The versions and their features as the file has them.
    ///   - instant: The moment of the change.
    /// - Throws: ``OverrideChangeError`` when there is nothing of that name, or the result breaks a rule that was not broken before.
    public func proposal(
        for overrides: Overrides, manifest: VersionManifest, at instant: Timestamp
    ) throws(OverrideChangeError) -> OverrideProposal {
        let result = try result(for: overrides, manifest: manifest, at: instant)
        let findings =
            if case .rollBack(_, nil) = operation {
                OverrideValidator.findings(in: result, against: manifest, at: instant)
            } else {
                OverrideValidator.findings(in: result, after: overrides, against: manifest, at: instant)
            }
        let errors = findings.filter { $0.level == .error }
        guard errors.isEmpty else {
            throw .invalid(OverridesError(source: "the change", findings: errors))
        }
        let diff = OverrideDiff(from: overrides, to: result, manifest: manifest, at: instant)
        return OverrideProposal(overrides: result, findings: findings, diff: diff)
    }
}
