import Files
import Foundation
import Rendering

/// A picture for each combination of several values, and with `all` of each preview.
struct PictureMatrix {
    var inputs: [String]
    /// The name of each file; see `PictureName`.
    var template: String
    var format: PictureFormat
    var combinations: [DrawingArguments.Combination]
    var all: Bool
    var verbosity: Verbosity

    func run() throws {
        var written: Set<String> = []
        var failures: [RenderFailure] = []
        let messages = ReportedMessages()
        var verbosity = verbosity
        verbosity.reported = messages
        for combination in combinations {
            let options = combination.options
            Watch.budget.begin(options.limits.budget)
            try Folders.check(options)
            // Which files there are, and what '#if' finds, depends on the options.
            let project = try SourceReader.project(inputs, options)
            func draw(_ make: () throws -> RenderSession) throws {
                Watch.budget.begin(options.limits.budget)
                do {
                    let session = try make()
                    let path = path(of: session.title ?? "Preview", combination, besides: written)
                    guard written.insert(path).inserted else {
                        throw RenderFailure(
                            .request, text: "error: two pictures would be called '\(path)'; '{name}' tells them apart\n"
                        )
                    }
                    try DrawingJob.write(session, to: path, as: format, verbosity)
                    if !verbosity.isQuiet { try OutputFile.print(path) }
                } catch let failure as RenderFailure {
                    // The others are drawn all the same.
                    failures.append(failure)
                }
            }
            guard all else {
                let program = try project.program(showing: options.view)
                try draw { try RenderSession(program: program, options: options) }
                continue
            }
            for part in project.programsWithPreviews() {
                do {
                    let program = try part.load()
                    for preview in try program.previewNames() {
                        try draw { try RenderSession(preview: preview, of: program, options: options) }
                    }
                } catch let failure as RenderFailure {
                    failures.append(failure)
                }
            }
        }
        try report(failures, messages)
    }

    /// As in a folder, previews of one name are numbered from the second on.
    private func path(
        of name: String, _ combination: DrawingArguments.Combination, besides written: Set<String>
    ) -> String {
        let path = PictureName.path(template, name: name, values: combination.values)
        guard template.contains("{name}") else { return path }
        let numbered = (2...).lazy.map { number in
            PictureName.path(template, name: "\(name) \(number)", values: combination.values)
        }
        return written.contains(path) ? numbered.first { !written.contains($0) } ?? path : path
    }

    private func report(_ failures: [RenderFailure], _ messages: ReportedMessages) throws {
        for failure in failures { Messages.error(messages.new(in: failure.text)) }
        if let status = failures.map(\.exitStatus).max() { throw CommandFailure.silent(status) }
    }
}
