/// Apple's modules of which no more is here than placeholders for what they add to views, besides what the libraries
/// declare of them.
package enum PlaceholderModules {
    // A list, not a set: few names are looked for in it, and it takes nothing to make.
    package static let names = [
        "ARKit", "AVFoundation", "AVKit", "ActivityKit", "AppTrackingTransparency", "AuthenticationServices",
        "BackgroundTasks", "CallKit", "Charts", "CloudKit", "Contacts", "ContactsUI", "CoreML", "LinkPresentation",
        "PDFKit", "PassKit", "QuickLook", "Speech", "Vision", "VisionKit", "WatchConnectivity", "CoreBluetooth",
        "CoreHaptics", "CoreLocation", "CoreMotion", "EventKit", "EventKitUI", "GameKit", "HealthKit",
        "HealthKitUI", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit", "Photos",
        "PhotosUI", "RealityKit", "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "TipKit", "WebKit",
    ]
}
