import Foundation

/// Events and the pictures between them, as a file says them: a line a step, `#` before remarks.
///
///     size 320x_
///     capture empty
///     type Name=Ann
///     tap Sign in
///     capture signed-in
///
/// A line begins with an option's name as `RenderOptions` knows it (before the first step), an event's as
/// `RenderEvent.forms` lists them, or `capture` and the picture's name.
public struct Scenario: Sendable {
    public struct Step: Sendable {
        public enum Kind: Hashable, Sendable {
            case event(RenderEvent)
            /// Takes a picture of this name.
            case capture(String)
        }

        public var kind: Kind
        /// Where it stands in the file, from 1.
        public var line: Int
        /// As it is written.
        public var text: String
    }

    /// As messages name it.
    public let name: String
    /// What the file says of the drawing as a whole, by the names `RenderOptions.set` takes.
    public private(set) var options: [(name: String, text: String)] = []
    public private(set) var steps: [Step] = []

    /// - Throws: with every mistake the text has.
    public init(name: String, text: String) throws(RenderFailure) {
        self.name = name
        var mistakes = ""
        var captures: Set<String> = []
        var checked = RenderOptions()
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let word = String(line.prefix { !$0.isWhitespace })
            let value = line.dropFirst(word.count).trimmingCharacters(in: .whitespaces)
            func refuse(_ message: String) { mistakes += "\(name):\(index + 1): error: \(message)\n" }
            func add(_ kind: Step.Kind) { steps.append(Step(kind: kind, line: index + 1, text: line)) }
            if word == "capture" {
                guard !value.isEmpty else { refuse("'capture' needs the picture's name"); continue }
                guard captures.insert(value.lowercased()).inserted else {
                    refuse("there is a picture called '\(value)' already")
                    continue
                }
                add(.capture(value))
            } else if let form = RenderEvent.forms.first(where: { $0.name == word }),
                !(steps.isEmpty && RenderOptions.isDrawingOption(word))
            {
                guard let event = RenderEvent(word, value) else { refuse("'\(word)' takes \(form.takes)"); continue }
                add(.event(event))
            } else if RenderOptions.isOption(word) {
                guard steps.isEmpty else { refuse("'\(word)' has to stand before the first step"); continue }
                do throws(OptionError) {
                    try checked.set(word, to: value)
                    options.append((word, value))
                } catch {
                    refuse("'\(word)' takes \(error.expected)")
                }
            } else {
                let names = RenderEvent.forms.map(\.name) + ["capture"]
                mistakes += "\(name):\(index + 1): error: there is no step called '\(word)'"
                mistakes += Suggestion.text(word, names) + "\n"
            }
        }
        if mistakes.isEmpty, captures.isEmpty { mistakes = "\(name): error: there is no 'capture' in it\n" }
        guard mistakes.isEmpty else { throw RenderFailure(.request, text: mistakes) }
    }

    public init(path: String) throws(RenderFailure) {
        let source = try SourceText(path: path)
        try self.init(name: path, text: source.text)
    }

    /// The options with what the file says of them, and what came from elsewhere on top of that.
    public func options(with others: [(name: String, text: String)] = []) throws(OptionError) -> RenderOptions {
        var result = RenderOptions()
        for (name, text) in options + others { try result.set(name, to: text) }
        return result
    }
}

extension RenderSession {
    /// Lets everything happen in turn; `capture` is called for each picture.
    public func perform(
        _ scenario: Scenario, capture: (String, RenderSession) throws -> Void
    ) throws {
        for step in scenario.steps {
            switch step.kind {
            case .capture(let name):
                try comeToCapture()
                try capture(name, self)
            case .event(let event):
                do throws(RenderFailure) {
                    try deliver([event])
                } catch {
                    throw RenderFailure(
                        error.cause,
                        text: error.text + "note: in the step '\(step.text)' of \(scenario.name):\(step.line)\n")
                }
            }
        }
    }
}
