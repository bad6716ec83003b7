import Database
import ScreenKit
import Screens
import TestSupport
import Testing

/// Whatever somebody types is looked for, and never a query of its own.
@Suite("Hostile search texts")
struct HostileSearchTests {
    @Test(
        "are no errors",
        arguments: [
            "", " ", "\"", "\"\"", "'", "''; DROP TABLE track; --", "*", "a*", "-", "NOT", "AND OR NOT", "a AND", "(", ")", "a NEAR b",
            "NEAR(a b)",
            "name:bach", "{name more}:x", "^bach", "+", "bach + beethoven", "\u{0}", "ba\u{0}ch", "🎻", "👨‍👩‍👧‍👦 bach", "\u{202E}hcab", "\u{FFFD}",
            "=pbaroque",
            "=", "facets:x", "a\nb\r\n", "%", "_", "\\", "ﬁ", "İstanbul", "ß", "ẞ", "Æ", "\u{301}", "e\u{301}\u{301}\u{301}", "中文", "עברית",
            "١٢٣",
        ]
    )
    func special(text: String) async throws {
        let database = try await TestCatalog.fixture.value.database
        for kind in SearchKind.allCases {
            let page = try await database.search(text, kind: kind, filters: SearchFilters(), PageWindow(count: 20))
            #expect(page.items.count == min(page.total, 20))
        }
    }

    @Test("of any length are no errors")
    func long() async throws {
        let database = try await TestCatalog.fixture.value.database
        let texts = [
            String(repeating: "a", count: 10_000), String(repeating: "a ", count: 10_000), String(repeating: "\"", count: 10_000),
            String(repeating: "🎻", count: 10_000), String(repeating: "e\u{301}", count: 10_000),
            String(repeating: "\u{301}", count: 10_000),
        ]
        for text in texts {
            _ = try await database.search(text, kind: .track, filters: SearchFilters(period: .baroque), PageWindow(count: 20))
        }
    }

    @Test("of random characters are no errors")
    func random() async throws {
        let database = try await TestCatalog.fixture.value.database
        var random = SplitMix(state: 11)
        for _ in 0..<300 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 1...20, using: &random) {
                let highest: UInt32 = Bool.random(using: &random) ? 0x7F : 0x1FFFF
                if let scalar = Unicode.Scalar(UInt32.random(in: 0...highest, using: &random)) { text.append(scalar) }
            }
            _ = try await database.search(String(text), kind: .work, filters: SearchFilters(), PageWindow(count: 5))
        }
    }

    @Test("cannot reach the words that stand for filters")
    func facets() async throws {
        let database = try await TestCatalog.fixture.value.database
        for text in ["=pbaroque", "pbaroque", "=ipiano", "ipiano", "=gsymphony"] {
            #expect(try await database.search(text, kind: .work, filters: SearchFilters(), PageWindow(count: 20)).total == 0)
        }
    }

    @Test("are looked at up to eight words of sixty-four letters")
    func bounds() async throws {
        let database = try await TestCatalog.fixture.value.database
        func total(_ text: String) async throws -> Int {
            try await database.search(text, kind: .work, filters: SearchFilters(), PageWindow(count: 20)).total
        }
        // The ninth word is in no work; it is not asked for.
        #expect(try await total("s sy sym symp symph sympho symphon symphony nonsense") > 0)
        #expect(try await total("s sy sym symp symph sympho symphon nonsense") == 0)
    }
}
