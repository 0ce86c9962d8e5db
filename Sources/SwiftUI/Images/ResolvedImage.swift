import Typesetting
import ViewGraph

/// What an image turned out to be in its environment.
enum ResolvedImage {
    case symbol(Symbol)
    case bitmap(ImageAsset)
    /// No symbol of that name: a box stands in, with the size in points.
    case unknownSymbol(CGSize)
    case missing

    /// In points.
    var size: CGSize {
        switch self {
        case .symbol(let symbol): return symbol.size
        case .bitmap(let asset): return asset.size
        case .unknownSymbol(let size): return size
        case .missing: return .zero
        }
    }

    /// The distance from the top to the baseline of text beside it; nil where the bottom stands on it.
    var baseline: CGFloat? {
        switch self {
        case .symbol(let symbol): return symbol.baseline
        case .unknownSymbol(let size): return size.height * 0.85
        case .bitmap, .missing: return nil
        }
    }
}

extension Image {
    func resolved(in environment: EnvironmentValues) -> ResolvedImage {
        resolved(font: environment.resolvedFont, in: environment)
    }

    func resolved(font: FontDescriptor, in environment: EnvironmentValues) -> ResolvedImage {
        switch source {
        case .bitmap(let asset): return .bitmap(asset)
        case .encoded(let picture):
            return (try? environment.assets?.image(of: picture).get()).map { .bitmap($0) } ?? .missing
        case .address(let url, let scale):
            return (try? environment.assets?.image(at: url, scale: scale).get()).map { .bitmap($0) } ?? .missing
        case .named(let name):
            return environment.assets?.image(named: name, in: environment).map { .bitmap($0) } ?? .missing
        case .resource(let symbol):
            return Self.named(symbol, in: environment).resolved(font: font, in: environment)
        case .symbol(let name):
            let scale = environment.imageScale.symbolScale
            let shownName = environment.symbolVariants.name(of: name)
            let symbol = Symbols.symbol(
                named: shownName, fontSize: font.size, weight: font.weight,
                scale: scale, isTight: resizing != nil,
                displayScale: environment.displayScale, catalog: environment.fontCatalog)
            if let symbol {
                let isMirrored =
                    environment.layoutDirection == .rightToLeft && Symbols.followsReadingDirection(shownName)
                return .symbol(isMirrored ? symbol.mirrored : symbol)
            }
            let side = font.size.isFinite ? min(max(font.size, 0), 10_000).rounded(.up) : 0
            return .unknownSymbol(CGSize(width: side, height: side))
        }
    }

    /// The picture that a symbol stands for; the symbol itself counts as a name where there is none.
    private static func named(_ symbol: String, in environment: EnvironmentValues) -> Image {
        Image(environment.assets?.imageName(ofSymbol: symbol) ?? symbol)
    }

    /// The warning where the image can't be found; nil where it can.
    func warning(in environment: EnvironmentValues) -> String? {
        warning(for: resolved(in: environment), in: environment)
    }

    func warning(for resolved: ResolvedImage, in environment: EnvironmentValues) -> String? {
        switch (resolved, source) {
        case (.symbol(let symbol), .symbol(let name)):
            return layerWarning(of: symbol, named: environment.symbolVariants.name(of: name), in: environment)
        case (.unknownSymbol, .symbol(let name)):
            let nearest = Symbols.nearestNames(to: name).map { "'\($0)'" }
            let hint = nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: ", "))?"
            return "there is no symbol named '\(name)'\(hint)"
        case (.missing, .named(let name)):
            if let failure = environment.assets?.failure(ofImageNamed: name) {
                return "the image '\(name)' can't be drawn: \(failure)"
            }
            let nearest = (environment.assets?.imageNames(like: name) ?? []).map { "'\($0)'" }
            let hint = nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: ", "))?"
            return "there is no image named '\(name)' in the assets (--assets DIR)\(hint)"
        case (.missing, .resource(let symbol)):
            return Self.named(symbol, in: environment).warning(for: resolved, in: environment)
        case (.missing, .encoded(let picture)):
            guard case .failure(let error)? = environment.assets?.image(of: picture) else { return nil }
            return error.description
        case (.missing, .address(let url, let scale)):
            guard case .failure(let error)? = environment.assets?.image(at: url, scale: scale) else { return nil }
            return error.description
        default: return nil
        }
    }

    /// Whether there is a symbol of that name.
    static func hasSymbol(named name: String) -> Bool { Symbols.exists(name) }
}

extension AssetProvider {
    fileprivate func image(of picture: EncodedPicture) -> Result<ImageAsset, AssetError> { picture.asset(by: self) }
}

extension Image.Scale {
    var symbolScale: Symbol.Scale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

// MARK: - Drawing

extension Image {
    func draw(
        _ resolved: ResolvedImage, in context: inout DrawContext, rect: CGRect, paint: Paint,
        environment: EnvironmentValues
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        switch resolved {
        case .symbol(let symbol):
            guard symbol.size.width > 0, symbol.size.height > 0 else { return }
            context.add(.fill(symbol.path.applying(symbol.placement(in: rect)), FillStyle(), paint))
        case .bitmap(let asset): draw(asset, in: &context, rect: rect, paint: paint)
        case .unknownSymbol:
            let line = StrokeStyle(lineWidth: 1, dash: [1, 2])
            context.add(.stroke(Path(rect.shrunk(by: 0.5)), line, paint))
        case .missing: drawCrossedBox(in: &context, rect: rect, paint: paint)
        }
    }

