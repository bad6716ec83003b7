/// The content codings a client takes (RFC 9110, section 12.5.3), reduced to the two this server produces.
package struct AcceptEncoding: Hashable, Sendable {
    /// A content coding.
    package enum Coding: Hashable, Sendable {
        case gzip
        case identity
    }

    /// A client naming more codings than this is not read to the end.
    private static let maximumElements = 32

    private var gzip: Quality?
    private var identity: Quality?
    private var anythingElse: Quality?

    /// Reads the value of the field; several lines are joined by commas.
    ///
    /// Elements that do not follow the grammar are passed over. Without the field the client has no preference, and gets the
    /// representation as it is.
    package init(_ fieldValue: String?) {
        guard let fieldValue else { return }
        var cursor = FieldCursor(fieldValue)
        for _ in 0..<Self.maximumElements {
            cursor.skipToElement()
            if cursor.isAtEnd { return }
            readElement(&cursor)
        }
    }

    /// The coding to answer with; `nil` if the client has excluded both.
    ///
    /// Between two codings it likes equally, a client gets the smaller answer.
    package var preferred: Coding? {
        let gzip = gzip ?? anythingElse ?? .unacceptable
        if gzip > .unacceptable, gzip >= identity ?? .unacceptable { return .gzip }
        if acceptsIdentity { return .identity }
        return gzip > .unacceptable ? .gzip : nil
    }

    /// Whether an answer without any coding is acceptable, as it is unless the client says otherwise.
    package var acceptsIdentity: Bool {
        (identity ?? anythingElse) != .unacceptable
    }

    private mutating func readElement(_ cursor: inout FieldCursor) {
        guard let coding = cursor.token(), let quality = cursor.quality() else { return cursor.skipElement() }
        if ASCII.equalIgnoringCase(coding, "gzip".utf8) || ASCII.equalIgnoringCase(coding, "x-gzip".utf8) {
            gzip = quality
        } else if ASCII.equalIgnoringCase(coding, "identity".utf8) {
            identity = quality
        } else if coding.elementsEqual("*".utf8) {
            anythingElse = quality
        }
    }
}
