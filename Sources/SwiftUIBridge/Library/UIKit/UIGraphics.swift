// UIKit's drawing functions: the calls are recorded and drawn by a `Canvas`, so that they stay vectors.
// Also read for: jpegData, pngData, GraphicsStack.
// Not read for: addClip, draw, fill, set, stroke.

/// What is drawn, step by step.
public final class CGContext: NSObject {
    struct State {
        var fill = Color.black
        var stroke = Color.black
        var line = StrokeStyle(lineWidth: 1)
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var transform = CGAffineTransform.identity
        var shadow: (offset: CGSize, blur: CGFloat, color: Color)?
        /// In the picture's own coordinates.
        var clips: [Path] = []
    }

    var state = State()
    private var saved: [State] = []
    private var path = Path()
    private var steps: [(inout GraphicsContext) -> Void] = []
    let size: CGSize
    let scale: CGFloat
    let isOpaque: Bool

    init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        self.size = size
        self.scale = scale
        self.isOpaque = isOpaque
    }

    public var width: Int { Int(size.width * scale) }
    public var height: Int { Int(size.height * scale) }
    public var ctm: CGAffineTransform { state.transform }

    /// Draws with what is set now.
    func add(_ draw: @escaping (inout GraphicsContext, State) -> Void) {
        let state = state
        steps.append { context in
            var layer = context
            layer.opacity = Double(state.alpha)
            layer.blendMode = state.blendMode.mode
            for clip in state.clips { layer.clip(to: clip) }
            if let shadow = state.shadow {
                layer.addFilter(
                    .shadow(
                        color: shadow.color, radius: shadow.blur / 2, x: shadow.offset.width,
                        y: shadow.offset.height))
            }
            layer.concatenate(state.transform)
            draw(&layer, state)
        }
    }

    var image: UIImage {
        let (steps, isOpaque) = (steps, isOpaque)
        let renderer = ImageRenderer(
            content: Canvas { context, size in
                if isOpaque { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
                for step in steps { step(&context) }
            }
            .frame(width: size.width, height: size.height))
        renderer.scale = scale
        return renderer.uiImage ?? UIImage()
    }

    public func makeImage() -> CGImage? { image.cgImage }

    // MARK: - State

    public func saveGState() { saved.append(state) }
    public func restoreGState() { if let last = saved.popLast() { state = last } }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }
    public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = Color(red: red, green: green, blue: blue, opacity: alpha)
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = Color(red: red, green: green, blue: blue, opacity: alpha)
    }
    public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dash = lengths
        state.line.dashPhase = phase
    }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { (offset, blur, Color(cgColor: $0)) }
    }
    public func setShadow(offset: CGSize, blur: CGFloat) { state.shadow = (offset, blur, Color.black.opacity(0.33)) }
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allows: Bool) {}

    // MARK: - Paths

    public func beginPath() { path = Path() }
    public func closePath() { path.closeSubpath() }
    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    public func addPath(_ other: CGPath) { path.addPath(Path(other)) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
    }

    func fill(_ path: Path, evenOdd: Bool = false) {
        add { $0.fill(path, with: .color($1.fill), style: FillStyle(eoFill: evenOdd)) }
    }
    func stroke(_ path: Path) { add { $0.stroke(path, with: .color($1.stroke), style: $1.line) } }
    func clip(_ path: Path) { state.clips.append(path.applying(state.transform)) }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(path, evenOdd: rule == .evenOdd)
        path = Path()
    }
    public func strokePath() {
        stroke(path)
        path = Path()
    }
    public func drawPath(using mode: CGPathDrawingMode) {
        if mode != .stroke { fill(path, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(path) }
        path = Path()
    }
    public func clip() {
        clip(path)
        path = Path()
    }
    public func clip(to rect: CGRect) { clip(Path(rect)) }
    public func fill(_ rect: CGRect) { fill(Path(rect)) }
    public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.line
        state.line.lineWidth = width
        stroke(Path(rect))
        state.line = before
    }
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
    public func clear(_ rect: CGRect) {
        let before = state.blendMode
        state.blendMode = .clear
        fill(Path(rect))
        state.blendMode = before
    }

    // MARK: - Pictures

    func draw(_ image: Image, in rect: CGRect) { add { context, _ in context.draw(image, in: rect) } }
    /// Upside down, as Core Graphics draws into UIKit's contexts.
    public func draw(_ image: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(Image(decorative: image, scale: 1), in: rect)
        restoreGState()
    }
}

public enum CGPathFillRule { case winding, evenOdd }
public enum CGPathDrawingMode { case fill, eoFill, stroke, fillStroke, eoFillStroke }
public enum CGBlendMode {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop
    case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    var mode: GraphicsContext.BlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .clear: .clear
        case .copy: .copy
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}

/// The contexts that are drawn in, the innermost last.
enum GraphicsStack {
    static var contexts: [CGContext] = []
    static var current: CGContext? { contexts.last }
}

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale == 0 ? UIScreen.main.scale : scale
    GraphicsStack.contexts.append(CGContext(size: size, scale: scale, isOpaque: opaque))
}
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsStack.current?.image }
public func UIGraphicsEndImageContext() { _ = GraphicsStack.contexts.popLast() }
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.contexts.append(context) }
public func UIGraphicsPopContext() { _ = GraphicsStack.contexts.popLast() }
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }

public class UIGraphicsImageRendererFormat: NSObject {
    public enum Range: Int { case unspecified = -1, automatic, extended, standard }
    public var scale: CGFloat = UIScreen.main.scale
    public var opaque = false
    public var preferredRange = Range.automatic
    public override init() {}
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

public class UIGraphicsImageRendererContext: NSObject {
    public let format: UIGraphicsImageRendererFormat
    public let cgContext: CGContext
    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }
    public var currentImage: UIImage { cgContext.image }
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

public class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        GraphicsStack.contexts.append(context)
        actions(UIGraphicsImageRendererContext(context, format))
        _ = GraphicsStack.contexts.popLast()
        return context.image
    }
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
    public func jpegData(
        withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { pngData(actions: actions) }
}

extension UIColor {
    public func setFill() { GraphicsStack.current?.state.fill = Color(uiColor: self) }
    public func setStroke() { GraphicsStack.current?.state.stroke = Color(uiColor: self) }
    public func set() {
        setFill()
        setStroke()
    }
}

extension UIBezierPath {
    public func fill() { GraphicsStack.current?.fill(Path(cgPath), evenOdd: usesEvenOddFillRule) }
    public func stroke() {
        guard let context = GraphicsStack.current else { return }
        let before = context.state.line
        context.state.line.lineWidth = lineWidth
        context.state.line.lineCap = lineCapStyle
        context.state.line.lineJoin = lineJoinStyle
        context.stroke(Path(cgPath))
        context.state.line = before
    }
    public func addClip() { GraphicsStack.current?.clip(Path(cgPath)) }
}

extension UIImage {
    public func draw(in rect: CGRect) {
        GraphicsStack.current?.draw(Image(uiImage: self), in: rect)
    }
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = GraphicsStack.current else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }
}
