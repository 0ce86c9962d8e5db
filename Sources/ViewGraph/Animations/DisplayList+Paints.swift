import Drawing
import Foundation

extension DisplayList {
    /// The colours of everything in the list and where gradients lie, in the units that animations are made in
    /// (facts.md 18.13).
    var paints: _AnyAnimatableData {
        var numbers: [Double] = []
        _ = mappingPaints { paint, place in
            numbers += paint.quantities(in: place)
            return paint
        }
        return _AnyAnimatableData(numbers: numbers)
    }

    /// Gives everything in the list other colours, in the order `paints` has them in.
    mutating func setPaints(_ data: _AnyAnimatableData) {
        var rest = data.numbers[...]
        self = mappingPaints { $0.with(&rest, in: $1) }
    }

    private func mappingPaints(_ change: (Paint, PaintPlace) -> Paint) -> DisplayList {
        DisplayList(
            items: items.map { item in
                switch item {
                case .fill(let path, let style, let paint):
                    return .fill(path, style, change(paint, PaintPlace(paint) { path.boundingRect }))
                case .stroke(let path, let style, let paint):
                    return .stroke(path, style, change(paint, PaintPlace(paint) { path.boundingRect }))
                case .glyphs(let run, let paint): return .glyphs(run, change(paint, PaintPlace()))
                case .image(var image):
                    image.template = image.template.map { change($0, PaintPlace()) }
                    return .image(image)
                case .group(var group):
                    group.contents = group.contents.mappingPaints(change)
                    return .group(group)
                }
            })
    }

    /// Whether another list draws the same things in other colours and elsewhere, so that there is something between
    /// the two; where glyphs or pictures differ there isn't.
    func differsInPaintsOnly(from other: DisplayList) -> Bool {
        guard items.count == other.items.count else { return false }
        return zip(items, other.items).allSatisfy { $0.differsInPaintOnly(from: $1) }
    }
}

extension DisplayList {
    /// Whether the outlines in another list that is otherwise the same consist of the same steps, wherever those lead.
    func hasOutlines(like other: DisplayList) -> Bool {
        zip(items, other.items).allSatisfy { item, other in
            switch (item, other) {
            case (.fill(let a, _, _), .fill(let b, _, _)), (.stroke(let a, _, _), .stroke(let b, _, _)):
                a.elements.count == b.elements.count
            case (.group(let a), .group(let b)): a.contents.hasOutlines(like: b.contents)
            default: true
            }
        }
    }
}

extension DisplayList.Item {
    fileprivate func differsInPaintOnly(from other: DisplayList.Item) -> Bool {
        switch (self, other) {
        case (.fill(_, _, let a), .fill(_, _, let b)), (.stroke(_, _, let a), .stroke(_, _, let b)):
            return a.hasSameKind(as: b)
        case (.glyphs(let a, let paint), .glyphs(let b, let otherPaint)):
            return a.source === b.source && a.size == b.size && a.glyphs == b.glyphs
                && paint.hasSameKind(as: otherPaint)
        case (.image(let a), .image(let b)):
            guard a.bitmap == b.bitmap, a.sourceRect == b.sourceRect else { return false }
            switch (a.template, b.template) {
            case (nil, nil): return true
            case (let first?, let second?): return first.hasSameKind(as: second)
            default: return false
            }
        case (.group(let a), .group(let b)):
            return a.filters.count == b.filters.count && a.blendMode == b.blendMode
                && a.contents.differsInPaintsOnly(from: b.contents)
        default: return false
        }
    }
}

extension Paint {
    fileprivate func hasSameKind(as other: Paint) -> Bool {
        switch (self, other) {
        case (.color, .color): true
        case (.linearGradient(let a, _, _), .linearGradient(let b, _, _)),
            (.radialGradient(let a, _, _, _), .radialGradient(let b, _, _, _)),
            (.ellipticalGradient(let a, _, _, _), .ellipticalGradient(let b, _, _, _)),
            (.angularGradient(let a, _, _, _), .angularGradient(let b, _, _, _)):
            a.stops.count == b.stops.count
        case (.mesh(let a), .mesh(let b)): a.quantities.count == b.quantities.count
        case (.image, .image): self == other
        default: false
        }
    }

