public import Foundation

/// The folder in which the build put the programs of this package.
public enum BuiltProducts {
    /// A program was looked for and not found.
    public struct MissingProduct: Error, CustomStringConvertible {
        /// Where the program should be.
        public let path: String

        public var description: String {
            "\(path) does not exist: build it first with `swift build`, or make the test target depend on it"
        }
    }

    /// The folder that holds the test bundle, and with it every other product of the same build.
    public static var directory: URL {
        if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
            return bundle.bundleURL.deletingLastPathComponent()
        }
        // On Linux the test bundle is itself the running program.
        return Bundle.main.bundleURL
    }

    /// The program called `name`.
    ///
    /// - Throws: ``MissingProduct`` when the build did not make it.
    public static func executable(_ name: String) throws -> URL {
        let url = directory.appendingPathComponent(name)
        guard FileManager.default.isExecutableFile(atPath: url.path) else {
            throw MissingProduct(path: url.path)
        }
        return url
    }
}
