import ViewGraph

/// A picture repeated over the painted area.
public struct ImagePaint: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public var image: Image
    /// The part that is repeated, in fractions of the picture.
    public var sourceRect: CGRect
    public var scale: CGFloat

    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }

    public static func == (lhs: ImagePaint, rhs: ImagePaint) -> Bool {
        lhs.image == rhs.image && lhs.sourceRect == rhs.sourceRect && lhs.scale == rhs.scale
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(image)
        hasher.combine(scale)
    }

    public func _paint(in context: StyleContext) -> StyledPaint {
        let resolved = image.resolved(in: context.environment)
        guard scale > 0, scale.isFinite, let bitmap = bitmap(of: resolved, in: context) else {
            var styled = StyledPaint(.color(.clear))
            styled.warning = image.warning(for: resolved, in: context.environment)
            if styled.warning == nil, scale > 0 {
                styled.warning = "an ImagePaint repeats pictures; a drawing can't be repeated"
            }
            return styled
        }
        let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
        let source = CGRect(
            x: sourceRect.minX * width, y: sourceRect.minY * height, width: sourceRect.width * width,
            height: sourceRect.height * height)
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: context.rect.minX, ty: context.rect.minY)
        return StyledPaint(.image(bitmap, sourceRect: source, transform: transform))
    }

    /// A symbol is repeated in the primary colour.
    private func bitmap(of image: ResolvedImage, in context: StyleContext) -> Bitmap? {
        let displayScale = context.environment.displayScale
        switch image {
        case .bitmap(let asset): return asset.bitmap(for: asset.size, displayScale: displayScale)
        case .symbol(let symbol):
            let color = Color.primary.resolvedColor(in: context.environment)
            return symbol.bitmap(color: color, displayScale: displayScale)
        case .unknownSymbol, .missing: return nil
        }
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
