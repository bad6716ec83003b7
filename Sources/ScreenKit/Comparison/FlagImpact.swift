public import VersionService

/// Which samples read a feature, and what another value of it would change.
public struct FlagImpact: Sendable, Equatable {
    /// A sample that reads the feature.
    public struct Reader: Sendable, Equatable {
        public let sample: String
        /// The versions in which it does.
        public let versions: [APIVersion]
    }

    public let feature: String
    public let readers: [Reader]
    /// What changes, with the sections it changes in; the same in several versions is listed once.
    public let effects: [FlagEffect]
    /// How many renderings it took.
    public let renders: Int

    /// The impact for programs.
    public var literal: JSONLiteral {
        [
            "feature": .string(feature), "renders": .integer(renders),
            "readers": .array(
                readers.map { ["sample": .string($0.sample), "versions": .array($0.versions.map { .string($0.description) })] }),
            "effects": .array(effects.map(\.literal)),
        ]
    }
}

extension FlagImpact: CustomStringConvertible {
    public var description: String {
        var lines = ["\(feature): read by \(readers.count) samples, changes \(Set(effects.map(\.sample)).count) of them"]
        for reader in readers {
            let changed = effects.filter { $0.sample == reader.sample }.flatMap(\.sections)
            let sections = Set(changed).sorted()
            let place = reader.versions.map(\.description).joined(separator: ", ")
            lines.append("  \(reader.sample), \(place)" + (sections.isEmpty ? "" : ": sections \(sections.joined(separator: ", "))"))
        }
        for effect in effects { lines += ["", effect.description] }
        return lines.joined(separator: "\n")
    }
}
