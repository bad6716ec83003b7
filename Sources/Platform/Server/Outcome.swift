/// An answer, with what the log and the metrics want to know of it.
struct Outcome: Sendable {
    var answer: Answer
    let metrics: RouteMetrics
    var version: String?
    var screen: String?
    var isSignedIn = false

    init(_ answer: Answer, _ metrics: RouteMetrics) {
        self.answer = answer
        self.metrics = metrics
    }
}
