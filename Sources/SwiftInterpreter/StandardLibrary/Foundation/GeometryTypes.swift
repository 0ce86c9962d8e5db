import Foundation

extension StandardLibrary {
    /// The geometry that Foundation brings; Core Graphics' other types are the drawing module's.
    static let geometryTypes: [NativeType] = [
        NativeType("CGPoint", "struct CGPoint: Hashable, Codable, Sendable", swiftType: CGPoint.self) { pointMembers },
        NativeType("CGSize", "struct CGSize: Hashable, Codable, Sendable", swiftType: CGSize.self) { sizeMembers },
        NativeType("CGRect", "struct CGRect: Hashable, Codable, Sendable", swiftType: CGRect.self) { rectMembers },
        NativeType(
            "CGRectEdge", "enum CGRectEdge: Hashable, Sendable", swiftType: CGRectEdge.self,
            enumCase: { value in
                value.unbox(as: CGRectEdge.self).flatMap { edge in
                    rectEdges.first { $0.edge == edge }.map { ($0.name, []) }
                }
            }, members: { rectEdgeMembers }),
    ]

    private static let scalars = ["CGFloat", "Double", "Int"]

    private static func field<T>(
        _ t: inout NativeMembersBuilder, _ name: String, _ type: T.Type, _ path: WritableKeyPath<T, CGFloat> & Sendable,
        _ start: T
    ) where T: Sendable {
        t.add(
            "var \(name): CGFloat { get set }",
            set: { call in
                var value = try call.receiver(as: T.self)
                value[keyPath: path] = CGFloat(try call.double(0))
                call.receiver = .box(value)
                return .void
            },
            { call in .double(Double(try call.receiver(as: T.self)[keyPath: path])) })
    }

    private static let pointMembers = NativeMembersBuilder.build { t in
        t.add("init()") { _ in .box(CGPoint.zero) }
        for scalar in scalars {
            t.add("init(x: \(scalar), y: \(scalar))") { call in
                .box(CGPoint(x: try call.double(0), y: try call.double(1)))
            }
        }
        t.add("static var zero: CGPoint { get }") { _ in .box(CGPoint.zero) }
        field(&t, "x", CGPoint.self, \.x, .zero)
        field(&t, "y", CGPoint.self, \.y, .zero)
    }

    private static let sizeMembers = NativeMembersBuilder.build { t in
        t.add("init()") { _ in .box(CGSize.zero) }
        for scalar in scalars {
            t.add("init(width: \(scalar), height: \(scalar))") { call in
                .box(CGSize(width: try call.double(0), height: try call.double(1)))
            }
        }
        t.add("static var zero: CGSize { get }") { _ in .box(CGSize.zero) }
        field(&t, "width", CGSize.self, \.width, .zero)
        field(&t, "height", CGSize.self, \.height, .zero)
    }

    private static let rectMembers = NativeMembersBuilder.build { t in
        t.add("init()") { _ in .box(CGRect.zero) }
        t.add("init(origin: CGPoint, size: CGSize)") { call in
            .box(CGRect(origin: try call.argument(0, default: .zero), size: try call.argument(1, default: .zero)))
        }
        for scalar in scalars {
            t.add("init(x: \(scalar), y: \(scalar), width: \(scalar), height: \(scalar))") { call in
                let origin = CGPoint(x: try call.double(0), y: try call.double(1))
                return .box(CGRect(origin: origin, size: CGSize(width: try call.double(2), height: try call.double(3))))
            }
        }
        t.add("static var zero: CGRect { get }") { _ in .box(CGRect.zero) }
        t.add("static var null: CGRect { get }") { _ in .box(CGRect.null) }
        t.add("static var infinite: CGRect { get }") { _ in .box(CGRect.infinite) }
        addRectFields(&t)
        addRectMethods(&t)
    }

    private static let rectEdges: [(name: String, edge: CGRectEdge)] = [
        ("minXEdge", .minXEdge), ("minYEdge", .minYEdge), ("maxXEdge", .maxXEdge), ("maxYEdge", .maxYEdge),
    ]

    private static let rectEdgeMembers = NativeMembersBuilder.build { t in
        for (name, edge) in rectEdges { t.add("case \(name)") { _ in .box(edge) } }
    }

