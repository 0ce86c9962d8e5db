// AppKit's application object and its menus, panels and sounds: accepted, none of it is drawn.

public protocol NSApplicationDelegate: AnyObject {}

public class NSDockTile: NSObject {
    public var badgeLabel: String?
    public var contentView: NSView?
    public func display() {}
}

/// The app that a picture stands for.
open class NSApplication: NSResponder {
    public enum ActivationPolicy: Int { case regular, accessory, prohibited }
    public enum TerminateReply: UInt { case terminateCancel, terminateNow, terminateLater }

    public static let shared = NSApplication()
    public static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
    public static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
    public static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
    public static let didFinishLaunchingNotification = Notification.Name(
        "NSApplicationDidFinishLaunchingNotification")

    public var delegate: (any NSApplicationDelegate)?
    public var windows: [NSWindow] { [] }
    public var keyWindow: NSWindow? { nil }
    public var mainWindow: NSWindow? { nil }
    public var isActive: Bool { true }
    public var isHidden: Bool { false }
    public var currentEvent: NSEvent? { nil }
    public var mainMenu: NSMenu?
    public var appearance: NSAppearance? {
        didSet { _Host.warn("'NSApplication.appearance' has no effect on a picture; '.preferredColorScheme' has") }
    }
    public var effectiveAppearance: NSAppearance { NSAppearance(named: _Host.isDark ? .darkAqua : .aqua)! }
    public var applicationIconImage: UIImage! = UIImage()
    public let dockTile = NSDockTile()

    public func activate(ignoringOtherApps flag: Bool) {}
    public func activate() {}
    public func hide(_ sender: Any?) {}
    public func terminate(_ sender: Any?) {}
    public func orderFrontStandardAboutPanel(_ sender: Any? = nil) {}
    @discardableResult public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
    @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        false
    }
    public func runModal(for window: NSWindow) -> Int { 0 }
    public func stopModal() {}
}

public let NSApp: NSApplication! = NSApplication.shared

/// The delegate is made, as an app would, and never called: nothing happens to a picture's app.
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject> {
    public let wrappedValue: DelegateType
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = delegateType.init() }
    public var projectedValue: NSApplicationDelegateAdaptor<DelegateType> { self }
}

public class NSCursor: NSObject {
    public static let arrow = NSCursor()
    public static let pointingHand = NSCursor()
    public static let iBeam = NSCursor()
    public static let crosshair = NSCursor()
    public static let openHand = NSCursor()
    public static let closedHand = NSCursor()
    public static let resizeLeftRight = NSCursor()
    public static let resizeUpDown = NSCursor()
    public static let operationNotAllowed = NSCursor()
    public func push() {}
    public func pop() {}
    public func set() {}
    public static func pop() {}
    public static func hide() {}
    public static func unhide() {}
}

public class NSWorkspace: NSObject {
    public static let shared = NSWorkspace()
    /// Nothing is opened: there is nobody to look.
    @discardableResult public func open(_ url: URL) -> Bool { true }
    public func activateFileViewerSelecting(_ fileURLs: [URL]) {}
    public func icon(forFile fullPath: String) -> UIImage { UIImage() }
    public var accessibilityDisplayShouldReduceMotion: Bool { false }
}

/// A clipboard of the drawing's own.
public class NSPasteboard: NSObject {
    public struct PasteboardType: RawRepresentable, Hashable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
        public static let URL = PasteboardType(rawValue: "public.url")
        public static let fileURL = PasteboardType(rawValue: "public.file-url")
    }
    public static let general = NSPasteboard()
    private var texts: [PasteboardType: String] = [:]
    public private(set) var changeCount = 0
    @discardableResult public func clearContents() -> Int {
        texts = [:]
        changeCount += 1
        return changeCount
    }
    @discardableResult public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
        clearContents()
    }
    @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        texts[dataType] = string
        return true
    }
    public func string(forType dataType: PasteboardType) -> String? { texts[dataType] }
}

public class NSSound: NSObject {
    public init?(named name: String) {}
    @discardableResult public func play() -> Bool { true }
    @discardableResult public func stop() -> Bool { true }
}

open class NSMenuItem: NSObject {
    public var title: String
    public var state = 0
    public var isEnabled = true
    public var submenu: NSMenu?
    public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) { title = string }
    public static func separator() -> NSMenuItem { NSMenuItem(title: "", action: nil, keyEquivalent: "") }
}
open class NSMenu: NSObject {
    public var title = ""
    public private(set) var items: [NSMenuItem] = []
    public override init() {}
    public init(title: String) { self.title = title }
    public func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
}
public class NSStatusItem: NSObject {
    public static let variableLength: CGFloat = -1
    public static let squareLength: CGFloat = -2
    public var menu: NSMenu?
    public var button: NSView? { nil }
}
public class NSStatusBar: NSObject {
    public static let system = NSStatusBar()
    public func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem() }
}

/// Nobody answers: what asks is cancelled.
open class NSSavePanel: NSPanel {
    public enum Response { case OK, cancel, abort, `continue` }
    public var url: URL? { nil }
    public var nameFieldStringValue = ""
    public var canCreateDirectories = true
    public var message: String! = ""
    public var prompt: String! = ""
    public var directoryURL: URL?
    public var showsTagField = false
    public convenience init() {
        self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    }
    public func runModal() -> Response { .cancel }
    public func begin(completionHandler handler: @escaping (Response) -> Void) { handler(.cancel) }
}
open class NSOpenPanel: NSSavePanel {
    public var canChooseFiles = true
    public var canChooseDirectories = false
    public var allowsMultipleSelection = false
    public var urls: [URL] { [] }
}
open class NSAlert: NSObject {
    public enum Style: UInt { case warning, informational, critical }
    public var messageText = ""
    public var informativeText = ""
    public var alertStyle = Style.warning
    public override init() {}
    @discardableResult public func addButton(withTitle title: String) -> NSView { NSView(frame: .zero) }
    @discardableResult public func runModal() -> Int {
        _Host.warn("an alert of AppKit's isn't drawn; '.alert' is")
        return 0
    }
}
