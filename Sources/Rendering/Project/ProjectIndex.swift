/// Which files of a project need which.
struct ProjectIndex {
    private let summaries: [SourceSummary]
    /// The module of each file, and which modules the files of each may need; empty where all are one.
    private let modules: [Int]
    private let reachable: [Set<Int>]
    private var declaring: [SourceSummary.Name: [Int]] = [:]
    private var adding: [SourceSummary.Name: [Int]] = [:]
    private var extending: [SourceSummary.Name: [Int]] = [:]
    private var changing: [SourceSummary.Name: [Int]] = [:]

    init(_ summaries: [SourceSummary], modules: [Int] = [], reachable: [Set<Int>] = []) {
        (self.summaries, self.modules, self.reachable) = (summaries, modules, reachable)
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
        guard !modules.isEmpty else { return true }
        return reachable[modules[file]].contains(modules[other])
    }

    func files(neededBy roots: [Int]) -> [Int] {
        var needed = Set(roots)
        var open = roots
        func need(_ files: [Int], by file: Int) {
            for other in files where !needed.contains(other) && reaches(other, from: file) {
                needed.insert(other)
                open.append(other)
            }
        }
        if let root = roots.first { need(summaries.indices.filter { summaries[$0].declaresOperators }, by: root) }
        while let file = open.popLast() {
            for name in summaries[file].mentioned {
                if let files = declaring[name] {
                    need(files, by: file)
                    // An own type is what all its extensions make of it.
                    if let files = extending[name] { need(files, by: file) }
                }
                if let files = adding[name] { need(files, by: file) }
                if let files = changing[name] { need(files, by: file) }
            }
        }
        return roots + needed.subtracting(roots).sorted()
    }
}
