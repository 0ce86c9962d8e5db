import ViewGraph

extension Path {
    /// The same outline, each of its parts run through from its end, the last part first.
    nonisolated var reversed: Path {
        var parts: [[Element]] = []
        forEach { element in
            if case .move = element { parts.append([]) }
            if parts.isEmpty { parts.append([]) }
            parts[parts.count - 1].append(element)
        }
        var result = Path()
        for part in parts.reversed() { result.addReversed(part) }
        return result
    }

    private nonisolated mutating func addReversed(_ part: [Element]) {
        let points = part.compactMap(\.end)
        guard let last = points.last else { return }
        let isClosed = part.last == .closeSubpath
        // What is closed ends where it began: the line that closes it comes first.
        move(to: isClosed ? points[0] : last)
        if isClosed, last != points[0] { addLine(to: last) }
        // Each element leads back to where the one before it ended.
        let drawn = part.filter { $0.end != nil }
        for index in drawn.indices.dropFirst().reversed() {
            let start = points[index - 1]
            switch drawn[index] {
            case .line: if !isClosed || index > 1 { addLine(to: start) }
            case .quadCurve(_, let control): addQuadCurve(to: start, control: control)
            case .curve(_, let first, let second): addCurve(to: start, control1: second, control2: first)
            case .move, .closeSubpath: break
            }
        }
        if isClosed { closeSubpath() }
    }
}

extension Path.Element {
    fileprivate nonisolated var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end): end
        case .quadCurve(let end, _), .curve(let end, _, _): end
        case .closeSubpath: nil
        }
    }
}