    private static func rect(_ value: Value) -> CGRect { value.unbox(as: CGRect.self) ?? .zero }

    /// Foundation's `intersection` ends the process where an edge isn't a number or without end.
    private static func overlap(_ call: NativeCall) -> CGRect {
        let (a, b) = (rect(call.receiver), rect(call.argument(0)))
        let (x, y) = (max(a.minX, b.minX), max(a.minY, b.minY))
        let (endX, endY) = (min(a.maxX, b.maxX), min(a.maxY, b.maxY))
        let areOrdered = [a, b].allSatisfy { !$0.isNull && $0.minX <= $0.maxX && $0.minY <= $0.maxY }
        guard areOrdered, x <= endX, y <= endY else { return .null }
        return CGRect(x: x, y: y, width: endX - x, height: endY - y)
    }

    /// Foundation's `contains` does so, too.
    private static func holds(_ rect: CGRect, _ point: CGPoint) -> Bool {
        guard !rect.isNull, !rect.isEmpty else { return false }
        return point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY && point.y < rect.maxY
    }

    private static func addRectFields(_ t: inout NativeMembersBuilder) {
        t.add(
            "var origin: CGPoint { get set }",
            set: { call in
                var value = rect(call.receiver)
                value.origin = try call.argument(0, default: .zero)
                call.receiver = .box(value)
                return .void
            }, { call in .box(rect(call.receiver).origin) })
        t.add(
            "var size: CGSize { get set }",
            set: { call in
                var value = rect(call.receiver)
                value.size = try call.argument(0, default: .zero)
                call.receiver = .box(value)
                return .void
            }, { call in .box(rect(call.receiver).size) })
        let fields: [(String, @Sendable (CGRect) -> CGFloat)] = [
            ("minX", { $0.minX }), ("midX", { $0.midX }), ("maxX", { $0.maxX }), ("minY", { $0.minY }),
            ("midY", { $0.midY }), ("maxY", { $0.maxY }), ("width", { $0.width }), ("height", { $0.height }),
        ]
        for (name, get) in fields {
            t.add("var \(name): CGFloat { get }") { call in .double(Double(get(rect(call.receiver)))) }
        }
        let tests: [(String, @Sendable (CGRect) -> Bool)] = [
            ("isEmpty", { $0.isEmpty }), ("isNull", { $0.isNull }), ("isInfinite", { $0.isInfinite }),
        ]
        for (name, test) in tests { t.add("var \(name): Bool { get }") { call in .bool(test(rect(call.receiver))) } }
        t.add("var standardized: CGRect { get }") { call in .box(rect(call.receiver).standardized) }
        t.add("var integral: CGRect { get }") { call in .box(rect(call.receiver).integral) }
    }

    private static func addRectMethods(_ t: inout NativeMembersBuilder) {
        t.add("func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect") { call in
            .box(rect(call.receiver).insetBy(dx: CGFloat(try call.double(0)), dy: CGFloat(try call.double(1))))
        }
        t.add("func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect") { call in
            .box(rect(call.receiver).offsetBy(dx: CGFloat(try call.double(0)), dy: CGFloat(try call.double(1))))
        }
        t.add("func union(_ r2: CGRect) -> CGRect") { call in .box(rect(call.receiver).union(rect(call.argument(0)))) }
        t.add("func intersection(_ r2: CGRect) -> CGRect") { call in .box(overlap(call)) }
        t.add("func intersects(_ r2: CGRect) -> Bool") { call in .bool(!overlap(call).isNull) }
        t.add("func contains(_ point: CGPoint) -> Bool") { call in
            .bool(holds(rect(call.receiver), try call.argument(0, default: .zero)))
        }
        t.add("func contains(_ rect2: CGRect) -> Bool") { call in
            .bool(rect(call.receiver).contains(rect(call.argument(0))))
        }
        t.add("func divided(atDistance: CGFloat, from: CGRectEdge) -> (slice: CGRect, remainder: CGRect)") { call in
            let edge = try call.argument(1, as: CGRectEdge.self, default: .minXEdge)
            let parts = rect(call.receiver).divided(atDistance: CGFloat(try call.double(0)), from: edge)
            return .tuple([.box(parts.slice), .box(parts.remainder)])
        }
    }
}
