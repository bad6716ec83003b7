/// One element of an `Accept` field: a media range, its parameters and its weight (RFC 9110, section 12.5.1).
struct MediaTypePreference: Sendable {
    /// `nil` for any type.
    let type: FieldCursor.Bytes?
    /// `nil` for any subtype.
    let subtype: FieldCursor.Bytes?
    let parameters: [FieldCursor.Parameter]
    let quality: Quality

    /// Reads one element, up to the comma that ends it; `nil` if it does not follow the grammar.
    init?(_ cursor: inout FieldCursor) {
        guard let type = cursor.token(), cursor.consume(UInt8(ascii: "/")), let subtype = cursor.token() else { return nil }
        self.type = Self.isAny(type) ? nil : type
        self.subtype = Self.isAny(subtype) ? nil : subtype
        if self.type == nil, self.subtype != nil { return nil }
        var parameters: [FieldCursor.Parameter] = []
        var quality: Quality?
        do throws(FieldCursor.MalformedField) {
            while let parameter = try cursor.parameter() {
                if quality != nil { continue }  // What follows the weight was an extension of RFC 7231, and means nothing now.
                if ASCII.equalIgnoringCase(parameter.name, "q".utf8) {
                    guard let weight = Quality(parsing: parameter.value) else { return nil }
                    quality = weight
                } else {
                    guard parameters.count < ContentType.maximumParameters else { return nil }
                    parameters.append(parameter)
                }
            }
        } catch {
            return nil
        }
        guard cursor.endsElement() else { return nil }
        self.parameters = parameters
        self.quality = quality ?? .full
    }

    /// How narrow the range is; the narrowest that matches a media type decides about it.
    var specificity: Int {
        if type == nil { return 0 }
        if subtype == nil { return 1 }
        return 2 + parameters.count
    }

    /// Whether a media type lies within the range: each parameter of the range has to be there with the same value.
    func matches(_ candidate: ContentType) -> Bool {
        if let type, !ASCII.equalIgnoringCase(type, candidate.type.utf8) { return false }
        if let subtype, !ASCII.equalIgnoringCase(subtype, candidate.subtype.utf8) { return false }
        return parameters.allSatisfy { wanted in
            candidate.parameters.contains {
                ASCII.equalIgnoringCase($0.name.utf8, wanted.name) && wanted.value.elementsEqual($0.value.utf8)
            }
        }
    }

    private static func isAny(_ token: FieldCursor.Bytes) -> Bool {
        token.elementsEqual("*".utf8)
    }
}
