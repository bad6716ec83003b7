import HTTPTypes
import Testing
import VersionService

@testable import Platform

@Suite struct PreconditionTests {
    private static let validators = Validators(
        entityTag: EntityTag(opaqueTag: "a"), lastModified: Timestamp("2026-11-21T08:30:00Z"))
    private static let date = "Sat, 21 Nov 2026 08:30:00 GMT"
    private static let before = "Sat, 21 Nov 2026 08:29:59 GMT"
    private static let after = "Sat, 21 Nov 2026 08:30:01 GMT"

    typealias Row = (fields: HTTPFields, result: Precondition)

    static let rows: [Row] = [
        ([:], .met),
        ([.ifModifiedSince: date], .notModified),
        ([.ifModifiedSince: after], .notModified),
        ([.ifModifiedSince: before], .met),
        ([.ifModifiedSince: "Saturday, 21-Nov-26 08:30:00 GMT"], .notModified),
        ([.ifModifiedSince: "yesterday"], .met),
        ([.ifNoneMatch: "\"a\"", .ifModifiedSince: before], .notModified),
        ([.ifNoneMatch: "\"b\"", .ifModifiedSince: date], .met),
        ([.ifUnmodifiedSince: date], .met),
        ([.ifUnmodifiedSince: before], .failed),
        ([.ifUnmodifiedSince: "yesterday"], .met),
        ([.ifMatch: "\"a\"", .ifUnmodifiedSince: before], .met),
        ([.ifMatch: "\"b\"", .ifNoneMatch: "\"a\""], .failed),
        ([.ifMatch: "\"a\"", .ifNoneMatch: "\"a\""], .notModified),
        ([.ifMatch: "W/\"a\""], .failed),
        ([.ifMatch: "*"], .met),
        ([.ifNoneMatch: "*"], .notModified),
    ]

    @Test("conditions are looked at in the order of the standard", arguments: rows)
    func order(row: Row) {
        #expect(Precondition(row.fields, Self.validators, now: Timestamp(secondsSinceEpoch: 1_800_000_000)) == row.result)
    }

    @Test("dates say nothing of what has none, nor do tags of what has none")
    func noValidators() {
        let now = Timestamp(secondsSinceEpoch: 1_800_000_000)
        #expect(Precondition([.ifModifiedSince: Self.after], Validators(), now: now) == .met)
        #expect(Precondition([.ifUnmodifiedSince: Self.before], Validators(), now: now) == .met)
        #expect(Precondition([.ifMatch: "\"a\""], Validators(), now: now) == .failed)
        #expect(Precondition([.ifNoneMatch: "\"a\""], Validators(), now: now) == .met)
        #expect(!Precondition.allowsRange([.ifRange: "\"a\""], Validators(), now: now))
        #expect(!Precondition.allowsRange([.ifRange: Self.date], Validators(), now: now))
    }

    @Test(
        "a range counts only for the state that is named exactly",
        arguments: [("\"a\"", true), ("W/\"a\"", false), ("\"b\"", false), (date, true), (before, false), (after, false), ("", false)])
    func ifRange(condition: String, isAllowed: Bool) {
        let now = Timestamp(secondsSinceEpoch: 1_800_000_000)
        #expect(Precondition.allowsRange([.ifRange: condition], Self.validators, now: now) == isAllowed)
    }
}
