import Crypto

/// The overrides a node had last, in a file beside it, for a start while the store cannot be reached.
///
/// Without it such a start would bring back to life whatever had been killed. Another manifest than the one the overrides were written
/// for does not rule the file out: what no longer fits is isolated, and kills stay.
public struct LastKnownGood: Hashable, Sendable {
    /// The revision.
    public let revision: Int
    /// The overrides, as the revision holds them.
    public let snapshot: [UInt8]
    /// The fingerprint of the manifest they were served with.
    public let fingerprint: String
    /// When the file was written.
    public let writtenAt: Timestamp

    /// Creates the contents of a file.
    public init(revision: Int, snapshot: [UInt8], fingerprint: String, writtenAt: Timestamp) {
        self.revision = revision
        self.snapshot = snapshot
        self.fingerprint = fingerprint
        self.writtenAt = writtenAt
    }

    /// The contents of the file.
    public var bytes: [UInt8] {
        let snapshot = String(decoding: snapshot, as: UTF8.self)
        let content = JSONElement.members([
            "format": .integer(1),
            "revision": .integer(revision),
            "fingerprint": .string(fingerprint),
            "writtenAt": .instant(writtenAt),
            "sha256": .string(digest),
            "snapshot": .string(snapshot),
        ])
        return content.bytes + [UInt8(ascii: "\n")]
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - service: The service whose overrides they have to be.
    ///   - environment: The environment they have to belong to, where there is one.
    /// - Throws: ``LastKnownGoodError`` when it is damaged, or not meant for this node; it then counts as absent.
    public init(
        reading bytes: [UInt8], service: String, environment: String? = nil
    ) throws(LastKnownGoodError) {
        // The snapshot is text inside of text, which at worst takes six bytes for one.
        guard let document = try? JSONDocument(parsing: bytes, limits: JSONLimits(size: 6 * OverrideLimits.size + 4096, depth: 4)) else {
            throw .damaged("it is not JSON")
        }
        let content = JSONElement(document.root)
        guard content.number("format") == 1 else { throw .damaged("it has another format than 1") }
        guard
            let revision = content.number("revision"), let fingerprint = content.text("fingerprint"), let sum = content.text("sha256"),
            let writtenAt = content.text("writtenAt").flatMap({ Timestamp($0) }), let snapshot = content.text("snapshot")
        else { throw .damaged("members are missing") }
        self.init(revision: revision, snapshot: Array(snapshot.utf8), fingerprint: fingerprint, writtenAt: writtenAt)
        guard sum == digest else { throw .damaged("its checksum does not fit its contents") }
        let stored: StoredOverrides
        do {
            stored = try StoredOverrides(reading: self.snapshot, source: "the last known good file")
        } catch {
            throw .damaged(error.description)
        }
        guard stored.overrides.service == service, environment == nil || stored.overrides.environment == environment else {
            throw .foreign(service: stored.overrides.service, environment: stored.overrides.environment)
        }
    }

    /// The checksum of everything else in the file, so that a bit that has turned over anywhere is noticed.
    private var digest: String {
        let heading = "\(revision)\n\(fingerprint)\n\(writtenAt)\n"
        return SHA256.hexadecimalDigest(of: Array(heading.utf8) + snapshot)
    }
}
