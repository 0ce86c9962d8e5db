import SwiftInterpreter

/// UIKit's controls: what a program makes is drawn by SwiftUI's; what is set for all of them at once has no effect.
let controlSource = LibrarySource(
    "UIControls.swift",
    provides: [
        "UISegmentedControl", "UIPageControl", "UISwitch", "UISlider", "UIActivityIndicatorView",
    ],
    """
    open class UISegmentedControl: UIControl {
        private static let proxy = UISegmentedControl(frame: .zero)
        public static func appearance() -> UISegmentedControl { proxy }
        private func tell(_ name: String) {
            appearanceHasNoEffect("UISegmentedControl." + name, "'.tint' and buttons of your own have")
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
        open override var backgroundColor: UIColor? { didSet { tell("backgroundColor") } }
        public var selectedSegmentTintColor: UIColor? { didSet { tell("selectedSegmentTintColor") } }
        public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
            tell("setTitleTextAttributes")
        }
        public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
            tell("setBackgroundImage")
        }
        public func setDividerImage(
            _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
            rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
        ) { tell("setDividerImage") }
        override var drawing: AnyView? {
            let titles = titles
            return AnyView(
                Picker("", selection: .constant(selectedSegmentIndex)) {
                    ForEach(titles.indices, id: \\.self) { Text(verbatim: titles[$0]).tag($0) }
                }
                .pickerStyle(.segmented))
        }
    }

    open class UIPageControl: UIControl {
        private static let proxy = UIPageControl(frame: .zero)
        public static func appearance() -> UIPageControl { proxy }
        private func tell(_ name: String) {
            guard self === Self.proxy else { return }
            appearanceHasNoEffect("UIPageControl." + name, "'.tabViewStyle(.page(indexDisplayMode: .never))' with circles of your own has")
        }
        public enum BackgroundStyle: Int { case automatic, prominent, minimal }
        public var currentPageIndicatorTintColor: UIColor? { didSet { tell("currentPageIndicatorTintColor") } }
        public var pageIndicatorTintColor: UIColor? { didSet { tell("pageIndicatorTintColor") } }
        public var preferredIndicatorImage: UIImage? { didSet { tell("preferredIndicatorImage") } }
        public var preferredCurrentPageIndicatorImage: UIImage? { didSet { tell("preferredCurrentPageIndicatorImage") } }
        public var hidesForSinglePage = false
        public var numberOfPages = 0
        public var currentPage = 0
        public var backgroundStyle = BackgroundStyle.automatic
        public var allowsContinuousInteraction = true
        override var drawing: AnyView? {
            if hidesForSinglePage, numberOfPages < 2 { return AnyView(EmptyView()) }
            let shown = currentPage
            let current = Color(uiColor: currentPageIndicatorTintColor ?? UIColor.white)
            let other = Color(uiColor: pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.5))
            return AnyView(
                HStack(spacing: 10) {
                    ForEach(0..<numberOfPages, id: \\.self) { page in
                        Circle().fill(page == shown ? current : other).frame(width: 7, height: 7)
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
        override var drawing: AnyView? {
            AnyView(
                Toggle("", isOn: .constant(isOn)).labelsHidden()
                    .tint(onTintColor.map { Color(uiColor: $0) }).fixedSize())
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
        public var maximumTrackTintColor: UIColor?
        public var thumbTintColor: UIColor?
        public func setValue(_ value: Float, animated: Bool) { self.value = value }
        public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
            appearanceHasNoEffect("UISlider.setThumbImage", "a slider of your own has")
        }
        override var drawing: AnyView? {
            guard minimumValue < maximumValue else { return nil }
            return AnyView(
                Slider(value: .constant(min(max(value, minimumValue), maximumValue)), in: minimumValue...maximumValue)
                    .tint(minimumTrackTintColor.map { Color(uiColor: $0) }))
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
        override var drawing: AnyView? {
            if hidesWhenStopped, !isAnimating { return AnyView(EmptyView()) }
            return AnyView(
                ProgressView().controlSize(style == .large ? .large : .regular)
                    .tint(color.map { Color(uiColor: $0) }).fixedSize())
        }
    }
    """)

