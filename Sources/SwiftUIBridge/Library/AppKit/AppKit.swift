// AppKit's views and windows: a program can make and query them, they aren't drawn.

open class NSResponder: NSObject {
    public override init() {}
    open var nextResponder: NSResponder?
    open var acceptsFirstResponder: Bool { false }
    open func becomeFirstResponder() -> Bool { false }
    open func resignFirstResponder() -> Bool { true }
    open func mouseDown(with event: NSEvent) {}
    open func mouseUp(with event: NSEvent) {}
    open func mouseDragged(with event: NSEvent) {}
    open func mouseMoved(with event: NSEvent) {}
    open func mouseEntered(with event: NSEvent) {}
    open func mouseExited(with event: NSEvent) {}
    open func rightMouseDown(with event: NSEvent) {}
    open func keyDown(with event: NSEvent) {}
    open func keyUp(with event: NSEvent) {}
    open func flagsChanged(with event: NSEvent) {}
    open func scrollWheel(with event: NSEvent) {}
    open func cancelOperation(_ sender: Any?) {}
}

open class NSEvent: NSObject {
    public struct ModifierFlags: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let capsLock = ModifierFlags(rawValue: 65536)
        public static let shift = ModifierFlags(rawValue: 131072)
        public static let control = ModifierFlags(rawValue: 262144)
        public static let option = ModifierFlags(rawValue: 524288)
        public static let command = ModifierFlags(rawValue: 1048576)
        public static let function = ModifierFlags(rawValue: 8388608)
    }
    public struct EventTypeMask: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let leftMouseDown = EventTypeMask(rawValue: 2)
        public static let leftMouseUp = EventTypeMask(rawValue: 4)
        public static let rightMouseDown = EventTypeMask(rawValue: 8)
        public static let mouseMoved = EventTypeMask(rawValue: 32)
        public static let leftMouseDragged = EventTypeMask(rawValue: 64)
        public static let keyDown = EventTypeMask(rawValue: 1024)
        public static let keyUp = EventTypeMask(rawValue: 2048)
        public static let flagsChanged = EventTypeMask(rawValue: 4096)
        public static let scrollWheel = EventTypeMask(rawValue: 4_194_304)
        public static let any = EventTypeMask(rawValue: UInt.max)
    }
    public static var mouseLocation: CGPoint { .zero }
    public static var modifierFlags: ModifierFlags { [] }
    public var modifierFlags: ModifierFlags { [] }
    public var keyCode: UInt16 { 0 }
    public var characters: String? { nil }
    public var charactersIgnoringModifiers: String? { nil }
    public var locationInWindow: CGPoint { .zero }
    public var scrollingDeltaX: CGFloat { 0 }
    public var scrollingDeltaY: CGFloat { 0 }
    public var deltaX: CGFloat { 0 }
    public var deltaY: CGFloat { 0 }
    public var clickCount: Int { 0 }
    public var window: NSWindow? { nil }
    /// No event comes from a device.
    @discardableResult
    public static func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? { nil }
    @discardableResult
    public static func addGlobalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? { nil }
    public static func removeMonitor(_ eventMonitor: Any) {}
}

open class NSView: NSResponder {
    open var frame: CGRect
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    open private(set) weak var superview: NSView?
    open private(set) var subviews: [NSView] = []
    open var isHidden = false
    open var alphaValue: CGFloat = 1
    open var wantsLayer = false
    open var layer: CALayer? = CALayer()
    open var translatesAutoresizingMaskIntoConstraints = true
    open var autoresizingMask = 0
    open var toolTip: String?
    open var needsDisplay = false
    open var needsLayout = false
    open var focusRingType = 0
    open var appearance: NSAppearance?
    open var window: NSWindow? { superview?.window }
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    open var fittingSize: CGSize { frame.size }
    open var isFlipped: Bool { false }
    open var mouseDownCanMoveWindow: Bool { false }

    public init(frame frameRect: CGRect) { frame = frameRect }
    public override convenience init() { self.init(frame: .zero) }
    public init?(coder: NSCoder) { frame = .zero }

    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
    open func viewDidMoveToWindow() {}
    open func viewDidMoveToSuperview() {}
    open func updateTrackingAreas() {}
    open func layout() {}
    open func draw(_ dirtyRect: CGRect) {}
    open func hitTest(_ point: CGPoint) -> NSView? { bounds.contains(point) ? self : nil }
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    open func convert(_ point: CGPoint, from view: NSView?) -> CGPoint { point }
    open func convert(_ point: CGPoint, to view: NSView?) -> CGPoint { point }
    open func convert(_ rect: CGRect, to view: NSView?) -> CGRect { rect }
    open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
}

open class NSVisualEffectView: NSView {
    public enum Material: Int {
        case titlebar = 3, selection, menu, popover, sidebar, headerView = 10, sheet, windowBackground, hudWindow
        case fullScreenUI = 15, toolTip = 17, contentBackground, underWindowBackground = 21, underPageBackground
    }
    public enum BlendingMode: Int { case behindWindow, withinWindow }
    public enum State: Int { case followsWindowActiveState, active, inactive }
    public var material = Material.windowBackground
    public var blendingMode = BlendingMode.behindWindow
    public var state = State.followsWindowActiveState
    public var isEmphasized = false
    public override convenience init() { self.init(frame: .zero) }
}

open class NSScrollView: NSView {
    public var documentView: NSView?
    public var hasVerticalScroller = false
    public var hasHorizontalScroller = false
    public var drawsBackground = true
    public var scrollerStyle = 0
    public override convenience init() { self.init(frame: .zero) }
}

