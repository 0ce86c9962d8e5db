import Figures
import Foundation

/// Notices that a source changed, by its time and size. Looking at some hundred files takes less than a millisecond, and
/// it works on every file system.
struct SourceWatcher {
    private struct Stamp: Hashable {
        var path: String
        var size: Int
        var seconds: Int
        var nanoseconds: Int
    }

    private let inputs: [String]
    private let output: String?
    private var last: Set<Stamp>

    /// - Parameter output: a folder that isn't looked at.
    init(_ inputs: [String], output: String?) {
        (self.inputs, self.output) = (inputs, output)
        last = Self.stamps(inputs, output)
    }

    mutating func waitForChange() {
        while true {
            let now = Self.stamps(inputs, output)
            if now != last {
                last = now
                return
            }
            usleep(15_000)
        }
    }

    private static func stamps(_ inputs: [String], _ output: String?) -> Set<Stamp> {
        let tree = SourceTree(inputs, output: output)
        var paths = tree.files.map(\.path)
        // The helpers beside a chapter that was named itself.
        paths += Set(paths.map { ($0 as NSString).deletingLastPathComponent }).map {
            $0.isEmpty ? "_shared.swiftdsl" : $0 + "/_shared.swiftdsl"
        }
        // A style sheet may lie above what was named.
        paths += Set(tree.files.map(\.root)).compactMap { StyleSheet.find(from: $0) }
        var stamps: Set<Stamp> = []
        for path in paths {
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            stamps.insert(
                Stamp(
                    path: path, size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
                    nanoseconds: status.st_mtim.tv_nsec))
        }
        return stamps
    }
}
