import Foundation

extension DisplayList.Item {
    /// About how much drawing it takes on so many pixels, in units of a run's budget; a group's contents count for
    /// themselves.
    package func work(on pixels: Int) -> Int {
        switch self {
        case .fill(let path, _, let paint): path.elements.count * 16 + pixels * paint.work + 64
        case .stroke(let path, let style, let paint): path.work(strokedIn: style) + pixels * (paint.work + 1) + 64
        case .glyphs(let run, let paint): run.glyphs.count * 64 + pixels * paint.work
        case .image(let image): pixels * 4 + image.work + 64
        case .group: 64
        }
    }
}

extension Paint {
    /// What a pixel of it takes.
    fileprivate var work: Int {
        if case .color = self { return 1 }
        return 4
    }
}

extension DisplayList.ImageItem {
    /// Where it is drawn much smaller than it is, all its pixels are averaged first.
    fileprivate var work: Int {
        let isReduced = sourceRect.width > rect.width.magnitude * 2 || sourceRect.height > rect.height.magnitude * 2
        guard isReduced, interpolation != .none else { return 0 }
        return (sourceRect.width * sourceRect.height).whole(in: 0...1_000_000_000)
    }
}

extension Path {
    /// Cairo looks at each segment and at each dash, and finds where they meet.
    fileprivate func work(strokedIn style: StrokeStyle) -> Int {
        let dash = style.usableDash
        let period = dash.reduce(0, +)
        guard period > 0, !dash.isEmpty else { return elements.count * 64 }
        let bounds = controlPointBounds
        guard !bounds.isNull, bounds.hasFiniteValues else { return elements.count * 64 }
        // No segment is longer than the way round its box; dashes too short to be seen are drawn as a grey.
        let longest = 2 * (bounds.width + bounds.height)
        let dashes = min(longest / period, 1e9) * CGFloat(dash.count) * CGFloat(max(elements.count, 1))
        return elements.count * 64 + Int(min(dashes, 1e15))
    }
}
