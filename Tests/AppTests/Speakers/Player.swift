import Foundation
import TestSupport

/// What the player made from the WSDL needs.
enum Player {
    /// The environment with the SOAP client, which `make test` makes.
    static let python = Repository.root.appending(path: ".venv/bin/python")
    static let contract = Repository.root.appending(path: "../shared/sonos/Sonos-1.19.6.wsdl").standardizedFileURL

    /// In CI nothing is left out: what is missing there is a failure.
    static var isPossible: Bool {
        ProcessInfo.processInfo.environment["CI"] == "true"
            || [python, contract].allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
    }
}
