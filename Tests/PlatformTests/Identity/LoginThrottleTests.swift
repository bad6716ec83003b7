import Testing

@testable import Platform

@Suite struct LoginThrottleTests {
    private let clock = SettableClock()

    private func key(_ name: String = "ann", _ address: String = "192.0.2.1") throws -> LoginThrottle.Key {
        LoginThrottle.Key(email: try #require(EmailAddress("\(name)@example.com")), clientAddress: address)
    }

    @Test("the eleventh attempt within the window has to wait until it ends")
    func limit() throws {
        let throttle = LoginThrottle()
        for _ in 0..<10 {
            #expect(throttle.begin(try key(), at: clock.now) == nil)
            clock.advance(seconds: 60)
        }
        #expect(throttle.begin(try key(), at: clock.now) == .seconds(300))
        clock.advance(seconds: 299)
        #expect(throttle.begin(try key(), at: clock.now) == .seconds(1))
        clock.advance(seconds: 1)
        #expect(throttle.begin(try key(), at: clock.now) == nil)
    }

    @Test("another account and another address count for themselves")
    func keys() throws {
        let throttle = LoginThrottle(limit: 1)
        #expect(throttle.begin(try key(), at: clock.now) == nil)
        #expect(throttle.begin(try key(), at: clock.now) != nil)
        #expect(throttle.begin(try key("bob"), at: clock.now) == nil)
        #expect(throttle.begin(try key("ann", "192.0.2.2"), at: clock.now) == nil)
    }

    @Test("a success makes failures forgotten, a withdrawn attempt was none")
    func success() throws {
        let throttle = LoginThrottle(limit: 2)
        #expect(throttle.begin(try key(), at: clock.now) == nil)
        #expect(throttle.begin(try key(), at: clock.now) == nil)
        throttle.withdraw(try key())
        #expect(throttle.begin(try key(), at: clock.now) == nil)
        throttle.succeeded(try key())
        #expect(throttle.begin(try key(), at: clock.now) == nil)
        #expect(throttle.begin(try key(), at: clock.now) == nil)
        #expect(throttle.begin(try key(), at: clock.now) != nil)
    }

    @Test("a full memory drops what has expired, then what is oldest")
    func bounded() throws {
        let throttle = LoginThrottle(limit: 1, window: .seconds(100), capacity: 8)
        for index in 0..<8 {
            #expect(throttle.begin(try key("user\(index)"), at: clock.now) == nil)
            clock.advance(seconds: 1)
        }
        #expect(throttle.begin(try key("one-more"), at: clock.now) == nil)
        #expect(throttle.begin(try key("user1"), at: clock.now) != nil)
        #expect(throttle.begin(try key("user0"), at: clock.now) == nil)
        clock.advance(seconds: 200)
        #expect(throttle.begin(try key("much-later"), at: clock.now) == nil)
        #expect(throttle.begin(try key("user7"), at: clock.now) == nil)
    }
}
