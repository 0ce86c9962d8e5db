import Budget
import Figures
import Foundation
import Rendering

/// Draws a figure's pictures in this process.
enum FigureArtist {
    /// - Parameter countsItself: whether it begins a budget of its own; else the running thread's is begun anew for each
    ///   picture.
    static func draw(_ job: FigureJob, countsItself: Bool) throws(RenderFailure) -> FigureRecord {
        var record = FigureRecord()
        var request = try request(for: job)
        for output in job.outputs {
            guard let format = PictureFormat(rawValue: output.format) else {
                throw RenderFailure(.request, text: "error: there is no format '\(output.format)'\n")
            }
            request.options.appearance = output.appearance == "dark" ? .dark : .light
            let budget = countsItself ? RunBudget() : RunBudget.current ?? RunBudget()
            budget.begin(request.options.limits.budget)
            let scope = budget.enter()
            defer { scope.leave() }
            let figure = try Figures.draw(request)
            if record.files.isEmpty {
                let size = figure.picture.options.size
                (record.width, record.height) = (size.width, size.height)
                (record.alternateText, record.words) = (figure.alternateText, figure.text ?? "")
                record.warnings = figure.warnings
            }
            record.files.append(FigureRecord.File(output: output, bytes: [UInt8](try figure.encoded(as: format))))
        }
        return record
    }

    private static func request(for job: FigureJob) throws(RenderFailure) -> FigureRequest {
        guard let kind = FigureKind(rawValue: job.kind) else {
            throw RenderFailure(.request, text: "error: there is no kind of figure named '\(job.kind)'\n")
        }
        let sources = job.sources.map { SourceText(name: $0.name, text: $0.text, path: $0.path) }
        var (options, settings) = (RenderOptions(), FigureSettings(for: kind))
        for option in job.options {
            do throws(OptionError) {
                try FigureKinds.set(option, &options, &settings)
            } catch {
                throw RenderFailure(
                    .request, text: "error: '\(option.text)' is invalid for '\(option.name)': \(error.expected)\n")
            }
        }
        return FigureRequest(
            kind: kind, source: SourceProject(sources), options: options, settings: settings)
    }
}
