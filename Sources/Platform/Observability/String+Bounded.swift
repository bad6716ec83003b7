extension String {
    /// The text itself, or its beginning and an ellipsis if it is longer than so many bytes.
    func bounded(to limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var end = utf8.index(startIndex, offsetBy: limit)
        // Back to where a character begins: continuation bytes look like 10xxxxxx.
        while end > startIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
        return self[..<end] + "…"
    }
}
