extension AttributedString {
    struct MarkdownParsingOptions: Sendable {
        @Native(markdownParsingOptionsInit) init(
            allowsExtendedAttributes: Bool = _,
            interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = _,
            failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = _, languageCode: String? = _)
    }
}

extension AttributedString.MarkdownParsingOptions {
    enum FailurePolicy: Hashable {
        @Native(markdownPolicyThrowError) case throwError
        @Native(markdownPolicyReturnPartiallyParsed) case
            returnPartiallyParsedIfPossible
    }
}
