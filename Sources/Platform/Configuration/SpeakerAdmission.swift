/// Who may browse from smart speakers.
public enum SpeakerAdmission: String, Sendable, CaseIterable {
    /// Nobody: there are no such addresses.
    case off
    /// Households that are linked to an account.
    case linked
    /// Anybody; linked households see what is their own as well.
    case anonymous
}
