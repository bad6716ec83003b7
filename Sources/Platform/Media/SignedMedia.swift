package import ScreenKit
package import SonosBridge

/// Gives speakers signed addresses of recordings.
package struct SignedMedia: SonosMedia {
    private let source: any MediaSource
    private let signer: MediaSigner
    private let base: String

    /// - Parameter base: what the addresses begin with, as speakers reach the server: `https://music.example`.
    package init(_ source: any MediaSource, _ signer: MediaSigner, base: String) {
        self.source = source
        self.signer = signer
        self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
    }

    package func stream(_ track: QueueTrack, _ listener: SonosListener) async throws -> MediaURI? {
        guard try await source.recording(track.id) != nil else { return nil }
        let address = signer.address(ofTrack: track.id, duration: track.duration)
        return MediaURI(url: base + address.target, timeout: address.lifetime)
    }
}
