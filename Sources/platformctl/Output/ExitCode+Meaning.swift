import ArgumentParser

/// The exit codes of this program, which scripts rely on.
extension ExitCode {
    /// Something was found at the level that counts.
    static let findings = ExitCode(1)

    /// What was compared is not the same.
    static func differences(_ message: String) -> ExitCode { saying(message, 1) }

    /// What was named does not exist.
    static func notFound(_ message: String) -> ExitCode { saying(message, 3) }

    /// What was asked for is against the rules.
    static func refused(_ message: String) -> ExitCode { saying(message, 6) }

    /// Something went wrong that is nobody's mistake on the command line.
    static func internalError(_ message: String) -> ExitCode { saying(message, 70) }

    /// Says why the program ends; thrown as it is, so that nothing else is printed.
    private static func saying(_ message: String, _ code: Int32) -> ExitCode {
        StandardError.write(message)
        return ExitCode(code)
    }
}
