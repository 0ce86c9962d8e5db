// A chart: marks between axes, with a legend.

public struct Chart<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init<Data: RandomAccessCollection, ID: Hashable, C: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }

    public init<Data: RandomAccessCollection, C: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> C
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
        self.content = ForEach(data, content: content)
    }

    public var body: some View {
        Group(subviews: content) { subviews in
            _ChartBody(marks: subviews.compactMap { $0.containerValues._chartMark })
        }
    }
}

struct _ChartBody: View {
    let marks: [_ChartMark]
    @Environment(\._chart) private var options

    var body: some View {
        let model = _ChartModel(marks, options)
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
        // A single bar of pieces has no name.
        if scale.kind == .category, scale.categories == [""] { return [] }
        return (options.marks ?? [_AxisMarks()]).enumerated().flatMap { number, marks -> [_AxisItem] in
            let values = scale.values(marks, isVertical: isVertical)
            return values.enumerated().flatMap { index, datum -> [_AxisItem] in
                let value = AxisValue(index: index, count: values.count, _datum: datum)
                return marks.pieces(at: value).enumerated().compactMap { part, piece in
                    item(
                        "\(isVertical) \(number) \(index) \(part)", piece, value, datum, scale, marks, isVertical,
                        isStandard: options.marks == nil)
                }
            }
        }
    }

    private func item(
        _ id: String, _ piece: _AxisPiece, _ value: AxisValue, _ datum: _PlotDatum, _ scale: _ChartScale,
        _ marks: _AxisMarks, _ isVertical: Bool, isStandard: Bool
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

/// Where round the plot a label belongs.
struct _AxisPlace: Equatable {
    var isVertical = false
    /// Leading or above, in place of trailing or below.
    var isAtStart = false
    var fraction = 0.0
    /// Behind its line, not in the middle of it.
    var isBeside = false
    var isTitle = false
    var offset = CGSize.zero
}
struct _AxisPlaceKey: LayoutValueKey { static let defaultValue: _AxisPlace? = nil }

/// The plot takes what its labels and annotations leave.
struct _ChartLayout: Layout {
    let model: _ChartModel
    private let gap: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? 200, height: proposal.height ?? 200)
    }

    private func plot(in bounds: CGRect, _ subviews: Subviews) -> CGRect {
        var insets = EdgeInsets()
        for subview in subviews {
            guard let place = subview[_AxisPlaceKey.self] else { continue }
            let size = subview.sizeThatFits(.unspecified)
            if place.isTitle {
                if place.isVertical {
                    insets.top += size.height + gap
                } else {
                    insets.bottom += size.height + gap
                }
            } else if place.isVertical {
                if place.isAtStart {
                    insets.leading = max(insets.leading, size.width + gap)
                } else {
                    insets.trailing = max(insets.trailing, size.width + gap)
                }
                if place.fraction > 0.97 { insets.top = max(insets.top, size.height / 2) }
            } else if !place.isBeside {
                // The middle of a label at the first or last line is at the plot's edge.
                if place.fraction < 0.03 { insets.leading = max(insets.leading, size.width / 2) }
                if place.fraction > 0.97 { insets.trailing = max(insets.trailing, size.width / 2) }
            }
        }
        let row = subviews.reduce((above: CGFloat(0), below: CGFloat(0))) { rooms, subview in
            guard let place = subview[_AxisPlaceKey.self], !place.isVertical, !place.isTitle else { return rooms }
            let height = subview.sizeThatFits(.unspecified).height + gap
            return place.isAtStart
                ? (max(rooms.above, height), rooms.below) : (rooms.above, max(rooms.below, height))
        }
        insets.top += row.above
        insets.bottom += row.below
        if row.below == 0, subviews.contains(where: { $0[_AxisPlaceKey.self] != nil }) { insets.bottom += 6 }
        let plot = inset(bounds, by: insets)
        let annotations = subviews.compactMap { subview in
            subview[_ChartAnnotationPlaceKey.self].map { ($0, subview.sizeThatFits(.unspecified)) }
        }
        return inset(plot, by: _ChartPainter(model: model, size: plot.size).room(for: annotations))
    }

