import ScreenKit

extension SonosExchange {
    /// Keeps what a player tells of its playing.
    func report(_ call: SonosCall) async throws -> SonosReply {
        switch call {
        case .reportStatus(let id, let code, let message):
            try await service.playback.reportFailure(track: try await trackName(id), code: code, message: message, listener)
            return .reportStatus
        case .setPlayedSeconds(let report):
            try await keep(report)
            return .setPlayedSeconds
        case .reportPlaySeconds(let report):
            try await keep(report)
            return .reportPlaySeconds(interval: profile.reportInterval)
        case .reportPlayStatus(let report):
            try await keep(report)
            return .reportPlayStatus
        default: throw SOAPFault(.serviceUnknownError, "the operation cannot be answered")
        }
    }

    private func keep(_ report: SonosPlayReport) async throws {
        try await service.playback.report(report, track: try await trackName(report.id), listener)
    }

    private func trackName(_ id: String) async throws -> String {
        guard case .track(_, _, let name) = try await ids.id(id) else { throw SOAPFault.unknownItem }
        return name
    }
}
