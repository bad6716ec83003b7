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

    /// What a schema says against a document; nil where it is valid or cannot be checked here.
    static func problem(with document: ByteBuffer, schema: String = "envelope.xsd") -> String? {
        guard isAvailable else { return nil }
        do {
            return try validate(document, schema)
        } catch {
            return "the check could not be made: \(error)"
        }
    }

    private static func validate(_ document: ByteBuffer, _ schema: String) throws -> String? {
        let folder = try schemas.get()
        let name = UUID().uuidString
        let output = folder.appending(path: "\(name).txt")
        defer { for suffix in ["xml", "txt"] { try? FileManager.default.removeItem(at: folder.appending(path: "\(name).\(suffix)")) } }
        try write(String(buffer: document), "\(name).xml", in: folder)
        try write("", "\(name).txt", in: folder)
        let process = Process()
        process.executableURL = URL(filePath: xmllint)
        process.arguments = [
            "--nonet", "--noout", "--schema", folder.appending(path: schema).path, folder.appending(path: "\(name).xml").path,
        ]
        process.standardError = try FileHandle(forWritingTo: output)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return nil }
        return try String(contentsOf: output, encoding: .utf8)
    }
}
