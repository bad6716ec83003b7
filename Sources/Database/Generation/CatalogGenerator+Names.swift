extension CatalogGenerator {
    /// What random numbers are for; each kind has its own stream of them.
    enum Stream: UInt64 {
        case composer = 1
        case artist, ensemble, work, album, playlist, podcast, livestream
    }

    private static let trees = [
        "Alder", "Ash", "Aspen", "Beech", "Birch", "Cedar", "Cherry", "Elm", "Fir", "Hazel", "Holly", "Larch", "Linden", "Maple", "Oak",
        "Pine", "Rowan", "Spruce", "Willow", "Yew",
    ]

    func random(_ stream: Stream, _ index: Int) -> SplitMix {
        SplitMix(seed: seed, stream: stream.rawValue, index: index)
    }

    func tree(_ index: Int) -> String { Self.trees[index % Self.trees.count] }

    func padded(_ number: Int, _ width: Int = 4) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    func composerName(_ index: Int) -> String { "Composer \(padded(index)) \(tree(index))" }
    func artistName(_ index: Int) -> String { "Artist \(padded(index, 5)) \(tree(index))" }

    func id(_ name: String) -> String {
        name.lowercased().replacing(" ", with: "-")
    }

    /// A text in three languages as JSON.
    func localized(_ en: String, _ de: String, _ nl: String) -> String {
        #"{"en":"\#(en)","de":"\#(de)","nl":"\#(nl)"}"#
    }

    func list(_ ids: [String]) -> String {
        "[" + ids.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }
}
