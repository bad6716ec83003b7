public import NIOCore
import ScreenKit

extension SonosService {
    /// Keeps what a player posts to the reporting endpoint: `POST …/timePlayed`, a JSON body of played items.
    ///
    /// Items of other services, or of tracks that cannot be told, are passed over. There is nothing to answer.
    ///
    /// - Throws: ``SOAPFault``: about the token, to be answered with status 401; or ``SOAPFault/Code/client`` for a body that
    ///   cannot be read.
    public func timePlayed(body: ByteBuffer, authorization: String?) async throws(SOAPFault) {
        do {
            try checkAvailability()
            let listener = try await listener(
                SonosCredentials(nil, authorization: authorization), language: profile.languages.first ?? "en")
            let exchange = exchange(listener)
            var reports: [(report: SonosPlayReport, track: String)] = []
            for item in try TimePlayedReport.reports(in: Array(body.readableBytesView)) {
                if let report = try await exchange.report(of: item) { reports.append(report) }
            }
            if !reports.isEmpty { try await playback.report(reports, listener) }
        } catch {
            throw fault(for: error)
        }
    }
}

extension SonosExchange {
    /// Bytes of a track's name in an address.
    private static let maximumNameSize = 255

    /// What an item says of its track; nil where that is not known.
    fileprivate func report(of item: TimePlayedReport) async throws -> (report: SonosPlayReport, track: String)? {
        guard let (name, id) = try await track(of: item) else { return nil }
        var report = SonosPlayReport(id: id)
        report.seconds = item.playedMillis.map { $0 / 1000 }
        report.offsetMillis = item.positionMillis
        report.container = item.container
        report.status = item.type
        return (report, name)
    }

    /// The track of a report: its name and its identifier, which is empty for a track named by the service's own address.
    private func track(of item: TimePlayedReport) async throws -> (name: String, id: String)? {
        if let id = item.objectID, let name = try await name(of: id) { return (name, id) }
        guard let media = item.mediaName(at: profile.publicURL) else { return nil }
        if media.isOwn { return media.text.utf8.count <= Self.maximumNameSize ? (media.text, "") : nil }
        if let name = try await name(of: media.text) { return (name, media.text) }
        guard let dot = media.text.lastIndex(of: ".") else { return nil }
        let id = String(media.text[..<dot])
        return try await name(of: id).map { ($0, id) }
    }

    private func name(of id: String) async throws -> String? {
        guard case .track(_, _, let name)? = try await ids.knownID(id) else { return nil }
        return name
    }
}
