enum AttributeScopes {
    enum SwiftUIAttributes {
        enum FontAttribute {}
        enum ForegroundColorAttribute {}
        enum BackgroundColorAttribute {}
        enum UnderlineStyleAttribute {}
        enum StrikethroughStyleAttribute {}
        enum KerningAttribute {}
        enum TrackingAttribute {}
        enum BaselineOffsetAttribute {}
    }

    enum FoundationAttributes {
        enum LinkAttribute {}
        enum LanguageIdentifierAttribute {}
        enum InlinePresentationIntentAttribute {}
    }
}

extension AttributedString {
    enum AttributeMergePolicy: Hashable {
        case keepNew
        case keepCurrent
    }
}

extension AttributedString.MarkdownParsingOptions {
    enum InterpretedSyntax: Hashable {
        case full
        case inlineOnly
        case inlineOnlyPreservingWhitespace
    }
}
