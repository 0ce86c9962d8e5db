import Comparison
import Figures
import Foundation
import Rendering
import WorkerProtocol

/// Answers in words: why a view is as large as it is, what is different between two versions, what is wrong with a view.
extension RequestRunner {
    func explanation() throws -> WorkerAnswer {
        var options = RequestOptions(request)
        try options.read(["of", "why-truncated", "what-if", "json"])
        let isJSON = try options.flag("json", options.text("json"))
        let explainsTruncation = try options.flag("why-truncated", options.text("why-truncated"))
        let questions = [options.text("of") != nil, explainsTruncation, options.text("what-if") != nil]
        guard questions.filter({ $0 }).count == 1 else {
            throw OptionFailure("one of 'of', 'why-truncated' and 'what-if' is expected")
        }
        take(options.drawing.limits)
        let source = try project(options.drawing)
        let text: String
        if let view = options.text("of") {
            let explanation = try Explanations.explain(view, in: source, options: options.drawing)
            text = isJSON ? explanation.json : explanation.text + "\n"
        } else if let change = options.text("what-if") {
            guard let change = SourceChange(change) else {
                throw OptionFailure(
                    "'\(change)' is invalid for 'what-if': it has to be a name and a value, as in 'padding=8'")
            }
            let difference = try Explanations.whatIf(change, in: source, options: options.drawing)
            text = isJSON ? difference.json : (difference.text.isEmpty ? "Nothing moves." : difference.text) + "\n"
        } else {
            let truncations = try Explanations.truncations(in: source, options: options.drawing)
            let sentences = truncations.map(\.sentence).joined(separator: "\n")
            text =
                isJSON ? Truncation.json(truncations) : (truncations.isEmpty ? "No text is cut off." : sentences) + "\n"
        }
        return Self.words(text, isJSON: isJSON)
    }

    /// In words, as JSON, or as a picture where a format is named.
    func difference() throws -> WorkerAnswer {
        var options = RequestOptions(request)
        try options.read(["old-option", "new-option", "json", "format"])
        let isJSON = try options.flag("json", options.text("json"))
        let format = try options.pictureFormat()
        take(options.drawing.limits)
        let (before, after) = (try options.drawing(with: "old-option"), try options.drawing(with: "new-option"))
        let files = request.otherFiles.isEmpty ? request.files : request.otherFiles
        let older = ComparedVersion(project: try Self.project(of: files, before), options: before)
        let newer = ComparedVersion(project: try project(after), options: after)
        let (drawnOld, drawnNew) = (try Comparison.draw(older), try Comparison.draw(newer))
        let difference = try Comparison.compare(old: older, drawn: drawnOld, new: newer, drawn: drawnNew)
        guard let format else { return Self.words(isJSON ? difference.json : difference.text, isJSON: isJSON) }
        let picture = try DifferencePicture.picture(old: drawnOld, new: drawnNew, difference)
        var answer = WorkerAnswer(.done, mediaType: format.mediaType, body: try picture.encoded(as: format))
        (answer.alternateText, answer.report) = (difference.text, difference.json)
        return answer
    }

    func exploration() throws -> WorkerAnswer {
        var options = RequestOptions(request)
        try options.read(["widths", "json"])
        let isJSON = try options.flag("json", options.text("json"))
        var matrix = ExploredMatrix()
        if let widths = options.text("widths"), !matrix.narrow(to: widths) {
            throw OptionFailure("'\(widths)' is invalid for 'widths': it has to be two widths, as in '200...1024'")
        }
        take(options.drawing.limits)
        let exploration = try Exploration.run(try project(options.drawing), options: options.drawing, matrix: matrix)
        return Self.words(isJSON ? exploration.json : exploration.text, isJSON: isJSON)
    }

    private static func words(_ text: String, isJSON: Bool) -> WorkerAnswer {
        WorkerAnswer(
            .done, mediaType: isJSON ? "application/json" : "text/plain; charset=utf-8", body: Array(text.utf8))
    }
}

extension RequestOptions {
    /// What is drawn, with the options that only one of two versions has: `old-option=locale=fr_FR`.
    func drawing(with name: String) throws -> RenderOptions {
        var options = drawing
        for text in texts(name) {
            guard let equals = text.firstIndex(of: "=") else {
                throw OptionFailure("'\(text)' is invalid for '\(name)': it has to be 'name=value'")
            }
            let option = WorkerOption(String(text[..<equals]), String(text[text.index(after: equals)...]))
            guard !Self.isFolder(option.name) else { throw OptionFailure("'\(option.name)' isn't read here") }
            do throws(OptionError) {
                try options.set(option.name, to: option.text)
            } catch {
                throw OptionFailure("'\(text)' is invalid for '\(name)': it has to be \(error.expected)")
            }
        }
        limit(&options)
        return options
    }
}
