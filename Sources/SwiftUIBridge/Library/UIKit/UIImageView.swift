open class UIImageView: UIView {
    open var image: UIImage?
    public init(image: UIImage?) {
        super.init(frame: .zero)
        self.image = image
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    override func content(filling axes: Axis.Set) -> AnyView? {
        guard let image else { return super.content(filling: axes) }
        let picture = Image(uiImage: image)
        switch contentMode {
        case .scaleToFill, .redraw: return AnyView(picture.resizable())
        case .scaleAspectFit:
            return AnyView(picture.resizable().scaledToFit().frame(maxWidth: .infinity, maxHeight: .infinity))
        case .scaleAspectFill:
            return AnyView(Color.clear.overlay { picture.resizable().scaledToFill() }.clipped())
        default: return AnyView(picture.frame(maxWidth: .infinity, maxHeight: .infinity))
        }
    }
}

extension UIImage {
    public class Configuration: NSObject {}

    public final class SymbolConfiguration: Configuration {
        public init(pointSize: CGFloat) { tellOfSize() }
        public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { tellOfSize() }
        public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) { tellOfSize() }
        public init(weight: UIImage.SymbolWeight) { tellOfSize() }
        public init(scale: UIImage.SymbolScale) { tellOfSize() }
        public init(font: UIFont) { tellOfSize() }
        public init(textStyle: UIFont.TextStyle) { tellOfSize() }
    }
    public enum SymbolWeight: Int {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    public enum SymbolScale: Int { case unspecified = -1, `default`, small, medium, large }

    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(systemName: name)
    }
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
}
private func tellOfSize() {
    _Host.warn("'UIImage.SymbolConfiguration' has no effect on a picture; '.font' on the image has")
}

public enum NSTextAlignment: Int {
    case left, center, right, justified, natural
    var inFrame: Alignment { self == .center ? .center : self == .right ? .trailing : .leading }
    var ofLines: TextAlignment { self == .center ? .center : self == .right ? .trailing : .leading }
}
public enum NSLineBreakMode: Int {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

extension NSAttributedString {
    /// In the font and colour that it was made with.
    var shown: Text {
        var result = Text(verbatim: string)
        if let font = attributes[.font] as? UIFont { result = result.font(Font(font)) }
        if let color = attributes[.foregroundColor] as? UIColor {
            result = result.foregroundColor(Color(uiColor: color))
        }
        if attributes[.underlineStyle] != nil { result = result.underline() }
        if attributes[.strikethroughStyle] != nil { result = result.strikethrough() }
        return result
    }
}

open class UILabel: UIView {
    open var text: String? { didSet { attributedText = nil } }
    open var attributedText: NSAttributedString?
    open var font: UIFont! = UIFont.systemFont(ofSize: 17)
    open var textColor: UIColor!
    open var highlightedTextColor: UIColor?
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var isEnabled = true
    open var numberOfLines = 1
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    public override init(frame: CGRect) { super.init(frame: frame) }
    override func content(filling axes: Axis.Set) -> AnyView? {
        guard let text = attributedText?.shown ?? text.map({ Text(verbatim: $0) }) else {
            return super.content(filling: axes)
        }
        let cuts: Text.TruncationMode =
            lineBreakMode == .byTruncatingHead ? .head : lineBreakMode == .byTruncatingMiddle ? .middle : .tail
        let isCut = lineBreakMode == .byClipping && numberOfLines == 1
        var label = AnyView(
            text
                .font(font.font)
                .foregroundStyle(Color(uiColor: textColor ?? UIColor.label))
                .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
                .truncationMode(cuts)
                .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
                .multilineTextAlignment(textAlignment.ofLines)
                .fixedSize(horizontal: isCut, vertical: false))
        if let shadowColor {
            label = AnyView(
                label.shadow(
                    color: Color(uiColor: shadowColor), radius: 0, x: shadowOffset.width, y: shadowOffset.height))
        }
        label = AnyView(
            label.frame(
                maxWidth: axes.contains(.horizontal) ? CGFloat.infinity : nil,
                maxHeight: axes.contains(.vertical) ? CGFloat.infinity : nil, alignment: textAlignment.inFrame))
        if isCut { label = AnyView(label.frame(minWidth: 0, alignment: textAlignment.inFrame).clipped()) }
        return isEnabled ? label : AnyView(label.opacity(0.5))
    }
}

open class UIStackView: UIView {
    public enum Distribution: Int { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    public enum Alignment: Int {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }
    public static let spacingUseDefault: CGFloat = -1
    public static let spacingUseSystem: CGFloat = 8
    open private(set) var arrangedSubviews: [UIView] = []
    open var spacing: CGFloat = 0
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var isLayoutMarginsRelativeArrangement = false
    private var ownSpacings: [(view: UIView, spacing: CGFloat)] = []
    public init(arrangedSubviews views: [UIView]) {
        super.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        addSubview(view)
    }
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        ownSpacings.append((arrangedSubview, spacing))
    }
    open var axis = NSLayoutConstraint.Axis.horizontal
    override var looseSubviews: [UIView] {
        subviews.filter { view in !arrangedSubviews.contains { $0 === view } }
    }

    override func content(filling axes: Axis.Set) -> AnyView? {
        let isVertical = axis == .vertical
        let spreads = distribution == .equalSpacing || distribution == .equalCentering
        let shares = distribution == .fillEqually
        var inner: Axis.Set = []
        if !spreads, axes.contains(isVertical ? .vertical : .horizontal) {
            inner.insert(isVertical ? .vertical : .horizontal)
        }
        if alignment == .fill { inner.insert(isVertical ? .horizontal : .vertical) }
        let shown = arrangedSubviews.filter { !$0.isHidden }
        let parts = shown.compactMap { view -> (drawing: AnyView, space: CGFloat)? in
            guard let drawing = view.drawing(filling: inner) else { return nil }
            let equal =
                shares
                ? AnyView(
                    drawing.frame(
                        minWidth: isVertical ? nil : 0, maxWidth: isVertical ? nil : CGFloat.infinity,
                        minHeight: isVertical ? 0 : nil, maxHeight: isVertical ? CGFloat.infinity : nil))
                : drawing
            return (equal, ownSpacings.last { $0.view === view }.map { $0.spacing - spacing } ?? 0)
        }
        let layout =
            isVertical
            ? AnyLayout(VStackLayout(alignment: horizontal, spacing: spacing))
            : AnyLayout(HStackLayout(alignment: vertical, spacing: spacing))
        let stack = layout {
            ForEach(parts.indices, id: \.self) { index in
                parts[index].drawing.padding(isVertical ? .bottom : .trailing, parts[index].space)
                if spreads, index < parts.count - 1 { Spacer(minLength: 0) }
            }
        }
        guard isLayoutMarginsRelativeArrangement else { return AnyView(stack) }
        return AnyView(
            stack.padding(
                EdgeInsets(
                    top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
                    trailing: layoutMargins.right)))
    }

    private var horizontal: HorizontalAlignment {
        alignment == .leading ? .leading : alignment == .trailing ? .trailing : .center
    }
    private var vertical: VerticalAlignment {
        switch alignment {
        case .leading: .top
        case .trailing: .bottom
        case .firstBaseline: .firstTextBaseline
        case .lastBaseline: .lastTextBaseline
        default: .center
        }
    }
}
