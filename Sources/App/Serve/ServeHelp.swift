import Platform

/// The help of `platform serve`, made from the settings themselves.
enum ServeHelp {
    static let text = """
        Settings are read from the command line, then from the environment, then from the file that --config names.
        """

    /// The whole page.
    static var page: String {
        let rows = ServerSetting.all.map { setting -> String in
            let option = "--\(setting.name) \(setting.placeholder)"
            let padding = String(repeating: " ", count: max(1, 36 - option.count))
            let standard = setting.standard.isEmpty ? "" : " (default: \(setting.standard))"
            return "  \(option)\(padding)\(setting.summary)\(standard)\n\(String(repeating: " ", count: 38))\(setting.environmentName)"
        }
        return """
            OVERVIEW: Serve the app.

            \(text)

            USAGE: platform serve [--host ADDRESS] [--port NUMBER] [--data FOLDER] [settings]

            SETTINGS:
            \(rows.joined(separator: "\n"))
              -h, --help                          Show this help.
            """
    }
}
