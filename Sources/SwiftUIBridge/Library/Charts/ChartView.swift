// A chart: marks between axes, with a legend.

public struct Chart<Content: ChartContent>: View {
    let content: Content

    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(_contents: data.map { content($0) }, as: Content.self)
    }

    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
        self.content = ForEach(_contents: data.map { content($0) }, as: Content.self)
    }

    public var body: some View { _ChartBody(marks: content._marks) }
}

struct _ChartBody: View {
    let marks: [_ChartMark]
    @Environment(\._chart) private var options

    var body: some View {
        let model = _ChartModel(marks, options)
        chart(model)
            .backgroundPreferenceValue(_PlotFrameKey.self) { frame in
                surroundings(options.background, frame, model)
            }
            .overlayPreferenceValue(_PlotFrameKey.self) { frame in
                surroundings(options.overlay, frame, model)
            }
    }

    @ViewBuilder private func surroundings(
        _ content: ((ChartProxy) -> AnyView)?, _ frame: Anchor<CGRect>?, _ model: _ChartModel
    ) -> some View {
        if let content, let frame {
            GeometryReader { geometry in
                content(ChartProxy(model, plotSize: geometry[frame].size, plotAreaFrame: frame))
            }
        }
    }

    @ViewBuilder private func chart(_ model: _ChartModel) -> some View {
        let isLegendShown = options.legend != .hidden && (!model.legendNames.isEmpty || options.legendView != nil)
        let legend = isLegendShown ? AnyView(_ChartLegend(model: model)) : nil
        switch options.legendPosition {
        case .leading, .trailing:
            HStack(alignment: options.legendAlignment.vertical, spacing: 8) {
                if options.legendPosition == .leading { legend }
                _ChartFrame(model: model)
                if options.legendPosition == .trailing { legend }
            }
        default:
            let isAbove = [.top, .topLeading, .topTrailing].contains(options.legendPosition)
            VStack(alignment: options.legendAlignment.horizontal, spacing: 8) {
                if isAbove { legend }
                _ChartFrame(model: model)
                if !isAbove { legend }
            }
        }
    }
}

/// Where the plot of a chart is.
struct _PlotFrameKey: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// The plot with its axes round it.
struct _ChartFrame: View {
    let model: _ChartModel

    var body: some View {
        let marks = model.isRound ? [] : labels(isVertical: false) + labels(isVertical: true)
        _ChartLayout(model: model) {
            _ChartPlot(model: model, lines: marks)
            ForEach(marks) { mark in
                if let label = mark.label { label.layoutValue(key: _AxisPlaceKey.self, value: mark.place) }
            }
            if let title = model.options.x.label, !model.isRound {
                title.font(.caption2).foregroundStyle(.secondary)
                    .layoutValue(key: _AxisPlaceKey.self, value: _AxisPlace(isVertical: false, isTitle: true))
            }
            if let title = model.options.y.label, !model.isRound {
                title.font(.caption2).foregroundStyle(.secondary)
                    .layoutValue(key: _AxisPlaceKey.self, value: _AxisPlace(isVertical: true, isTitle: true))
            }
            ForEach(model.annotationPlaces, id: \.self) { place in
                VStack { model.marks[place.mark].annotations[place.number].content }
                    .layoutValue(key: _ChartAnnotationPlaceKey.self, value: place)
            }
        }
    }

    /// What an axis has at its values.
    private func labels(isVertical: Bool) -> [_AxisItem] {
        let options = isVertical ? model.options.y : model.options.x
        let scale = isVertical ? model.y : model.x
        guard options.visibility != .hidden, !model.marks.isEmpty else { return [] }
        if !scale.hasValues, options.marks == nil { return [] }
        // A single bar of pieces has no name.
        if scale.kind == .category, scale.categories == [""] { return [] }
        return (options.marks ?? [_AxisMarks()]).enumerated().flatMap { number, marks -> [_AxisItem] in
            let values = scale.values(marks, isVertical: isVertical)
            let step = marks.data == nil && scale.type == .linear ? scale.step(between: values) : nil
            return values.enumerated().flatMap { index, datum -> [_AxisItem] in
                let value = AxisValue(index: index, count: values.count, _datum: datum)
                return marks.pieces(at: value).enumerated().compactMap { part, piece in
                    item(
                        "\(isVertical) \(number) \(index) \(part)", piece, value, datum, scale, marks, isVertical,
                        step: step, isStandard: options.marks == nil)
                }
            }
        }
    }

