extension AttributedString {
    struct MarkdownParsingOptions: Sendable {
        @Native(attributedStringMarkdownParsingOptionsInit) init(
            allowsExtendedAttributes: Bool = _,
            interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = _,
            failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = _, languageCode: String? = _)
    }
}

extension AttributedString.MarkdownParsingOptions {
    enum FailurePolicy: Hashable {
        @Native(attributedStringMarkdownParsingOptionsFailurePolicyThrowError) case throwError
        @Native(attributedStringMarkdownParsingOptionsFailurePolicyReturnPartiallyParsedIfPossible) case
            returnPartiallyParsedIfPossible
    }
}
