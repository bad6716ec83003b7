/// Why a list of samples cannot be rendered.
public enum CorpusError: Error, Equatable, Sendable, CustomStringConvertible {
    case tooMany(Int, limit: Int)
    case duplicateName(String)
    /// Samples that could not be rendered whole, and why; what they would have shown is not known.
    case incomplete([String])
    /// More renderings would be needed than allowed.
    case tooManyRenders(limit: Int)

    public var description: String {
        switch self {
        case .tooMany(let count, let limit): "there are \(count) samples; \(limit) is the limit, leave some out"
        case .duplicateName(let name): "two samples are called '\(name)'; give each a name of its own"
        case .incomplete(let reasons):
            "some samples could not be rendered, so that nothing can be said; try again when the server is well"
                + reasons.map { "\n- \($0)" }.joined()
        case .tooManyRenders(let limit): "more than \(limit) renderings would be needed; ask for fewer screens or versions"
        }
    }
}
