/// A build file for Ninja, and for whatever distributes Ninja's edges: what is made of what, by which command.
public struct NinjaFile {
    public private(set) var text: String

    /// - Parameter remark: a line for whoever opens the file.
    public init(remark: String) { text = "# \(remark)\nninja_required_version = 1.3\n" }

    /// - Parameter command: words of the shell; `$name` is a variable of the edge, `$out` what it makes.
    public mutating func addRule(_ name: String, command: String, description: String) {
        // What a command leaves as it was isn't made again next time.
        text += "\nrule \(name)\n  command = \(command)\n  description = \(description)\n  restat = 1\n"
    }

    /// - Parameter variables: names and texts, which are quoted for the shell.
    public mutating func addEdge(
        _ outputs: [String], _ rule: String, inputs: [String], others: [String] = [],
        variables: [(name: String, text: String)] = []
    ) {
        let targets = outputs.map(Self.path).joined(separator: " ")
        let sources = ([rule] + inputs.map(Self.path)).joined(separator: " ")
        let implicit = others.isEmpty ? "" : " | " + others.map(Self.path).joined(separator: " ")
        text += "\nbuild \(targets): \(sources)\(implicit)\n"
        for variable in variables { text += "  \(variable.name) = \(Self.word(variable.text))\n" }
    }

    /// A word of a command, as Ninja hands it to the shell.
    public static func word(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.unicodeScalars.allSatisfy { plain.contains($0) }
        let parts = text.split(separator: "'", omittingEmptySubsequences: false)
        let quoted = isPlain ? text : "'\(parts.joined(separator: "'\\''"))'"
        return quoted.split(separator: "$", omittingEmptySubsequences: false).joined(separator: "$$")
    }

    private static let plain = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./,:=@%+".unicodeScalars)

    private static func path(_ path: String) -> String {
        path.reduce(into: "") { result, character in
            if character == "$" || character == " " || character == ":" || character == "|" { result += "$" }
            result.append(character)
        }
    }
}

extension FigurePipeline {
    /// What draws the book figure by figure: an edge each, and one for the pages, which finds the figures in the cache.
    ///
    /// - Parameter command: the words of the run that this is a plan of, its cache among them.
    /// - Returns: the build file, and what is wrong with the book.
    public func ninjaPlan(command: [String]) -> (text: String, report: PipelineReport) {
        var report = PipelineReport()
        let (settings, plan): (PipelineSettings, BookPlan)
        do throws(Problem) {
            (settings, plan) = try self.plan()
        } catch {
            report.problems = [error]
            return ("", report)
        }
        report.problems = OverwrittenSources(plan, settings).problems
        guard report.problems.isEmpty else { return ("", report) }
        report.problems = plan.problems
        let folder = settings.output.map { $0 + "/" } ?? ""
        let words = command.map(NinjaFile.word).joined(separator: " ")
        let program = command.prefix(1).filter { $0.hasPrefix("/") }
        var file = NinjaFile(remark: "The figures of a book. Written anew where figures come or go.")
        file.addRule("figure", command: "\(words) --quiet --jobs 1 --only $figure", description: "figure $figure")
        file.addRule("pages", command: "\(words) --quiet", description: "pages")
        var (pictures, pages, chapters): ([String], [String], [String]) = ([], [], [])
        for figure in plan.figures {
            let outputs = figure.job.outputs.map { folder + settings.path(of: figure, $0) }
            pictures += outputs
            file.addEdge(
                outputs, "figure", inputs: figure.inputs, others: program, variables: [("figure", figure.name)])
        }
        for chapter in plan.chapters {
            pages.append(folder + (settings.isSite ? SiteWriter.page(of: chapter) : chapter.place.relativePath))
            chapters.append(chapter.place.path)
        }
        if !pages.isEmpty { file.addEdge(pages, "pages", inputs: chapters, others: pictures + program) }
        return (file.text, report)
    }
}
