import Crypto
import TestSupport
import Testing

@testable import Platform

@Suite("What the sign-in page is made of") struct SignInPageTests {
    private let notices: [SignInNotice] = [
        .malformedForm, .foreignForm, .missingCode, .closedCode, .wrongCredentials, .throttled(retryAfter: .seconds(61)), .busy,
        .unavailable, .linked,
    ]

    private func page(_ text: SignInText = .english, _ notice: SignInNotice? = nil, email: String = "") -> SignInPage {
        SignInPage(text: text, service: "Muses & <Co>", notice: notice, email: email)
    }

    @Test("the policy allows the style in the page, by its hash, and nothing else")
    func policy() throws {
        for text in SignInText.all {
            let html = page(text).html
            let start = try #require(html.firstRange(of: "<style>"))
            let end = try #require(html.firstRange(of: "</style>"))
            let sheet = String(html[start.upperBound..<end.lowerBound])
            let digest = Base64.standard.encode(SHA256.hash(sheet))
            #expect(SignInStyle.policy.contains("style-src 'sha256-\(digest)='"))
            #expect(html.ranges(of: "<style").count == 1)
        }
        #expect(SignInStyle.policy.hasPrefix("default-src 'none'; "))
        for directive in ["form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'"] {
            #expect(SignInStyle.policy.contains("; " + directive))
        }
        for mark in ["<script", "style=", "src=", "http:", "https:", "url(", "onclick"] {
            #expect(!page().html.contains(mark), "\(mark)")
        }
    }

    @Test("every message is there in every language, and each is its own")
    func languages() {
        #expect(SignInText.all.map(\.language) == ["en", "de", "nl"])
        for notice in notices {
            let texts = SignInText.all.map { notice.text($0, service: "Muses") }
            #expect(Set(texts).count == 3 && texts.allSatisfy { $0.count > 15 }, "\(texts)")
            for (text, message) in zip(SignInText.all, texts) {
                let html = SignInPage(text: text, service: "Muses", notice: notice).html
                #expect(html.contains("<html lang=\"\(text.language)\">") && html.contains(HTMLText.escape(message)))
                #expect(html.contains("<form") == notice.isRetriable)
            }
        }
        for text in SignInText.all {
            let html = page(text).html
            for part in [text.warning, text.linkCode, text.email, text.password, text.submit] {
                #expect(!part.isEmpty && html.contains(">\(HTMLText.escape(part))<"))
            }
            #expect(html.contains(HTMLText.escape(text.explanation("Muses & <Co>"))))
        }
        #expect(SignInText.english.throttled(1).hasSuffix("1 minute.") && SignInText.english.throttled(2).hasSuffix("2 minutes."))
    }

    @Test("the browser's languages decide, and English otherwise")
    func preferred() {
        for (field, language) in [
            (nil, "en"), ("", "en"), ("fr, ja;q=0.5", "en"), ("de-CH, en;q=0.8", "de"), ("fr, nl;q=0.9, de;q=0.5", "nl"), ("EN", "en"),
            (String(repeating: "x", count: 5_000), "en"),
        ] as [(String?, String)] {
            #expect(SignInText.preferred(field).language == language, "\(field ?? "-")")
        }
    }

    @Test(
        "what comes from outside is text, whatever it looks like",
        arguments: [
            "\"><script>alert(1)</script>", "'><img src=x onerror=alert(1)>", "</style><script>", "\" autofocus onfocus=\"x",
            "&lt;b&gt;", "<!--", "\u{0}<b>\u{1F}", "javascript:alert(1)",
        ])
    func escaping(text: String) async throws {
        try await SignInFixture.with { fixture in
            let code = try await fixture.makeLink().linkCode
            let plain = await fixture.submit(code: code, email: "x", password: "x").text
            for answer in [
                await fixture.submit(code: code, email: text, password: "x"), await fixture.submit(code: text, email: "x", password: text),
                await fixture.signIn.page(linkCode: text, SignInFixture.request()),
            ] {
                // Not a tag more than the page has of its own.
                #expect(answer.text.count { $0 == "<" } <= plain.count { $0 == "<" } + 2, "\(answer.text)")
                for mark in ["<script", "<img", "<b>", "<!--", "onfocus=\"", "\u{0}"] { #expect(!answer.text.contains(mark)) }
            }
        }
    }

    @Test("escaping leaves no character that means something in HTML, and loses none")
    func escapingProperty() {
        var random = SplitMix(state: 41)
        let pool = Array("<>&\"'aé𝄞 \t\n\u{0}\u{85};#lt").flatMap(\.unicodeScalars)
        for round in 0..<500 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...40, using: &random) { text.append(pool[Int.random(in: 0..<pool.count, using: &random)]) }
            let escaped = HTMLText.escape(String(text))
            #expect(!escaped.contains { "<>\"'".contains($0) }, "round \(round): \(escaped)")
            var back = escaped
            for (mark, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
                back = back.replacing(mark, with: character)
            }
            let expected = String(String.UnicodeScalarView(text.map { $0 == "\u{0}" || $0 == "\u{85}" ? "\u{FFFD}" : $0 }))
            #expect(back == expected, "round \(round)")
        }
    }

    @Test("a form comes back as a browser sends it, whatever is written in it")
    func formProperty() throws {
        var random = SplitMix(state: 42)
        let pool = Array("abcXYZ019 +&=%;?/\\é漢𝄞\"'<>\r\n\t")
        for round in 0..<300 {
            func text() -> String {
                String((0..<Int.random(in: 0...30, using: &random)).map { _ in pool[Int.random(in: 0..<pool.count, using: &random)] })
            }
            let (code, email, password) = (text(), text(), text())
            let body = SignInFixture.form(["email": email, "x": text(), "linkCode": code, "password": password])
            let form = try #require(SignInForm(parsing: body), "round \(round): \(String(decoding: body, as: UTF8.self))")
            #expect(form.linkCode == code && form.email == email && form.password == password, "round \(round)")
        }
    }

    @Test("no bytes make a form crash, and what can be read in two ways is none")
    func hostileForms() throws {
        var random = SplitMix(state: 43)
        for _ in 0..<2_000 {
            let pool = Array("%+&=emailpasswordlinkCode0f\u{0}é".utf8) + [0xFF, 0xC0]
            let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in pool[Int.random(in: 0..<pool.count, using: &random)] }
            _ = SignInForm(parsing: bytes)
        }
        for text in ["email=a&email=b", "password=%", "password=%4", "password=%GG", "email=%FF", "linkCode=a&linkCode=a"] {
            #expect(SignInForm(parsing: Array(text.utf8)) == nil, "\(text)")
        }
        #expect(SignInForm(parsing: [0xFF]) == nil)
        #expect(SignInForm(parsing: Array(repeating: UInt8(ascii: "&"), count: 16_384)) != nil)
        #expect(SignInForm(parsing: Array(String(repeating: "a=b&", count: 100).utf8)) == nil)
        let empty = try #require(SignInForm(parsing: []))
        #expect(empty.email.isEmpty && empty.password.isEmpty && empty.linkCode.isEmpty)
    }
}
