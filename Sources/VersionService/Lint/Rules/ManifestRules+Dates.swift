/// What the dates of a version promise.
extension ManifestRules {
    /// V011 and V018: dates follow one another, within a version and from version to version.
    mutating func checkDates() {
        for (index, version) in manifest.versions.enumerated() {
            let pointer = Self.pointer(toVersionAt: index)
            checkOrder(of: version, at: pointer)
            checkNotice(of: version, at: pointer)
            if index > 0, version.releasedAt < manifest.versions[index - 1].releasedAt {
                let previous = manifest.versions[index - 1]
                report.add(
                    .releaseDates, "\(version.id) is released before \(previous.id) (\(previous.releasedAt.day))",
                    at: pointer.appending("releasedAt")
                )
            }
        }
    }

    private mutating func checkOrder(of version: VersionDefinition, at pointer: JSONPointer) {
        let dates: [(name: String, date: Timestamp?)] = [
            ("releasedAt", version.releasedAt), ("deprecatedAt", version.deprecatedAt),
            ("sunsetAt", version.sunsetAt), ("retiredAt", version.retiredAt),
        ]
        var previous: (name: String, date: Timestamp)?
        for (name, date) in dates {
            guard let date else { continue }
            if let previous, date < previous.date {
                report.add(
                    .lifecycleDates, "`\(name)` is before `\(previous.name)` (\(previous.date)) in \(version.id)",
                    at: pointer.appending(name)
                )
            }
            previous = (name, date)
        }
    }

    private mutating func checkNotice(of version: VersionDefinition, at pointer: JSONPointer) {
        guard let deprecatedAt = version.deprecatedAt, let sunsetAt = version.sunsetAt, deprecatedAt <= sunsetAt else { return }
        let promised = manifest.policy.minSunsetNoticeDays
        let given = sunsetAt.days(since: deprecatedAt)
        if given < promised {
            report.add(
                .lifecycleDates, "\(version.id) gives \(given) days of notice; the policy promises \(promised) (minSunsetNoticeDays)",
                at: pointer.appending("sunsetAt")
            )
        }
    }

    /// V012: there is somewhere better to go, and an end that is still ahead.
    mutating func checkSuccessors() {
        for (index, version) in manifest.versions.enumerated() {
            let pointer = Self.pointer(toVersionAt: index)
            checkSuccessor(of: version, at: index, pointer.appending("successor"))
            guard version.status == .deprecated || version.status(at: today) == .deprecated else { continue }
            if let sunsetAt = version.sunsetAt {
                guard sunsetAt <= today else { continue }
                report.add(
                    .successor, "the sunset of \(version.id) has passed; retire it or postpone the sunset",
                    at: pointer.appending("sunsetAt"), level: .warning
                )
            } else {
                report.add(.successor, "\(version.id) is deprecated without `sunsetAt`; say when it ends", at: pointer, level: .warning)
            }
        }
    }

    private mutating func checkSuccessor(of version: VersionDefinition, at index: Int, _ pointer: JSONPointer) {
        guard let successor = version.successor else { return }
        guard let successorIndex = manifest.index(of: successor) else {
            report.add(.successor, "there is no version \(successor) to succeed \(version.id)", at: pointer)
            return
        }
        let status = manifest.versions[successorIndex].status
        if successorIndex <= index {
            report.add(.successor, "\(successor) is not newer than \(version.id), which it is to succeed", at: pointer)
        } else if status != .current && status != .supported {
            report.add(.successor, "\(successor) is \(status); a successor is current or supported", at: pointer)
        }
    }

    /// V016: temporary features are gone in time.
    mutating func checkExpiry() {
        for feature in manifest.features {
            // The feature may stay until the end of the day it names.
            guard let expires = feature.expires, expires.adding(days: 1) <= today else { continue }
            report.add(
                .expired, "`\(feature.name)` was to be gone by \(expires.day); remove it, or say until when it stays",
                at: Self.pointer(toFeature: feature.name).appending("expires")
            )
        }
    }
}
