/// Why a line is not JSON.
struct JSONError: Error, Equatable {
    /// The byte of the line, from 1, at which it shows.
    let column: Int
    let reason: String
}
