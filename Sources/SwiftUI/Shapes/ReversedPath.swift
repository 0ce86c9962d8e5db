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
        move(to: last)
        let isClosed = part.last == .closeSubpath
        // Each element leads back to where the one before it ended.
        let drawn = part.filter { $0.end != nil }
        for index in drawn.indices.dropFirst().reversed() {
            let start = points[index - 1]
            switch drawn[index] {
            case .line: addLine(to: start)
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
