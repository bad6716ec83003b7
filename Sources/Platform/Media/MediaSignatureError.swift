/// Why the address of a recording does not count.
package enum MediaSignatureError: Error, Hashable, Sendable {
    case expired
    /// Nothing more is told: whoever tries addresses is not to learn how far they got.
    case invalid

    /// What a client is told.
    var problem: ProblemDetails {
        switch self {
        case .expired:
            ProblemDetails(
                .forbidden, type: "urn:problem:media-address-expired", title: "Address expired",
                detail: "The address of this recording was good for a while only; ask for a new one.")
        case .invalid:
            ProblemDetails(
                .forbidden, type: "urn:problem:media-address-invalid", title: "Address invalid",
                detail: "This is not an address that was given out here; use it exactly as it was given.")
        }
    }
}
