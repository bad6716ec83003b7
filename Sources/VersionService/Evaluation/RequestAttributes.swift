/// The attributes of one request that a program asks for, copied side by side for as long as the program runs.
struct RequestAttributes {
    /// One attribute.
    struct Slot {
        enum Kind: UInt8 {
            case missing, text, number, boolean
        }

        var kind = Kind.missing
        /// Where the bytes of a text are.
        var start = 0
        var count = 0
        /// A number; 1 and 0 for true and false.
        var number = 0.0
        /// A text that is a plain release number, where one is asked for.
        var release: ReleaseNumber.Plain?
    }

    let slots: UnsafeMutableBufferPointer<Slot>
    let bytes: UnsafeMutableBufferPointer<UInt8>

    /// Calls `body` with the attributes of a request.
    ///
    /// The buffers are on the stack unless texts are long, and gone when this returns; nothing of them is kept by the program.
    static func with(
        _ attributes: [Attribute], releaseSlots: [Bool], of context: EvaluationContext, _ body: (RequestAttributes) -> Void
    ) {
        var size = 0
        for attribute in attributes { size += context.text(of: attribute)?.utf8.count ?? 0 }
        withUnsafeTemporaryAllocation(of: Slot.self, capacity: attributes.count) { slots in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { bytes in
                var end = 0
                for (index, attribute) in attributes.enumerated() {
                    var slot = slot(of: attribute, in: context, bytes, &end)
                    if releaseSlots[index], slot.kind == .text {
                        slot.release = ReleaseNumber(UnsafeBufferPointer(rebasing: bytes[slot.start..<end]))?.plain
                    }
                    slots.initializeElement(at: index, to: slot)
                }
                body(RequestAttributes(slots: slots, bytes: bytes))
            }
        }
    }

    private static func slot(
        of attribute: Attribute, in context: EvaluationContext, _ bytes: UnsafeMutableBufferPointer<UInt8>, _ end: inout Int
    ) -> Slot {
        if let text = context.text(of: attribute) {
            let start = end
            end = bytes[start...].initialize(fromContentsOf: text.utf8)
            return Slot(kind: .text, start: start, count: end - start)
        }
        switch context.value(of: attribute) {
        case .number(let number): return Slot(kind: .number, number: number)
        case .boolean(let value): return Slot(kind: .boolean, number: value ? 1 : 0)
        case .string, nil: return Slot()
        }
    }

    /// The bytes of a text.
    func text(_ slot: Slot) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[slot.start..<slot.start + slot.count])
    }
}
