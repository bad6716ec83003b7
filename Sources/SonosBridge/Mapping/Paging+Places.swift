import ScreenKit

extension Paging {
    /// The number of places that a page stands for: as far as its next page, or all that is left of what was asked for.
    ///
    /// - Parameters:
    ///   - start: the number of places before the page.
    ///   - asked: the number of places asked for.
    func covered(from start: Int, _ asked: Int) -> Int {
        let left = max(0, min(asked, total - start))
        guard let next, next.start > start else { return left }
        return min(left, next.start - start)
    }
}
