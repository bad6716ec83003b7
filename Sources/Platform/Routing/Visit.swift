import ScreenKit
import VersionService

/// Who asks a version for something, and in which language.
struct Visit: Sendable {
    let requestID: RequestID
    let user: ScreenUser?
    let locale: LanguageTag
    let lifecycle: VersionLifecycle
}
