/// Which files of a project need which.
struct ProjectIndex {
    private let summaries: [SourceSummary]
    /// The module of each file, and which modules the files of each may need; empty where all are one.
    private let modules: [Int]
    private let reachable: [Set<Int>]
    private let proximity: FileProximity?
    private let xcode: XcodeProjects?
    private var declaring: [SourceSummary.Name: [Int]] = [:]
    private var adding: [SourceSummary.Name: [Int]] = [:]
    private var extending: [SourceSummary.Name: [Int]] = [:]
    private var changing: [SourceSummary.Name: [Int]] = [:]

    init(
        _ summaries: [SourceSummary], modules: [Int] = [], reachable: [Set<Int>] = [], proximity: FileProximity? = nil,
        xcode: XcodeProjects? = nil
    ) {
        (self.summaries, self.modules, self.reachable) = (summaries, modules, reachable)
        (self.proximity, self.xcode) = (proximity, xcode)
        for (file, summary) in summaries.enumerated() {
            for name in summary.declared { declaring[name, default: []].append(file) }
        }
        for (file, summary) in summaries.enumerated() {
            // What is added to a library's type is known by its name alone.
            for (type, names) in summary.added where declaring[type] == nil {
                for name in names { adding[name, default: []].append(file) }
            }
            for name in summary.extended { extending[name, default: []].append(file) }
            for name in summary.changed { changing[name, default: []].append(file) }
        }
    }

    /// Whether code of a file can mean what another one declares.
    private func reaches(_ other: Int, from file: Int) -> Bool {
        if let xcode, !xcode.reaches(other, from: file) { return false }
        guard !modules.isEmpty else { return true }
        return reachable[modules[file]].contains(modules[other])
    }

    /// The files that declare a name, without those that declare another type of the same name: of one module's files
    /// the nearest, and none where one is needed already.
    private func declarations(
        of name: SourceSummary.Name, in files: [Int], for file: Int, needed: Set<Int>
    ) -> [Int] {
        let files = xcode?.meant(of: files, by: file) ?? files
        guard files.count > 1, let proximity else { return files }
        let types = files.filter { summaries[$0].types.contains(name) }
        guard types.count > 1 else { return files }
        var meant = files.filter { !summaries[$0].types.contains(name) }
        for (_, group) in Dictionary(grouping: types, by: { modules.isEmpty ? 0 : modules[$0] }) {
            if group.count > 1, group.contains(where: needed.contains) { continue }
            meant += proximity.nearest(of: group, to: file)
        }
        return meant
    }

    /// Files and all that they and these need: that declares a name they say, or adds to a type that is the project's own.
    /// The roots come first, the others in their order.
    func files(neededBy roots: [Int]) -> [Int] {
        var needed = Set(roots)
        var open = roots
        func need(_ files: [Int], by file: Int) {
            for other in files where !needed.contains(other) && reaches(other, from: file) {
                needed.insert(other)
                open.append(other)
            }
        }
        if let root = roots.first {
            let declaring = summaries.indices.filter { summaries[$0].declaresOperators }
            need(declaring.filter { xcode?.areTogether($0, root) ?? true }, by: root)
        }
        while let file = open.popLast() {
            for name in summaries[file].mentioned {
                if let files = declaring[name] {
                    let meant = declarations(of: name, in: files, for: file, needed: needed)
                    need(meant, by: file)
                    // An own type is what all its extensions make of it.
                    if let more = extending[name] {
                        need(files.count > 1 ? proximity?.nearest(of: more, to: file) ?? more : more, by: file)
                    }
                }
                for files in [adding[name], changing[name]] {
                    if let files { need(xcode?.meant(of: files, by: file) ?? files, by: file) }
                }
            }
        }
        return roots + needed.subtracting(roots).sorted()
    }
}
