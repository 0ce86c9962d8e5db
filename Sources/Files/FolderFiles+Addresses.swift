import Glibc

extension FolderFiles {
    /// The path from the folder for a path as a program writes it: from the folder, from the bundle it runs in, or the
    /// machine's own where that begins with the folder's; nil for one that names something else.
    package func relativePath(of path: String) -> String? {
        guard path.hasPrefix("/") else { return path.isEmpty ? nil : path }
        for folder in ["/App.app", absolutePath] where path.hasPrefix(folder + "/") {
            let rest = path.dropFirst(folder.utf8.count + 1).drop { $0 == "/" }
            return rest.isEmpty ? nil : String(rest)
        }
        return nil
    }

    /// As the machine's paths are written; nothing is looked for.
    private var absolutePath: String {
        var whole = path
        if !path.hasPrefix("/") {
            guard let current = getcwd(nil, 0) else { return "/App.app" }
            defer { free(current) }
            whole = String(cString: current) + "/" + path
        }
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
