import Foundation
import ViewGraph

extension AttributeScopes {
    /// The attributes that texts draw.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

nonisolated extension Text {
    /// Text with attributes; those of the string win over modifiers round the text.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(content: .attributed(attributedContent)) }
}

extension AttributedString.Runs.Run {
    /// What the run's attributes say, outermost first.
    var textAttributes: [Text.Attribute] {
        var result: [Text.Attribute] = []
        if let font = self.font { result.append(.font(font)) }
        if let intent = self.inlinePresentationIntent {
            if intent.contains(.stronglyEmphasized) { result.append(.change(.bold)) }
            if intent.contains(.emphasized) { result.append(.change(.italic(true))) }
            if intent.contains(.code) { result.append(.change(.monospaced)) }
            if intent.contains(.strikethrough) { result.append(.strikethrough(true, .solid, nil)) }
        }
        if let link = self.link {
            result.append(.link(link.absoluteString))
            result.append(.style(Text.ComparableStyle(style: AnyShapeStyle(.tint))))
        }
        if let color = self.foregroundColor {
            result.append(.style(Text.ComparableStyle(style: AnyShapeStyle(color))))
        }
        if let color = self.backgroundColor { result.append(.background(color)) }
        if let line = self.underlineStyle { result.append(.underline(true, line.pattern, line.color)) }
        if let line = self.strikethroughStyle { result.append(.strikethrough(true, line.pattern, line.color)) }
        if let kerning = self.kern { result.append(.kerning(kerning)) }
        if let tracking = self.tracking { result.append(.tracking(tracking)) }
        if let offset = self.baselineOffset { result.append(.baselineOffset(offset)) }
        if let language = self.languageIdentifier { result.append(.language(language)) }
        return result
    }
}
