/// Why a database file cannot be used, and what to do about it.
public struct DatabaseOpenError: Error, Sendable, Equatable {
    /// The file, or the directory it was to be made in.
    public let path: String
    /// What is wrong with it.
    public let problem: String
    /// What whoever reads this can do.
    public let advice: String

    public init(path: String, problem: String, advice: String) {
        self.path = path
        self.problem = problem
        self.advice = advice
    }
}

extension DatabaseOpenError: CustomStringConvertible {
    public var description: String { "\(path): \(problem); \(advice)" }
}
