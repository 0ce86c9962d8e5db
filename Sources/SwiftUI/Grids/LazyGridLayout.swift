import ViewGraph

/// The layout of `LazyVGrid` (`axis` vertical) and `LazyHGrid`: cells fill the tracks in order, line by line.
///
/// The tracks are made twice, from what is proposed and, when placing, from what was answered (measured: facts.md 11.2).
package struct LazyGridLayout: Layout {
    /// The one the lines follow each other on.
    let axis: Axis
    let items: [GridItem]
    let alignment: AlignmentKey
    let spacing: CGFloat?

    package static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.mayAnswerBuiltInGuides = false
        return properties
    }

    private var minor: Axis { axis.other }
    var lineSpacing: CGFloat { spacing ?? GridTracks.defaultSpacing }

    /// One line of cells: which subviews, where it starts and how long it is on the major axis.
    private struct Line {
        var cells: Range<Int>
        var start: CGFloat
        var length: CGFloat
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (tracks, answer) = measuredTracks(proposal[minor], subviews)
        let length = lines(tracks, subviews).last.map { $0.start + $0.length } ?? 0
        return CGSize(axis, along: length, across: answer)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let breadth = bounds.size[minor]
        let tracks = GridTracks(items, in: breadth)
        let free = max(breadth - tracks.length, 0)
        let start = bounds.origin[minor] + guide(in: free)
        for line in lines(tracks, subviews) {
            for (track, index) in zip(tracks.tracks, line.cells) {
                let proposal = ProposedViewSize(axis, along: line.length, across: track.length)
                let dimensions = subviews[subviews.startIndex + index].dimensions(
                    in: proposal, because: "its track and line")
                let size = CGSize(axis, along: line.length, across: track.length)
                let inset = cellOrigin(dimensions, in: size, item: items[track.item])
                var origin = CGPoint.zero
                origin[axis] = bounds.origin[axis] + line.start + inset[axis]
                origin[minor] = start + track.start + inset[minor]
                subviews[subviews.startIndex + index].place(at: origin, proposal: proposal)
            }
        }
    }

    /// Where tracks begin that leave `free` points of the grid's breadth.
    private func guide(in free: CGFloat) -> CGFloat {
        let size = CGSize(axis, along: 0, across: free)
        let value = ViewDimensions(size: size)[alignment]
        return value.isFinite ? value : free / 2
    }

    private func cellOrigin(_ dimensions: ViewDimensions, in size: CGSize, item: GridItem) -> CGPoint {
        let container = ViewDimensions(size: size)
        func place(_ key: AlignmentKey) -> CGFloat {
            let difference = container[key] - dimensions[key]
            return difference.isFinite ? difference : 0
        }
        let cell = item.alignment ?? .center
        return CGPoint(x: place(cell.horizontal.key), y: place(cell.vertical.key))
    }

    /// The tracks for a proposal, and how broad the grid says it is.
    private func measuredTracks(_ proposed: CGFloat?, _ subviews: Subviews) -> (GridTracks, CGFloat) {
        guard let proposed, proposed.isFinite else {
            let ideal = idealBreadth(subviews)
            let tracks = GridTracks(items, in: ideal)
            // Nothing ends where there is no end of space.
            return (tracks, proposed == nil ? max(ideal, tracks.length) : .infinity)
        }
        let tracks = GridTracks(items, in: proposed)
        return (tracks, max(proposed, tracks.length))
    }

    /// What the cells of the first line would like (measured: facts.md 11.3).
    private func idealBreadth(_ subviews: Subviews) -> CGFloat {
        var total = items.dropLast().reduce(0) { $0 + ($1.spacing ?? GridTracks.defaultSpacing) }
        for (index, item) in items.enumerated() {
            let ideal =
                index < subviews.count
                ? subviews[subviews.startIndex + index].sizeThatFits(.unspecified)[minor] : 0
            switch item.size {
            case .fixed(let length): total += max(length, 0)
            case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
                total += max(minimum, min(ideal, maximum))
            }
        }
        return total
    }

    private func lines(_ tracks: GridTracks, _ subviews: Subviews) -> [Line] {
        let count = tracks.tracks.count
        guard count > 0 else { return [] }
        var result: [Line] = []
        var position: CGFloat = 0
        for first in stride(from: 0, to: subviews.count, by: count) {
            let cells = first..<min(first + count, subviews.count)
            var length: CGFloat = 0
            for (track, index) in zip(tracks.tracks, cells) {
                let proposal = ProposedViewSize(axis, along: nil, across: track.length)
                length = max(
                    length, subviews[subviews.startIndex + index].sizeThatFits(proposal, because: "its track")[axis])
            }
            result.append(Line(cells: cells, start: position, length: length))
            position += length + lineSpacing
        }
        return result
    }
}
