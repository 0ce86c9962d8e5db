import ViewGraph

/// The stripes that a list with alternating rows has below its last row, down to its own end, on macOS: as many as rows
/// of the least height would stand there (measured: facts 21.11, of an empty list).
struct ListStripes {
    let metrics: ListMetrics
    /// Where the last row ends, and how many rows there are.
    let start: CGFloat
    let count: Int
    /// What is seen of the list, in the coordinates that `start` is in.
    let visible: CGRect

    /// Every other place, since the first of the list has the list's own background.
    private var rects: [CGRect] {
        let (pitch, inset) = (metrics.minimumRow, metrics.selectionInset ?? 0)
        guard pitch > 0, visible.width > 2 * inset, visible.maxY > start else { return [] }
        let places = min(Int((visible.maxY - start) / pitch) + 1, 1000)
        return (0..<places).filter { (count + $0) % 2 == 1 }.map {
            CGRect(
                x: visible.minX + inset, y: start + CGFloat($0) * pitch, width: visible.width - 2 * inset, height: pitch
            )
        }
    }

    func draw(in context: inout DrawContext, environment: EnvironmentValues) {
        let rects = rects
        guard !rects.isEmpty else { return }
        let (origin, color) = (context.origin, ListRowNode.stripe(in: environment))
        let clip = Path(visible.offsetBy(dx: origin.x, dy: origin.y))
        context.group(DisplayList.Group(clip: DisplayList.Clip(path: clip, style: FillStyle()))) { context in
            for rect in rects {
                let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
                let path = metrics.selectionInset == nil ? Path(rect) : Path(roundedRect: rect, cornerRadius: 5)
                context.draw(color.styledPaint(in: environment, rect: rect)) { .fill(path, FillStyle(), $0) }
            }
        }
    }
}