public class NSAppearance: NSObject {
    public struct Name: RawRepresentable, Hashable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    }
    public let name: Name
    public init?(named name: Name) { self.name = name }
    public func bestMatch(from appearances: [Name]) -> Name? { appearances.first { $0 == name } }
}

open class NSViewController: NSResponder {
    open var view: NSView = NSView(frame: .zero)
    open var title: String?
    open var preferredContentSize = CGSize.zero
    open var representedObject: Any?
    public override init() {}
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public init?(coder: NSCoder) {}
    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear() {}
    open func viewDidAppear() {}
}

open class NSHostingView<Content: View>: NSView {
    public var rootView: Content
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }
}

open class NSHostingController<Content: View>: NSViewController {
    public var rootView: Content
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
}

public protocol NSWindowDelegate: AnyObject {}

/// A window beside the picture: what it shows isn't drawn.
open class NSWindow: NSResponder {
    public struct StyleMask: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let borderless = StyleMask([])
        public static let titled = StyleMask(rawValue: 1)
        public static let closable = StyleMask(rawValue: 2)
        public static let miniaturizable = StyleMask(rawValue: 4)
        public static let resizable = StyleMask(rawValue: 8)
        public static let utilityWindow = StyleMask(rawValue: 16)
        public static let nonactivatingPanel = StyleMask(rawValue: 128)
        public static let hudWindow = StyleMask(rawValue: 8192)
        public static let fullScreen = StyleMask(rawValue: 16384)
        public static let fullSizeContentView = StyleMask(rawValue: 32768)
    }
    public struct CollectionBehavior: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
        public static let stationary = CollectionBehavior(rawValue: 16)
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
        public static let fullScreenNone = CollectionBehavior(rawValue: 512)
    }
    public struct Level: RawRepresentable, Hashable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let floating = Level(rawValue: 3)
        public static let modalPanel = Level(rawValue: 8)
        public static let mainMenu = Level(rawValue: 24)
        public static let statusBar = Level(rawValue: 25)
        public static let popUpMenu = Level(rawValue: 101)
        public static let screenSaver = Level(rawValue: 1000)
    }
    public enum BackingStoreType: UInt { case buffered = 2 }
    public enum ButtonType: UInt { case closeButton, miniaturizeButton, zoomButton, toolbarButton }
    public enum TitleVisibility: Int { case visible, hidden }

    public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
    public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
    public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
    public static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
    public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")

    open private(set) var frame: CGRect
    open var styleMask: StyleMask
    open var title = ""
    open var subtitle = ""
    open var titleVisibility = TitleVisibility.visible
    open var titlebarAppearsTransparent = false
    open var isMovableByWindowBackground = false
    open var isMovable = true
    open var isOpaque = true
    open var hasShadow = true
    open var backgroundColor: UIColor! = UIColor.clear
    open var alphaValue: CGFloat = 1
    open var level = Level.normal
    open var collectionBehavior: CollectionBehavior = []
    open var isReleasedWhenClosed = true
    open var hidesOnDeactivate = false
    open var ignoresMouseEvents = false
    open var animationBehavior = 0
    open var minSize = CGSize.zero
    open var maxSize = CGSize.zero
    open var contentView: NSView?
    open var contentViewController: NSViewController?
    open weak var delegate: (any NSWindowDelegate)?
    open var appearance: NSAppearance?
    open private(set) var isVisible = false
    open var firstResponder: NSResponder? { nil }
    open var windowNumber: Int { 1 }
    open var isKeyWindow: Bool { false }
    open var isMainWindow: Bool { false }
    open var canBecomeKey: Bool { true }
    open var canBecomeMain: Bool { true }
    open var screen: NSScreen? { NSScreen.main }
    open var identifier: String?

    public init(
        contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
    ) {
        frame = contentRect
        styleMask = style
    }
    public convenience init(contentViewController: NSViewController) {
        self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        self.contentViewController = contentViewController
    }

    private func show() {
        isVisible = true
        _Host.warn("a window of AppKit's isn't drawn: a picture shows the content of the app's first window")
    }
    open func makeKeyAndOrderFront(_ sender: Any?) { show() }
    open func orderFront(_ sender: Any?) { show() }
    open func orderFrontRegardless() { show() }
    open func makeKey() {}
    open func makeMain() {}
    open func orderOut(_ sender: Any?) { isVisible = false }
    open func close() { isVisible = false }
    open func center() {}
    open func setFrame(_ frameRect: CGRect, display flag: Bool) { frame = frameRect }
    open func setFrame(_ frameRect: CGRect, display flag: Bool, animate animateFlag: Bool) { frame = frameRect }
    open func setContentSize(_ size: CGSize) { frame.size = size }
    open func setFrameOrigin(_ point: CGPoint) { frame.origin = point }
    @discardableResult open func setFrameAutosaveName(_ name: String) -> Bool { true }
    open func standardWindowButton(_ b: ButtonType) -> NSView? { nil }
    open func toggleFullScreen(_ sender: Any?) {}
    open func miniaturize(_ sender: Any?) {}
    open func zoom(_ sender: Any?) {}
    open func performClose(_ sender: Any?) { close() }
    open func performDrag(with event: NSEvent) {}
    @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { true }
    open func resignMain() {}
    open func resignKey() {}
    open func becomeKey() {}
}

open class NSPanel: NSWindow {
    open var isFloatingPanel = false
    open var becomesKeyOnlyIfNeeded = false
    open var worksWhenModal = false
}

open class NSWindowController: NSResponder {
    open var window: NSWindow?
    public init(window: NSWindow?) { self.window = window }
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
    open func close() { window?.close() }
}
