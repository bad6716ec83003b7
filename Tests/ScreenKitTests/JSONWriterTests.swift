import Foundation
import NIOCore
import ScreenKit
import TestSupport
import Testing

@Suite("JSON writer")
struct JSONWriterTests {
    /// A JSON value to write, and what Foundation makes of it.
    indirect enum Sample: Equatable {
        case string(String), integer(Int), bool(Bool), array([Sample]), object([(String, Sample)])

        static func == (left: Sample, right: Sample) -> Bool {
            switch (left, right) {
            case (.string(let left), .string(let right)): Array(left.unicodeScalars) == Array(right.unicodeScalars)
            case (.integer(let left), .integer(let right)): left == right
            case (.bool(let left), .bool(let right)): left == right
            case (.array(let left), .array(let right)): left == right
            case (.object(let left), .object(let right)):
                left.count == right.count
                    && left.allSatisfy { name, value in right.contains { Array($0.0.utf8) == Array(name.utf8) && $0.1 == value } }
            default: false
            }
        }

        static func random(_ depth: Int, _ generator: inout some RandomNumberGenerator) -> Sample {
            switch Int.random(in: 0..<(depth > 0 ? 5 : 3), using: &generator) {
            case 0: return .string(text(&generator))
            case 1: return .integer(Int.random(in: .min ... .max, using: &generator) >> Int.random(in: 0..<64, using: &generator))
            case 2: return .bool(Bool.random(using: &generator))
            case 3: return .array((0..<Int.random(in: 0..<5, using: &generator)).map { _ in random(depth - 1, &generator) })
            default:
                return .object(
                    (0..<Int.random(in: 0..<5, using: &generator)).map { ("\($0)" + text(&generator), random(depth - 1, &generator)) })
            }
        }

        /// A text with everything that makes trouble: quotes, controls, long clean runs, several planes.
        static func text(_ generator: inout some RandomNumberGenerator) -> String {
            let pieces = ["\"", "\\", "\n", "\u{0}", "\u{1F}", "\u{7F}", "é", "漢", "🎻", "plain text of some length ", "x", "\u{2028}", "/"]
            return (0..<Int.random(in: 0..<12, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        }

        func write(to json: inout JSONWriter) {
            switch self {
            case .string(let text): json.string(text)
            case .integer(let value): json.integer(value)
            case .bool(let value): json.bool(value)
            case .array(let values): json.array { json in for value in values { value.write(to: &json) } }
            case .object(let members):
                json.object { json in
                    for (name, value) in members {
                        json.key(name)
                        value.write(to: &json)
                    }
                }
            }
        }

        /// What Foundation's parser read.
        init?(_ parsed: Any) {
            switch parsed {
            case let text as String: self = .string(text)
            case let number as NSNumber where CFBooleanCheck.isBoolean(number): self = .bool(number.boolValue)
            case let number as NSNumber: self = .integer(number.intValue)
            case let values as [Any]: self = .array(values.compactMap(Sample.init))
            case let members as [String: Any]: self = .object(members.compactMap { name, value in Sample(value).map { (name, $0) } })
            default: return nil
            }
        }
    }

    /// Tells a boolean from a number, which Foundation keeps in one class.
    enum CFBooleanCheck {
        static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
    }

    @Test("what is written reads back as the same value", arguments: 0..<400)
    func roundTrip(seed: UInt64) throws {
        var generator = SplitMix(state: seed)
        let sample = Sample.random(5, &generator)
        var json = JSONWriter(capacity: 64)
        sample.write(to: &json)
        let bytes = Data(json.buffer().readableBytesView)
        let parsed = try #require(
            Sample(try JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed)), "\(String(decoding: bytes, as: UTF8.self))")
        #expect(parsed == sample, "\(String(decoding: bytes, as: UTF8.self))")
    }

    @Test("equal values are equal bytes, whatever room the writer began with")
    func canonical() {
        var generator = SplitMix(state: 7)
        let sample = Sample.random(6, &generator)
        var small = JSONWriter(capacity: 64)
        var large = JSONWriter(capacity: 1 << 20)
        sample.write(to: &small)
        sample.write(to: &large)
        #expect(small.buffer() == large.buffer())
    }

    @Test("a string of every length is escaped where it has to be", arguments: 0..<40)
    func lengths(length: Int) throws {
        for place in 0...length {
            var text = String(repeating: "a", count: length)
            text.insert("\"", at: text.index(text.startIndex, offsetBy: place))
            var json = JSONWriter()
            json.string(text)
            #expect(try JSONDecoder().decode(String.self, from: Data(json.buffer().readableBytesView)) == text)
        }
    }

    @Test("integers at the edges")
    func integers() throws {
        for value in [0, 1, -1, 9, 10, 99, 100, -100, .max, .min, 1_000_000_000_000_000_000] {
            var json = JSONWriter()
            json.integer(value)
            #expect(String(buffer: json.buffer()) == String(value))
        }
    }

    @Test("a prefix and its rest are one string")
    func prefixes() {
        var json = JSONWriter()
        json.array { json in
            json.string("/v7", "/albums/\"x\"")
            json.string("", "")
        }
        #expect(String(buffer: json.buffer()) == #"["/v7/albums/\"x\"",""]"#)
    }
}
