import MacroExpansion
import SwiftInterpreter

extension SwiftUILibrary: LibraryInterface {
    package static let modules = [
        "SwiftUI", "SwiftUICore", "Combine", "UIKit", "AppKit", "PlaygroundSupport", "QuartzCore", "SwiftData",
        "UserNotifications", "LocalAuthentication", "WebKit", "SafariServices", "MessageUI", "CoreLocation",
        "AVFoundation", "AudioToolbox", "CoreHaptics", "UniformTypeIdentifiers", "CoreTransferable", "CryptoKit",
        "WidgetKit", "Accessibility", "DeveloperToolsSupport", "ImageIO", "CoreText", "Cocoa", "MobileCoreServices",
        "AppIntents", "Charts",
    ]

    package static let topLevelBuilder: String? = "ViewBuilder"

    package static let interpolationFormats: InterpolationFormats? = InterpolationFormats(
        type: "Text", labels: ["format", "formatter", "style", "timerInterval"])

    package static let macros = [
        MacroDecl(
            "Preview",
            .block(
                BlockMacro(
                    resultBuilder: "ViewBuilder", argumentType: "PreviewTrait<Preview.ViewTraits>",
                    functionLabel: "as"))),
        MacroDecl(
            "Entry",
            .keyedStorage(
                KeyedStorageMacro(
                    "EnvironmentKey",
                    [
                        "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
                        "FocusedValues": "FocusedValueKey",
                    ]))),
        MacroDecl(
            "Animatable", conformances: ["Animatable"],
            .sourceExtension(
                SourceExtensionMacro(alternative: "write its 'animatableData'") {
                    declaration throws(SourceExtensionMacro.Failure) in
                    do throws(AnimatableExpansion.Failure) {
                        return try AnimatableExpansion(of: declaration).member
                    } catch {
                        throw SourceExtensionMacro.Failure(message: error.message)
                    }
                })),
        MacroDecl("AnimatableIgnored"),
    ]

    package static func isMissing(module: String, on platform: CompilationConfiguration.Platform) -> Bool {
        switch module {
        case "AppKit", "Cocoa": platform != .macOS
        case "UIKit": platform == .macOS
        case "WatchKit": platform != .watchOS
        default: false
        }
    }

    // A list, not a set: few names are looked for in it, and it takes nothing to make.
    package static let placeholderModules = [
        "ARKit", "AVFoundation", "AVKit", "AVRouting", "ActivityKit", "AdSupport", "AppTrackingTransparency",
        "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "ClockKit", "CloudKit",
        "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreHaptics", "CoreImage",
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
