#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The bytes of a source, read once from the front.
final class ByteStream {
    private enum Origin {
        case descriptor(CInt, closes: Bool)
        case bytes(ArraySlice<UInt8>)
    }

    private var origin: Origin
    /// How many there are in all; nil for a pipe.
    let count: Int?

    /// Opens a source.
    init(_ source: CatalogSource) throws(ReadFailure) {
        switch source.content {
        case .bytes(let bytes):
            origin = .bytes(bytes[...])
            count = bytes.count
        case .standardInput:
            origin = .descriptor(STDIN_FILENO, closes: false)
            count = Self.size(of: STDIN_FILENO)
        case .file(let path):
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw Self.failure() }
            origin = .descriptor(descriptor, closes: true)
            count = Self.size(of: descriptor)
        }
    }

    deinit {
        if case .descriptor(let descriptor, closes: true) = origin { close(descriptor) }
    }

    /// Reads some bytes.
    ///
    /// - Returns: how many; 0 at the end only.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
        switch origin {
        case .bytes(let bytes):
            let part = bytes.prefix(buffer.count)
            buffer.copyBytes(from: part)
            origin = .bytes(bytes.dropFirst(part.count))
            return part.count
        case .descriptor(let descriptor, _):
            while true {
                let count = systemRead(descriptor, buffer)
                if count >= 0 { return count }
                guard errno == EINTR else { throw Self.failure() }
            }
        }
    }

    private static func failure() -> ReadFailure { ReadFailure(reason: "cannot be read (\(String(cString: strerror(errno))))") }

    private static func size(of descriptor: CInt) -> Int? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }
}

private func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}
