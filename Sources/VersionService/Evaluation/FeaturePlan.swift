/// How the features of one version come about: what is the same for every request, and what is not.
///
/// An object, so that a table entry hands it out for the price of one reference.
public final class FeaturePlan: Sendable {
    /// What other features have to be for one to be anything but off, where that differs between requests.
    struct Requirement: Sendable {
        let index: Int
        let off: Int64
        let needs: [Need]
    }

    /// A feature and the value it must have.
    struct Need: Sendable {
        let index: Int
        let value: Int64
    }

    /// The features of a request about which no rule has anything to say.
    public let constants: FeatureSet
    /// The names of the attributes that rules look at, sorted; what a cache has to tell requests apart by.
    public let attributes: [String]
    /// What decides about the features that differ between requests.
    let program: RuleProgram
    let requirements: [Requirement]
    /// The values that rules begin with: as in ``constants``, prerequisites of what is dynamic not yet judged.
    let template: FeatureSet

    init(constants: FeatureSet, attributes: [String], program: RuleProgram, requirements: [Requirement], template: FeatureSet) {
        self.constants = constants
        self.attributes = attributes
        self.program = program
        self.requirements = requirements
        self.template = template
    }

    /// Whether requests differ in their features.
    public var isDynamic: Bool { !program.featureIndices.isEmpty }

    /// The names of the features in which requests may differ.
    public var dynamicFeatures: [String] {
        Set(program.featureIndices + requirements.map(\.index)).sorted().map { constants.catalogue.descriptors[$0].name }
    }

    /// The features of a request.
    public func features(for context: EvaluationContext) -> FeatureSet {
        guard isDynamic else { return constants }
        return template.withValues { values in
            program.run(for: context, into: &values)
            // A prerequisite has no prerequisites itself, so all of them can be judged by the values as they are now.
            for requirement in requirements {
                for need in requirement.needs where values[need.index] != need.value {
                    values[requirement.index] = requirement.off
                    break
                }
            }
        }
    }
}
