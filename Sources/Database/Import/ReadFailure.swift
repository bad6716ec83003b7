/// Why a source cannot be read, or be read on.
struct ReadFailure: Error {
    let reason: String
}
