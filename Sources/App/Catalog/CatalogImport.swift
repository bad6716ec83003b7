import ArgumentParser
import Database
import Foundation

/// `platform catalog import`: reads records into the catalogue.
struct CatalogImport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Read records into the catalogue.",
        discussion: """
            The files hold one JSON object a line, as docs/catalogue-format.md describes. All files are read or none: if a line is \
            wrong, it is named, and the catalogue stays as it was. A server may go on serving meanwhile; it shows what is new when \
            everything has been read.
            """)

    @Argument(help: ArgumentHelp("The files, read in this order; - for the standard input.", valueName: "file"))
    var files: [String]

    @Option(help: ArgumentHelp("The folder that holds the catalogue.", valueName: "folder"))
    var data = "data"

    func validate() throws {
        guard files.count(where: { $0 == "-" }) <= 1 else { throw ValidationError("The standard input can be read once only.") }
    }

    func run() async throws {
        do {
            let clock = ContinuousClock()
            let start = clock.now
            let database = try CatalogDatabase(directory: data, access: .readWrite)
            let bar = ProgressBar()
            defer { bar.clear() }
            let sources = files.map { $0 == "-" ? CatalogSource.standardInput : .file($0) }
            let summary = try await CatalogImporter(database).run(sources) { progress in bar.show(progress) }
            bar.clear()
            print(Self.line(summary, clock.now - start))
        } catch let error as CatalogImportError {
            // As compilers write it, so that editors find the line.
            throw CommandFailure.report("\(error)")
        } catch {
            throw CommandFailure.report("platform: \(error)")
        }
    }

    private static func line(_ summary: CatalogImportSummary, _ duration: Duration) -> String {
        let same = summary.records - summary.added - summary.replaced
        let seconds = duration.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 1)))
        return """
            \(summary.records) records in \(seconds): \(summary.added) added, \(summary.replaced) replaced, \(same) unchanged; \
            the catalogue is at revision \(summary.revision)
            """
    }
}
