/// Why the features of a version could not be worked out.
public enum FeatureResolutionError: Error, Hashable, CustomStringConvertible {
    /// The manifest has no such version.
    case unknownVersion(APIVersion)
    /// The program was compiled for a manifest with other features.
    case incompatible([String])

    public var description: String {
        switch self {
        case .unknownVersion(let version):
            "there is no version \(version)"
        case .incompatible(let differences):
            """
            this program was compiled for other features than the manifest has; \
            generate them with `platformctl codegen swift` and build again, or serve the manifest it was built with
            """ + differences.map { "\n- \($0)" }.joined()
        }
    }
}
