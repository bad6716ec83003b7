public import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// One connection to a server on this machine: what is sent is what the caller says, byte for byte.
///
/// Sockets block, so every call runs on a thread of its own and never on one of Swift's few.
public final class HTTPConnection: @unchecked Sendable {
    // @unchecked: the socket is set once, and `buffer` is touched on `queue` only.
    private let socket: Int32
    private var buffer = Data()
    private let queue = DispatchQueue(label: "http-connection")

    /// Why a connection gave no answer.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Connects to a port of 127.0.0.1; no answer for that many seconds is a failure.
    public init(port: Int, timeout: Int = 30) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { throw Failure(description: "no socket: errno \(errno)") }
        var limit = timeval(tv_sec: timeout, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = in_addr_t(UInt32(0x7F00_0001).bigEndian)
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard status == 0 else { throw Failure(description: "cannot connect to port \(port): errno \(errno)") }
    }

    deinit {
        close(socket)
    }

    /// Sends bytes.
    public func send(_ text: String) async throws {
        try await send(Data(text.utf8))
    }

    /// Sends bytes.
    public func send(_ data: Data) async throws {
        try await onQueue {
            var sent = 0
            while sent < data.count {
                let count = data.withUnsafeBytes { bytes in
                    Glibc.send(self.socket, bytes.baseAddress?.advanced(by: sent), data.count - sent, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { throw Failure(description: "cannot send: errno \(errno)") }
                sent += count
            }
        }
    }

    /// Sends a request and reads its answer.
    public func request(
        _ method: String = "GET", _ target: String, fields: [String: String] = [:], body: Data? = nil
    ) async throws -> HTTPAnswer {
        var head = "\(method) \(target) HTTP/1.1\r\nHost: localhost\r\n"
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
        if let body { head += "Content-Length: \(body.count)\r\n" }
        try await send(Data((head + "\r\n").utf8) + (body ?? Data()))
        return try await answer(to: method)
    }

    /// Reads the next answer.
    public func answer(to method: String = "GET") async throws -> HTTPAnswer {
        try await onQueue { try self.readAnswer(to: method) }
    }

    /// Ends the connection from this side.
    public func disconnect() {
        shutdown(socket, Int32(SHUT_RDWR))
    }

    /// Whether the server has closed the connection, waiting for it as long as for an answer.
    public func isClosedByServer() async throws -> Bool {
        try await onQueue {
            var byte: UInt8 = 0
            return recv(self.socket, &byte, 1, 0) == 0
        }
    }

    private func onQueue<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try work() }) }
        }
    }

    private func readAnswer(to method: String) throws -> HTTPAnswer {
        while true {
            let head = try readHead()
            let lines = head.components(separatedBy: "\r\n")
            guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
                throw Failure(description: "no status line in \(head)")
            }
            let fields = lines.dropFirst().compactMap { line -> (name: String, value: String)? in
                guard let colon = line.firstIndex(of: ":") else { return nil }
                return (line[..<colon].lowercased(), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
            }
            if status == 100 { continue }
            let hasBody = method != "HEAD" && status != 204 && status != 304
            let chunked = fields.contains { $0.name == "transfer-encoding" && $0.value == "chunked" }
            let length = fields.first { $0.name == "content-length" }.flatMap { Int($0.value) } ?? 0
            let body = try hasBody ? (chunked ? readChunks() : read(length)) : Data()
            return HTTPAnswer(status: status, fields: fields, body: body)
        }
    }

    private func readHead() throws -> String {
        let end = Data("\r\n\r\n".utf8)
        while true {
            if let range = buffer.range(of: end) {
                let head = String(decoding: buffer[buffer.startIndex..<range.lowerBound], as: UTF8.self)
                buffer = Data(buffer[range.upperBound...])
                return head
            }
            try fill()
        }
    }

    private func read(_ count: Int) throws -> Data {
        while buffer.count < count { try fill() }
        defer { buffer = Data(buffer.dropFirst(count)) }
        return Data(buffer.prefix(count))
    }

    private func readChunks() throws -> Data {
        var body = Data()
        while true {
            let line = try readLine()
            guard let size = Int(line, radix: 16) else { throw Failure(description: "'\(line)' is no chunk size") }
            body += try read(size)
            _ = try readLine()
            if size == 0 { return body }
        }
    }

    private func readLine() throws -> String {
        let end = Data("\r\n".utf8)
        while true {
            if let range = buffer.range(of: end) {
                let line = String(decoding: buffer[buffer.startIndex..<range.lowerBound], as: UTF8.self)
                buffer = Data(buffer[range.upperBound...])
                return line
            }
            try fill()
        }
    }

    private func fill() throws {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = recv(socket, &bytes, bytes.count, 0)
        guard count > 0 else {
            throw Failure(description: count == 0 ? "the server closed the connection" : "no answer: errno \(errno)")
        }
        buffer.append(contentsOf: bytes[..<count])
    }
}
