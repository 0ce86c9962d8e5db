// What charts inside a view look like.

extension View {
    func _chartOptions(_ change: @escaping (inout _ChartOptions) -> Void) -> some View {
        transformEnvironment(\._chart) { change(&$0) }
    }

    // MARK: - Axes

    public func chartXAxis(_ visibility: Visibility) -> some View { _chartOptions { $0.x.visibility = visibility } }
    public func chartYAxis(_ visibility: Visibility) -> some View { _chartOptions { $0.y.visibility = visibility } }
    public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let marks = content()._axes
        return _chartOptions { $0.x.marks = marks }
    }
    public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let marks = content()._axes
        return _chartOptions { $0.y.marks = marks }
    }
    public func chartXAxisLabel(
        _ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        let view = AnyView(Text(label))
        return _chartOptions { $0.x.label = view }
            ._undrawn(
                ".chartXAxisLabel(position:)",
                isShown: position != .automatic && position != .bottom || alignment != nil && alignment != .center)
    }
    public func chartYAxisLabel(
        _ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        let view = AnyView(Text(label))
        return _chartOptions { $0.y.label = view }
            ._undrawn(".chartYAxisLabel(position:)", isShown: position != .automatic || alignment != nil)
    }
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(_ label: S, position: AnnotationPosition = .automatic) -> some View {
        let view = AnyView(Text(verbatim: String(label)))
        return _chartOptions { $0.x.label = view }
            ._undrawn(".chartXAxisLabel(position:)", isShown: position != .automatic && position != .bottom)
    }
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(_ label: S, position: AnnotationPosition = .automatic) -> some View {
        let view = AnyView(Text(verbatim: String(label)))
        return _chartOptions { $0.y.label = view }
            ._undrawn(".chartYAxisLabel(position:)", isShown: position != .automatic)
    }
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return _chartOptions { $0.x.label = view }
            ._undrawn(
                ".chartXAxisLabel(position:)",
                isShown: position != .automatic && position != .bottom || alignment != nil && alignment != .center)
    }
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return _chartOptions { $0.y.label = view }
            ._undrawn(".chartYAxisLabel(position:)", isShown: position != .automatic || alignment != nil)
    }

    // MARK: - Scales

    public func chartXScale<P: Plottable>(
        domain: ClosedRange<P>, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
    ) -> some View {
        _chartOptions {
            $0.x.set(type, range)
            $0.x.domain = [_PlotDatum(domain.lowerBound), _PlotDatum(domain.upperBound)]
        }
    }
    public func chartXScale<P: Plottable>(
        domain: [P], range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
    ) -> some View {
        _chartOptions {
            $0.x.set(type, range)
            $0.x.domain = domain.map { _PlotDatum($0) }
        }
    }
    public func chartXScale(
        domain: AutomaticScaleDomain, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
    ) -> some View {
        _chartOptions {
            $0.x.set(type, range)
            ($0.x.includesZero, $0.x.isFlipped) = (domain.includesZero, domain.isFlipped)
        }
    }
    public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
        _chartOptions { $0.x.set(type, range) }
    }
    public func chartXScale(type: ScaleType) -> some View { _chartOptions { $0.x.type = type } }
    public func chartYScale<P: Plottable>(
        domain: ClosedRange<P>, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
    ) -> some View {
        _chartOptions {
            $0.y.set(type, range)
            $0.y.domain = [_PlotDatum(domain.lowerBound), _PlotDatum(domain.upperBound)]
        }
    }
    public func chartYScale<P: Plottable>(
        domain: [P], range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
    ) -> some View {
        _chartOptions {
            $0.y.set(type, range)
            $0.y.domain = domain.map { _PlotDatum($0) }
        }
    }
    public func chartYScale(
        domain: AutomaticScaleDomain, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
    ) -> some View {
        _chartOptions {
            $0.y.set(type, range)
            ($0.y.includesZero, $0.y.isFlipped) = (domain.includesZero, domain.isFlipped)
        }
    }
    public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
        _chartOptions { $0.y.set(type, range) }
    }
    public func chartYScale(type: ScaleType) -> some View { _chartOptions { $0.y.type = type } }

    public func chartForegroundStyleScale<P: Plottable & Hashable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<P, S>
    ) -> some View {
        let colors = mapping.map { (name: _PlotDatum($0.key).name, style: AnyShapeStyle($0.value)) }
        return _chartOptions { $0.colors = colors }
    }
    public func chartForegroundStyleScale<P: Plottable, S: ShapeStyle>(domain: [P], range: [S]) -> some View {
        let colors = domain.enumerated().map { index, value in
            (name: _PlotDatum(value).name, style: AnyShapeStyle(range[index % max(range.count, 1)]))
        }
        return _chartOptions { $0.colors = colors }
    }
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        let styles = range.map { AnyShapeStyle($0) }
        return _chartOptions { $0.palette = styles }
    }
    public func chartForegroundStyleScale<P: Plottable>(domain: [P], range: [Color]) -> some View {
        let colors = domain.enumerated().map { index, value in
            (name: _PlotDatum(value).name, style: AnyShapeStyle(range[index % max(range.count, 1)]))
        }
        return _chartOptions { $0.colors = colors }
    }
    public func chartForegroundStyleScale(range: [Color]) -> some View {
        let styles = range.map { AnyShapeStyle($0) }
        return _chartOptions { $0.palette = styles }
    }
    public func chartForegroundStyleScale(range: Gradient) -> some View { _chartOptions { $0.gradient = range } }
    public func chartForegroundStyleScale<P: Plottable>(domain: ClosedRange<P>, range: Gradient) -> some View {
        let ends = [_PlotDatum(domain.lowerBound), _PlotDatum(domain.upperBound)]
        return _chartOptions { ($0.gradient, $0.gradientDomain) = (range, ends) }
    }
    public func chartForegroundStyleScale<P: Plottable>(domain: [P], range: Gradient) -> some View {
        let colors = domain.enumerated().map { index, value in
            let share = Double(index) / Double(max(domain.count - 1, 1))
            return (name: _PlotDatum(value).name, style: AnyShapeStyle(range._color(at: share)))
        }
        return _chartOptions { $0.colors = colors }
    }

    // MARK: - Legend and plot

    public func chartLegend(_ visibility: Visibility) -> some View { _chartOptions { $0.legend = visibility } }
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        _chartOptions {
            $0.legendPosition = position
            if let alignment { $0.legendAlignment = alignment }
        }
    }
    public func chartLegend<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return _chartOptions {
            ($0.legendPosition, $0.legendView) = (position, view)
            if let alignment { $0.legendAlignment = alignment }
        }
    }
    public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (AnyView) -> C) -> some View {
        _chartOptions { $0.plotStyle = { AnyView(content($0)) } }
    }
    public func chartOverlay<C: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> C
    ) -> some View {
        _chartOptions { options in
            options.overlay = { proxy in
                AnyView(
                    ZStack(alignment: alignment) { content(proxy) }.frame(
                        maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
            }
        }
    }
    public func chartBackground<C: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> C
    ) -> some View {
        _chartOptions { options in
            options.background = { proxy in
                AnyView(
                    ZStack(alignment: alignment) { content(proxy) }.frame(
                        maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
            }
        }
    }

    public func chartSymbolScale<P: Plottable & Hashable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<P, S>
    ) -> some View {
        let symbols = mapping.map { (name: _PlotDatum($0.key).name, symbol: _ChartSymbol($0.value)) }
        return _chartOptions { $0.symbols = symbols }
    }
    public func chartSymbolScale<P: Plottable, S: ChartSymbolShape>(domain: [P], range: [S]) -> some View {
        let symbols = domain.enumerated().map { index, value in
            (name: _PlotDatum(value).name, symbol: _ChartSymbol(range[index % max(range.count, 1)]))
        }
        return _chartOptions { $0.symbols = symbols }
    }
    public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        let symbols = range.map { _ChartSymbol($0) }
        return _chartOptions { $0.symbolPalette = symbols }
    }
    public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
        _chartOptions { $0.symbolAreas = range }
    }
    public func chartSymbolSizeScale(range: Range<CGFloat>) -> some View {
        _chartOptions { $0.symbolAreas = range.lowerBound...range.upperBound }
    }
    public func chartLineStyleScale<P: Plottable & Hashable>(_ mapping: KeyValuePairs<P, StrokeStyle>) -> some View {
        let styles = mapping.map { (name: _PlotDatum($0.key).name, style: $0.value) }
        return _chartOptions { $0.lineStyles = styles }
    }
    public func chartLineStyleScale<P: Plottable>(domain: [P], range: [StrokeStyle]) -> some View {
        let styles = domain.enumerated().map { index, value in
            (name: _PlotDatum(value).name, style: range[index % max(range.count, 1)])
        }
        return _chartOptions { $0.lineStyles = styles }
    }
    public func chartLineStyleScale(range: [StrokeStyle]) -> some View { _chartOptions { $0.linePalette = range } }

    // MARK: - Scrolling

    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    public func chartXVisibleDomain<N: BinaryInteger>(length: N) -> some View {
        _chartOptions { $0.x.visibleLength = Double(Int(length)) }
    }
    public func chartYVisibleDomain<N: BinaryInteger>(length: N) -> some View {
        _chartOptions { $0.y.visibleLength = Double(Int(length)) }
    }
    public func chartXVisibleDomain(length: Double) -> some View { _chartOptions { $0.x.visibleLength = length } }
    public func chartYVisibleDomain(length: Double) -> some View { _chartOptions { $0.y.visibleLength = length } }
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        _chartOptions { $0.x.visibleStart = _PlotDatum(x.wrappedValue) }
    }
    /// Where scrolling comes to rest; a chart is drawn where `chartScrollPosition` has it.
    public func chartScrollTargetBehavior(_ behavior: ValueAlignedChartScrollTargetBehavior) -> some View { self }
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        _chartOptions { $0.x.visibleStart = _PlotDatum(initialX) }
    }
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        _chartOptions { $0.y.visibleStart = _PlotDatum(y.wrappedValue) }
    }

    // MARK: - Selecting, which no event does yet

    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        self._undrawn(".chartXSelection", isShown: true)
    }
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        self._undrawn(".chartYSelection", isShown: true)
    }
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        self._undrawn(".chartXSelection", isShown: true)
    }
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        self._undrawn(".chartYSelection", isShown: true)
    }
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        self._undrawn(".chartAngleSelection", isShown: true)
    }
    public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        self._undrawn(".chartGesture", isShown: true)
    }
}
