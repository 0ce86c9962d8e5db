// Where the plot of a chart, the labels of its axes and annotations are.
// Also read for: _AxisPlace, _AxisPlaceKey, _ChartLayout.

/// Where round the plot a label belongs.
struct _AxisPlace: Equatable {
    var isVertical = false
    /// Leading or above, in place of trailing or below.
    var isAtStart = false
    var fraction = 0.0
    /// Behind its line, not in the middle of it.
    var isBeside = false
    var isTitle = false
    /// Whether it is shown even where it covers another label.
    var mayOverlap = false
    /// How many steps from 0 its value is, where the axis has even ones.
    var multiple: Int?
    var offset = CGSize.zero
}
struct _AxisPlaceKey: LayoutValueKey { static let defaultValue: _AxisPlace? = nil }

/// The plot takes what its labels and annotations leave.
struct _ChartLayout: Layout {
    let model: _ChartModel
    private let gap: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = CGSize(width: proposal.width ?? 200, height: proposal.height ?? 200)
        guard model.options.plotStyle != nil, size.width.isFinite, size.height.isFinite else { return size }
        // A plot that has a size of its own makes the chart as large as the plot and its axes.
        let room = room(in: CGRect(origin: .zero, size: size), subviews)
        let plot = plotSize(in: room, subviews)
        return CGSize(
            width: max(size.width, 1) - room.width + plot.width,
            height: max(size.height, 1) - room.height + plot.height)
    }

    /// What labels and annotations leave for the plot.
    private func room(in bounds: CGRect, _ subviews: Subviews) -> CGRect {
        var insets = EdgeInsets()
        var (above, below) = (CGFloat(0), CGFloat(0))
        var hasLabels = false
        let fitted = model.fitted(to: bounds.size)
        for subview in subviews {
            guard let place = subview[_AxisPlaceKey.self] else { continue }
            hasLabels = true
            let size = subview.sizeThatFits(.unspecified)
            let fraction = fitted.fraction(of: place)
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
                if fraction > 0.97 { insets.top = max(insets.top, size.height / 2) }
            } else {
                if place.isAtStart {
                    above = max(above, size.height + gap)
                } else {
                    below = max(below, size.height + gap)
                }
                if place.isBeside { continue }
                // The middle of a label at the first or last line is at the plot's edge.
                if fraction < 0.03 { insets.leading = max(insets.leading, size.width / 2) }
                if fraction > 0.97 { insets.trailing = max(insets.trailing, size.width / 2) }
            }
        }
        insets.top += above
        insets.bottom += below
        if below == 0, hasLabels { insets.bottom += 6 }
        let plot = inset(bounds, by: insets)
        let annotations = subviews.compactMap { subview in
            subview[_ChartAnnotationPlaceKey.self].map { ($0, subview.sizeThatFits(.unspecified)) }
        }
        guard !annotations.isEmpty else { return plot }
        return inset(plot, by: _ChartPainter(model, plot.size).room(for: annotations))
    }

    /// How large the plot is where it has some room: a style of it may give it a size of its own.
    private func plotSize(in room: CGRect, _ subviews: Subviews) -> CGSize {
        guard model.options.plotStyle != nil, let plot = subviews.first else { return room.size }
        return plot.sizeThatFits(ProposedViewSize(width: room.width, height: room.height))
    }

    private func inset(_ rect: CGRect, by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: rect.minX + insets.leading, y: rect.minY + insets.top,
            width: max(rect.width - insets.leading - insets.trailing, 1),
            height: max(rect.height - insets.top - insets.bottom, 1))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let room = room(in: bounds, subviews)
        let plot = CGRect(origin: room.origin, size: plotSize(in: room, subviews))
        let painter = _ChartPainter(model, plot.size)
        let chart = bounds.offsetBy(dx: -plot.minX, dy: -plot.minY)
        var labels: [_PlacedLabel] = []
        for (index, subview) in subviews.enumerated() {
            if let place = subview[_ChartAnnotationPlaceKey.self] {
                let size = subview.sizeThatFits(.unspecified)
                let frame = painter.frame(of: place, size, in: chart)
                show(subview, at: frame.map { CGPoint(x: plot.minX + $0.minX, y: plot.minY + $0.minY) })
            } else if let place = subview[_AxisPlaceKey.self] {
                let size = subview.sizeThatFits(.unspecified)
                if place.isTitle {
                    show(
                        subview,
                        at: place.isVertical
                            ? bounds.origin : CGPoint(x: plot.midX - size.width / 2, y: bounds.maxY - size.height))
                } else {
                    let frame = frame(of: place, size, beside: plot, painter.model)
                    // A label that would stand out behind the last line isn't shown.
                    if place.isBeside, frame.maxX > bounds.maxX + 2 {
                        show(subview, at: nil)
                    } else {
                        labels.append(_PlacedLabel(index: index, place: place, frame: frame))
                    }
                }
            } else {
                subview.place(at: plot.origin, proposal: ProposedViewSize(width: room.width, height: room.height))
            }
        }
        let shown = _PlacedLabel.withoutCollisions(labels)
        for label in labels { show(subviews[label.index], at: shown.contains(label.index) ? label.frame.origin : nil) }
    }

    private func show(_ subview: LayoutSubview, at point: CGPoint?) {
        subview.place(at: point ?? CGPoint(x: -10_000, y: -10_000), proposal: .unspecified)
    }

    private func frame(
        of place: _AxisPlace, _ size: CGSize, beside plot: CGRect, _ model: _ChartModel
    ) -> CGRect {
        let fraction = model.fraction(of: place)
        let origin: CGPoint
        if place.isVertical {
            origin = CGPoint(
                x: place.isAtStart ? plot.minX - gap - size.width : plot.maxX + gap,
                y: plot.maxY - fraction * plot.height - size.height / 2)
        } else {
            origin = CGPoint(
                x: plot.minX + fraction * plot.width + (place.isBeside ? 3 : -size.width / 2),
                y: place.isAtStart ? plot.minY - gap - size.height : plot.maxY + gap)
        }
        return CGRect(origin: origin, size: size).offsetBy(dx: place.offset.width, dy: place.offset.height)
    }
}

