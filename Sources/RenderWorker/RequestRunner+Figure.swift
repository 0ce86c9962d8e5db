import Figures
import Foundation
import Rendering
import WorkerProtocol

extension RequestRunner {
    /// A figure as PNG, SVG or PDF, as a page to step through (`format=html`), or in words (`format=text`).
    func figure() throws -> WorkerAnswer {
        guard let kind = FigureKind(rawValue: request.figure) else {
            throw OptionFailure(
                "there is no figure '\(request.figure)'; "
                    + "there are \(FigureKind.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        var options = RequestOptions(request)
        let names = FigureSettings.options(of: kind).map(\.name)
        try options.read(Set(["format", "svg-text"] + names))
        var settings = FigureSettings(for: kind)
        for name in names {
            for text in options.texts(name) {
                let place = try file(named: text, of: name)
                do throws(OptionError) {
                    try settings.set(name, to: place ?? text)
                } catch {
                    throw OptionFailure("'\(text)' is invalid for '\(name)': it has to be \(error.expected)")
                }
            }
        }
        take(options.drawing.limits)
        let figureRequest = FigureRequest(
            kind: kind, source: try project(options.drawing), options: options.drawing, settings: settings)
        if options.format == "html" {
            return WorkerAnswer(
                .done, mediaType: "text/html; charset=utf-8", body: Array(try Figures.page(figureRequest)))
        }
        let figure = try Figures.draw(figureRequest)
        var answer: WorkerAnswer
        if options.format == "text" {
            let text = figure.text ?? figure.alternateText
            answer = WorkerAnswer(.done, mediaType: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
        } else {
            let format = try options.pictureFormat() ?? .png
            answer = WorkerAnswer(.done, mediaType: format.mediaType, body: Array(try figure.encoded(as: format)))
        }
        (answer.alternateText, answer.warnings) = (figure.alternateText, figure.warnings)
        return answer
    }

    /// Options of figures that name a file mean one that came with the request.
    private func file(named name: String, of option: String) throws -> String? {
        guard option == "style" || option == "other" || option == "labels" && name.hasSuffix(".strings") else {
            return nil
        }
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
        let path = request.assetFolder + "/" + name
        guard isPlain, !request.assetFolder.isEmpty, FileManager.default.fileExists(atPath: path) else {
            throw OptionFailure("'\(name)' of '\(option)' isn't among the request's assets")
        }
        return path
    }
}