    private func inset(_ rect: CGRect, by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: rect.minX + insets.leading, y: rect.minY + insets.top,
            width: max(rect.width - insets.leading - insets.trailing, 1),
            height: max(rect.height - insets.top - insets.bottom, 1))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let plot = plot(in: bounds, subviews)
        let painter = _ChartPainter(model: model, size: plot.size)
        let chart = bounds.offsetBy(dx: -plot.minX, dy: -plot.minY)
        for subview in subviews {
            if let place = subview[_ChartAnnotationPlaceKey.self] {
                let size = subview.sizeThatFits(.unspecified)
                let frame = painter.frame(of: place, size, in: chart)
                let origin = frame.map { CGPoint(x: plot.minX + $0.minX, y: plot.minY + $0.minY) }
                subview.place(at: origin ?? CGPoint(x: -10_000, y: -10_000), proposal: .unspecified)
                continue
            }
            guard let place = subview[_AxisPlaceKey.self] else {
                subview.place(
                    at: plot.origin, proposal: ProposedViewSize(width: plot.width, height: plot.height))
                continue
            }
            if place.isTitle {
                let point =
                    place.isVertical
                    ? CGPoint(x: bounds.minX, y: bounds.minY) : CGPoint(x: plot.midX, y: bounds.maxY)
                subview.place(at: point, anchor: place.isVertical ? .topLeading : .bottom, proposal: .unspecified)
            } else if place.isVertical {
                let y = plot.maxY - place.fraction * plot.height + place.offset.height
                let x = (place.isAtStart ? plot.minX - gap : plot.maxX + gap) + place.offset.width
                subview.place(
                    at: CGPoint(x: x, y: y), anchor: place.isAtStart ? .trailing : .leading, proposal: .unspecified)
            } else {
                let x = plot.minX + place.fraction * plot.width + (place.isBeside ? 3 : 0) + place.offset.width
                let y = (place.isAtStart ? plot.minY - gap : plot.maxY + gap) + place.offset.height
                let anchor: UnitPoint =
                    place.isBeside
                    ? (place.isAtStart ? .bottomLeading : .topLeading) : (place.isAtStart ? .bottom : .top)
                // A label that would stand out behind the last line isn't shown.
                let width = subview.sizeThatFits(.unspecified).width
                if place.isBeside, x + width > bounds.maxX + 2 {
                    subview.place(at: CGPoint(x: -10_000, y: -10_000), proposal: .unspecified)
                } else {
                    subview.place(at: CGPoint(x: x, y: y), anchor: anchor, proposal: .unspecified)
                }
            }
        }
    }
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
            .background {
                if let background = options.background {
                    GeometryReader { background(ChartProxy(model: model, plotSize: $0.size)) }
                }
            }
            .overlay {
                if let overlay = options.overlay {
                    GeometryReader { overlay(ChartProxy(model: model, plotSize: $0.size)) }
                }
            }
    }

    private var lineCanvas: some View {
        Canvas { context, size in
            let plot = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
            for item in lines where item.piece.kind != .label {
                let piece = item.piece
                let isTick = piece.kind == .tick
                // Of dates the line goes on between the labels.
                if isTick, item.place.isVertical { continue }
                let path = Path { path in
                    if item.place.isVertical {
                        let y = plot.maxY - item.place.fraction * plot.height
                        path.move(to: CGPoint(x: plot.minX, y: y))
                        path.addLine(to: CGPoint(x: plot.maxX, y: y))
                    } else {
                        let x = plot.minX + item.place.fraction * plot.width
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
            _ChartPainter(model: model, size: plot).draw(in: &context)
        } symbols: {
            ForEach(Array(model.marks.indices), id: \.self) { index in
                if let view = model.marks[index].symbolView { view.tag("symbol \(index)") }
            }
        }
        .padding(-margin)
        .allowsHitTesting(false)
    }
}
