// Screens that WebKit, SafariServices and MessageUI draw on a device: their places stay empty.

public protocol WKNavigationDelegate: AnyObject {}
public protocol WKUIDelegate: AnyObject {}
public protocol WKScriptMessageHandler: AnyObject {}
public class WKScriptMessage: NSObject {
    public var name: String { "" }
    public var body: Any { "" }
}
public class WKNavigation: NSObject {}
public class WKNavigationAction: NSObject {
    public var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}
public enum WKNavigationActionPolicy: Int { case cancel, allow, download }
public class WKPreferences: NSObject {
    public var javaScriptEnabled = true
    public var minimumFontSize: CGFloat = 0
    public override init() {}
}
public class WKUserContentController: NSObject {
    public override init() {}
    public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
}
public class WKWebsiteDataStore: NSObject {
    public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}
public class WKWebViewConfiguration: NSObject {
    public var preferences = WKPreferences()
    public var userContentController = WKUserContentController()
    public var websiteDataStore = WKWebsiteDataStore.default()
    public var allowsInlineMediaPlayback = false
    public override init() {}
}

/// A page: it is asked for, and nothing is loaded.
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    public weak var navigationDelegate: (any WKNavigationDelegate)?
    public weak var uiDelegate: (any WKUIDelegate)?
    public let scrollView = UIScrollView(frame: .zero)
    public private(set) var url: URL?
    public var title: String? { nil }
    public var isLoading: Bool { false }
    public var estimatedProgress: Double { 0 }
    public var canGoBack: Bool { false }
    public var canGoForward: Bool { false }
    public var allowsBackForwardNavigationGestures = false
    public var customUserAgent: String?
    public var isInspectable = false

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }
    public convenience init() { self.init(frame: .zero) }
    @discardableResult public func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return nil
    }
    @discardableResult public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
    @discardableResult public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        nil
    }
    @discardableResult public func reload() -> WKNavigation? { nil }
    @discardableResult public func goBack() -> WKNavigation? { nil }
    @discardableResult public func goForward() -> WKNavigation? { nil }
    public func stopLoading() {}
    public func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {}
}

public protocol SFSafariViewControllerDelegate: AnyObject {}
open class SFSafariViewController: UIViewController {
    public class Configuration: NSObject {
        public var entersReaderIfAvailable = false
        public var barCollapsingEnabled = true
        public override init() {}
    }
    public enum DismissButtonStyle: Int { case done, close, cancel }
    public var preferredBarTintColor: UIColor?
    public var preferredControlTintColor: UIColor?
    public var dismissButtonStyle = DismissButtonStyle.done
    public weak var delegate: (any SFSafariViewControllerDelegate)?
    public init(url URL: URL) { super.init(nibName: nil, bundle: nil) }
    public init(url URL: URL, configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
}

public enum MFMailComposeResult: Int { case cancelled, saved, sent, failed }
public protocol MFMailComposeViewControllerDelegate: AnyObject {}
open class MFMailComposeViewController: UINavigationController {
    public static func canSendMail() -> Bool { false }
    public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    public init() { super.init(nibName: nil, bundle: nil) }
    public func setSubject(_ subject: String) {}
    public func setToRecipients(_ toRecipients: [String]?) {}
    public func setCcRecipients(_ ccRecipients: [String]?) {}
    public func setMessageBody(_ body: String, isHTML: Bool) {}
}
open class MFMessageComposeViewController: UINavigationController {
    public static func canSendText() -> Bool { false }
    public var recipients: [String]?
    public var body: String?
    public init() { super.init(nibName: nil, bundle: nil) }
}
