import ViewGraph

/// The styles that one `foregroundStyle` modifier set, and those it stands in, to which its own may refer.
package final class ForegroundStyles: Sendable {
    let primary: AnyShapeStyle
    let secondary: AnyShapeStyle?
    let tertiary: AnyShapeStyle?
    let outer: ForegroundStyles?
    /// Set by a place such as a list's header rather than by the program: texts take it, buttons keep their tint.
    let isDefault: Bool

    package init(
        _ primary: AnyShapeStyle, secondary: AnyShapeStyle? = nil, tertiary: AnyShapeStyle? = nil,
        outer: ForegroundStyles?, isDefault: Bool = false
    ) {
        (self.primary, self.secondary, self.tertiary, self.outer) = (primary, secondary, tertiary, outer)
        self.isDefault = isDefault
    }

    /// The same for texts only.
    var asDefault: ForegroundStyles {
        ForegroundStyles(primary, secondary: secondary, tertiary: tertiary, outer: outer, isDefault: true)
    }

    /// A level of these styles; those that weren't given are derived from the last one that was.
    func paint(in context: StyleContext) -> StyledPaint {
        guard var inner = context.nested else { return StyledPaint(.color(.clear)) }
        inner.foreground = outer
        let given = [primary, secondary, tertiary].compactMap { $0 }
        let index = min(context.level, given.count - 1)
        return given[index]._paint(in: inner.at(level: context.level - index))
    }
}

extension ForegroundStyles: Equatable {
    package static func == (lhs: ForegroundStyles, rhs: ForegroundStyles) -> Bool {
        lhs === rhs
            || areSame(lhs.primary, rhs.primary) && areSame(lhs.secondary, rhs.secondary)
                && areSame(lhs.tertiary, rhs.tertiary) && lhs.outer == rhs.outer && lhs.isDefault == rhs.isDefault
    }
}

private enum ForegroundStylesKey: EnvironmentKey {
    static var defaultValue: ForegroundStyles? { nil }
}

private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

private enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    package var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// What texts and shapes are drawn in; nil for the platform's label colour. Set, it is a place's own.
    package var foregroundStyle: AnyShapeStyle? {
        get { foregroundStyles?.primary }
        set { foregroundStyles = newValue.map { ForegroundStyles($0, outer: foregroundStyles, isDefault: true) } }
    }

    /// The foreground that the program chose, here or further out: it wins over the tint of a button's label.
    var chosenForeground: AnyShapeStyle? {
        guard let foregroundStyles, !foregroundStyles.isDefault else { return nil }
        return foregroundStyles.primary
    }

    /// What `.background` means; nil for the platform's background colour.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// What controls and links are drawn in; nil for the accent colour.
    package var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The paint of a foreground level in `rect`: what a text or a shape without a style of its own is drawn with.
    package func foregroundPaint(in rect: CGRect, level: Int = 0) -> Paint {
        foregroundStyled(in: rect, level: level).paint
    }

    package func foregroundStyled(in rect: CGRect, level: Int = 0) -> StyledPaint {
        StyleContext(environment: self, rect: rect, level: level).foregroundPaint
    }
}

extension StyleContext {
    /// The foreground at the context's level.
    var foregroundPaint: StyledPaint {
        if let foreground { return foreground.paint(in: self) }
        return StyledPaint(.color(LabelColor.resolved(level: level, in: environment)))
    }
}
