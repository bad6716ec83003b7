import Foundation
import TestSupport
import Testing

@testable import Platform

@Suite("The usual format of a media folder")
struct MediaFormatTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func make(_ names: String...) throws {
        for name in names {
            let file = folder.url.appending(path: name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
    }

    @Test("is that of most files, in the folder and in those of albums")
    func majority() throws {
        #expect(MediaFolder.usualMediaType(inFolder: folder.url.path) == nil)
        try make("cover.jpg", "a-1.mp3", ".hidden.mp3", ".flac")
        #expect(MediaFolder.usualMediaType(inFolder: folder.url.path) == "audio/mpeg")
        try make("b/b-1.flac", "b/b-2.flac", "b/deep/c-1.mp3", "b/deep/c-2.mp3", "b/notes.txt")
        #expect(MediaFolder.usualMediaType(inFolder: folder.url.path) == "audio/flac")
    }

    @Test("is none of a folder that is not there")
    func missing() {
        #expect(MediaFolder.usualMediaType(inFolder: folder.url.path + "/none") == nil)
    }
}
