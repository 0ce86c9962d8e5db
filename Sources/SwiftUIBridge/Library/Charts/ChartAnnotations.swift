// Where annotations stand beside their marks, and the room they need.
// Also read for: _ChartAnnotationPlace, _ChartAnnotationPlaceKey, _ChartPainter.

/// Which annotation of which mark a view is.
struct _ChartAnnotationPlace: Hashable {
    let mark: Int
    let number: Int
}

struct _ChartAnnotationPlaceKey: LayoutValueKey { static let defaultValue: _ChartAnnotationPlace? = nil }

/// The sides of a mark on which an annotation is.
struct _ChartSides {
    /// -1 before the mark or above it, 1 behind or below, 0 along it.
    let across: CGFloat
    let down: CGFloat
}

extension AnnotationPosition {
    var sides: _ChartSides {
        switch self {
        case .automatic, .top: return _ChartSides(across: 0, down: -1)
        case .bottom: return _ChartSides(across: 0, down: 1)
        case .leading: return _ChartSides(across: -1, down: 0)
        case .trailing: return _ChartSides(across: 1, down: 0)
        case .topLeading: return _ChartSides(across: -1, down: -1)
        case .topTrailing: return _ChartSides(across: 1, down: -1)
        case .bottomLeading: return _ChartSides(across: -1, down: 1)
        case .bottomTrailing: return _ChartSides(across: 1, down: 1)
        case .overlay: return _ChartSides(across: 0, down: 0)
        }
    }
}

extension _ChartModel {
    var annotationPlaces: [_ChartAnnotationPlace] {
        marks.indices.flatMap { mark in
            marks[mark].annotations.indices.map { _ChartAnnotationPlace(mark: mark, number: $0) }
        }
    }
}

extension _ChartPainter {
    /// The rectangle that a mark is in.
    func frame(_ index: Int) -> CGRect {
        let mark = model.marks[index]
        switch mark.kind {
        case .bar, .rectangle: return model.rect(index, size)
        case .rule: return rule(mark).boundingRect
        case .sector:
            let total = model.marks.reduce(0) { $0 + ($1.kind == .sector ? $1.angle : 0) }
            let before = model.marks[..<index].reduce(0) { $0 + ($1.kind == .sector ? $1.angle : 0) }
            let angle = (before + mark.angle / 2) / max(total, 1e-12) * 2 * .pi - .pi / 2
            let (center, inner, outer) = ring(mark)
            let radius = (inner + outer) / 2
            return CGRect(
                x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius, width: 0, height: 0)
        default:
            let point = model.point(mark, size)
            return CGRect(x: point.x - 3, y: point.y - 3, width: 6, height: 6)
        }
    }

    /// The rectangle of all marks that an annotation is beside.
    private func frame(of annotation: _ChartAnnotation, at last: Int) -> CGRect {
        (max(last - annotation.count + 1, 0)..<last).reduce(frame(last)) { $0.union(frame($1)) }
    }

    /// Where an annotation of a size stands; nil beside marks that a scrolled axis doesn't show.
    func frame(of place: _ChartAnnotationPlace, _ content: CGSize, in chart: CGRect) -> CGRect? {
        let mark = model.marks[place.mark]
        let annotation = mark.annotations[place.number]
        let rect = frame(of: annotation, at: place.mark).offsetBy(dx: mark.offset.width, dy: mark.offset.height)
        if model.options.x.visibleLength != nil, rect.midX < 0 || rect.midX > size.width { return nil }
        if model.options.y.visibleLength != nil, rect.midY < 0 || rect.midY > size.height { return nil }
        let horizontal: CGFloat =
            switch annotation.alignment.horizontal {
            case .leading: 0
            case .trailing: 1
            default: 0.5
            }
        let sides = annotation.position.sides
        // Along the mark, the content stands where its alignment says.
        var origin = CGPoint(
            x: rect.minX + (rect.width - content.width) * horizontal, y: rect.midY - content.height / 2)
        if sides.across < 0 { origin.x = rect.minX - annotation.spacing - content.width }
        if sides.across > 0 { origin.x = rect.maxX + annotation.spacing }
        if mark.kind != .sector {
            if sides.down < 0 { origin.y = rect.minY - annotation.spacing - content.height }
            if sides.down > 0 { origin.y = rect.maxY + annotation.spacing }
        }
        let plot = CGRect(origin: .zero, size: size)
        if let limit = annotation.overflow.x.place {
            let area = limit == .plot ? plot : chart
            origin.x = min(max(origin.x, area.minX), max(area.maxX - content.width, area.minX))
        }
        if let limit = annotation.overflow.y.place {
            let area = limit == .plot ? plot : chart
            origin.y = min(max(origin.y, area.minY), max(area.maxY - content.height, area.minY))
        }
        return CGRect(origin: origin, size: content)
    }

    /// How much smaller the plot has to be at its sides, so that annotations which ask for room are inside.
    func room(for contents: [(place: _ChartAnnotationPlace, size: CGSize)]) -> EdgeInsets {
        var insets = EdgeInsets()
        /// The part that is left of a length, where what is at a share of it needs points up to its end.
        func rest(_ share: CGFloat, _ points: CGFloat, of length: CGFloat) -> CGFloat {
            guard share > 0.05, share < 1.001 else { return length }
            return min(max((length - points) / share, length / 2), length)
        }
        for content in contents {
            let mark = model.marks[content.place.mark]
            let annotation = mark.annotations[content.place.number]
            guard mark.kind != .sector, let place = frame(of: content.place, content.size, in: .infinite) else {
                continue
            }
            let rect = frame(of: annotation, at: content.place.mark)
            let sides = annotation.position.sides
            if annotation.overflow.y.pads, sides.down < 0, place.minY < 0 {
                let share = 1 - rect.minY / size.height
                insets.top = max(insets.top, size.height - rest(share, rect.minY - place.minY, of: size.height))
            }
            if annotation.overflow.y.pads, sides.down > 0, place.maxY > size.height {
                let share = rect.maxY / size.height
                insets.bottom = max(insets.bottom, size.height - rest(share, place.maxY - rect.maxY, of: size.height))
            }
            if annotation.overflow.x.pads, sides.across < 0, place.minX < 0 {
                let share = 1 - rect.minX / size.width
                insets.leading = max(insets.leading, size.width - rest(share, rect.minX - place.minX, of: size.width))
            }
            if annotation.overflow.x.pads, sides.across > 0, place.maxX > size.width {
                let share = rect.maxX / size.width
                insets.trailing = max(insets.trailing, size.width - rest(share, place.maxX - rect.maxX, of: size.width))
            }
        }
        return insets
    }
}
