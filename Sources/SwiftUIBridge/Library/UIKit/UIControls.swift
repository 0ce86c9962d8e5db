// UIKit's controls, drawn by SwiftUI's. Appearance proxies of single controls have no effect.

open class UISegmentedControl: UIControl {
    private static let proxy = UISegmentedControl(frame: .zero)
    public static func appearance() -> UISegmentedControl { proxy }
    private func tell(_ name: String) {
        appearanceHasNoEffect("UISegmentedControl." + name, "buttons of your own have")
    }
    private func apply(_ color: UIColor?, to part: String) {
        if self === Self.proxy { applyAppearance(color, to: part) }
    }
    private var titles: [String] = []
    public var selectedSegmentIndex = -1
    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(items: [Any]?) {
        super.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? "" }
    }
    public var numberOfSegments: Int { titles.count }
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(segment, titles.count))
    }
    public func titleForSegment(at segment: Int) -> String? { titles[segment] }
    open override var backgroundColor: UIColor? { didSet { apply(backgroundColor, to: "segmentGround") } }
    public var selectedSegmentTintColor: UIColor? {
        didSet { apply(selectedSegmentTintColor, to: "segmentChosen") }
    }
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        apply(
            attributes?[.foregroundColor] as? UIColor, to: state == .selected ? "segmentChosenTitle" : "segmentTitle")
    }
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        tell("setBackgroundImage")
    }
    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) { tell("setDividerImage") }
    override func content(filling axes: Axis.Set) -> AnyView? {
        let titles = titles
        return AnyView(
            Picker("", selection: .constant(selectedSegmentIndex)) {
                ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
            }
            .pickerStyle(.segmented))
    }
}

open class UIPageControl: UIControl {
    private static let proxy = UIPageControl(frame: .zero)
    public static func appearance() -> UIPageControl { proxy }
    private func tell(_ name: String) {
        guard self === Self.proxy else { return }
        appearanceHasNoEffect(
            "UIPageControl." + name, "'.tabViewStyle(.page(indexDisplayMode: .never))' with circles of your own has")
    }
    public enum BackgroundStyle: Int { case automatic, prominent, minimal }
    public var currentPageIndicatorTintColor: UIColor? {
        didSet { if self === Self.proxy { applyAppearance(currentPageIndicatorTintColor, to: "pageCurrentDot") } }
    }
    public var pageIndicatorTintColor: UIColor? {
        didSet { if self === Self.proxy { applyAppearance(pageIndicatorTintColor, to: "pageDot") } }
    }
    public var preferredIndicatorImage: UIImage? { didSet { tell("preferredIndicatorImage") } }
    private var images: [Int: UIImage] = [:]
    public func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
    public func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
    public var preferredCurrentPageIndicatorImage: UIImage? { didSet { tell("preferredCurrentPageIndicatorImage") } }
    public var hidesForSinglePage = false
    public var numberOfPages = 0
    public var currentPage = 0
    public var backgroundStyle = BackgroundStyle.automatic
    public var allowsContinuousInteraction = true
    override func content(filling axes: Axis.Set) -> AnyView? {
        if hidesForSinglePage, numberOfPages < 2 { return AnyView(EmptyView()) }
        let shown = currentPage
        let current = Color(uiColor: currentPageIndicatorTintColor ?? UIColor.white)
        let other = Color(uiColor: pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.5))
        let pictures = (0..<max(numberOfPages, 0)).map { page in
            page == shown
                ? preferredCurrentPageIndicatorImage ?? images[page] ?? preferredIndicatorImage
                : images[page] ?? preferredIndicatorImage
        }
        return AnyView(
            HStack(spacing: 10) {
                ForEach(pictures.indices, id: \.self) { page in
                    let color = page == shown ? current : other
                    if let picture = pictures[page] {
                        Image(uiImage: picture).renderingMode(.template).font(.system(size: 9))
                            .foregroundStyle(color)
                    } else {
                        Circle().fill(color).frame(width: 7, height: 7)
                    }
                }
            }
            .fixedSize()
            .frame(maxWidth: .infinity)
            .frame(height: 26))
    }
}

