import Glibc

/// Which file or folder a path leads to: links, `..` and other spellings of one file have the same identity.
package struct FileIdentity: Sendable, Hashable {
    private let device: UInt64
    private let number: UInt64

    /// Nil where there is nothing.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// What a path leads to once the folders on its way have been made, so that `none/..` is found where it would be.
    package init?(written path: String) {
        var reached = path.hasPrefix("/") ? "/" : "."
        for part in path.split(separator: "/") where part != "." {
            if part == "..", FileIdentity(reached) == nil, let slash = reached.lastIndex(of: "/") {
                reached = String(reached[..<slash])
            } else {
                reached += reached.hasSuffix("/") ? "\(part)" : "/\(part)"
            }
        }
        self.init(reached)
    }

    package init(_ status: stat) {
        (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
    }
}
