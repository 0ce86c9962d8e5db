import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable {
            /// Blocks too: paragraphs and headings run together, as a text shows them.
            case full
            case inlineOnly
            case inlineOnlyPreservingWhitespace
        }

        public enum FailurePolicy: Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        /// `^[3 person](inflect: true)` becomes "3 people", as in a localized text.
        package var inflects = false

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Text with the emphasis, code, links and strikethrough that Markdown gives it.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for line in MarkdownLines.lines(of: markdown, options.interpretedSyntax) {
            for var span in InlineMarkdown.spans(of: line) {
                if options.inflects, span.isInflected { span.text = EnglishPlural.agreeing(in: span.text) }
                append(AttributedString(span, baseURL: baseURL))
            }
        }
        if let code = options.languageCode { self.languageIdentifier = code }
    }

    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    private init(_ span: MarkdownSpan, baseURL: URL?) {
        self.init(span.text)
        var intent: InlinePresentationIntent = []
        if span.isStrong { intent.insert(.stronglyEmphasized) }
        if span.isEmphasized { intent.insert(.emphasized) }
        if span.isCode { intent.insert(.code) }
        if span.isStruckThrough { intent.insert(.strikethrough) }
        if !intent.isEmpty { self.inlinePresentationIntent = intent }
        if let link = span.link { self.link = URL(string: link, relativeTo: baseURL) }
    }
}

/// What is left of Markdown's blocks in a text that has none.
private enum MarkdownLines {
    static func lines(
        of markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    ) -> [String] {
        switch syntax {
        case .inlineOnlyPreservingWhitespace: return [markdown]
        case .inlineOnly: return [words(of: markdown)]
        case .full:
            return paragraphs(of: markdown).map { words(of: $0) }
        }
    }

    /// Line breaks and runs of spaces are one space.
    private static func words(of text: String) -> String {
        text.split(omittingEmptySubsequences: true) { $0.isWhitespace }.joined(separator: " ")
    }

    private static func paragraphs(of markdown: String) -> [String] {
        var result: [String] = []
        var isOpen = false
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            var text = line.drop { $0 == " " }
            let marks = text.prefix { $0 == "#" }.count
            let isHeading = (1...6).contains(marks) && text.dropFirst(marks).first.map { $0 == " " } ?? true
            let isItem = ["- ", "* ", "+ "].contains { text.hasPrefix($0) }
            if isHeading { text = text.dropFirst(marks) }
            if isItem { text = text.dropFirst(2) }
            if text.hasPrefix("> ") { text = text.dropFirst(2) }
            guard !text.isEmpty else {
                isOpen = false
                continue
            }
            if isOpen, !isHeading, !isItem, let last = result.indices.last {
                result[last] += " " + text
            } else {
                result.append(String(text))
            }
            isOpen = !isHeading
        }
        return result
    }
}