open class UISwitch: UIControl {
    private static let proxy = UISwitch(frame: .zero)
    public static func appearance() -> UISwitch { proxy }
    private func tell(_ name: String, _ instead: String) {
        if self === Self.proxy { appearanceHasNoEffect("UISwitch." + name, instead) }
    }
    public var onTintColor: UIColor? { didSet { tell("onTintColor", "'.tint' has") } }
    public var thumbTintColor: UIColor? {
        didSet { appearanceHasNoEffect("UISwitch.thumbTintColor", "a 'ToggleStyle' of your own has") }
    }
    public var isOn = false
    public func setOn(_ on: Bool, animated: Bool) { isOn = on }
    override func content(filling axes: Axis.Set) -> AnyView? {
        AnyView(
            Toggle("", isOn: .constant(isOn)).labelsHidden()
                .tint(onTintColor.map { Color(uiColor: $0) } ?? Color.green).fixedSize())
    }
}

open class UISlider: UIControl {
    private static let proxy = UISlider(frame: .zero)
    public static func appearance() -> UISlider { proxy }
    private func tell(_ name: String, _ instead: String) {
        if self === Self.proxy { appearanceHasNoEffect("UISlider." + name, instead) }
    }
    public var value: Float = 0
    public var minimumValue: Float = 0
    public var maximumValue: Float = 1
    public var isContinuous = true
    public var minimumTrackTintColor: UIColor? { didSet { tell("minimumTrackTintColor", "'.tint' has") } }
    public var maximumTrackTintColor: UIColor? { didSet { tell("maximumTrackTintColor", "a slider of your own has") } }
    public var thumbTintColor: UIColor? { didSet { tell("thumbTintColor", "a slider of your own has") } }
    public func setValue(_ value: Float, animated: Bool) { self.value = value }
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        appearanceHasNoEffect("UISlider.setThumbImage", "a slider of your own has")
    }
    override func content(filling axes: Axis.Set) -> AnyView? {
        guard minimumValue < maximumValue else { return nil }
        let (shown, bounds) = (min(max(value, minimumValue), maximumValue), minimumValue...maximumValue)
        if maximumTrackTintColor != nil || thumbTintColor != nil {
            return AnyView(
                PaintedSlider(
                    fraction: CGFloat((shown - minimumValue) / (maximumValue - minimumValue)),
                    low: minimumTrackTintColor.map { Color(uiColor: $0) } ?? Color(uiColor: tintColor),
                    high: Color(uiColor: maximumTrackTintColor ?? UIColor.systemFill),
                    thumb: Color(uiColor: thumbTintColor ?? UIColor.white)))
        }
        let slider = Slider(value: .constant(shown), in: bounds)
        guard let minimumTrackTintColor else { return AnyView(slider) }
        return AnyView(slider.tint(Color(uiColor: minimumTrackTintColor)))
    }
}

/// A slider in colours that SwiftUI's can't have.
private struct PaintedSlider: View {
    let fraction: CGFloat
    let low: Color
    let high: Color
    let thumb: Color
    var body: some View {
        GeometryReader { place in
            let x = 19 + (place.size.width - 38) * fraction
            ZStack(alignment: .leading) {
                Capsule().fill(high).frame(height: 6)
                Capsule().fill(low).frame(width: max(x, 0), height: 6)
                Capsule().fill(thumb).frame(width: 38, height: 24)
                    .shadow(color: Color.black.opacity(0.16), radius: 4, y: 2)
                    .offset(x: x - 19)
            }
            .frame(maxHeight: .infinity)
        }
        .frame(height: 28)
    }
}

open class UIActivityIndicatorView: UIView {
    public enum Style: Int { case medium = 100, large }
    public var style: Style
    public var color: UIColor?
    public var hidesWhenStopped = true
    public private(set) var isAnimating = false
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }
    public func startAnimating() { isAnimating = true }
    public func stopAnimating() { isAnimating = false }
    override func content(filling axes: Axis.Set) -> AnyView? {
        // One that stands still is hidden; its size is that of the style all the same.
        AnyView(
            ProgressView().controlSize(style == .large ? .large : .regular)
                .tint(color.map { Color(uiColor: $0) }).fixedSize()
                .opacity(hidesWhenStopped && !isAnimating ? 0 : 1))
    }
}
