import Foundation

/// A link to a file of the book: neither another site's nor a place on the page.
struct LocalLink {
    /// From the folder of the page, as the file system has it.
    let path: String
    /// `#…` at the end, or nothing.
    let fragment: String

    init?(_ url: String) {
        guard !url.isEmpty, !url.hasPrefix("#"), !url.hasPrefix("/"), !url.hasPrefix("<") else { return nil }
        let colon = url.firstIndex(of: ":")
        let slash = url.firstIndex(of: "/")
        if let colon, slash.map({ colon < $0 }) ?? true { return nil }
        let parts = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)[0]
        guard !path.isEmpty else { return nil }
        self.path = String(path).removingPercentEncoding ?? String(path)
        fragment = parts.count > 1 ? "#" + parts[1] : ""
    }

    /// The path from the source folder; nil where it leads out of that.
    ///
    /// - Parameter folder: where the page lies in the source folder.
    static func resolve(_ path: String, in folder: [String]) -> String? {
        var parts = folder
        for part in path.split(separator: "/") where part != "." {
            if part == ".." {
                guard parts.popLast() != nil else { return nil }
            } else {
                parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }

    /// The way from one page's folder to a file, both from the book's folder.
    static func relative(_ target: String, from page: String) -> String {
        var folder = page.split(separator: "/").dropLast().map(String.init)[...]
        var target = target.split(separator: "/").map(String.init)[...]
        while let first = folder.first, target.count > 1, first == target.first {
            folder.removeFirst()
            target.removeFirst()
        }
        return (folder.map { _ in ".." } + target).joined(separator: "/")
    }
}
