import NIOCore

/// All series of one metric.
struct PrometheusFamily: Sendable {
    /// What Prometheus takes the values for.
    enum Kind: String, Sendable {
        case counter
        case gauge
        case histogram
    }

    let name: String
    let kind: Kind
    let help: String

    /// The series by their labels.
    var series: [String: any PrometheusSeries] = [:]

    /// Writes the family, its series sorted by their labels.
    func write(to text: inout ByteBuffer) {
        text.writeString("# HELP \(name) \(PrometheusName.escapedHelp(help))\n# TYPE \(name) \(kind.rawValue)\n")
        for (labels, series) in series.sorted(by: { $0.key < $1.key }) {
            series.write(name: name, labels: labels, to: &text)
        }
    }
}
