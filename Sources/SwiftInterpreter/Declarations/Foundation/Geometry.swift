struct CGPoint: Hashable, Codable, Sendable {
    init()
    init(x: CGFloat, y: CGFloat)
    init(x: Double, y: Double)
    init(x: Int, y: Int)
    static let zero: Self
    var x: CGFloat
    var y: CGFloat
}

struct CGSize: Hashable, Codable, Sendable {
    init()
    init(width: CGFloat, height: CGFloat)
    init(width: Double, height: Double)
    init(width: Int, height: Int)
    static let zero: Self
    var width: CGFloat
    var height: CGFloat
}

struct CGRect: Hashable, Codable, Sendable {
    init()
    init(origin: CGPoint, size: CGSize)
    init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
    init(x: Double, y: Double, width: Double, height: Double)
    init(x: Int, y: Int, width: Int, height: Int)
    static let zero: Self
    static let null: Self
    static let infinite: Self
    var origin: CGPoint
    var size: CGSize
    let minX: CGFloat
    let midX: CGFloat
    let maxX: CGFloat
    let minY: CGFloat
    let midY: CGFloat
    let maxY: CGFloat
    let width: CGFloat
    let height: CGFloat
    let isEmpty: Bool
    let isNull: Bool
    let isInfinite: Bool
    let standardized: CGRect
    let integral: CGRect
    func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
    func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
    func union(_ r2: CGRect) -> CGRect
    @Calls(overlap) func intersection(_ r2: CGRect) -> CGRect
    @Calls(overlaps) func intersects(_ r2: CGRect) -> Bool
    @Calls(holds) func contains(_ point: CGPoint) -> Bool
    func contains(_ rect2: CGRect) -> Bool
    @Native(dividedRect)
    func divided(atDistance: CGFloat, from: CGRectEdge) -> (slice: CGRect, remainder: CGRect)
}

enum CGRectEdge: Hashable, Sendable {
    case minXEdge
    case minYEdge
    case maxXEdge
    case maxYEdge
}
