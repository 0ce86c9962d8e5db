// How marks look: the modifiers of a mark, of many, and of what makes marks.
// Not read for its members. Also read for: ChartContent, _ChartAnnotation, _ChartShadow.

struct _ChartAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    let overflow: AnnotationOverflowResolution
    let content: AnyView
    /// How many marks up to the one that has it the annotation is beside.
    let count: Int
}

struct _ChartShadow {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
}

extension ChartContent {
    // What a mark says itself stands; what contains it says the rest.

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        let style = AnyShapeStyle(style)
        return _changing { if $0.style == nil, $0.color == nil { $0.style = style } }
    }
    public func foregroundStyle<V: Plottable>(by value: PlottableValue<V>) -> some ChartContent {
        let datum = value._datum
        return _changing { if $0.style == nil, $0.color == nil { $0.color = datum } }
    }
    public func opacity(_ opacity: Double) -> some ChartContent { _changing { $0.opacity *= opacity } }
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        _changing { $0.cornerRadius = $0.cornerRadius ?? radius }
    }
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        _changing { $0.line = $0.line ?? style }
    }
    public func lineStyle<V: Plottable>(by value: PlottableValue<V>) -> some ChartContent {
        let datum = value._datum
        return _changing { $0.lineValue = $0.lineValue ?? datum }
    }
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        _changing { $0.interpolation = $0.interpolation ?? method }
    }
    public func position<V: Plottable>(
        by value: PlottableValue<V>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        let datum = value._datum
        return _changing { $0.position = $0.position ?? datum }
    }
    public func zIndex(_ value: Double) -> some ChartContent { _changing { $0.zIndex = $0.zIndex ?? value } }
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { _changing { _ in } }

    // MARK: - Symbols

    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        let symbol = _ChartSymbol(symbol)
        return _changing { if !$0.hasSymbol { $0.symbol = symbol } }
    }
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return _changing { if !$0.hasSymbol { $0.symbolView = view } }
    }
    public func symbol<V: Plottable>(by value: PlottableValue<V>) -> some ChartContent {
        let datum = value._datum
        return _changing { if !$0.hasSymbol { $0.symbolValue = datum } }
    }
    public func symbolSize(_ area: CGFloat) -> some ChartContent { _changing { $0.symbolArea = $0.symbolArea ?? area } }
    public func symbolSize(_ size: CGSize) -> some ChartContent {
        _changing { $0.symbolArea = $0.symbolArea ?? size.width * size.height }
    }
    public func symbolSize<V: Plottable>(by value: PlottableValue<V>) -> some ChartContent {
        let datum = value._datum
        return _changing { if $0.symbolArea == nil { $0.sizeValue = $0.sizeValue ?? datum } }
    }

    // MARK: - Offsets

    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        _changing {
            $0.offset.width += x
            $0.offset.height += y
        }
    }

    public func offset(x: CGFloat, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        _moved(CGSize(width: x, height: yStart), CGSize(width: x, height: yEnd))
    }
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat) -> some ChartContent {
        _moved(CGSize(width: xStart, height: y), CGSize(width: xEnd, height: y))
    }
    public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        _moved(CGSize(width: xStart, height: yStart), CGSize(width: xEnd, height: yEnd))
    }

    private func _moved(_ start: CGSize, _ end: CGSize) -> _ChartMarks {
        _changing {
            $0.startOffset.width += start.width
            $0.startOffset.height += start.height
            $0.endOffset.width += end.width
            $0.endOffset.height += end.height
        }
    }

    // MARK: - Effects

    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
        _changing { $0.clip = $0.clip ?? { shape.path(in: $0) } }
    }
    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        let marks = content()._marks
        return _changing { $0.mask = $0.mask ?? marks }
    }
    public func blur(radius: CGFloat) -> some ChartContent { _changing { $0.blur += radius } }
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        let shadow = _ChartShadow(color: color, radius: radius, offset: CGSize(width: x, height: y))
        return _changing { $0.shadow = $0.shadow ?? shadow }
    }

    // MARK: - Accessibility, which isn't in the picture

    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { _changing { _ in } }
    public func accessibilityLabel(_ label: Text) -> some ChartContent { _changing { _ in } }
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { _changing { _ in } }
    public func accessibilityValue(_ value: Text) -> some ChartContent { _changing { _ in } }
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { _changing { _ in } }
    public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent { _changing { _ in } }

    // MARK: - Annotations

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent { _annotated(position, alignment, spacing, .automatic, AnyView(content())) }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent { _annotated(position, alignment, spacing, overflowResolution, AnyView(content())) }

    private func _annotated(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution, _ content: AnyView
    ) -> _ChartMarks {
        var marks = _marks
        guard let last = marks.indices.last else { return _ChartMarks([]) }
        marks[last].annotations.append(
            _ChartAnnotation(
                position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflow, content: content,
                count: marks.count))
        return _ChartMarks(marks)
    }
}