    fileprivate func quantities(in place: PaintPlace) -> [Double] {
        switch self {
        case .color(let color): color.quantities
        case .linearGradient(let gradient, let start, let end):
            gradient.quantities + place.quantities(of: start) + place.quantities(of: end)
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            gradient.quantities + place.quantities(of: center) + [Double(startRadius), Double(endRadius)]
        case .ellipticalGradient(let gradient, let transform, let startRadius, let endRadius):
            gradient.quantities + place.quantities(of: transform) + [Double(startRadius), Double(endRadius)]
        case .angularGradient(let gradient, let center, let start, let end):
            gradient.quantities + place.quantities(of: center)
                + [start.radians * PaintPlace.unit, end.radians * PaintPlace.unit]
        case .mesh(let mesh): mesh.quantities
        case .image: []
        }
    }

    fileprivate func with(_ numbers: inout ArraySlice<Double>, in place: PaintPlace) -> Paint {
        func number() -> Double { numbers.popFirst() ?? 0 }
        switch self {
        case .color: return .color(ResolvedColor(quantities: &numbers))
        case .linearGradient(let gradient, _, _):
            return .linearGradient(
                gradient.with(&numbers), start: place.point(from: &numbers), end: place.point(from: &numbers))
        case .radialGradient(let gradient, _, _, _):
            // A radius below zero, as a spring may reach, paints nothing.
            return .radialGradient(
                gradient.with(&numbers), center: place.point(from: &numbers), startRadius: max(number(), 0),
                endRadius: max(number(), 0))
        case .ellipticalGradient(let gradient, _, _, _):
            return .ellipticalGradient(
                gradient.with(&numbers), transform: place.transform(from: &numbers), startRadius: max(number(), 0),
                endRadius: max(number(), 0))
        case .angularGradient(let gradient, _, _, _):
            return .angularGradient(
                gradient.with(&numbers), center: place.point(from: &numbers),
                startAngle: .radians(number() / PaintPlace.unit), endAngle: .radians(number() / PaintPlace.unit))
        case .mesh(let mesh): return .mesh(mesh.with(&numbers))
        case .image: return self
        }
    }
}

extension ResolvedGradient {
    fileprivate var quantities: [Double] { stops.flatMap { $0.color.quantities + [$0.location] } }

    fileprivate func with(_ numbers: inout ArraySlice<Double>) -> ResolvedGradient {
        let stops = stops.map { _ in
            let color = ResolvedColor(quantities: &numbers)
            return ResolvedStop(color: color, location: numbers.popFirst() ?? 0)
        }
        return ResolvedGradient(stops: stops, colorSpace: colorSpace)
    }
}

extension ResolvedColor {
    private static var unit: Double { 128 }

    /// The cube roots of the cone responses and the opacity, times 128 (facts.md 18.13).
    package var quantities: [Double] {
        let color = PerceptualColor(self)
        return [color.l * Self.unit, color.m * Self.unit, color.s * Self.unit, opacity * Self.unit]
    }

    fileprivate init(quantities numbers: inout ArraySlice<Double>) {
        func next() -> Double { (numbers.popFirst() ?? 0) / Self.unit }
        let (l, m, s) = (next(), next(), next())
        self = PerceptualColor(l: l, m: m, s: s, opacity: min(max(next(), 0), 1)).resolved
    }

    /// The colour of four quantities.
    package init(animated numbers: [Double]) {
        var rest = numbers[...]
        self.init(quantities: &rest)
    }
}

extension ResolvedMesh {
    /// Points count from the first one, so that the mesh may stand elsewhere.
    fileprivate var quantities: [Double] {
        let origin = vertices.first?.position ?? .zero
        let points = vertices.flatMap(\.points).flatMap { [Double($0.x - origin.x), Double($0.y - origin.y)] }
        return points + colors.flatMap(\.quantities)
    }

    fileprivate func with(_ numbers: inout ArraySlice<Double>) -> ResolvedMesh {
        let origin = vertices.first?.position ?? .zero
        func point() -> CGPoint {
            let x = origin.x + CGFloat(numbers.popFirst() ?? 0)
            return CGPoint(x: x, y: origin.y + CGFloat(numbers.popFirst() ?? 0))
        }
        let vertices = vertices.map { _ in
            MeshVertex(position: point(), leading: point(), top: point(), trailing: point(), bottom: point())
        }
        return replacing(vertices: vertices, colors: colors.map { _ in ResolvedColor(quantities: &numbers) })
    }
}

extension MeshVertex {
    fileprivate var points: [CGPoint] { [position, leading, top, trailing, bottom] }
}
