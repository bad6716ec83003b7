import ScreenKit
import Screens
import Testing

/// Every screen of the app, in the states that matter.
enum Corpus {
    /// A screen in one state.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        /// Path below the version; names in braces stand for things of the fixture.
        let path: String
        let user: ScreenUser?

        init(_ name: String, _ path: String, user: ScreenUser? = nil) {
            self.name = name
            self.path = path
            self.user = user
        }

        var testDescription: String { name }
        /// The name as that of a file.
        var fileName: String { name.split(separator: " ").joined(separator: "-") }
    }

    /// The samples of the app that have goldens.
    static let cases: [Case] = SampleCorpus.screens.compactMap { sample in
        guard case .screen(let path) = sample.request else { return nil }
        return Case(sample.name, path, user: sample.user)
    }
}
