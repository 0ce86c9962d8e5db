// Layers of Core Animation: backgrounds, borders, shadows, gradients and shapes of UIKit's views.

public struct CACornerMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    static let all = CACornerMask(rawValue: 15)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners = CACornerMask.all
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var shadowColor: CGColor? = UIColor.black.cgColor
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowPath: CGPath?
    open var opacity: Float = 1
    open var zPosition: CGFloat = 0
    open var frame = CGRect.zero
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var position: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var isHidden = false
    open var contentsScale: CGFloat = 1
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsEdgeAntialiasing = false
    open private(set) var sublayers: [CALayer]? = nil
    open private(set) weak var superlayer: CALayer?
    open var filters: [Any]?
    open var name: String?
    weak var owner: UIView?
    public required override init() {}

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(idx), layers.count))
        sublayers = layers
    }
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }
    open func removeAllAnimations() {}
    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}

    /// What it is by itself, under its sublayers.
    var paint: AnyView? { nil }

    private var corners: UnevenRoundedRectangle {
        func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? cornerRadius : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: radius(.layerMinXMinYCorner), bottomLeadingRadius: radius(.layerMinXMaxYCorner),
            bottomTrailingRadius: radius(.layerMaxXMaxYCorner), topTrailingRadius: radius(.layerMaxXMinYCorner),
            style: cornerCurve == .continuous ? .continuous : .circular)
    }

    /// The view that it is the layer of, with what the layer adds; nil where nothing of both shows.
    func drawing(of content: AnyView?, background: UIColor?, parts: [AnyView], alpha: CGFloat) -> AnyView? {
        let color = background.map { Color(uiColor: $0) } ?? backgroundColor.map { Color(cgColor: $0) }
        let layers = ([paint] + (sublayers ?? []).map { $0.placedDrawing }).compactMap { $0 }
        let isPlain = color == nil && borderWidth <= 0 && layers.isEmpty
        guard !isPlain || content != nil || !parts.isEmpty else { return nil }
        let corners = corners
        var result = content ?? AnyView(Color.clear)
        if color != nil || !layers.isEmpty {
            result = AnyView(
                result.background(alignment: .topLeading) {
                    ZStack(alignment: .topLeading) {
                        if let color { corners.fill(color) }
                        ForEach(layers.indices, id: \.self) { layers[$0] }
                    }
                })
        }
        if !parts.isEmpty {
            result = AnyView(
                result.overlay(alignment: .topLeading) {
                    ZStack(alignment: .topLeading) { ForEach(parts.indices, id: \.self) { parts[$0] } }
                })
        }
        if masksToBounds { result = AnyView(result.clipShape(corners)) }
        if borderWidth > 0 {
            let edge = borderColor.map { Color(cgColor: $0) } ?? Color.black
            let width = borderWidth
            result = AnyView(result.overlay { corners.strokeBorder(edge, lineWidth: width) })
        }
        if shadowOpacity > 0, !masksToBounds {
            let shade = (shadowColor.map { Color(cgColor: $0) } ?? Color.black).opacity(Double(shadowOpacity))
            result = AnyView(
                result.compositingGroup().shadow(
                    color: shade, radius: shadowRadius, x: shadowOffset.width, y: shadowOffset.height))
        }
        let shown = alpha * CGFloat(opacity)
        return shown < 1 ? AnyView(result.opacity(shown)) : result
    }

    /// In its frame; a layer without one is as large as what it stands in.
    private var placedDrawing: AnyView? {
        guard !isHidden, let drawing = drawing(of: nil, background: nil, parts: [], alpha: 1) else { return nil }
        guard frame.width > 0, frame.height > 0 else { return drawing }
        return AnyView(
            drawing.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY))
    }
}

public struct CAGradientLayerType: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial
    public required init() { super.init() }

    override var paint: AnyView? {
        let found = (colors ?? []).compactMap { ($0 as? UIColor)?.cgColor ?? $0 as? CGColor }.map { Color(cgColor: $0) }
        guard !found.isEmpty else { return nil }
        let places = locations.map { $0.map { $0.doubleValue } } ?? []
        let last = Double(max(found.count - 1, 1))
        let stops = found.indices.map { index in
            Gradient.Stop(color: found[index], location: index < places.count ? places[index] : Double(index) / last)
        }
        let start = UnitPoint(x: startPoint.x, y: startPoint.y)
        let end = UnitPoint(x: endPoint.x, y: endPoint.y)
        switch type {
        case .radial: return AnyView(EllipticalGradient(stops: stops, center: start, endRadiusFraction: 1))
        case .conic: return AnyView(AngularGradient(stops: stops, center: start))
        default: return AnyView(LinearGradient(stops: stops, startPoint: start, endPoint: end))
        }
    }
}

open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = UIColor.black.cgColor
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var lineDashPattern: [NSNumber]?
    open var lineDashPhase: CGFloat = 0
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var miterLimit: CGFloat = 10
    public required init() { super.init() }

    override var paint: AnyView? {
        guard let path else { return nil }
        let whole = Path(path)
        let style = StrokeStyle(
            lineWidth: lineWidth, miterLimit: miterLimit,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
        let (fill, stroke, start, end) = (fillColor, strokeColor, strokeStart, strokeEnd)
        return AnyView(
            ZStack(alignment: .topLeading) {
                if let fill { whole.fill(Color(cgColor: fill)) }
                if let stroke { whole.trim(from: start, to: end).stroke(Color(cgColor: stroke), style: style) }
            })
    }
}
