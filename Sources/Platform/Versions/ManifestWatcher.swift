import Logging
import ServiceLifecycle
import UnixSignals
import VersionService

/// Keeps the router table in step with versions.json, and with the dates in it.
///
/// The file is looked at twice a second, since watches miss what mounted configuration does, and at once on SIGHUP.
/// A file that is not valid is refused with every finding, and the table stays as it was.
actor ManifestWatcher<Responder: Sendable>: Service {
    private let file: ManifestFile
    private let service: ApiVersionService<Responder>
    private let state: ManifestState
    private let logger: Logger
    private var known: ManifestFile.Fingerprint?

    /// - Parameter known: the state the file was in when the service's manifest was read from it.
    init(
        _ file: ManifestFile, known: ManifestFile.Fingerprint?, _ service: ApiVersionService<Responder>, _ state: ManifestState,
        _ logger: Logger
    ) {
        self.file = file
        self.service = service
        self.state = state
        self.logger = logger
        self.known = known
        state.accepted(generation: service.table.generation)
    }

    func run() async throws {
        await withDiscardingTaskGroup { group in
            group.addTask {
                let ticks = AsyncStream(unfolding: { try? await Task.sleep(for: .milliseconds(500)) })
                for await _ in ticks.cancelOnGracefulShutdown() { await self.check() }
            }
            group.addTask {
                for await _ in await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown() { await self.reload() }
            }
        }
    }

    /// Reads the file if it has changed, and moves on to what its dates say if their time has come.
    private func check() {
        let present = file.fingerprint()
        if present != known {
            known = present
            reload()
        } else if let transition = service.nextTransition, transition <= .now {
            refresh()
        }
    }

    /// Reads the file whether it has changed or not.
    private func reload() {
        do {
            try service.apply(try file.read())
            state.accepted(generation: service.table.generation)
            logger.notice("versions.json is in force", metadata: ["generation": "\(service.table.generation)"])
        } catch let error as ManifestFileError {
            refuse(error.findings)
        } catch {
            refuse(["\(file.path): \(error)"])
        }
    }

    private func refresh() {
        do {
            try service.refresh()
            state.refreshed(generation: service.table.generation)
        } catch {
            refuse(["\(error)"])
        }
    }

    private func refuse(_ findings: [String]) {
        state.refused(findings)
        logger.error("versions.json is refused, the versions in force stay", metadata: ["findings": "\(findings.count)"])
        for finding in findings { logger.error("\(finding)") }
    }
}
