/// Something in a database that could not have been written by this version of the software.
struct DatabaseContentError: Error, CustomStringConvertible {
    let description: String
}
