import SwiftUI

private func say(_ items: Any...) { print(items.map { "\($0)" }.joined(separator: " ")) }

/// At most three decimals, none where it is whole.
private func text(_ number: CGFloat) -> String {
    guard number.isFinite else { return number > 0 ? "inf" : "-inf" }
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

private func text(_ point: CGPoint) -> String { "\(text(point.x)),\(text(point.y))" }
private func text(_ size: CGSize) -> String { "\(text(size.width))×\(text(size.height))" }
private func text(_ rect: CGRect) -> String { rect.isNull ? "null" : "\(text(rect.origin)) \(text(rect.size))" }
private func text(_ t: CGAffineTransform) -> String {
    [t.a, t.b, t.c, t.d, t.tx, t.ty].map(text).joined(separator: " ")
}
private func text(_ edges: Edge.Set) -> String {
    let names: [(Edge.Set, String)] = [
        (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    return names.filter { edges.contains($0.0) }.map(\.1).joined(separator: " ")
}

struct RectangleTable: View {
    var body: some View {
        let r = CGRect(x: 10, y: 20, width: 30, height: 40)
        let back = CGRect(x: 40.5, y: 60, width: -30, height: -40)
        say("edges", text(r.minX), text(r.midX), text(r.maxX), text(r.minY), text(r.midY), text(r.maxY))
        say(
            "backwards", text(back.minX), text(back.maxX), text(back.width), text(back.size.width),
            text(back.standardized))
        say("inset", text(r.insetBy(dx: 5, dy: -5)), text(r.insetBy(dx: 15, dy: 20)), text(r.insetBy(dx: 16, dy: 0)))
        say("offset", text(r.offsetBy(dx: -10, dy: 0.5)), text(CGRect.null.offsetBy(dx: 1, dy: 1)))
        say("integral", text(back.integral), text(CGRect(x: 0.2, y: -0.2, width: 1, height: 1).integral))
        let other = CGRect(x: 30, y: 50, width: 30, height: 30)
        say("union", text(r.union(other)), text(r.union(.null)), text(CGRect.null.union(r)))
        say("overlap", text(r.intersection(other)), text(r.intersection(CGRect(x: 50, y: 0, width: 1, height: 1))))
        say("intersects", r.intersects(other), r.intersects(.null), r.contains(other), r.contains(r))
        say(
            "contains", r.contains(CGPoint(x: 10, y: 20)), r.contains(CGPoint(x: 40, y: 60)), r.contains(CGPoint.zero))
        say(
            "empty", r.isEmpty, CGRect.zero.isEmpty, CGRect.null.isEmpty, CGRect.null.isNull, CGRect.infinite.isInfinite
        )
        for edge in [CGRectEdge.minXEdge, .minYEdge, .maxXEdge, .maxYEdge] {
            let (slice, remainder) = r.divided(atDistance: 10, from: edge)
            say("divided", text(slice), text(remainder))
        }
        let all = r.divided(atDistance: 100, from: .minXEdge)
        say("divided", text(all.slice), text(all.remainder), text(r.divided(atDistance: -1, from: .maxYEdge).slice))
        say("equal", r.equalTo(r), r == other, r.origin.equalTo(CGPoint(x: 10, y: 20)), r.size.equalTo(.zero))
        var moved = r
        moved.origin.x += 1
        moved.size.height *= 2
        say("changed", text(moved), text(CGRect(origin: r.origin, size: other.size)), "\(r.size)", "\(r.origin)")
        return Color.clear
    }
}

struct TransformTable: View {
    var body: some View {
        let quarter = CGAffineTransform(rotationAngle: .pi / 2)
        let wide = CGAffineTransform(scaleX: 2, y: 3)
        let moved = CGAffineTransform(translationX: 10, y: 20)
        say("made", text(quarter), "|", text(wide), "|", text(moved), "|", text(.identity), text(CGAffineTransform()))
        say("after", text(wide.concatenating(moved)), "|", text(moved.concatenating(wide)))
        say(
            "before", text(moved.scaledBy(x: 2, y: 3)), "|", text(wide.translatedBy(x: 1, y: 1)), "|",
            text(moved.rotated(by: .pi)))
        say(
            "inverted", text(wide.concatenating(moved).inverted()), "|",
            text(CGAffineTransform(scaleX: 0, y: 1).inverted()))
        let identity = quarter.concatenating(quarter.inverted())
        say("identity", CGAffineTransform.identity.isIdentity, moved.isIdentity, text(identity))
        let r = CGRect(x: 1, y: 2, width: 3, height: 4)
        say(
            "applied", text(r.origin.applying(quarter)), text(r.size.applying(wide)), text(r.applying(quarter)),
            text(r.applying(moved)))
        let parts = wide.rotated(by: .pi / 6).translatedBy(x: 4, y: 5).decomposed()
        say(
            "parts", text(parts.scale), text(parts.horizontalShear), text(parts.rotation), text(parts.translation.dx),
            text(parts.translation.dy))
        say("again", text(CGAffineTransform(parts)), "|", text(wide.rotated(by: .pi / 6).translatedBy(x: 4, y: 5)))
        let flipped = CGAffineTransform(scaleX: 1, y: -1).decomposed()
        say(
            "flipped", text(flipped.scale), text(flipped.rotation),
            text(CGAffineTransform(scaleX: 0, y: 2).decomposed().scale))
        say("fields", CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6) == CGAffineTransform(1, 2, 3, 4, 5, 6))
        say(
            "vector", text(CGVector(dx: 3, dy: 4).dx), CGVector.zero == CGVector(),
            CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2))
        return Color.clear
    }
}

struct UnitsTable: View {
    private static let points: [UnitPoint] = [
        .zero, .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing,
    ]

    var body: some View {
        say("points", Self.points.map { "\(text($0.x)),\(text($0.y))" }.joined(separator: " "))
        say("point", UnitPoint(x: 0.5, y: 0.5) == .center, UnitPoint() == .topLeading, text(UnitPoint(x: 2, y: -1).y))
        say(
            "insets", EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0),
            text(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).trailing))
        say("all", text(.all), "|", text(.horizontal), "|", text(.vertical), "|", text([]))
        say(
            "sets", text([.top, .trailing]), "|", text(Edge.Set.all.subtracting(.top)), "|", text(Edge.Set(.bottom)),
            "|", text(.horizontal.union(.top)))
        say(
            "raw", Edge.Set.all.rawValue, Edge.Set.bottom.rawValue, Edge.trailing.rawValue, Edge.allCases.count,
            Edge(rawValue: 1) == .leading)
        let axes: Axis.Set = [.horizontal, .vertical]
        say(
            "axes", axes.contains(.horizontal), Axis.Set.vertical.contains(.horizontal), Axis.allCases.count,
            axes.rawValue)
        var angle = Angle(degrees: 90)
        say(
            "angle", text(angle.radians), text(Angle.radians(.pi).degrees), text((angle + .degrees(45)).degrees),
            text((angle - .degrees(100)).degrees))
        angle *= 2
        angle += .degrees(10)
        angle /= 5
        say(
            "changed", text(angle.degrees), text((-angle).degrees), text((angle * 3).degrees),
            text((angle / 2).degrees), angle < .degrees(40), angle == .zero)
        angle.degrees = 45
        say("set", text(angle.radians), max(angle, .zero) == angle)
        let proposal = ProposedViewSize(width: 50, height: nil)
        say(
            "proposal", text(proposal.replacingUnspecifiedDimensions()),
            text(proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))),
            text(ProposedViewSize.unspecified.replacingUnspecifiedDimensions()))
        say(
            "special", text(ProposedViewSize.infinity.replacingUnspecifiedDimensions()),
            ProposedViewSize.zero == ProposedViewSize(.zero), ProposedViewSize(CGSize(width: 1, height: 2)).height == 2,
            proposal.height == nil)
        return Color.clear
    }
}

struct AnimatableTable: View {
    private func halfway<T: Animatable>(_ from: T, _ to: T) -> T {
        var (data, result) = (to.animatableData - from.animatableData, from)
        data.scale(by: 0.5)
        result.animatableData = from.animatableData + data
        return result
    }

    var body: some View {
        say(
            "point", text(halfway(CGPoint.zero, CGPoint(x: 10, y: 20))),
            text(halfway(CGSize.zero, CGSize(width: 3, height: 4))))
        say("rect", text(halfway(CGRect.zero, CGRect(x: 2, y: 4, width: 6, height: 8))))
        say("unit", text(halfway(UnitPoint.leading, .topTrailing).y), text(halfway(Angle.zero, .degrees(90)).degrees))
        say("insets", text(halfway(EdgeInsets(), EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)).bottom))
        var pair = AnimatablePair(CGPoint(x: 3, y: 4).animatableData, 1.0)
        let length = pair.magnitudeSquared
        pair.scale(by: 2)
        let zero = AnimatablePair<CGPoint.AnimatableData, Double>.zero
        pair -= zero
        say("pair", text(length), "\(text(pair.first.first)),\(text(pair.first.second))", zero.second == 0)
        return Color.clear
    }
}
