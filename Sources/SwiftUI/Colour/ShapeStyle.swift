import ViewGraph

/// A colour, gradient or pattern that fills shapes and texts.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    /// The style in the form that `environment` gives it.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What the style paints; the engine's own styles answer it, others by what they resolve to.
    func _paint(in context: StyleContext) -> StyledPaint
}

extension ShapeStyle {
    public func _paint(in context: StyleContext) -> StyledPaint {
        guard let deeper = context.nested else {
            return StyledPaint(.color(.clear))
        }
        return resolve(in: context.environment)._paint(in: deeper)
    }
}

extension ShapeStyle where Resolved == Never {
    // Unreachable: a style without a resolved form paints by itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) resolves to nothing")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

extension ShapeStyle {
    /// What this style paints into `rect`.
    package func paint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
        styledPaint(in: environment, rect: rect).paint
    }

    /// What this style paints into `rect`, with the filters it brings.
    package func styledPaint(in environment: EnvironmentValues, rect: CGRect) -> StyledPaint {
        _paint(in: StyleContext(environment: environment, rect: rect))
    }
}

/// Where and under which circumstances a style paints.
@_documentation(metadata: engine)
public struct StyleContext {
    package var environment: EnvironmentValues
    /// The area that is painted, in the coordinates of what is drawn.
    package var rect: CGRect
    /// Which of the style's hierarchical levels, 0 for itself.
    package var level: Int
    /// What `.foreground` and the hierarchical styles refer to.
    package var foreground: ForegroundStyles?
    /// Styles inside styles, so that one which resolves to itself ends.
    private var depth = 0

    package init(environment: EnvironmentValues, rect: CGRect, level: Int = 0) {
        (self.environment, self.rect, self.level) = (environment, rect, level)
        foreground = environment.foregroundStyles
    }

    package var nested: StyleContext? {
        guard depth < 64 else { return nil }
        var context = self
        context.depth += 1
        return context
    }

    package func at(level: Int) -> StyleContext {
        var context = self
        context.level = min(max(level, 0), 4)
        return context
    }

    /// What a hierarchical level multiplies the opacity with (facts 16.3).
    package var levelOpacity: Double {
        switch level {
        case ...0: 1
        case 1: 0.5
        case 2: 0.25
        default: 0.18
        }
    }
}

/// A paint, and what the style does to what is drawn with it.
@_documentation(metadata: engine)
public struct StyledPaint: Hashable, Sendable {
    package var paint: Paint
    package var filters: [Filter]
    package var blendMode: BlendMode
    /// What is done to what lies below a filled shape.
    package var backdrop: DisplayList.Backdrop?
    /// The warning where the style can't be painted as it is meant.
    package var warning: String?

    package init(
        _ paint: Paint, filters: [Filter] = [], blendMode: BlendMode = .normal, backdrop: DisplayList.Backdrop? = nil
    ) {
        (self.paint, self.filters, self.blendMode, self.backdrop) = (paint, filters, blendMode, backdrop)
    }

    package func multiplyingOpacity(by factor: Double) -> StyledPaint {
        var copy = self
        copy.paint = paint.multiplyingOpacity(by: factor)
        return copy
    }

    /// True where what is drawn needs a layer of its own.
    package var needsGroup: Bool { !filters.isEmpty || blendMode != .normal }
}
