import Drawing

/// What drawing one picture needs over and over: the scan converter, and the tables of the colours used last.
final class DrawingTools {
    let rasterizer: Rasterizer
    /// A list's rows use the same few colours in turn; each table costs 1,024 roundings and 5 KB.
    private var paints: [SolidPaint] = []
    private var next = 0
    private static let capacity = 16

    init() throws(PictureError) { rasterizer = try Rasterizer() }

    func solidPaint(_ color: ResolvedColor) -> SolidPaint {
        for paint in paints where paint.color == color { return paint }
        let paint = SolidPaint(color)
        if paints.count < Self.capacity { paints.append(paint) } else { paints[next] = paint }
        next = (next + 1) % Self.capacity
        return paint
    }
}
