import Testing

@testable import VersionService

@Suite struct APIVersionTests {
    @Test("a version is read and written as v and a number")
    func roundTrip() {
        for number in [1, 7, 12, 999, 9999] {
            let version = APIVersion("v\(number)")
            #expect(version == APIVersion(number: number))
            #expect(version?.description == "v\(number)")
        }
        #expect(APIVersion("x/v7/y".dropFirst(2).dropLast(2))?.number == 7)
        #expect(APIVersion(utf8: Array("v12".utf8))?.number == 12)
    }

    @Test(
        "anything else is not a version",
        arguments: ["", "v", "7", "V7", "v0", "v07", "v10000", "v-1", "v+1", " v7", "v7 ", "v7.0", "v٧", "vv7", "v1e3", "v0x7"]
    )
    func refused(text: String) {
        #expect(APIVersion(text) == nil)
    }

    @Test("versions are ordered by number and not by spelling")
    func order() throws {
        #expect(APIVersion(number: 2) < APIVersion(number: 10))
        #expect([APIVersion(number: 10), APIVersion(number: 9)].sorted().map(\.description) == ["v9", "v10"])
    }
}
