public import Foundation

/// The files of this repository, for tests that look at what is committed.
public enum Repository {
    /// The folder that holds `Package.swift`.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The full path of a file, named by its path from the root.
    public static func path(of path: String) -> String {
        root.appendingPathComponent(path).path
    }

    /// The bytes of a file, named by its path from the root.
    public static func bytes(of path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: root.appendingPathComponent(path)))
    }

    /// The text of a file, named by its path from the root.
    public static func text(of path: String) throws -> String {
        String(decoding: try bytes(of: path), as: UTF8.self)
    }
}
