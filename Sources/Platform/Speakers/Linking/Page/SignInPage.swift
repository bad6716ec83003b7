import HTTPTypes
import NIOCore

/// The page on which somebody signs in to link a household: works without scripts, and loads nothing.
struct SignInPage: Sendable {
    let text: SignInText
    /// What listeners call the service.
    let service: String
    var notice: SignInNotice?
    /// The code that will be sent with the form; nil asks for it.
    var code: LinkCode?
    /// What is written in the field already.
    var email = ""

    /// The page as an answer that no cache keeps, no other page frames, and no address leaks from.
    func answer() -> Answer {
        var fields: HTTPFields = [
            .contentSecurityPolicy: SignInStyle.policy, .xContentTypeOptions: "nosniff", .referrerPolicy: "no-referrer",
            .contentLanguage: text.language,
        ]
        if let wait = notice?.retryAfter { fields[.retryAfter] = String(wait.components.seconds) }
        if notice?.status == .unauthorized { fields[.wwwAuthenticate] = "Bearer" }
        return Answer(
            notice?.status ?? .ok, contentType: "text/html; charset=utf-8", body: ByteBuffer(string: html), vary: [.acceptLanguage],
            fields: fields)
    }

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="\(text.language)">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta name="robots" content="noindex">
        <title>\(escaped(title))</title>
        <style>\(SignInStyle.sheet)</style>
        </head>
        <body>
        <main>
        <h1>\(escaped(title))</h1>
        \(noticeHTML)\(notice?.isRetriable ?? true ? formHTML : "")</main>
        </body>
        </html>

        """
    }

    private var title: String {
        notice == .linked ? text.linkedTitle : text.title(service)
    }

    private var noticeHTML: String {
        guard let notice else { return "" }
        let role = notice == .linked ? "status" : "alert"
        return "<p class=\"notice\" role=\"\(role)\">\(escaped(notice.text(text, service: service)))</p>\n"
    }

    /// The form; its address is relative, so that it holds behind a proxy that adds to the path.
    private var formHTML: String {
        """
        <p>\(escaped(text.explanation(service)))</p>
        <p class="warning">\(escaped(text.warning))</p>
        <form method="post" action="link">
        \(codeHTML)
        <label for="email">\(escaped(text.email))</label>
        <input id="email" name="email" type="email" autocomplete="username" maxlength="254" required value="\(escaped(email))">
        <label for="password">\(escaped(text.password))</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required>
        <button type="submit">\(escaped(text.submit))</button>
        </form>

        """
    }

    private var codeHTML: String {
        if let code { return "<input type=\"hidden\" name=\"linkCode\" value=\"\(escaped(code.value))\">" }
        return """
            <label for="linkCode">\(escaped(text.linkCode))</label>
            <input id="linkCode" name="linkCode" autocomplete="off" autocapitalize="none" spellcheck="false" required>
            """
    }

    private func escaped(_ text: String) -> String { HTMLText.escape(text) }
}

extension HTTPField.Name {
    static let referrerPolicy = named("Referrer-Policy")
}
