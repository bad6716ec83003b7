public import ScreenKit

/// Who an answer is for.
public struct SonosListener: Sendable, Equatable {
    /// The account that the household is linked to; nil without one.
    public let user: ScreenUser?
    public let household: String?
    public let language: LanguageTag

    public init(user: ScreenUser?, household: String?, language: LanguageTag) {
        self.user = user
        self.household = household
        self.language = language
    }
}
