import Synchronization

/// Remembers where tracks stood in their sections when they were last listed.
///
/// A hint, never part of an identifier: a track that moves keeps its identifier, and a place that is forgotten or wrong costs
/// a look through the section, nothing else. Of fixed size: a place takes the slot that its identifier's check names, from
/// whatever was there before.
final class TrackPlaces: Sendable {
    /// A track, by the check of its identifier, and the number of items before it.
    struct Place {
        let check: UInt64
        let index: Int
    }

    /// Slots of 8 bytes, half of them telling which track it is and half its place; an empty one is 0.
    private let slots: Mutex<[UInt64]>
    private let mask: UInt64

    /// - Parameter capacity: the number of slots, a power of two.
    init(capacity: Int = 1 << 16) {
        precondition(capacity.nonzeroBitCount == 1, "the capacity must be a power of two")
        slots = Mutex(Array(repeating: 0, count: capacity))
        mask = UInt64(capacity - 1)
    }

    /// Notes where tracks stand, taking the lock once for all of them.
    func note(_ places: [Place]) {
        guard !places.isEmpty else { return }
        slots.withLock { slots in
            for place in places where place.index < Int(UInt32.max) {
                slots[Int(place.check & mask)] = place.check & ~0xFFFF_FFFF | UInt64(place.index + 1)
            }
        }
    }

    /// Where a track stood.
    func index(of check: UInt64) -> Int? {
        let slot = slots.withLock { $0[Int(check & mask)] }
        guard slot != 0, slot >> 32 == check >> 32 else { return nil }
        return Int(slot & 0xFFFF_FFFF) - 1
    }
}
