import ScreenKit

/// How paths name versions and parameters.
enum VersionPath {
    /// Whether the first part of a path is meant to be a version: a `v` and digits.
    static func looksLikeVersion(_ part: Substring) -> Bool {
        part.utf8.count > 1 && part.utf8.first == UInt8(ascii: "v")
            && part.utf8.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// The parameters of a path without their percent-encoding.
    ///
    /// - Throws: ``RouteError`` naming a parameter that is not percent-encoded UTF-8.
    static func decode(_ parameters: [(name: String, value: Substring)]) throws(RouteError) -> RouteMatch {
        var decoded: [(name: String, value: String)] = []
        for parameter in parameters {
            guard let value = PercentEncoding.decode(parameter.value) else {
                throw RouteError(field: parameter.name, reason: "is not percent-encoded UTF-8")
            }
            decoded.append((parameter.name, value))
        }
        return RouteMatch(parameters: decoded)
    }
}
