/// How much data a listener spends on sound.
public enum AudioQuality: String, CaseIterable, Sendable {
    case low, standard, lossless
}