/// A label of an axis with the room that it takes.
struct _PlacedLabel {
    let index: Int
    let place: _AxisPlace
    let frame: CGRect

    /// Where along its axis the label begins and ends.
    private var extent: (start: CGFloat, end: CGFloat) {
        place.isVertical ? (-frame.maxY, -frame.minY) : (frame.minX - 3, frame.maxX)
    }

    /// The labels of an even axis at every second, fifth or tenth step from 0, so many that none covers another; nil where
    /// fewer than two would be left.
    private static func thinned(_ row: [_PlacedLabel]) -> [_PlacedLabel]? {
        if row.contains(where: { $0.place.multiple == nil }) { return nil }
        for every in [1, 2, 5, 10, 20, 50, 100] {
            let kept = row.filter { ($0.place.multiple ?? 0) % every == 0 }
            if kept.count < 2 { return nil }
            let hasCollision = zip(kept, kept.dropFirst()).contains { before, after in
                !after.place.mayOverlap && after.extent.start < before.extent.end
            }
            if !hasCollision { return kept }
        }
        return nil
    }

    /// The labels that are shown: of an even axis as many as have room, of another one from the first on those that don't
    /// cover one that is shown already.
    static func withoutCollisions(_ labels: [_PlacedLabel]) -> Set<Int> {
        var shown = Set<Int>()
        for isVertical in [false, true] {
            for isAtStart in [false, true] {
                let row = labels.filter { $0.place.isVertical == isVertical && $0.place.isAtStart == isAtStart }
                    .sorted(by: { $0.place.fraction < $1.place.fraction })
                if let even = thinned(row) {
                    for label in even { shown.insert(label.index) }
                    continue
                }
                var ends: CGFloat?
                for label in row {
                    let (start, end) = label.extent
                    if !label.place.mayOverlap, let ends, start < ends { continue }
                    shown.insert(label.index)
                    ends = max(ends ?? end, end)
                }
            }
        }
        return shown
    }
}

extension _ChartModel {
    /// Where along its axis a label is, with what the axis leaves free at its ends.
    func fraction(of place: _AxisPlace) -> Double { (place.isVertical ? y : x).inset(place.fraction) }
}