    /// A square in the middle with its diagonals: the place of a picture that isn't there.
    private func drawCrossedBox(in context: inout DrawContext, rect: CGRect, paint: Paint) {
        let side = min(rect.width, rect.height)
        let box = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side).shrunk(by: 0.5)
        var path = Path(box)
        path.move(to: CGPoint(x: box.minX, y: box.minY))
        path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
        path.move(to: CGPoint(x: box.maxX, y: box.minY))
        path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
        context.add(.stroke(path, StrokeStyle(lineWidth: 1), paint))
    }

    private func draw(_ asset: ImageAsset, in context: inout DrawContext, rect: CGRect, paint: Paint) {
        let isTemplate = renderingModeChoice.map { $0 == .template } ?? asset.isTemplate
        if case .drawing(let drawing) = asset.contents {
            return context.add(drawing.item(in: rect, template: isTemplate ? paint : nil))
        }
        let insets = resizing.map { $0.capInsets == EdgeInsets() ? asset.capInsets : $0.capInsets } ?? EdgeInsets()
        let isTiled = resizing.map { $0.mode == .tile || asset.isTiled && $0.capInsets == EdgeInsets() } ?? false
        // What is cut or repeated keeps the size of its own.
        let drawnSize = isTiled || insets != EdgeInsets() ? asset.size : rect.size
        guard let bitmap = asset.bitmap(for: drawnSize, displayScale: context.displayScale) else { return }
        for slice in slices(of: bitmap, in: rect, insets: insets) {
            if isTiled, !isTemplate {
                context.add(.fill(Path(slice.target), FillStyle(), slice.tilePaint(bitmap)))
                continue
            }
            var item = DisplayList.ImageItem(
                bitmap: bitmap, sourceRect: slice.source, rect: slice.target,
                interpolation: interpolationQuality.quality, template: isTemplate ? paint : nil)
            item.document = asset.document
            context.add(.image(item))
        }
    }

    /// The parts of a picture that are stretched or repeated by themselves: one without insets, up to nine with.
    private func slices(of bitmap: Bitmap, in rect: CGRect, insets: EdgeInsets) -> [ImageSlice] {
        let whole = CGRect(x: 0, y: 0, width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
        guard whole.width > 0, whole.height > 0 else { return [] }
        guard insets != EdgeInsets() else { return [ImageSlice(source: whole, target: rect)] }
        let columns = ImageSlice.parts(
            source: whole.width, target: rect.width, before: insets.leading, after: insets.trailing, scale: bitmap.scale
        )
        let rows = ImageSlice.parts(
            source: whole.height, target: rect.height, before: insets.top, after: insets.bottom, scale: bitmap.scale)
        return rows.flatMap { row in
            columns.map { column in
                ImageSlice(
                    source: CGRect(
                        x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
                    target: CGRect(
                        x: rect.minX + column.target, y: rect.minY + row.target, width: column.targetLength,
                        height: row.targetLength))
            }
        }
    }
}

/// A part of a bitmap, in its pixels, and where it is drawn, in points.
private struct ImageSlice {
    var source: CGRect
    var target: CGRect

    typealias Part = (source: CGFloat, sourceLength: CGFloat, target: CGFloat, targetLength: CGFloat)

    /// An axis cut into a fixed start, a middle that is stretched, and a fixed end.
    static func parts(
        source: CGFloat, target: CGFloat, before: CGFloat, after: CGFloat, scale: CGFloat
    ) -> [Part] {
        let (start, end) = (min(max(before, 0), target), min(max(after, 0), max(target - max(before, 0), 0)))
        let (sourceStart, sourceEnd) = (min(start * scale, source), min(end * scale, source))
        let parts: [Part] = [
            (0, sourceStart, 0, start),
            (sourceStart, source - sourceStart - sourceEnd, start, target - start - end),
            (source - sourceEnd, sourceEnd, target - end, end),
        ]
        return parts.filter { $0.sourceLength > 0 && $0.targetLength > 0 }
    }

    func tilePaint(_ bitmap: Bitmap) -> Paint {
        .image(
            bitmap, sourceRect: source, transform: CGAffineTransform(translationX: target.minX, y: target.minY))
    }
}

extension Image.Interpolation {
    var quality: DisplayList.Interpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}

extension ImageDrawing {
    /// The drawing stretched to a rectangle; as a template only its opacity, in a paint.
    fileprivate func item(in rect: CGRect, template: Paint?) -> DisplayList.Item {
        guard size.width > 0, size.height > 0 else { return .group(DisplayList.Group()) }
        let place = CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
        let placed = DisplayList.Group(
            transform: place, clip: DisplayList.Clip(path: Path(CGRect(origin: .zero, size: size))),
            isIsolated: true, contents: list)
        guard let template else { return .group(placed) }
        return .group(
            DisplayList.Group(
                mask: DisplayList(items: [.group(placed)]),
                contents: DisplayList(items: [.fill(Path(rect), FillStyle(), template)])))
    }
}

// MARK: - In text

extension Image {
    /// The place of the image in a line of text.
    func attachment(id: Int, font: FontDescriptor, in environment: EnvironmentValues) -> TextAttachment? {
        let image = resolved(font: font, in: environment)
        guard image.size.width > 0, image.size.height > 0 else { return nil }
        return TextAttachment(id: id, size: image.size, baseline: image.baseline ?? image.size.height)
    }

    func draw(in context: inout DrawContext, rect: CGRect, paint: Paint, environment: EnvironmentValues) {
        let image = resolved(in: environment)
        if case .symbol(let symbol) = image,
            drawLayers(of: symbol, in: &context, rect: rect, environment: environment, paint: paint)
        {
            return
        }
        draw(image, in: &context, rect: rect, paint: paint, environment: environment)
    }
}
