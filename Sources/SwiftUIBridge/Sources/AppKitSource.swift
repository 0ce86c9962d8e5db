import SwiftInterpreter

/// AppKit around a view: it can be made and asked, and isn't drawn.
let appKitSource = LibrarySource(
    "AppKit.swift",
    provides: [
        "NSApplication", "NSApp", "NSApplicationDelegate", "NSApplicationDelegateAdaptor", "NSResponder", "NSView",
        "NSWindow", "NSPanel", "NSWindowDelegate", "NSViewController", "NSHostingView", "NSHostingController",
        "NSEvent", "NSCursor", "NSWorkspace", "NSPasteboard", "NSVisualEffectView", "NSScrollView", "NSAppearance",
        "NSSound", "NSWindowController", "NSStatusBar", "NSStatusItem", "NSMenu", "NSMenuItem", "NSOpenPanel",
        "NSSavePanel", "NSAlert", "NSDockTile",
    ],
    """
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
    """)

let appKitRepresentableSource = LibrarySource(
    "NSViewRepresentable.swift",
    provides: [
        "NSViewRepresentable", "NSViewControllerRepresentable", "NSViewRepresentableContext",
        "NSViewControllerRepresentableContext",
    ],
    """
    public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
        public let coordinator: Representable.Coordinator
        public var transaction: Transaction
        public let environment: EnvironmentValues
    }
    public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
        public let coordinator: Representable.Coordinator
        public var transaction: Transaction
        public let environment: EnvironmentValues
    }

    public protocol NSViewRepresentable: View {
        associatedtype NSViewType
        associatedtype Coordinator = Void
        typealias Context = NSViewRepresentableContext<Self>
        func makeNSView(context: NSViewRepresentableContext<Self>) -> NSViewType
        func updateNSView(_ nsView: NSViewType, context: NSViewRepresentableContext<Self>)
        func makeCoordinator() -> Coordinator
    }
    extension NSViewRepresentable {
        public var body: some View { unavailableAppKitView("\\(Self.self)") }
    }
    extension NSViewRepresentable where Coordinator == Void {
        public func makeCoordinator() -> Coordinator { () }
    }

    public protocol NSViewControllerRepresentable: View {
        associatedtype NSViewControllerType
        associatedtype Coordinator = Void
        typealias Context = NSViewControllerRepresentableContext<Self>
        func makeNSViewController(context: NSViewControllerRepresentableContext<Self>) -> NSViewControllerType
        func updateNSViewController(
            _ nsViewController: NSViewControllerType, context: NSViewControllerRepresentableContext<Self>)
        func makeCoordinator() -> Coordinator
    }
    extension NSViewControllerRepresentable {
        public var body: some View { unavailableAppKitView("\\(Self.self)") }
    }
    extension NSViewControllerRepresentable where Coordinator == Void {
        public func makeCoordinator() -> Coordinator { () }
    }

    func unavailableAppKitView(_ name: String) -> some View {
        _Host.warn("'\\(name)' is drawn by AppKit, which isn't there: its place stays empty", about: name)
        return Color.clear
    }
    """)
