import Files

/// The files that a book is made of and that a run would write over. Then nothing is written at all, since they may be
/// the author's only copy.
struct OverwrittenSources {
    /// What is wrong, and ways out of it; empty where every source stays as it is.
    private(set) var problems: [Problem] = []

    private let plan: BookPlan
    private let settings: PipelineSettings
    /// Files that are copied beside the pages.
    private let companions: [SourceTree.File]

    private struct Source {
        var path: String
        /// Whether pages show it and it isn't needed otherwise: an earlier run may have drawn it.
        var isShown: Bool
    }

    private struct Output {
        var path: String
        /// What it is a copy of. A file that is its own copy stays as it is.
        var origin: FileIdentity?
    }

    init(_ plan: BookPlan, _ settings: PipelineSettings) {
        (self.plan, self.settings) = (plan, settings)
        // What one machine of several would write over is refused on each of them.
        companions = CompanionFiles(plan, settings, PlanShare(plan, nil)).all
        let known = sources
        let overwritten = outputs.compactMap { output -> Source? in
            guard let identity = FileIdentity(written: output.path), identity != output.origin else { return nil }
            return known[identity]
        }
        report(
            "the output", withoutDrawn(overwritten).map(\.path),
            note: "another folder for '-o' leaves the sources as they are, as in '-o out'")
        guard !settings.checks else { return }
        for (option, path) in [("lock", settings.lock), ("deps", settings.dependencies)] {
            guard let path, let source = FileIdentity(written: path).flatMap({ known[$0] }) else { continue }
            report(
                "'--\(option)'", [source.path],
                note: "'--\(option)' takes the name of another file, as in '--\(option) figures.\(option)'")
        }
    }

    private mutating func report(_ writer: String, _ paths: [String], note: String) {
        guard !paths.isEmpty else { return }
        let names = Set(paths).sorted()
        let shown = names.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
        let rest = names.count > 8 ? " and \(names.count - 8) more" : ""
        let noun = names.count == 1 ? "the source" : "the sources"
        problems.append(
            Problem(
                .error, .request, text: "error: \(writer) would write over \(noun) \(shown)\(rest)\nnote: \(note)\n"))
    }

    // MARK: - What is read

    /// All that figures and pages are made of.
    private var sources: [FileIdentity: Source] {
        var paths = plan.tree.files.filter { $0.kind != .other }.map(\.path)
        for figure in plan.figures {
            paths += figure.inputs
            paths += figure.job.options.filter { ["style", "other", "labels"].contains($0.name) }.map(\.text)
        }
        var result: [FileIdentity: Source] = [:]
        func add(_ path: String, isShown: Bool) {
            guard let identity = FileIdentity(path), result[identity] == nil else { return }
            result[identity] = Source(path: path, isShown: isShown)
        }
        for path in paths { add(path, isShown: false) }
        for file in companions { add(file.path, isShown: true) }
        return result
    }

    /// A page may show a figure by a link to the picture that an earlier run drew.
    private func withoutDrawn(_ sources: [Source]) -> [Source] {
        guard let folder = settings.output, sources.contains(where: \.isShown) else { return sources }
        let files = OutputState.read(folder).state.figures.values.flatMap(\.files)
        let drawn = Set(files.compactMap { FileIdentity("\(folder)/\($0.path)") })
        return sources.filter { source in
            guard source.isShown, let identity = FileIdentity(source.path) else { return true }
            return !drawn.contains(identity)
        }
    }

    // MARK: - What is written

    /// The files in the output folder.
    private var outputs: [Output] {
        guard let folder = settings.output else { return [] }
        var names = [OutputState.name]
        // A check against hashes looks at no file of the output.
        let hasFiles = settings.lock == nil || !settings.checks
        let hasPages = hasFiles && settings.only == nil && !settings.isFlat
        if hasFiles {
            for figure in plan.figures { names += figure.job.outputs.map { settings.path(of: figure, $0) } }
        }
        if hasPages, settings.isSite {
            names += plan.chapters.map(SiteWriter.page(of:)) + ["style.css", "index.html"]
            if settings.format == .pdf { names += [SiteWriter.bookPageName, BookPrinter.name] }
        } else if hasPages {
            names += plan.chapters.map(\.place.relativePath)
        }
        var outputs = names.map { Output(path: "\(folder)/\($0)", origin: nil) }
        if hasPages {
            outputs += companions.map {
                Output(path: "\(folder)/\($0.relativePath)", origin: FileIdentity($0.path))
            }
        }
        return outputs
    }
}
