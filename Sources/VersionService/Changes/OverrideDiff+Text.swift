extension OverrideDiff: CustomStringConvertible {
    /// A line for each feature and run of versions that change alike, as in `favoritesWrites  v3..v12  true -> false (kill)`.
    public var description: String {
        guard !isEmpty else { return "no differences" }
        let rows = runs.map { run in
            (run.flag, run.versions, "\(run.before.summary) -> \(run.after.summary)")
        }
        let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
        let lines = rows.map { "\(padded($0.0, to: widths.0))  \(padded($0.1, to: widths.1))  \($0.2)" }
        return (lines + stages.map(\.description)).joined(separator: "\n")
    }

    /// The differences as JSON.
    public var json: JSONElement {
        .members([
            "cells": .array(cells.map(\.json)),
            "stages": stages.isEmpty ? nil : .array(stages.map(\.json)),
        ])
    }

    private struct Run {
        let flag: String
        let first: APIVersion
        var last: APIVersion
        let before: State
        let after: State

        var versions: String { first == last ? first.description : "\(first)..\(last)" }
    }

    /// Neighbouring versions that change alike, as one.
    private var runs: [Run] {
        var runs: [Run] = []
        for cell in cells {
            let version = cell.place.version
            if let run = runs.last, run.flag == cell.place.flag, run.before == cell.before, run.after == cell.after,
                versions.firstIndex(of: version) == versions.firstIndex(of: run.last).map({ $0 + 1 })
            {
                runs[runs.count - 1].last = version
            } else {
                runs.append(Run(flag: cell.place.flag, first: version, last: version, before: cell.before, after: cell.after))
            }
        }
        return runs
    }

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}

extension OverrideDiff.State {
    /// The state in words, as in `false (kill until 2026-10-01T02:00:00Z)`.
    public var summary: String {
        let value = isDynamic ? "\(value) by default" : value.description
        guard !effects.isEmpty else { return value }
        let parts = effects.map { effect in
            let name = effect.action.summary
            return effect.schedule == Schedule() ? name : "\(name) \(effect.schedule)"
        }
        return "\(value) (\(parts.joined(separator: "; ")))"
    }

    fileprivate var json: JSONElement {
        .members([
            "value": JSONElement(value),
            "dynamic": isDynamic ? .boolean(true) : nil,
            "overrides": effects.isEmpty ? nil : .array(effects.map(\.json)),
        ])
    }
}

extension OverrideDiff.Effect {
    fileprivate var json: JSONElement {
        .members([
            "action": .string(action.name),
            "startsAt": schedule.startsAt.map(JSONElement.instant),
            "endsAt": schedule.endsAt.map(JSONElement.instant),
        ])
    }
}

extension FeatureOverride.Action {
    fileprivate var summary: String {
        switch self {
        case .kill: "kill"
        case .set(let value): "set \(value)"
        case .rules(let rules): rules.count == 1 ? "1 rule" : "\(rules.count) rules"
        }
    }
}

extension OverrideDiff.Cell {
    fileprivate var json: JSONElement {
        .members([
            "flag": .string(place.flag), "version": .string(place.version.description), "before": before.json, "after": after.json,
        ])
    }
}

extension OverrideDiff.Stage: CustomStringConvertible {
    /// The change as in `v12  beta -> current`.
    public var description: String { "\(after.id)  \(before.stageInWords) -> \(after.stageInWords)" }

    fileprivate var json: JSONElement {
        .members(["version": .string(after.id.description), "before": before.stageJSON, "after": after.stageJSON])
    }
}

extension VersionDefinition {
    fileprivate var stageInWords: String {
        let dates = [
            deprecatedAt.map { "deprecated \($0.day)" }, sunsetAt.map { "sunset \($0.day)" }, retiredAt.map { "retired \($0.day)" },
            successor.map { "successor \($0)" },
        ].compactMap(\.self)
        return dates.isEmpty ? status.rawValue : "\(status) (\(dates.joined(separator: ", ")))"
    }

    fileprivate var stageJSON: JSONElement {
        .members([
            "status": .string(status.rawValue),
            "deprecatedAt": deprecatedAt.map(JSONElement.instant),
            "sunsetAt": sunsetAt.map(JSONElement.instant),
            "retiredAt": retiredAt.map(JSONElement.instant),
            "successor": successor.map { .string($0.description) },
        ])
    }
}
