import Budget
import Foundation
import Rendering

/// Draws a figure's pictures in this process.
enum FigureArtist {
    /// - Parameter countsItself: whether it begins a budget of its own; else the running thread's is begun anew for each
    ///   picture.
    static func draw(_ job: FigureJob, countsItself: Bool) throws(RenderFailure) -> FigureRecord {
        var record = FigureRecord()
        for output in job.outputs {
            guard let format = PictureFormat(rawValue: output.format) else {
                throw RenderFailure(.request, text: "error: there is no format '\(output.format)'\n")
            }
            var options = try options(of: job)
            options.appearance = output.appearance == "dark" ? .dark : .light
            let budget = countsItself ? RunBudget() : RunBudget.current ?? RunBudget()
            budget.begin(options.limits.budget)
            let scope = budget.enter()
            defer { scope.leave() }
            let sources = job.sources.map { SourceText(name: $0.name, text: $0.text, path: $0.path) }
            let session = try RenderSession(program: SourceProject(sources).program(showing: nil), options: options)
            let picture = try session.picture()
            if record.files.isEmpty {
                record.width = picture.options.size.width
                record.height = picture.options.size.height
                record.alternateText = ""
                record.warnings = session.warnings
            }
            record.files.append(FigureRecord.File(output: output, bytes: try picture.encoded(as: format)))
        }
        return record
    }

    private static func options(of job: FigureJob) throws(RenderFailure) -> RenderOptions {
        var options = RenderOptions()
        for option in job.options {
            do throws(OptionError) {
                try options.set(option.name, to: option.text)
            } catch {
                throw RenderFailure(
                    .request, text: "error: '\(option.text)' is invalid for '\(option.name)': \(error.expected)\n")
            }
        }
        return options
    }
}
