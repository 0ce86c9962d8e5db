import Drawing

/// What drawing one picture needs over and over: the scan converter, and the last colour's table.
final class DrawingTools {
    let rasterizer: Rasterizer
    private var lastPaint: SolidPaint?

    init() throws(PictureError) { rasterizer = try Rasterizer() }

    func solidPaint(_ color: ResolvedColor) -> SolidPaint {
        if let lastPaint, lastPaint.color == color { return lastPaint }
        let paint = SolidPaint(color)
        lastPaint = paint
        return paint
    }
}
