import Glibc

/// An open folder, from which names are looked up without following links.
struct FolderDescriptor: ~Copyable {
    private let rawValue: Int32

    /// Opens a folder by its path, in which links are followed: whoever runs the server has named it.
    init(path: String) throws(SystemError) {
        rawValue = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard rawValue >= 0 else { throw SystemError(errno) }
    }

    private init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    deinit {
        if rawValue >= 0 { close(rawValue) }
    }

    /// Opens a folder in this one; nil if there is none of that name.
    func folder(_ name: String) throws(SystemError) -> FolderDescriptor? {
        try descriptor(name, O_DIRECTORY).map { FolderDescriptor(rawValue: $0) }
    }

    /// Opens something in this folder for reading; nil if there is none of that name.
    ///
    /// The caller closes it.
    ///
    /// - Parameter name: a single name, without separators.
    func descriptor(_ name: String, _ flags: Int32) throws(SystemError) -> Int32? {
        // Without O_NONBLOCK, opening a pipe waits for somebody to write to it.
        let descriptor = openat(rawValue, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | flags)
        if descriptor >= 0 { return descriptor }
        switch errno {
        case ENOENT, ENOTDIR, ELOOP: return nil
        default: throw SystemError(errno)
        }
    }
}
