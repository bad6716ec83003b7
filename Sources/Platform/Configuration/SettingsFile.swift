import Configuration
import FoundationEssentials
import VersionService

/// A JSON file with settings under the names they have on the command line: `{"max-body-bytes": 65536}`.
struct SettingsFile {
    /// The settings by the keys that all providers share, in which a hyphen parts two components.
    let values: [AbsoluteConfigKey: ConfigValue]

    /// Reads a file.
    ///
    /// - Throws: ``ConfigurationError`` for what is not such a file, and for a setting there is none of.
    init(path: String) throws {
        let document: JSONDocument
        do {
            document = try JSONDocument(parsing: Array(try Data(contentsOf: URL(filePath: path))))
        } catch {
            throw ConfigurationError("config: \(path) cannot be read: \(error)")
        }
        guard case .object(let object) = document.root.value, document.duplicateNames.isEmpty else {
            throw ConfigurationError("config: \(path) is not a JSON object with each setting once")
        }
        var values: [AbsoluteConfigKey: ConfigValue] = [:]
        for member in object.members {
            guard ServerSetting.all.contains(where: { $0.name == member.name }) else {
                throw ConfigurationError("config: \(path):\(member.namePosition): there is no setting '\(member.name)'")
            }
            guard let text = Self.text(of: member.value) else {
                throw ConfigurationError("config: \(path):\(member.namePosition): '\(member.name)' must be a string, a number or a boolean")
            }
            let key = AbsoluteConfigKey(member.name.split(separator: "-").map(String.init))
            values[key] = ConfigValue(.string(text), isSecret: false)
        }
        self.values = values
    }

    private static func text(of node: JSONNode) -> String? {
        switch node.value {
        case .string(let text): text
        case .number(let number): number.text
        case .boolean(let value): value ? "on" : "off"
        default: nil
        }
    }
}
