import Drawing
import Foundation
import Rendering

/// One thing that is drawn, with all that the groups round it do to it.
struct Mark: Sendable {
    enum Kind: Hashable, Sendable { case fill, stroke, glyphs, image }

    var kind: Kind
    /// Roughly what it covers, in the canvas's points.
    var bounds: CGRect
    /// For glyphs: what they say.
    var text: String?
    /// `Inter Bold 17`, for glyphs.
    var font: String?
    /// Of one colour; nil for gradients and pictures.
    var color: ResolvedColor?
    /// A paint that isn't one colour.
    var paint = 0
    /// The product of all groups' opacities.
    var opacity = 1.0
    /// The outline relative to the bounds, a line's width, a picture's content.
    var shape = 0
    /// The kinds of steps its outline has, in order, which stay when it is stretched.
    var steps = 0
    /// Shadows, blurs, masks, blend modes round it.
    var effects = 0
    /// Their names: `shadow`, `blur`.
    var effectNames: Set<String> = []
    /// The box that it is clipped to, in the canvas's points; nil for none.
    var clipRect: CGRect?
    /// What it is clipped to, relative to its own place.
    var clip = 0

    /// The colour with the groups' opacity.
    var shownColor: ResolvedColor? { color?.multiplyingOpacity(by: opacity) }

    /// Everything but the place.
    var look: Int {
        var hash = StableHash()
        hash.add(font ?? "")
        hash.add(text ?? "")
        for number in [paint, shape, effects, clip] { hash.add(number) }
        hash.add(CGFloat(opacity))
        hash.add(color.map(ColorText.write) ?? "")
        return hash.value
    }

    static func all(in picture: Picture) -> [Mark] {
        var collector = MarkCollector()
        collector.collect(picture.displayList, MarkCollector.Surroundings(), depth: 0)
        return collector.marks
    }
}

private struct MarkCollector {
    struct Surroundings {
        var transform = CGAffineTransform.identity
        var opacity = 1.0
        var effects = StableHash()
        var effectNames: Set<String> = []
        var clip: (rect: CGRect, hash: Int)?
    }

    private(set) var marks: [Mark] = []

    mutating func collect(_ list: DisplayList, _ outer: Surroundings, depth: Int) {
        guard depth < 500 else { return }
        for item in list.items {
            switch item {
            case .fill(let path, let style, let paint):
                var mark = mark(.fill, path.controlPointBounds, outer)
                mark.set(paint, from: mark.bounds.origin, outer.transform)
                mark.steps = Self.steps(path)
                mark.shape = Self.hash(
                    path.applying(outer.transform), from: mark.bounds.origin, style.isEOFilled ? 1 : 0)
                marks.append(mark)
            case .stroke(let path, let style, let paint):
                var mark = mark(.stroke, path.controlPointBounds.grown(by: style.lineWidth / 2), outer)
                mark.set(paint, from: mark.bounds.origin, outer.transform)
                mark.steps = Self.steps(path)
                mark.shape = Self.hash(
                    path.applying(outer.transform), from: mark.bounds.origin,
                    Int((style.lineWidth * 100).rounded()) &+ style.dash.count)
                marks.append(mark)
            case .glyphs(let run, let paint):
                let height = run.size
                let bounds = CGRect(
                    x: run.origin.x + (run.glyphs.first?.x ?? 0), y: run.origin.y - height * 0.8,
                    width: max(run.advance, 1), height: height)
                var mark = mark(.glyphs, bounds, outer)
                mark.set(paint, from: mark.bounds.origin, outer.transform)
                mark.text = run.text
                mark.font = FontText.write(run.source.identifier, size: run.size)
                var shape = StableHash()
                for glyph in run.glyphs {
                    shape.add(Int(glyph.glyph))
                    shape.add(glyph.x - (run.glyphs.first?.x ?? 0))
                }
                shape.add(run.syntheticSlant)
                mark.shape = shape.value
                marks.append(mark)
            case .image(let image):
                var mark = mark(.image, image.rect.standardized, outer)
                mark.opacity *= image.opacity
                if let template = image.template { mark.set(template, from: mark.bounds.origin, outer.transform) }
                var shape = StableHash()
                shape.add(image.bitmap.width)
                shape.add(image.bitmap.height)
                shape.add(image.bitmap.pixels)
                for length in [
                    image.sourceRect.minX, image.sourceRect.minY, image.sourceRect.width, image.sourceRect.height,
                ] {
                    shape.add(length)
                }
                mark.shape = shape.value
                marks.append(mark)
            case .group(let group):
                collect(group.contents, surroundings(group, outer), depth: depth + 1)
            }
        }
    }

    private func mark(_ kind: Mark.Kind, _ bounds: CGRect, _ outer: Surroundings) -> Mark {
        let place = bounds.isNull ? CGRect.zero : bounds.applying(outer.transform)
        var mark = Mark(kind: kind, bounds: place)
        mark.opacity = outer.opacity
        mark.effects = outer.effects.value
        mark.effectNames = outer.effectNames
        mark.clipRect = outer.clip?.rect
        // Well inside, a clip does nothing.
        if let clip = outer.clip, !clip.rect.insetBy(dx: 1, dy: 1).contains(place) {
            var hash = StableHash()
            hash.add(clip.hash)
            hash.add(clip.rect.minX - place.minX)
            hash.add(clip.rect.minY - place.minY)
            mark.clip = hash.value
        }
        return mark
    }

