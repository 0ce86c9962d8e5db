import Files
import Foundation

/// Links to sources inside of a folder: build engines (Bazel, Nix) lay out what they build from as links. A link is
/// followed only where the file at its end is called a source too, so that none shows what isn't one.
package struct LinkedFiles {
    private var files: Set<FileIdentity> = []
    private var links: [(path: String, target: FileIdentity)] = []

    package init() {}

    /// Notes a file that was found as itself.
    package mutating func note(_ status: stat) { files.insert(FileIdentity(status)) }

    /// Whether a link leads to a source.
    package mutating func follow(_ path: String, isSource: (String) -> Bool) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().lastPathComponent
        guard isSource(target) else { return false }
        links.append((path, FileIdentity(status)))
        return true
    }

    /// The links to what is there besides: the file itself, or by an earlier link.
    package var repeated: Set<String> {
        var (known, result) = (files, Set<String>())
        for link in links where !known.insert(link.target).inserted { result.insert(link.path) }
        return result
    }
}
