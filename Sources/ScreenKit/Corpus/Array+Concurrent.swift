extension Array where Element: Sendable {
    /// Transforms the elements side by side, never more than `width` at once; results keep the order.
    func concurrentMap<Result: Sendable>(
        width: Int, _ transform: @escaping @Sendable (Element) async -> Result
    ) async -> [Result] {
        await withTaskGroup(of: (Int, Result).self) { group in
            var results = [Result?](repeating: nil, count: count)
            var next = 0
            while next < Swift.min(Swift.max(1, width), count) {
                let (index, element) = (next, self[next])
                group.addTask { (index, await transform(element)) }
                next += 1
            }
            for await (index, result) in group {
                results[index] = result
                guard next < count else { continue }
                let (following, element) = (next, self[next])
                group.addTask { (following, await transform(element)) }
                next += 1
            }
            return results.compactMap { $0 }
        }
    }
}
