import NIOCore
public import ScreenKit

/// Answers the calls of speakers from an app's screens.
///
/// Knows no particular screen: what it needs to know of an app is in the ``SonosProfile``.
public struct SonosService: Sendable {
    public let profile: SonosProfile
    let codec: SonosIDCodec
    let store: any SonosIDStore
    let screens: any SonosScreens
    let accounts: any SonosAccounts
    let playback: any SonosPlayback
    let media: any SonosMedia
    let library: any SonosLibrary
    let limits: XMLLimits
    let plans = RecursionPlans()
    private let places = TrackPlaces()
    private let reportError: @Sendable (any Error) -> Void

    /// - Parameter reportError: hears of errors that listeners are told nothing of but that something is wrong.
    public init(
        profile: SonosProfile, key: SonosKey, store: any SonosIDStore, screens: any SonosScreens, accounts: any SonosAccounts,
        playback: any SonosPlayback, media: any SonosMedia, library: any SonosLibrary, limits: XMLLimits = XMLLimits(),
        reportError: @escaping @Sendable (any Error) -> Void = { _ in }
    ) {
        self.profile = profile
        codec = SonosIDCodec(key: key, categories: Set(profile.categories.map(\.id)))
        self.store = store
        self.screens = screens
        self.accounts = accounts
        self.playback = playback
        self.media = media
        self.library = library
        self.limits = limits
        self.reportError = reportError
    }

    /// Answers an envelope with another; what goes wrong becomes a fault.
    public func answer(_ request: SonosRequest) async -> SonosResponse {
        let envelope: SOAPEnvelope
        do {
            envelope = try SOAPEnvelope(
                reading: request.body.readableBytesView, soapAction: request.soapAction, authorization: request.authorization,
                limits: limits)
        } catch {
            return response(error, operation: nil)
        }
        let operation = envelope.call.operation.rawValue
        do {
            let reply = try await reply(to: envelope, language: request.language ?? profile.languages.first ?? "en")
            return SonosResponse(status: 200, body: reply.envelope(), operation: operation, fault: nil)
        } catch {
            return response(fault(for: error), operation: operation)
        }
    }

    /// Marks or unmarks a favourite: what the actions of `relatedActions` ask for over HTTP.
    ///
    /// - Throws: ``SOAPFault``; one about the token is to be answered with status 401.
    public func setFavorite(_ isFavorite: Bool, id: String, authorization: String?, language: LanguageTag) async throws(SOAPFault) {
        do {
            try checkAvailability()
            let credentials = SonosCredentials(nil, authorization: authorization)
            let listener = try await listener(credentials, language: language)
            try await exchange(listener).setFavorite(isFavorite, id)
        } catch {
            throw fault(for: error)
        }
    }

    private func reply(to envelope: SOAPEnvelope, language: LanguageTag) async throws -> SonosReply {
        try checkAvailability()
        if let reply = try await linkingReply(to: envelope, language: language) { return reply }
        let exchange = exchange(try await listener(envelope.credentials, language: language))
        let reply = try await exchange.reply(to: envelope.call)
        try await exchange.ids.commit()
        return reply
    }

    /// Refuses everything, linking too, while speakers are not served.
    func checkAvailability() throws(SOAPFault) {
        guard screens.isAvailable else { throw SOAPFault(.serviceUnavailable, "speakers are not served at present") }
    }

    func exchange(_ listener: SonosListener) -> SonosExchange {
        SonosExchange(service: self, listener: listener, ids: SonosIDMint(codec, store, places))
    }

    private func response(_ fault: SOAPFault, operation: String?) -> SonosResponse {
        SonosResponse(status: 500, body: fault.envelope(), operation: operation, fault: fault)
    }

    /// What players are told of an error.
    func fault(for error: any Error) -> SOAPFault {
        switch error {
        case let fault as SOAPFault: return fault
        case ScreenError.notFound, is RouteError: return .unknownItem
        case ScreenError.signInRequired: return SOAPFault(.loginUnauthorized, "an account is needed")
        case SonosLibraryError.notFound: return .unknownItem
        case let error as SonosLibraryError: return SOAPFault(.serviceUnknownError, "the playlist cannot be edited: \(error)")
        default:
            reportError(error)
            return SOAPFault(.serviceUnknownError, "something went wrong")
        }
    }
}
