/// Lets no query through until as many have come as are expected: queries made one after the other never get past.
///
/// Whoever waits gives up when the limit of time is over, and the gate remembers how many it had seen.
actor QueryGate {
    private let expected: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var arrived = 0
    private var isOpen = false

    init(expected: Int) {
        self.expected = expected
    }

    func pass() async {
        arrived += 1
        if arrived >= expected, !isOpen {
            wereTogetherWhenOpened = true
            open()
        }
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Lets everybody through.
    func open() {
        isOpen = true
        waiting.forEach { $0.resume() }
        waiting = []
    }

    /// Whether it was the last query that opened the gate, and not the watchdog.
    private(set) var wereTogetherWhenOpened = false
}
