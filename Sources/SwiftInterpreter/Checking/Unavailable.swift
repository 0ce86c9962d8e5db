/// Names of Foundation, UIKit and others that listings use and that a view drawn without an app can't have.
enum Unavailable {
    /// Why a name isn't there; nil for one that simply isn't known.
    static func note(_ name: String) -> Diagnostic? {
        if files.contains(name) { return .note("'\(name)' is not available: a drawn view has no files") }
        if network.contains(name) { return .note("'\(name)' is not available: a drawn view has no network") }
        if system.contains(name) {
            return .note("'\(name)' is not available: a view is drawn without an app or a device around it")
        }
        return nil
    }

    private static let files: Set<String> = ["FileManager", "FileHandle", "Bundle", "FileDocument", "FileWrapper"]

    private static let network: Set<String> = [
        "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration", "URLError",
        "NWConnection",
        "NWPathMonitor", "URLCache",
    ]

    private static let system: Set<String> = [
        "UserDefaults", "NotificationCenter", "UIApplication", "UIScreen", "UIDevice", "UIViewController",
        "UIViewRepresentable", "UIViewControllerRepresentable", "UIHostingController", "UIView", "NSView", "NSWindow",
        "NSApplication", "NSViewRepresentable", "UIPasteboard", "NSPasteboard", "UIImpactFeedbackGenerator",
        "UNUserNotificationCenter", "CLLocationManager", "AVPlayer", "AVAudioPlayer", "CHHapticEngine", "Process",
        "NSManagedObjectContext", "NSPersistentContainer", "ModelContext", "ModelContainer",
    ]
}
