extension World {
    func isModule(_ name: String) -> Bool {
        libraries.contains { $0.name == name } || Self.modules.contains(name) || modules.isModule(name)
            || stubs.isImported(name)
    }

    /// Modules that may be imported.
    package static let modules: Set<String> = [
        "Swift", "SwiftUI", "SwiftUICore", "Foundation", "Observation", "Combine", "CoreGraphics", "UIKit", "AppKit",
        "Dispatch", "os", "OSLog", "PlaygroundSupport", "QuartzCore", "Darwin", "Glibc", "SwiftData",
        "UserNotifications", "LocalAuthentication", "WebKit", "SafariServices", "MessageUI", "CoreLocation",
        "AVFoundation", "AudioToolbox", "CoreHaptics", "simd", "UniformTypeIdentifiers", "CoreTransferable",
        "CryptoKit",
        "WidgetKit", "Accessibility", "DeveloperToolsSupport", "_Concurrency", "Synchronization", "CoreFoundation",
        "ImageIO", "CoreText", "Cocoa", "ObjectiveC", "MobileCoreServices", "AppIntents",
    ]

    func primaryAssociatedTypes(of item: ProtocolDecl) -> [String] {
        if !item.primaryAssociatedTypes.isEmpty { return item.primaryAssociatedTypes }
        switch item.name {
        case "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
            "RangeReplaceableCollection", "IteratorProtocol", "AsyncSequence":
            return ["Element"]
        case "Identifiable": return ["ID"]
        case "Publisher", "ConnectablePublisher", "Subject": return ["Output", "Failure"]
        case "Subscriber": return ["Input", "Failure"]
        case "RawRepresentable": return ["RawValue"]
        default: return []
        }
    }
}
