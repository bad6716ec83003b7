import NIOCore

/// What a sample came to.
public struct RenderedSample: Sendable {
    /// The answer, before it is encoded.
    public enum Answer: Sendable, Equatable {
        case screen(ScreenDocument)
        /// A section by itself, of the screen with that id.
        case section(Section, screen: String)
        case actions([Action])
        /// The version has no such screen to show; the document is what it shows instead.
        case refused(ScreenFailure, ScreenDocument)
        /// The server could not answer, which says nothing about the version.
        case failed(String)
    }

    public let sample: ScreenSample
    public let answer: Answer
    /// What the answer can depend on.
    public let reads: RenderReads
    /// Sections that failed without having been made to, each with its error.
    public let failures: [String]

    public init(_ sample: ScreenSample, _ answer: Answer, reads: RenderReads, failures: [String] = []) {
        self.sample = sample
        self.answer = answer
        self.reads = reads
        self.failures = failures
    }

    /// Why the sample says less than it should; nil where it is whole.
    public var incompleteness: String? {
        if case .failed(let reason) = answer { return "\(sample.name): \(reason)" }
        return failures.isEmpty ? nil : "\(sample.name): " + failures.joined(separator: "; ")
    }

    /// The bytes a client is sent, with the kind of answer they are.
    ///
    /// - Returns: nil where the server could not answer, and for a refused command, which is answered by a problem and no screen.
    public func bytes(_ encoder: WireEncoder) -> (bytes: [UInt8], answer: ContractBuilder.Answer)? {
        var json = JSONWriter(capacity: 1 << 15)
        let kind: ContractBuilder.Answer
        switch answer {
        case .refused where sample.isCommand: return nil
        case .screen(let document), .refused(_, let document):
            encoder.write(document, to: &json)
            kind = .screen
        case .section(let section, let screen):
            encoder.write(section, of: screen, to: &json)
            kind = .section
        case .actions(let actions):
            encoder.write(commandResult: actions, to: &json)
            kind = .command
        case .failed: return nil
        }
        return (Array(json.buffer().readableBytesView), kind)
    }
}
