import Testing

@testable import Platform

@Suite struct EmailAddressTests {
    @Test(
        "addresses are normalised",
        arguments: [
            ("ann@example.com", "ann@example.com"), ("  Ann.B+music@Example.COM\n", "ann.b+music@example.com"),
            ("o'hara@mail.example.co.uk", "o'hara@mail.example.co.uk"), ("a=b/c?d{e}@x-y.example", "a=b/c?d{e}@x-y.example"),
        ])
    func valid(text: String, normal: String) {
        #expect(EmailAddress(text)?.value == normal)
    }

    @Test(
        "other texts are no addresses",
        arguments: [
            "", "@", "ann", "ann@", "@example.com", "ann@example", "ann@@example.com", "a b@example.com", "ann@exa mple.com",
            ".ann@example.com",
            "ann.@example.com", "a..b@example.com", "ann@-example.com", "ann@example-.com", "ann@.com", "ann@example.", "änn@example.com",
            "ann@exämple.com", "\"ann\"@example.com", "ann@example.com\u{0}", "ann@example.com,bob@example.com",
            "ann\r\nBcc: x@example.com",
            String(repeating: "a", count: 65) + "@example.com", "a@" + String(repeating: "a", count: 64) + ".com",
            "a@" + String(repeating: "a.", count: 130) + "com",
        ])
    func invalid(text: String) {
        #expect(EmailAddress(text) == nil)
    }
}
