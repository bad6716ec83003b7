import Foundation
import NIOCore
import TestSupport
import Testing

@testable import Platform

@Suite struct MediaFolderTests {
    private let temporary: TemporaryFolder
    private let source: MediaFolder
    private var url: URL { temporary.url.appendingPathComponent("music") }

    init() throws {
        temporary = try TemporaryFolder()
        let url = temporary.url.appendingPathComponent("music")
        try FileManager.default.createDirectory(at: url.appendingPathComponent("album"), withIntermediateDirectories: true)
        source = try MediaFolder(path: url.path)
    }

    private func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: url.appendingPathComponent(name))
    }

    private func bytes(_ recording: Recording) async throws -> [UInt8] {
        Array(buffer: try await recording.read(0..<recording.length))
    }

    @Test("a file has the type of its suffix", arguments: MediaFolder.mediaTypes.map { [$0.suffix, $0.mediaType] })
    func types(row: [String]) async throws {
        try write(Array("sound".utf8), to: "album-1.\(row[0])")
        let recording = try #require(try await source.recording("album-1"))
        #expect(recording.mediaType == row[1])
        #expect(recording.length == 5)
        #expect(try await bytes(recording) == Array("sound".utf8))
    }

    @Test("a file may lie in the folder of its album, where one in the folder itself comes first")
    func places() async throws {
        #expect(try await source.recording("album-1") == nil)
        try write([2], to: "album/album-1.mp3")
        #expect(try await bytes(try #require(try await source.recording("album-1"))) == [2])
        try write([1], to: "album-1.wav")
        #expect(try await bytes(try #require(try await source.recording("album-1"))) == [1])
        try write([0], to: "album-1.flac")
        #expect(try await bytes(try #require(try await source.recording("album-1"))) == [0])
    }

    @Test(
        "no name leads out of the folder",
        arguments: [
            "../secret-1", "..", ".", "", "/etc/passwd", "album/album-1", "..-1", "../music/album-1", "a\0b", ".hidden-1", "-1", "~-1",
            "album\\album-1", String(repeating: "a", count: 5000), "secret\u{301}-1",
        ])
    func traversal(name: String) async throws {
        try temporary.write("secret", to: "secret-1.mp3")
        try temporary.write("secret", to: ".mp3")
        try write([1], to: "album/album-1.mp3")
        try write([1], to: ".hidden-1.mp3")
        #expect(try await source.recording(name) == nil)
    }

    @Test("links, folders and pipes are no recordings")
    func others() async throws {
        try temporary.write("secret", to: "secret.mp3")
        let files = FileManager.default
        try files.createSymbolicLink(atPath: url.path + "/link-1.mp3", withDestinationPath: temporary.url.path + "/secret.mp3")
        try files.createSymbolicLink(atPath: url.path + "/linked", withDestinationPath: temporary.url.path)
        try temporary.write("secret", to: "linked-1.mp3")
        try files.createDirectory(atPath: url.path + "/folder-1.mp3", withIntermediateDirectories: false)
        #expect(mkfifo(url.path + "/pipe-1.mp3", 0o600) == 0)
        for name in ["link-1", "linked-1", "folder-1", "pipe-1"] {
            #expect(try await source.recording(name) == nil, "\(name)")
        }
    }

    @Test("random parts are those of the whole")
    func ranges() async throws {
        var random = SplitMix(state: 7)
        let content = (0..<300_000).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        try write(content, to: "album-1.flac")
        let recording = try #require(try await source.recording("album-1"))
        for _ in 0..<200 {
            let start = Int.random(in: 0..<content.count, using: &random)
            let range = start..<Int.random(in: start + 1...min(content.count, start + 65_536), using: &random)
            #expect(Array(buffer: try await recording.read(range)) == Array(content[range]), "bytes \(range)")
        }
    }

    @Test("a recording that is replaced while it is read stays what it was, and the next is another")
    func replaced() async throws {
        try write([UInt8](repeating: 1, count: 100_000), to: "album-1.mp3")
        let before = try #require(try await source.recording("album-1"))
        #expect(Array(buffer: try await before.read(0..<10)) == [UInt8](repeating: 1, count: 10))
        try write([UInt8](repeating: 2, count: 100_000), to: "new")
        #expect(rename(url.path + "/new", url.path + "/album-1.mp3") == 0)
        #expect(Array(buffer: try await before.read(50_000..<100_000)) == [UInt8](repeating: 1, count: 50_000))
        let after = try #require(try await source.recording("album-1"))
        #expect(try await bytes(after) == [UInt8](repeating: 2, count: 100_000))
        #expect(after.tag != before.tag)
    }

    @Test("a file that is written over while it is read is not mixed with what it was", arguments: [true, false])
    func changed(isShortened: Bool) async throws {
        try write([UInt8](repeating: 1, count: 100_000), to: "album-1.mp3")
        let recording = try #require(try await source.recording("album-1"))
        _ = try await recording.read(0..<10)
        let file = try FileHandle(forWritingTo: url.appendingPathComponent("album-1.mp3"))
        if isShortened { try file.truncate(atOffset: 60_000) } else { try file.write(contentsOf: [UInt8](repeating: 2, count: 99_999)) }
        try file.close()
        // The clock of file systems ticks every few milliseconds; this puts the change beyond doubt.
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: url.path + "/album-1.mp3")
        await #expect(throws: MediaFile.Changed.self) { try await recording.read(50_000..<100_000) }
    }

    @Test("a folder that is not there stops the start, and the message names it")
    func missing() throws {
        let path = temporary.url.path + "/none"
        #expect(throws: MediaFolderError(path: path, reason: "No such file or directory")) { try MediaFolder(path: path) }
        try temporary.write("", to: "file")
        #expect(throws: MediaFolderError(path: temporary.url.path + "/file", reason: "Not a directory")) {
            try MediaFolder(path: temporary.url.path + "/file")
        }
    }

    @Test("a file is closed once nobody holds its recording")
    func closing() async throws {
        try write([1], to: "album-1.mp3")
        let path = url.path + "/album-1.mp3"
        func isOpen() throws -> Bool {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").contains { descriptor in
                (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")) == path
            }
        }
        var recording = try await source.recording("album-1")
        #expect(try isOpen())
        #expect(recording != nil)
        recording = nil
        #expect(try !isOpen())
    }
}
