/// A sample's path, taken apart as a request's is.
struct SampleTarget: Sendable {
    let path: String
    let query: [(name: String, value: String)]

    /// - Throws: ``RouteError`` when the query is not percent-encoded text.
    init(_ text: String) throws(RouteError) {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(parts.first ?? "")
        var query: [(name: String, value: String)] = []
        for field in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
            let halves = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = halves.first.flatMap({ PercentEncoding.decode($0, plusIsSpace: true) }),
                let value = PercentEncoding.decode(halves.count > 1 ? halves[1] : "", plusIsSpace: true)
            else { throw RouteError(field: String(field), reason: "is not percent-encoded text") }
            query.append((name, value))
        }
        self.query = query
    }

    /// The parts of the path that a pattern names, decoded.
    func decode(_ parameters: [(name: String, value: Substring)]) throws(RouteError) -> [(name: String, value: String)] {
        var result: [(name: String, value: String)] = []
        for parameter in parameters {
            guard let value = PercentEncoding.decode(parameter.value) else {
                throw RouteError(field: parameter.name, reason: "is not percent-encoded text")
            }
            result.append((parameter.name, value))
        }
        return result
    }

    /// The section that is asked for, from the offset on that the query gives.
    func selection(of section: String) throws(RouteError) -> SectionSelection {
        guard let token = query.first(where: { $0.name == "offset" })?.value else { return .section(section) }
        guard let offset = PageOffset(token: token, section: section) else {
            throw RouteError(field: "offset", reason: "is not an offset of this section")
        }
        return .section(section, start: offset.start)
    }
}
