import Foundation
import TestSupport
import Testing

@testable import VersionService

/// What holds for any text, tried with many that are made from a fixed seed.
@Suite struct JSONPropertyTests {
    @Test("a document is read as Foundation reads it")
    func agreesWithFoundation() throws {
        var random = SplitMix(state: 1)
        for _ in 0..<300 {
            let text = RandomJSON.document(using: &random)
            let document = try JSONDocument(parsing: Array(text.utf8))
            let reference = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            #expect(document.root.value.isEqual(to: reference), "\(text)")
            #expect(document.duplicateNames.isEmpty)
        }
    }

    @Test("every value is where its position says")
    func positionsPointAtValues() throws {
        var random = SplitMix(state: 2)
        for _ in 0..<100 {
            let text = RandomJSON.document(using: &random)
            // By scalars, since Swift takes a carriage return and a line feed for one character.
            let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
            var nodes = [try JSONDocument(parsing: Array(text.utf8)).root]
            while let node = nodes.popLast() {
                let scalar = lines[node.position.line - 1][node.position.column - 1]
                #expect(node.value.canBegin(with: scalar), "\(scalar) at \(node.position) in \(text)")
                nodes += node.value.children
            }
        }
    }

    @Test("damaged documents are read or refused, and never crash the reader")
    func survivesDamage() {
        var random = SplitMix(state: 3)
        var refused = 0
        for _ in 0..<2000 {
            var bytes = Array(RandomJSON.document(using: &random).utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
                default: bytes.removeSubrange(place...)
                }
                if bytes.isEmpty { break }
            }
            if (try? JSONDocument(parsing: bytes)) == nil { refused += 1 }
            _ = ManifestLinter.lint(bytes, file: "damaged.json")
        }
        #expect(refused > 500, "most damage is noticed")
    }
}

extension JSONNumber {
    /// Foundation on Linux reads some fractions a unit in the last place off.
    fileprivate func isClose(to reference: NSNumber?) -> Bool {
        guard let reference, let value = Double(text) else { return false }
        return abs(reference.doubleValue - value) <= abs(value) * 1e-12
    }
}

extension JSONNode.Value {
    fileprivate var children: [JSONNode] {
        switch self {
        case .array(let elements): elements
        case .object(let object): object.members.map(\.value)
        default: []
        }
    }

    fileprivate func canBegin(with scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .null: scalar == "n"
        case .boolean(let value): scalar == (value ? "t" : "f")
        case .number: scalar == "-" || ("0"..."9").contains(scalar)
        case .string: scalar == "\""
        case .array: scalar == "["
        case .object: scalar == "{"
        }
    }

    fileprivate func isEqual(to reference: Any) -> Bool {
        switch self {
        case .null: reference is NSNull
        case .boolean(let value): reference as? Bool == value
        case .number(let number): number.isClose(to: reference as? NSNumber)
        case .string(let text): (reference as? String).map { Array($0.utf8) == Array(text.utf8) } ?? false
        case .array(let elements):
            (reference as? [Any]).map { $0.count == elements.count && zip(elements, $0).allSatisfy { $0.value.isEqual(to: $1) } } ?? false
        case .object(let object):
            (reference as? [String: Any]).map { other in
                other.count == object.members.count
                    && object.members.allSatisfy { member in other[member.name].map(member.value.value.isEqual) ?? false }
            } ?? false
        }
    }
}
