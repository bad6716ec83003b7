import Crypto

/// How the sign-in page looks, in light and in dark.
enum SignInStyle {
    static let sheet = """
        :root{color-scheme:light dark;font:100%/1.5 system-ui,sans-serif}
        body{margin:0;padding:2rem 1rem;background:Canvas;color:CanvasText}
        main{max-width:26rem;margin:auto}
        h1{font-size:1.5rem;line-height:1.2}
        .warning{border-inline-start:.25rem solid;padding-inline-start:.75rem}
        .notice{border:.125rem solid;border-radius:.5rem;padding:.75rem;font-weight:600}
        label{display:block;margin-top:1rem;font-weight:600}
        input,button{box-sizing:border-box;width:100%;padding:.75rem;font:inherit;border:1px solid;border-radius:.5rem}
        input{background:Field;color:FieldText}
        button{margin-top:1.5rem;background:CanvasText;color:Canvas;font-weight:600;cursor:pointer}
        :focus-visible{outline:.1875rem solid Highlight;outline-offset:.125rem}
        """

    /// What the page may load and do: this style, and sending its own form (Content Security Policy Level 3).
    static let policy =
        "default-src 'none'; style-src 'sha256-\(digest)'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

    /// The SHA-256 of the sheet in base 64, which browsers compare with what stands between the tags.
    private static var digest: String {
        Base64.standard.encode(SHA256.hash(sheet)) + "="
    }
}
