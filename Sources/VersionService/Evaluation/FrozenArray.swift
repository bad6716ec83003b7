/// Elements that never change once they are there, read through a pointer: without the checks and reference counts of an array.
///
/// Sending it is safe although the compiler cannot see it: the memory is written in the initializer, read from then on, and given back when
/// nobody holds the object any more. Whoever takes ``elements`` holds the object meanwhile.
final class FrozenArray<Element: Sendable>: @unchecked Sendable {
    let elements: UnsafeBufferPointer<Element>

    init(_ array: [Element]) {
        let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: array.count)
        _ = memory.initialize(from: array)
        elements = UnsafeBufferPointer(memory)
    }

    deinit {
        let memory = UnsafeMutableBufferPointer(mutating: elements)
        memory.deinitialize()
        memory.deallocate()
    }
}
