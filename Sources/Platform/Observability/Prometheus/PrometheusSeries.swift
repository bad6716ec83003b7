import NIOCore

/// The values of one metric under one set of labels.
///
/// Recording is atomic and takes no lock; only the registry's dictionary does, when a series is made or dropped.
protocol PrometheusSeries: AnyObject, Sendable {
    /// Writes the lines of the series.
    ///
    /// - Parameters:
    ///   - name: the metric's name.
    ///   - labels: the labels between the braces, which are left out if there are none.
    func write(name: String, labels: String, to text: inout ByteBuffer)
}

extension ByteBuffer {
    /// Writes one sample and the line feed after it.
    mutating func writeSample(_ name: String, suffix: String = "", labels: String, _ value: some PrometheusNumber) {
        writeString(name)
        writeString(suffix)
        if !labels.isEmpty {
            writeStaticString("{")
            writeString(labels)
            writeStaticString("}")
        }
        writeStaticString(" ")
        writeString(value.prometheusText)
        writeStaticString("\n")
    }
}

/// A number that can be the value of a sample.
protocol PrometheusNumber {
    var prometheusText: String { get }
}

extension Int: PrometheusNumber {
    var prometheusText: String { description }
}

extension Int64: PrometheusNumber {
    var prometheusText: String { description }
}

extension Double: PrometheusNumber {
    /// Whole numbers are written without a fraction, as far as they are exact.
    var prometheusText: String {
        if isNaN { return "NaN" }
        if isInfinite { return self > 0 ? "+Inf" : "-Inf" }
        return magnitude < 0x1p53 && self == rounded() ? Int(self).description : description
    }
}
