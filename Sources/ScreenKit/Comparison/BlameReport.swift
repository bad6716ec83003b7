public import VersionService

/// How a screen differs between two versions, and which features make it differ.
public struct BlameReport: Sendable, Equatable {
    /// A difference with what makes it.
    public struct Finding: Sendable, Equatable {
        public let difference: ScreenDifference
        /// Sets of factors each of which alone makes the difference; the factors of one set do it only together.
        public let causes: [[String]]
        /// Further factors that the content of an added part depends on.
        public let shapedBy: [String]
        /// Where no cause was found: the factors that can have to do with it.
        public let suspects: [String]
    }

    public let sample: String
    public let from: APIVersion
    public let to: APIVersion
    /// Everything in which the versions differ and which any rendering looked at.
    public let factors: [VersionFactor]
    public let findings: [Finding]
    /// Differences beyond the limit, which are not listed.
    public let omitted: Int
    /// How many times the screen was rendered.
    public let renders: Int
    /// Whether the renderings sufficed to look for the cause of every difference listed.
    public let isComplete: Bool

    /// The report for programs.
    public var literal: JSONLiteral {
        [
            "sample": .string(sample), "from": .string(from.description), "to": .string(to.description), "renders": .integer(renders),
            "complete": .bool(isComplete), "omitted": .integer(omitted),
            "factors": .array(factors.map { .string($0.description) }),
            "differences": .array(
                findings.map { finding in
                    [
                        "difference": finding.difference.literal,
                        "causes": .array(finding.causes.map { .array($0.map { .string($0) }) }),
                        "shapedBy": .array(finding.shapedBy.map { .string($0) }),
                        "suspects": .array(finding.suspects.map { .string($0) }),
                    ]
                }),
        ]
    }
}

extension BlameReport: CustomStringConvertible {
    /// The differences, grouped by what makes them.
    public var description: String {
        var groups: [(title: String, findings: [Finding])] = []
        for finding in findings {
            let title = title(of: finding)
            let index = groups.firstIndex { $0.title == title } ?? groups.endIndex
            if index == groups.endIndex { groups.append((title, [])) }
            groups[index].findings.append(finding)
        }
        let count = findings.count + omitted
        var lines = ["\(sample), \(from) → \(to): \(count) \(count == 1 ? "difference" : "differences"), \(renders) renderings"]
        for group in groups { lines += ["", group.title] + Self.lines(of: group.findings) }
        if omitted > 0 { lines += ["", "\(omitted) more are not listed"] }
        if !isComplete { lines += ["", "the renderings allowed did not suffice to look for every cause"] }
        return lines.joined(separator: "\n")
    }

    /// The differences of one cause, of those that are alike only the first few.
    private static func lines(of findings: [Finding]) -> [String] {
        var counts: [String: Int] = [:]
        var lines: [String] = []
        for finding in findings {
            let sort = finding.difference.sort
            counts[sort, default: 0] += 1
            guard counts[sort, default: 0] <= maximumAlike else { continue }
            let shape = finding.shapedBy.isEmpty ? "" : "; its content depends on \(finding.shapedBy.joined(separator: ", "))"
            lines.append("  \(finding.difference)\(shape)")
        }
        for (sort, count) in counts.sorted(by: { $0.key < $1.key }) where count > maximumAlike {
            lines.append("  … and \(count - maximumAlike) more: \(sort)")
        }
        return lines
    }

    /// How many differences of one sort are shown to people; programs get all.
    private static let maximumAlike = 3

    private func title(of finding: Finding) -> String {
        func named(_ name: String) -> String { factors.first { $0.name == name }?.description ?? name }
        guard !finding.causes.isEmpty else {
            return "unattributed, among " + finding.suspects.map(named).joined(separator: ", ")
        }
        let sets = finding.causes.map { $0.map(named).joined(separator: " and ") }
        return sets.count == 1 ? sets[0] : "either of " + sets.joined(separator: "; ")
    }
}
