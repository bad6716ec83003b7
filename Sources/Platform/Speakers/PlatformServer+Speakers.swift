import Logging
import NIOCore
import ScreenKit
import SonosBridge
import VersionService

extension PlatformServer {
    /// Adds everything that speakers ask for, unless they are switched off.
    ///
    /// - Returns: what removes the links that have expired.
    /// - Throws: an error whose description says what is wrong and where.
    static func addSpeakers(
        _ bridge: SpeakerBridge, to routes: inout ServerRoutes, _ versions: ApiVersionService<VersionResponder<App>>,
        _ identity: IdentityService, _ configuration: ServerConfiguration, _ logger: Logger
    ) throws -> HourlyRemoval? {
        guard configuration.speakers != .off else { return nil }
        guard versions.table.clients[SpeakerBridge.client] != nil else {
            throw ConfigurationError(
                "the versions file names no version for speakers; add \"clients\": {\"\(SpeakerBridge.client)\": \"v1\"}, or --speakers off"
            )
        }
        let secret = try ServerSecret.load(fromFile: configuration.dataFolder + "/keys/server-secret")
        let signer = MediaSigner(secret)
        let recordings = try configuration.mediaFolder.map { try MediaFolder(path: $0) } ?? bridge.media ?? SynthesizedPieces()
        @Sendable func linking(_ publicURL: String) -> SpeakerLinking {
            var linking = SpeakerLinkingConfiguration(
                publicURL: publicURL, serviceName: bridge.profile.name[bridge.profile.languages.first ?? "en"])
            linking.tokenFreshness = configuration.speakerTokenLifetime
            return SpeakerLinking(store: bridge.store, configuration: linking, logger: logger)
        }
        let reports = SpeakerReports(store: bridge.store) { track in try await bridge.duration(track).map { $0 * 1000 } }
        let screens = SpeakerScreens(versions: versions, bridge: bridge)
        let mediaType = configuration.mediaFolder.flatMap { MediaFolder.usualMediaType(inFolder: $0) }
        let endpoint = SpeakerEndpoint(
            publicURL: configuration.publicURL, languages: bridge.profile.languages, logger: logger
        ) { publicURL in
            var profile = bridge.profile
            profile.publicURL = publicURL
            profile.mimeType = mediaType ?? profile.mimeType
            profile.isAnonymousAllowed = configuration.speakers == .anonymous
            return SonosService(
                profile: profile, key: SonosKey(secret), store: bridge.store, screens: screens, accounts: linking(publicURL),
                playback: reports, media: SignedMedia(recordings, signer, base: publicURL), library: bridge.library
            ) { error in
                let id = SpeakerRequest.id.map { "\($0)" } ?? "none"
                logger.error("speaker's request failed", metadata: ["request_id": "\(id)", "error": "\(error)"])
            }
        }
        try routes.addSpeakers(endpoint)
        try routes.addMedia(recordings, signer, logger)
        let page = linking(configuration.publicURL ?? "")
        try routes.addSpeakerLinking(page, identity, logger: logger)
        return HourlyRemoval(subject: "links of households", logger: logger) { try await page.removeExpired() }
    }
}
