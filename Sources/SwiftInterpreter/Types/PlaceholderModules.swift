/// Apple's modules of which no more is here than placeholders for what they add to views, besides what the libraries
/// declare of them.
package enum PlaceholderModules {
    // A list, not a set: few names are looked for in it, and it takes nothing to make.
    package static let names = [
        "ARKit", "AVFoundation", "AVKit", "AVRouting", "ActivityKit", "AdSupport", "AppTrackingTransparency",
        "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "Charts", "ClockKit",
        "CloudKit", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreHaptics", "CoreImage",
        "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony",
        "CoreVideo", "DeviceActivity", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory",
        "FamilyControls", "FoundationModels", "GameController", "GameKit", "GroupActivities", "HealthKit",
        "HealthKitUI", "HomeKit", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
        "LocalAuthentication", "ManagedSettings", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal",
        "MetalKit", "MetricKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction",
        "NetworkExtension", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook",
        "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "ScreenCaptureKit",
        "Security", "SensorKit", "ServiceManagement", "SharedWithYou", "ShazamKit", "SoundAnalysis", "Speech",
        "SpriteKit", "StoreKit", "SystemConfiguration", "TipKit", "Translation", "Vision", "VisionKit",
        "WatchConnectivity", "WeatherKit", "WebKit",
    ]
}
