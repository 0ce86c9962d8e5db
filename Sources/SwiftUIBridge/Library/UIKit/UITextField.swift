// UIKit's text fields, text views and search bars.

public enum UITextAutocorrectionType: Int { case `default`, no, yes }
public enum UITextSpellCheckingType: Int { case `default`, no, yes }
public enum UITextSmartDashesType: Int { case `default`, no, yes }
public enum UITextSmartQuotesType: Int { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int { case `default`, no, yes }
public enum UIKeyboardAppearance: Int { case `default`, dark, light }
open class UITextInputPasswordRules: NSObject {
    public let passwordRulesDescriptor: String
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
    }
}
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
    public class override func appearance() -> UITextView { proxy }
    open override var backgroundColor: UIColor? {
        didSet {
            guard self === Self.proxy else { return }
            appearanceHasNoEffect(
                "UITextView.backgroundColor", "'.scrollContentBackground' and '.background' have")
        }
    }
    public var text: String! = "" { didSet { attributedText = nil } }
    public var attributedText: NSAttributedString?
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
    override func content(filling axes: Axis.Set) -> AnyView? {
        AnyView(
            (attributedText?.shown ?? Text(verbatim: text ?? ""))
                .font(font?.font ?? Font.system(size: 12))
                .foregroundStyle(Color(uiColor: textColor ?? UIColor.label))
                .multilineTextAlignment(textAlignment.ofLines)
                .padding(
                    EdgeInsets(
                        top: textContainerInset.top, leading: textContainerInset.left + 5,
                        bottom: textContainerInset.bottom, trailing: textContainerInset.right + 5)
                )
                .frame(
                    maxWidth: .infinity, maxHeight: .infinity,
                    alignment: Alignment(horizontal: textAlignment.inFrame.horizontal, vertical: .top)
                )
                .clipped())
    }
    override var drawnBackground: UIColor? { backgroundColor ?? UIColor.systemBackground }
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
    public var leftView: UIView?
    public var rightView: UIView?
    public var leftViewMode = ViewMode.never
    public var rightViewMode = ViewMode.never
    public var clearsOnBeginEditing = false
    public var clearsOnInsertion = false
    public var passwordRules: UITextInputPasswordRules?
    public var smartDashesType = UITextSmartDashesType.default
    public var smartQuotesType = UITextSmartQuotesType.default
    public var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    public var keyboardAppearance = UIKeyboardAppearance.default
    public var enablesReturnKeyAutomatically = false
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
    override func content(filling axes: Axis.Set) -> AnyView? {
        let shown = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text ?? ""
        let (left, right) = (leftViewMode == .never ? nil : leftView, rightViewMode == .never ? nil : rightView)
        let text = Text(verbatim: shown.isEmpty ? placeholder ?? attributedPlaceholder?.string ?? "" : shown)
            .font(font?.font ?? Font.body)
            .foregroundStyle(Color(uiColor: shown.isEmpty ? UIColor.placeholderText : textColor ?? UIColor.label))
            .lineLimit(1)
            .padding(.horizontal, borderStyle == .none ? 0 : 7)
            .frame(maxWidth: .infinity, alignment: textAlignment.inFrame)
        let label = HStack(spacing: 0) {
            if let left { left.atItsSize }
            text
            if let right { right.atItsSize }
        }
        .frame(maxHeight: axes.contains(.vertical) ? CGFloat.infinity : nil)
        .frame(minHeight: borderStyle == .none ? nil : 34)
        guard borderStyle == .roundedRect else { return AnyView(label) }
        return AnyView(
            label.background(Color(uiColor: backgroundColor ?? UIColor.systemBackground), in: .rect(cornerRadius: 5))
                .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(white: 0.8), lineWidth: 0.5) })
    }
    override var drawnBackground: UIColor? { borderStyle == .roundedRect ? nil : backgroundColor }
}

extension UIView {
    fileprivate var atItsSize: AnyView {
        let size = frame.size
        return AnyView(
            (drawing ?? AnyView(Color.clear)).frame(
                width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil
            )
            .fixedSize())
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
    override func content(filling axes: Axis.Set) -> AnyView? {
        let isEmpty = text?.isEmpty ?? true
        let field = searchTextField.backgroundColor ?? UIColor.tertiarySystemFill
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
                .background(Color(uiColor: field), in: .rect(cornerRadius: 10))
                if showsCancelButton { Text("Cancel").foregroundStyle(.tint) }
            }
            .padding(.horizontal, 8)
            .frame(height: 56))
    }
    override var drawnBackground: UIColor? {
        barTintColor ?? backgroundColor ?? (searchBarStyle == .minimal ? nil : UIColor.systemBackground)
    }
    public var backgroundImage: UIImage?
    public var isTranslucent = true
}