    private func surroundings(_ group: DisplayList.Group, _ outer: Surroundings) -> Surroundings {
        var inner = outer
        inner.transform = group.transform.concatenating(outer.transform)
        inner.opacity *= group.opacity
        if let clip = group.clip {
            let path = clip.path.applying(inner.transform)
            let rect = path.controlPointBounds
            inner.clip = (outer.clip.map { $0.rect.overlap(with: rect) } ?? rect, Self.hash(path, from: rect.origin, 0))
        }
        for filter in group.filters {
            inner.effects.add("\(filter)")
            inner.effectNames.insert(String("\(filter)".prefix { $0 != "(" }))
        }
        if group.blendMode != .normal {
            inner.effects.add("\(group.blendMode)")
            inner.effectNames.insert("blend mode")
        }
        if let mask = group.mask {
            inner.effectNames.insert("mask")
            var collector = MarkCollector()
            collector.collect(mask, Surroundings(), depth: 0)
            for mark in collector.marks { inner.effects.add(mark.look) }
        }
        if let backdrop = group.backdrop { inner.effects.add("\(backdrop)") }
        return inner
    }

    /// The points of an outline, whatever the order it is drawn in: a mirrored circle is the same circle.
    private static func hash(_ path: Path, from origin: CGPoint, _ start: Int) -> Int {
        var seen: Set<Int> = []
        path.forEach { element in
            for point in points(of: element) {
                var hash = StableHash()
                // Half a tenth of a point is no change of shape.
                hash.add(((point.x - origin.x) * 10).rounded() / 10)
                hash.add(((point.y - origin.y) * 10).rounded() / 10)
                seen.insert(hash.value)
            }
        }
        return seen.reduce(start, &+)
    }

    private static func steps(_ path: Path) -> Int {
        var count = 0
        path.forEach { count = count &* 7 &+ points(of: $0).count &+ 1 }
        return count
    }

    private static func points(of element: Path.Element) -> [CGPoint] {
        switch element {
        case .move(let to), .line(let to): [to]
        case .quadCurve(let to, let control): [to, control]
        case .curve(let to, let first, let second): [to, first, second]
        case .closeSubpath: []
        }
    }
}

extension Mark {
    fileprivate mutating func set(_ paint: Paint, from origin: CGPoint, _ transform: CGAffineTransform) {
        if case .color(let color) = paint {
            self.color = color
            return
        }
        var hash = StableHash()
        func add(_ gradient: ResolvedGradient) {
            for stop in gradient.stops {
                hash.add(ColorText.write(stop.color))
                hash.add(CGFloat(stop.location))
            }
        }
        func add(_ point: CGPoint) {
            let shown = point.applying(transform)
            hash.add(((shown.x - origin.x)).rounded())
            hash.add(((shown.y - origin.y)).rounded())
        }
        switch paint {
        case .color: break
        case .linearGradient(let gradient, let start, let end):
            add(gradient)
            add(start)
            add(end)
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            add(gradient)
            add(center)
            hash.add(startRadius)
            hash.add(endRadius)
        case .ellipticalGradient(let gradient, _, let startRadius, let endRadius):
            add(gradient)
            hash.add(startRadius)
            hash.add(endRadius)
        case .angularGradient(let gradient, let center, let startAngle, let endAngle):
            add(gradient)
            add(center)
            hash.add(CGFloat(startAngle.degrees))
            hash.add(CGFloat(endAngle.degrees))
        case .mesh(let mesh): hash.add("\(mesh.hashValueText)")
        case .image(let bitmap, _, _): hash.add(bitmap.pixels)
        }
        self.paint = hash.value
    }
}

extension ResolvedMesh {
    /// Its contents as text, which is the same in every run.
    fileprivate var hashValueText: String { "\(self)" }
}

/// Colours and fonts as sentences name them.
enum ColorText {
    /// `#FF3B30`, with `at 50 %` where it isn't opaque.
    static func write(_ color: ResolvedColor) -> String {
        let shown = color.clamped
        let parts = [shown.red, shown.green, shown.blue].map { part -> String in
            let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }
        let opacity = Int((shown.opacity * 100).rounded())
        return "#" + parts.joined() + (opacity == 100 ? "" : " at \(opacity) %")
    }
}

enum FontText {
    /// `Easel Sans bold 17`: the face, its weight and its size in points.
    static func write(_ identifier: String, size: CGFloat) -> String {
        let parts = identifier.split(separator: ";").map(String.init)
        var words = [family(parts.first ?? "")]
        for part in parts.dropFirst() {
            let pair = part.split(separator: "=").map(String.init)
            guard pair.count == 2, let value = Double(pair[1]) else { continue }
            switch pair[0] {
            // The optical size follows from the size.
            case "opsz": continue
            case "wght": if value != 400 { words.append(weights[Int(value)] ?? "weight \(pair[1])") }
            case "slnt", "ital": if value != 0 { words.append("italic") }
            default: words.append("\(pair[0]) \(pair[1])")
            }
        }
        return (words + [Lengths.write(size)]).joined(separator: " ")
    }

    private static let weights = [
        100: "ultra light", 200: "thin", 300: "light", 500: "medium", 600: "semibold", 700: "bold", 800: "heavy",
        900: "black",
    ]

    /// `EaselSans-Regular` as people write it.
    private static func family(_ name: String) -> String {
        var name = name.replacing("-", with: " ")
        for ending in [" Regular", "Regular"] where name.hasSuffix(ending) && name.count > ending.count {
            name.removeLast(ending.count)
        }
        var result = ""
        for character in name {
            if character.isUppercase, let last = result.last, last.isLowercase { result += " " }
            result.append(character)
        }
        return result
    }
}

enum Lengths {
    /// At most two decimals.
    static func write(_ length: CGFloat) -> String {
        guard length.isFinite else { return "\(length)" }
        return JSONText.number((Double(length) * 100).rounded() / 100)
    }
}
