import TestSupport
import Testing

@testable import VersionService

@Suite struct BucketsTests {
    @Test(
        "keys fall where the published vectors say",
        arguments: [
            ("favoritesuser-0", [1, 1], 0, 0), ("favoritesuser-1", [1, 1], 1, 1), ("favoritesuser-0", [10, 90], 28, 1),
            ("favoritesuser-0", [1, 99_999], 28_917, 1), ("homeLayoutuser-11", [25, 25, 25, 25], 73, 2),
            ("favoritesuser-0", [0, 100], 28, 1), ("homeLayoutuser-11", [1], 0, 0),
            ("homeLayoutuser-11", [2_147_483_646, 1], 1_579_962_936, 0),
        ] as [(String, [Int], Int, Int)])
    func vectors(text: String, weights: [Int], bucket: Int, index: Int) throws {
        let buckets = try #require(Buckets(weights: weights))
        #expect(buckets.bucket(of: Murmur3.hash(text)) == bucket)
        #expect(buckets.index(ofBucket: bucket) == index)
    }

    @Test("all vectors in ../shared/flags/rollout.json come out", .enabled(if: SharedVectors.areExpected, "\(SharedVectors.advice)"))
    func sharedVectors() throws {
        struct Vector: Decodable {
            let bucketBy: String
            let weights: [Int]
            let bucket: Int?
            let index: Int?
        }
        let vectors = try SharedVectors.decode([Vector].self, from: "rollout.json")
        #expect(vectors.count == 324)
        for vector in vectors {
            let buckets = Buckets(weights: vector.weights)
            let bucket = buckets?.bucket(of: Murmur3.hash(vector.bucketBy))
            #expect(bucket == vector.bucket, "\(vector)")
            #expect(bucket.flatMap { buckets?.index(ofBucket: $0) } == vector.index, "\(vector)")
        }
    }

    @Test("every hash has a bucket, and the ends of the range have the ends of the weights")
    func ends() throws {
        let buckets = try #require(Buckets(weights: [0, 3, 0, 2, 0]))
        #expect(buckets.count == 5)
        #expect(buckets.index(ofBucket: buckets.bucket(of: 0)) == 1)
        #expect(buckets.index(ofBucket: buckets.bucket(of: .max)) == 3)
    }

    @Test("weights without a sum that fits are refused", arguments: [[], [0, 0], [-1, 2], [2_147_483_647, 1], [Int.max, Int.max]])
    func refusals(weights: [Int]) {
        #expect(Buckets(weights: weights) == nil)
    }

    @Test("raising a share moves only keys that come to it")
    func stickiness() throws {
        let steps = try [10_000, 25_000, 60_000, 100_000].map { try #require(Buckets(weights: [$0, 100_000 - $0])) }
        for user in 0..<5000 {
            let hash = Murmur3.hash("livestreamsuser-\(user)")
            let shares = steps.map { $0.index(ofBucket: $0.bucket(of: hash)) }
            #expect(shares == shares.sorted(by: >), "user-\(user) \(shares)")
        }
    }
}
