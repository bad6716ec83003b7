import TestSupport

/// Makes JSON documents of all shapes.
enum RandomJSON {
    static func document(using random: inout SplitMix) -> String {
        value(depth: 0, using: &random)
    }

    private static func value(depth: Int, using random: inout SplitMix) -> String {
        switch Int.random(in: 0..<(depth > 4 ? 5 : 9), using: &random) {
        case 0: "null"
        case 1: Bool.random(using: &random) ? "true" : "false"
        case 2: number(using: &random)
        case 3, 4: string(using: &random)
        case 5, 6: list("[", "]", using: &random) { value(depth: depth + 1, using: &$0) }
        default: object(depth: depth, using: &random)
        }
    }

    private static func number(using random: inout SplitMix) -> String {
        let forms = [
            "\(Int.random(in: -1000...1000, using: &random))", "\(Double.random(in: -1...1, using: &random))", "1e5", "-0", "1.50E+3",
        ]
        return forms.randomElement(using: &random) ?? "0"
    }

    private static func object(depth: Int, using random: inout SplitMix) -> String {
        var names = 0
        return list("{", "}", using: &random) { random in
            names += 1
            // The number makes the name unique.
            let name = string(using: &random).dropLast() + "\(names)\""
            return name + space(using: &random) + ":" + space(using: &random) + value(depth: depth + 1, using: &random)
        }
    }

    private static func list(
        _ opening: String,
        _ closing: String,
        using random: inout SplitMix,
        _ item: (inout SplitMix) -> String
    ) -> String {
        let items = (0..<Int.random(in: 0...4, using: &random)).map { _ in
            space(using: &random) + item(&random) + space(using: &random)
        }
        return opening + items.joined(separator: ",") + (items.isEmpty ? space(using: &random) : "") + closing
    }

    private static func string(using random: inout SplitMix) -> String {
        let plain = ["a", "Z", "0", " ", "/", "é", "e\u{301}", "✓", "𝄞"]
        let escaped = ["\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\u00e9", "\\ud834\\udd1e"]
        let text = (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in (plain + escaped).randomElement(using: &random) }
        return "\"" + text.joined() + "\""
    }

    private static func space(using random: inout SplitMix) -> String {
        ["", "", " ", "\n", "\t", "\r\n", "  "].randomElement(using: &random) ?? ""
    }
}