    private func item(
        _ id: String, _ piece: _AxisPiece, _ value: AxisValue, _ datum: _PlotDatum, _ scale: _ChartScale,
        _ marks: _AxisMarks, _ isVertical: Bool, step: Double?, isStandard: Bool
    ) -> _AxisItem? {
        let hasBars = model.marks.contains { $0.kind == .bar }
        let isCentered = scale.kind == .category || (piece.isCentered ?? false)
        var start = datum
        start.length = 0
        let place = isCentered ? scale.place(datum) : scale.place(start)
        guard place > -0.001, place < 1.001 else { return nil }
        // Categories have no lines between them, unless the program asks for some.
        if piece.kind != .label, scale.kind == .category, isStandard, !isVertical || hasBars { return nil }
        // Names of bars stand before them, numbers behind.
        let isNamed = marks.position == .automatic && scale.kind == .category
        let isAtStart = isVertical ? marks.position == .leading || isNamed : marks.position == .top
        var at = _AxisPlace(isVertical: isVertical, isAtStart: isAtStart, fraction: place)
        at.isBeside = !isVertical && !isCentered && scale.kind == .date
        at.offset = piece.offset
        at.mayOverlap = piece.mayOverlap
        at.multiple = step.map { Int((datum.number / $0).rounded()) }
        guard piece.kind == .label else {
            return _AxisItem(id: id, place: at, piece: piece, label: nil)
        }
        var label = piece.view
        if label == nil { label = AnyView(piece.text?(value) ?? scale.text(of: datum)) }
        guard let label else { return nil }
        return _AxisItem(
            id: id, place: at, piece: piece,
            label: AnyView(
                label.font(piece.font ?? .caption2)
                    .foregroundStyle(piece.style ?? AnyShapeStyle(.secondary)).lineLimit(1)))
    }
}

struct _AxisItem: Identifiable {
    let id: String
    let place: _AxisPlace
    let piece: _AxisPiece
    let label: AnyView?
}

/// Lines at the axes' values with the marks above them.
struct _ChartPlot: View {
    let model: _ChartModel
    let lines: [_AxisItem]
    /// How far what is drawn may stand out of the plot.
    private let margin: CGFloat = 40

    var body: some View {
        let options = model.options
        let plot = AnyView(Color.clear)
        (options.plotStyle?(plot) ?? plot)
            .background { lineCanvas }
            .overlay { markCanvas }
            .anchorPreference(key: _PlotFrameKey.self, value: .bounds) { $0 }
    }

    private var lineCanvas: some View {
        Canvas { context, size in
            let plot = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
            let fitted = model.fitted(to: plot.size)
            for item in lines where item.piece.kind != .label {
                let piece = item.piece
                let isTick = piece.kind == .tick
                // Of dates the line goes on between the labels.
                if isTick, item.place.isVertical { continue }
                let path = Path { path in
                    if item.place.isVertical {
                        let y = plot.maxY - fitted.fraction(of: item.place) * plot.height
                        path.move(to: CGPoint(x: plot.minX, y: y))
                        path.addLine(to: CGPoint(x: plot.maxX, y: y))
                    } else {
                        let x = plot.minX + fitted.fraction(of: item.place) * plot.width
                        path.move(to: CGPoint(x: x, y: isTick ? plot.maxY : plot.minY))
                        path.addLine(
                            to: CGPoint(
                                x: x, y: plot.maxY + (isTick ? (item.place.isBeside ? 14 : piece.length) : 0)))
                    }
                }
                let isDashed = !item.place.isVertical
                let stroke =
                    piece.stroke ?? StrokeStyle(lineWidth: 0.5, dash: isDashed ? [2, 2] : [])
                context.stroke(path, with: .style(piece.style ?? AnyShapeStyle(Color(.systemGray3))), style: stroke)
            }
        }
        .padding(-margin)
    }

    private var markCanvas: some View {
        Canvas { context, size in
            context.translateBy(x: margin, y: margin)
            let plot = CGSize(width: size.width - 2 * margin, height: size.height - 2 * margin)
            if model.options.x.visibleLength != nil || model.options.y.visibleLength != nil {
                context.clip(to: Path(CGRect(origin: .zero, size: plot)))
            }
            _ChartPainter(model, plot).draw(in: &context)
        } symbols: {
            ForEach(Array(model.marks.indices), id: \.self) { index in
                if let view = model.marks[index].symbolView { view.tag("symbol \(index)") }
            }
        }
        .padding(-margin)
        .allowsHitTesting(false)
    }
}
