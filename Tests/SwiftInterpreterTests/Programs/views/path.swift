struct Point { var x, y: Double }
struct Path {
    enum Element { case move(Point), line(Point), close }
    private(set) var elements: [Element] = []
    init() {}
    init(_ build: (inout Path) -> Void) { build(&self) }
    mutating func move(to p: Point) { elements.append(.move(p)) }
    mutating func addLine(to p: Point) { elements.append(.line(p)) }
    mutating func closeSubpath() { elements.append(.close) }
    var description: String {
        elements.map {
            switch $0 {
            case .move(let p): "M\(Int(p.x)),\(Int(p.y))";
            case .line(let p): "L\(Int(p.x)),\(Int(p.y))";
            case .close: "Z"
            }
        }.joined(separator: " ")
    }
}
func polygon(_ n: Int) -> Path {
    Path { path in
        for i in 0..<n {
            let p = Point(x: Double(i * 10), y: i.isMultiple(of: 2) ? 0 : 10);
            if i == 0 { path.move(to: p) } else { path.addLine(to: p) }
        }
        path.closeSubpath()
    }
}
func run() { print(polygon(4).description, Path().elements.count) }
