import Typesetting
import ViewGraph

/// How the lines of a text stand to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

/// The limits on a text's lines: at most `maximum`, and room for at least `minimum`.
struct LineLimit: Equatable {
    var minimum = 0
    var maximum: Int?
}

private enum LineLimitKey: EnvironmentKey { static var defaultValue: LineLimit { LineLimit() } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private enum TextStylingKey: EnvironmentKey { static var defaultValue: [Text.Attribute] { [] } }

extension EnvironmentValues {
    var lineLimits: LineLimit {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    public var lineLimit: Int? {
        get { lineLimits.maximum }
        set { lineLimits = LineLimit(maximum: newValue) }
    }

    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// What modifiers outside add to every text below: underlines, tracking and the like.
    var textStyling: [Text.Attribute] {
        get { self[TextStylingKey.self] }
        set { self[TextStylingKey.self] = newValue }
    }
}

struct TextStylingModifier: EnvironmentModifier {
    let attribute: Text.Attribute
    func write(to environment: inout EnvironmentValues) { environment.textStyling.append(attribute) }
}

nonisolated extension View {
    /// At most `number` lines; nil for no limit.
    public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimits, LineLimit(maximum: number.map { max($0, 1) }))
    }

    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimits, LineLimit(minimum: reservesSpace ? limit : 0, maximum: max(limit, 1)))
    }

    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, LineLimit(minimum: limit.lowerBound, maximum: max(limit.upperBound, 1)))
    }

    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, LineLimit(minimum: limit.lowerBound, maximum: nil))
    }

    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, LineLimit(maximum: max(limit.upperBound, 1)))
    }

    /// Points added between lines.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, max(lineSpacing, 0)) }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    public func kerning(_ kerning: CGFloat) -> some View {
        modifier(TextStylingModifier(attribute: .kerning(kerning)))
    }

    public func tracking(_ tracking: CGFloat) -> some View {
        modifier(TextStylingModifier(attribute: .tracking(tracking)))
    }

    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        modifier(TextStylingModifier(attribute: .baselineOffset(baselineOffset)))
    }

    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        modifier(TextStylingModifier(attribute: .underline(isActive, pattern, color)))
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        modifier(TextStylingModifier(attribute: .strikethrough(isActive, pattern, color)))
    }
}
