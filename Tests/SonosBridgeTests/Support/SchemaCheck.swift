import Foundation
import NIOCore
import Testing

/// Validates answers against the schema in the WSDL with xmllint (Debian package libxml2-utils), where both are there.
enum SchemaCheck {
    private static let xmllint = "/usr/bin/xmllint"
    private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "../../../../shared/sonos").standardized

    /// Whether answers can be validated here.
    static let isAvailable =
        FileManager.default.fileExists(atPath: folder.appending(path: "Sonos-1.19.6.wsdl").path)
        && FileManager.default.isExecutableFile(atPath: xmllint)

    /// Whether answers must be validated: where changes are checked before they are taken (`CI=true`).
    static let isRequired = ProcessInfo.processInfo.environment["CI"] == "true"

    /// What a suite that validates needs.
    static let needs: Comment = "needs ../shared/sonos and xmllint (libxml2-utils)"

    /// A folder with the schema of a whole envelope: SOAP's own, and the one in the WSDL.
    private static let schemas = Result { try makeSchemas() }

    private static func makeSchemas() throws -> URL {
        let temporary = FileManager.default.temporaryDirectory.appending(path: "sonos-schemas-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        let wsdl = try String(contentsOf: folder.appending(path: "Sonos-1.19.6.wsdl"), encoding: .utf8)
        let start = try present(wsdl.firstRange(of: "<xs:schema")).upperBound
        let end = try present(wsdl.firstRange(of: "</xs:schema>")).upperBound
        let names = " xmlns:xs=\"http://www.w3.org/2001/XMLSchema\" xmlns:tns=\"http://www.sonos.com/Services/1.1\""
        try write("<xs:schema\(names)\(wsdl[start..<end])", "sonos.xsd", in: temporary)
        try write(
            """
            <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
            <xs:import namespace="http://schemas.xmlsoap.org/soap/envelope/" schemaLocation="soap-envelope-1.1.xsd"/>
            <xs:import namespace="http://www.sonos.com/Services/1.1" schemaLocation="sonos.xsd"/>
            </xs:schema>
            """, "envelope.xsd", in: temporary)
        for name in ["soap-envelope-1.1.xsd", "presentationmap.xsd", "stringtable.xsd", "xml.xsd"] {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            try write(text.replacing("http://www.w3.org/2001/xml.xsd", with: "xml.xsd"), name, in: temporary)
        }
        return temporary
    }

    private static func write(_ text: String, _ name: String, in folder: URL) throws {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }

    /// What a schema says against documents; nil where they are valid or cannot be checked here.
    static func problem(with documents: ByteBuffer..., schema: String = "envelope.xsd") -> String? {
        problem(withAll: documents, schema: schema)
    }

    /// What a schema says against many documents, all checked at once.
    static func problem(withAll documents: [ByteBuffer], schema: String = "envelope.xsd") -> String? {
        guard isAvailable else { return isRequired ? "the check cannot be made: it \(needs)" : nil }
        do {
            return try validate(documents, schema)
        } catch {
            return "the check could not be made: \(error)"
        }
    }

    private static func validate(_ documents: [ByteBuffer], _ schema: String) throws -> String? {
        let schemas = try schemas.get()
        let folder = schemas.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (index, document) in documents.enumerated() { try write(String(buffer: document), "\(index).xml", in: folder) }
        try write("", "output.txt", in: folder)
        let process = Process()
        process.executableURL = URL(filePath: xmllint)
        process.arguments =
            ["--nonet", "--noout", "--schema", schemas.appending(path: schema).path]
            + documents.indices.map { folder.appending(path: "\($0).xml").path }
        process.standardError = try FileHandle(forWritingTo: folder.appending(path: "output.txt"))
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return nil }
        return try String(contentsOf: folder.appending(path: "output.txt"), encoding: .utf8)
    }
}
