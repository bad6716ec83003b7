package import VersionService

extension OverrideFollower {
    /// Puts the file beside the node in force; one that is damaged, or another node's, counts as absent.
    func restore() {
        let contents: LastKnownGood
        do {
            guard let bytes = try file.read() else { return }
            contents = try LastKnownGood(reading: bytes, service: service.manifest.service)
            let stored = try StoredOverrides(reading: contents.snapshot, source: settings.path)
            if let reason = foreignness(of: stored.overrides) { return ignoreFile(reason) }
            try service.apply(stored, revision: contents.revision)
        } catch {
            return ignoreFile("\(error)")
        }
        served = Revision.Contents(number: contents.revision, snapshot: contents.snapshot)
        state.update { state in
            state.source = .lastKnownGood
            state.appliedAt = now()
            state.confirmedAt = contents.writtenAt
        }
    }

    private func ignoreFile(_ reason: String) {
        logger.error("the last known good file is not used", metadata: ["path": "\(settings.path)", "error": "\(reason)"])
    }

    /// Puts the head of the store in force whatever is in force now, after a store was restored from a backup.
    ///
    /// - Returns: The revision in force after that; another one than the head when the head is refused.
    /// - Throws: ``FlagStoreError`` when the store does not answer.
    package func acceptHead() async throws(FlagStoreError) -> Int? {
        let head = try await asked { [store] () async throws(FlagStoreError) in try await store.head() }
        guard let head else {
            do {
                try service.apply(nil, revision: nil, acceptsOlder: true)
                try file.remove()
            } catch {
                logger.error("the overrides could not be taken back", metadata: ["error": "\(error)"])
                return service.table.revision
            }
            served = nil
            confirm()
            return nil
        }
        apply(head, acceptsOlder: true)
        return service.table.revision
    }

    /// Compares the head of the store with what is in force.
    func take(_ head: Revision?) async throws(FlagStoreError) {
        guard let served else {
            if let head { apply(head) } else { confirm() }
            return
        }
        guard let head, head.number >= served.number else {
            return raise(.olderHead(head?.number, serving: served.number))
        }
        if head.number == served.number {
            if head.snapshot != served.snapshot { return raise(.differentHead(head.number)) }
            return confirm()
        }
        if state.current.alarm != nil {
            // The store was set back and has gone on: its numbers say nothing any more, unless it still has what is in force.
            guard try await hasStored(served) else { return raise(.foreignHistory(head: head.number, serving: served.number)) }
        }
        apply(head)
    }

    /// Whether the store has what is in force under the same number.
    private func hasStored(_ contents: Revision.Contents) async throws(FlagStoreError) -> Bool {
        do throws(FlagStoreError) {
            let known = try await asked { [store] () async throws(FlagStoreError) in try await store.revision(contents.number) }
            return known.snapshot == contents.snapshot
        } catch {
            if case .notFound = error { return false }
            throw error
        }
    }

    private func apply(_ head: Revision, acceptsOlder: Bool = false) {
        let fingerprint = service.manifest.fingerprint
        // What is wrong with a revision stays wrong, until the manifest changes.
        if !acceptsOlder, state.current.refusal?.revision == head.number, refusedFor == fingerprint { return }
        do {
            let stored = try StoredOverrides(reading: head.snapshot, source: "revision \(head.number)")
            if let reason = foreignness(of: stored.overrides) { return refuse(head, reason, fingerprint) }
            let degradations = try service.apply(stored, revision: head.number, acceptsOlder: acceptsOlder)
            logger.notice("overrides are in force", metadata: ["revision": "\(head.number)", "degraded": "\(degradations.count)"])
            for degradation in degradations.prefix(100) { logger.warning("\(degradation)") }
        } catch {
            return refuse(head, "\(error)", fingerprint)
        }
        served = Revision.Contents(number: head.number, snapshot: head.snapshot)
        state.update { $0.appliedAt = now() }
        confirm(isNew: true)
    }

    /// Why overrides are not meant for this node, if they are not.
    private func foreignness(of overrides: Overrides) -> String? {
        let service = service.manifest.service
        guard overrides.service == service else { return "these are overrides of `\(overrides.service)`, not of `\(service)`" }
        guard let environment = settings.environment, let other = overrides.environment, other != environment else { return nil }
        return "these are overrides for `\(other)`, not for `\(environment)`"
    }

    /// Notes that what is in force is what the store has, and keeps it in the file where that is not done yet.
    private func confirm(isNew: Bool = false) {
        let time = now()
        let wasFromStore = state.current.source == .store
        state.update { state in
            state.source = .store
            state.confirmedAt = time
            state.alarm = nil
            state.refusal = nil
            if state.appliedAt == nil { state.appliedAt = time }
        }
        guard let served, isNew || !wasFromStore || state.current.fileFailure != nil else { return }
        keep(served, at: time)
    }

    private func keep(_ contents: Revision.Contents, at time: Timestamp) {
        let written = LastKnownGood(
            revision: contents.number, snapshot: contents.snapshot, fingerprint: service.manifest.fingerprint, writtenAt: time)
        do throws(SystemError) {
            try file.write(written)
            state.update { $0.fileFailure = nil }
        } catch {
            let reason = "\(settings.path): cannot be written: \(error)"
            if state.current.fileFailure != reason { logger.error("the last known good overrides are not kept: \(reason)") }
            state.update { $0.fileFailure = reason }
        }
    }

    private func raise(_ alarm: FlagState.Alarm) {
        if state.current.alarm != alarm { logger.critical("the overrides in force stay: \(alarm)") }
        state.update { $0.alarm = alarm }
    }

    private func refuse(_ head: Revision, _ reason: String, _ fingerprint: String) {
        logger.error("revision \(head.number) is refused, the overrides in force stay", metadata: ["error": "\(reason)"])
        refusedFor = fingerprint
        state.update { $0.refusal = FlagState.Refusal(revision: head.number, reason: reason) }
    }
}
