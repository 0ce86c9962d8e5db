/// Names of Foundation, UIKit and others that listings use and that a view drawn without an app can't have.
enum Unavailable {
    /// Why a name isn't there; nil for one that simply isn't known.
    static func note(_ name: String) -> Diagnostic? {
        if files.contains(name) { return .note("'\(name)' is not available: a drawn view has no files") }
        if network.contains(name) { return .note("'\(name)' is not available: a drawn view has no network") }
        if system.contains(name) {
            return .note("'\(name)' is not available: a view is drawn without an app or a device around it")
        }
        if storage.contains(name) {
            return .note("'\(name)' is not available: Core Data isn't there; give the view its values in an array")
        }
        if spelling.contains(name) { return .note("'\(name)' is not available: there is no dictionary to look in") }
        return nil
    }

    private static let files: Set<String> = ["FileHandle", "FileDocument", "FileWrapper"]

    private static let network: Set<String> = ["NWConnection", "NWPathMonitor", "NWListener", "MCSession"]

    private static let system: Set<String> = [
        "NSView", "NSWindow", "NSApplication", "NSViewRepresentable", "NSPasteboard", "UNUserNotificationCenter",
        "CLLocationManager", "AVPlayer", "AVAudioPlayer", "AVCaptureSession", "CHHapticEngine", "Process",
        "PHPickerViewController", "UIImagePickerController", "CMMotionManager", "LAContext", "MKMapView", "WKWebView",
        "SCNView", "ARView", "ARSCNView",
    ]

    private static let storage: Set<String> = [
        "NSManagedObjectContext", "NSManagedObject", "NSPersistentContainer", "NSPersistentCloudKitContainer",
        "NSFetchRequest", "NSFetchedResultsController", "FetchedResults", "FetchRequest", "SectionedFetchRequest",
        "SectionedFetchResults", "NSPredicate", "NSSortDescriptor", "NSEntityDescription", "NSCompoundPredicate",
    ]

    private static let spelling: Set<String> = ["UITextChecker", "NSSpellChecker", "NLTagger"]
}