/// What people type into in UIKit.
let fieldSource = LibrarySource(
    "UITextField.swift",
    provides: [
        "UITextView", "UITextField", "UISearchBar", "UITextFieldDelegate", "UITextViewDelegate", "UISearchBarDelegate",
        "UITextAutocorrectionType", "UITextSpellCheckingType", "UIReturnKeyType",
    ],
    """
    public enum UITextAutocorrectionType: Int { case `default`, no, yes }
    public enum UITextSpellCheckingType: Int { case `default`, no, yes }
    public enum UIReturnKeyType: Int {
        case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
    }

    public protocol UITextFieldDelegate: AnyObject {
        func textFieldDidChangeSelection(_ textField: UITextField)
        func textFieldDidBeginEditing(_ textField: UITextField)
        func textFieldDidEndEditing(_ textField: UITextField)
        func textFieldShouldReturn(_ textField: UITextField) -> Bool
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool
    }
    extension UITextFieldDelegate {
        public func textFieldDidChangeSelection(_ textField: UITextField) {}
        public func textFieldDidBeginEditing(_ textField: UITextField) {}
        public func textFieldDidEndEditing(_ textField: UITextField) {}
        public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
        public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
        public func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { true }
    }

    public protocol UITextViewDelegate: UIScrollViewDelegate {
        func textViewDidChange(_ textView: UITextView)
        func textViewDidBeginEditing(_ textView: UITextView)
        func textViewDidEndEditing(_ textView: UITextView)
        func textViewDidChangeSelection(_ textView: UITextView)
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    }
    extension UITextViewDelegate {
        public func textViewDidChange(_ textView: UITextView) {}
        public func textViewDidBeginEditing(_ textView: UITextView) {}
        public func textViewDidEndEditing(_ textView: UITextView) {}
        public func textViewDidChangeSelection(_ textView: UITextView) {}
        public func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { true }
    }

    public protocol UISearchBarDelegate: AnyObject {
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    }
    extension UISearchBarDelegate {
        public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
        public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
        public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
        public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
        public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    }

    open class UITextView: UIScrollView {
        private static let proxy = UITextView(frame: .zero)
        public static override func appearance() -> UITextView { proxy }
        private var ground: UIColor?
        open override var backgroundColor: UIColor? {
            get { ground }
            set {
                ground = newValue
                guard self === Self.proxy else { return }
                appearanceHasNoEffect(
                    "UITextView.backgroundColor", "'.scrollContentBackground' and '.background' have")
            }
        }
        public var text: String! = ""
        public var font: UIFont?
        public var textColor: UIColor?
        public var textAlignment = NSTextAlignment.natural
        public var isEditable = true
        public var isSelectable = true
        public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        public var keyboardType = UIKeyboardType.default
        public var autocorrectionType = UITextAutocorrectionType.default
        public var autocapitalizationType = UITextAutocapitalizationType.sentences
        public var returnKeyType = UIReturnKeyType.default
        public var inputAccessoryView: UIView?
        override var drawing: AnyView? {
            AnyView(
                Text(verbatim: text ?? "")
                    .font(font?.font ?? Font.system(size: 12))
                    .foregroundStyle(Color(uiColor: textColor ?? UIColor.label))
                    .multilineTextAlignment(textAlignment.ofLines)
                    .padding(
                        EdgeInsets(
                            top: textContainerInset.top, leading: textContainerInset.left + 5,
                            bottom: textContainerInset.bottom, trailing: textContainerInset.right + 5))
                    .frame(
                        maxWidth: .infinity, maxHeight: .infinity,
                        alignment: Alignment(horizontal: textAlignment.inFrame.horizontal, vertical: .top))
                    .clipped()
                    .background(Color(uiColor: backgroundColor ?? UIColor.systemBackground)))
        }
    }

    open class UITextField: UIControl {
        private static let proxy = UITextField(frame: .zero)
        public static func appearance() -> UITextField { proxy }
        public enum ViewMode: Int { case never, whileEditing, unlessEditing, always }
        public enum BorderStyle: Int { case none, line, bezel, roundedRect }
        public var text: String? = ""
        public var placeholder: String?
        public var attributedPlaceholder: NSAttributedString?
        public var font: UIFont?
        public var textColor: UIColor?
        public var textAlignment = NSTextAlignment.natural
        public var borderStyle = BorderStyle.none
        public var isSecureTextEntry = false
        public var keyboardType = UIKeyboardType.default
        public var textContentType: UITextContentType!
        public var autocorrectionType = UITextAutocorrectionType.default
        public var autocapitalizationType = UITextAutocapitalizationType.sentences
        public var spellCheckingType = UITextSpellCheckingType.default
        public var returnKeyType = UIReturnKeyType.default
        public var inputView: UIView?
        public var inputAccessoryView: UIView?
        public var adjustsFontSizeToFitWidth = false
        public weak var delegate: (any UITextFieldDelegate)?
        public var clearButtonMode = ViewMode.never {
            didSet {
                guard clearButtonMode != .never else { return }
                appearanceHasNoEffect("UITextField.clearButtonMode", "a 'Button' beside the field has")
            }
        }
        public var isEditing: Bool { false }
        open func deleteBackward() { text = String((text ?? "").dropLast()) }
        override var drawing: AnyView? {
            let shown = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text ?? ""
            let label = Text(verbatim: shown.isEmpty ? placeholder ?? attributedPlaceholder?.string ?? "" : shown)
                .font(font?.font ?? Font.body)
                .foregroundStyle(Color(uiColor: shown.isEmpty ? UIColor.placeholderText : textColor ?? UIColor.label))
                .lineLimit(1)
                .padding(.horizontal, borderStyle == .none ? 0 : 7)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: textAlignment.inFrame)
            guard borderStyle == .roundedRect else {
                return AnyView(label.background(Color(uiColor: backgroundColor ?? UIColor.clear)))
            }
            return AnyView(
                label.background(Color(uiColor: backgroundColor ?? UIColor.systemBackground), in: .rect(cornerRadius: 5))
                    .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(white: 0.8), lineWidth: 0.5) })
        }
    }

    open class UISearchBar: UIView {
        private static let proxy = UISearchBar(frame: .zero)
        public static func appearance() -> UISearchBar { proxy }
        public enum Style: Int { case `default`, prominent, minimal }
        public var barTintColor: UIColor?
        public var text: String?
        public var placeholder: String?
        public var searchBarStyle = Style.default
        public var showsCancelButton = false
        public var autocapitalizationType = UITextAutocapitalizationType.sentences
        public var autocorrectionType = UITextAutocorrectionType.default
        public var keyboardType = UIKeyboardType.default
        public var returnKeyType = UIReturnKeyType.default
        public weak var delegate: (any UISearchBarDelegate)?
        public var searchTextField = UITextField(frame: .zero)
        public func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
            self.showsCancelButton = showsCancelButton
        }
        override var drawing: AnyView? {
            let isEmpty = text?.isEmpty ?? true
            return AnyView(
                HStack(spacing: 12) {
                    HStack(spacing: 6) {
                        Image(systemName: "magnifyingglass")
                        Text(verbatim: isEmpty ? placeholder ?? "" : text ?? "")
                            .foregroundStyle(isEmpty ? Color.secondary : Color.primary)
                            .lineLimit(1)
                        Spacer(minLength: 0)
                    }
                    .foregroundStyle(.secondary)
                    .padding(.horizontal, 8)
                    .frame(height: 36)
                    .background(Color(uiColor: UIColor.tertiarySystemFill), in: .rect(cornerRadius: 10))
                    if showsCancelButton { Text("Cancel").foregroundStyle(.tint) }
                }
                .padding(.horizontal, 8)
                .frame(height: 56)
                .background(searchBarStyle == .minimal ? Color.clear : Color(uiColor: UIColor.systemBackground)))
        }
    }
    """)
