/// Names of other frameworks that listings use and that a view drawn without an app can't have.
enum Unavailable {
    /// What belongs together, is reported once, and the way out.
    struct Family {
        let name: String
        let reason: String
        fileprivate var names: Set<String> = []
        /// `MK` of `MKMapView`.
        fileprivate var prefixes: [String] = []
        fileprivate var modules: Set<String> = []
        /// How the modifiers begin that its modules add to views.
        fileprivate var modifiers: [String] = []
        /// Names that are its own only where one of its modules is imported: programs have such themselves.
        fileprivate var commonNames: Set<String> = []

        func hasCommon(_ name: String) -> Bool { commonNames.contains(name) }

        func has(_ name: String) -> Bool {
            names.contains(name) || prefixes.contains { Unavailable.isPrefix($0, of: name) }
        }

        /// Where a file imports one of its modules.
        func hasImported(_ name: String) -> Bool { commonNames.contains(name) || has(name) }

        func hasModifier(_ name: String) -> Bool { modifiers.contains { name.hasPrefix($0) } }
    }

    /// Which family a module is of.
    static func family(ofModule name: String) -> Family? { families.first { $0.modules.contains(name) } }

    /// Which family a name is of; nil for one that simply isn't known.
    static func family(of name: String) -> Family? {
        families.first { $0.has(name) }
    }

    /// Generic types whose arguments are classes that a tool makes: where the one isn't there, the others aren't.
    static let holdersOfGenerated: Set<String> = [
        "FetchedResults", "FetchRequest", "SectionedFetchRequest", "SectionedFetchResults", "NSFetchRequest",
        "NSFetchedResultsController",
    ]

    /// `CL` begins `CLLocation`, and neither `CLASS` nor `Clear`.
    fileprivate static func isPrefix(_ prefix: String, of name: String) -> Bool {
        let (bytes, start) = (Array(name.utf8), prefix.utf8.count)
        guard bytes.count > start + 2, bytes.starts(with: prefix.utf8) else { return false }
        return (0x41...0x5A).contains(bytes[start]) && (0x61...0x7A).contains(bytes[start + 1])
    }

    private static let families: [Family] =
        [
            Family(
                name: "Core Data",
                reason: "there is no Core Data, nor the classes that Xcode makes of its models; "
                    + "keep the values in an array or in an '@Observable' class",
                names: [
                    "managedObjectContext", "PersistenceController", "FetchRequest", "FetchedResults",
                    "SectionedFetchRequest",
                    "SectionedFetchResults", "NSSortDescriptor", "NSCompoundPredicate", "NSManaged",
                    "NSMergePolicy", "NSComparisonPredicate", "NSEntityDescription",
                ], prefixes: ["NSManaged", "NSFetch", "NSPersistent"], modules: ["CoreData"]),
            Family(
                name: "raw memory", reason: "memory can't be reached from here; an 'Array' holds the same values",
                names: [
                    // Unsafe: nothing; these are the names that a source may not use.
                    "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer",
                    "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer", "Unmanaged",
                    "OpaquePointer", "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBytes",
                    "withUnsafeMutableBytes", "unsafeBitCast", "Span", "RawSpan", "MutableSpan", "OutputSpan",
                ]),
            Family(
                name: "arrays of a fixed size",
                reason: "'InlineArray' is not supported yet; an 'Array' holds the same values",
                names: ["InlineArray"]),
            Family(
                name: "files", reason: "a drawn view has no files", names: ["FileHandle"]),
            Family(
                name: "the network", reason: "a drawn view has no network", prefixes: ["NW", "MC"],
                modules: ["Network", "MultipeerConnectivity"]),
            Family(
                name: "notifications", reason: "a drawn view has no notifications; leave out what asks for them",
                prefixes: ["UN"], modules: ["UserNotifications"]),
            Family(
                name: "maps and places", reason: "there are no maps and no places; an 'Image' can stand for a map",
                names: [
                    "Map", "MapMarker", "MapPin", "MapAnnotation", "Marker", "Annotation", "MapCameraPosition",
                    "MapCamera", "MapCircle", "MapPolyline", "MapPolygon", "MapReader", "MapProxy", "MapStyle",
                    "MapUserLocationButton", "MapCompass", "MapScaleView", "MapPitchToggle", "UserAnnotation",
                    "LookAroundPreview", "MapContent", "MapContentBuilder", "MapCameraBounds", "MapInteractionModes",
                    "MapSelection", "MapFeature", "MapUserTrackingMode",
                ],
                prefixes: ["MK", "CL"], modules: ["MapKit", "CoreLocation"],
                modifiers: ["map", "onMapCamera", "lookAround"]),
            Family(
                name: "charts", reason: "there is no Swift Charts; a 'Path', a 'Shape' or a 'Canvas' draws a chart",
                names: [
                    "Chart", "BarMark", "LineMark", "PointMark", "AreaMark", "RuleMark", "SectorMark", "RectangleMark",
                    "AxisMarks", "AxisValueLabel", "AxisValue", "AxisGridLine", "AxisTick", "ChartProxy",
                    "ChartContent",
                    "ChartContentBuilder", "AxisContent", "AxisMark", "PlottableValue", "LinePlot", "AreaPlot",
                    "PointPlot", "BarPlot", "ChartPlotContent", "Chart3D", "AnnotationPosition", "InterpolationMethod",
                ], modules: ["Charts"], modifiers: ["chart"]),
            Family(
                name: "sound and video",
                reason: "there is no sound and no video; an 'Image' can stand for a picture of it",
                names: ["CHHapticEngine", "VideoPlayer"], prefixes: ["AV", "CH", "MP"],
                modules: ["AVKit", "AVFoundation", "CoreHaptics", "MediaPlayer"]),
            Family(
                name: "the web", reason: "there is no browser; an 'Image' can stand for a page",
                names: ["WebView", "WebPage"], prefixes: ["WK", "SF"],
                modules: ["WebKit", "SafariServices"], modifiers: ["webView"]),
            Family(
                name: "3D and games", reason: "there are no scenes of other frameworks; 'Canvas' draws what is flat",
                names: [
                    "SceneView", "SpriteView", "RealityView", "Model3D", "ARView", "ModelEntity", "AnchorEntity",
                    "MeshResource", "SimpleMaterial", "RealityViewContent",
                ], prefixes: ["SCN", "SK", "AR", "MTL", "MTK", "GK"],
                modules: ["SceneKit", "SpriteKit", "ARKit", "RealityKit", "Metal", "MetalKit", "GameKit"],
                commonNames: ["Entity"]),
            Family(
                name: "image filters", reason: "there is no Core Image; views have '.blur', '.saturation' and the like",
                prefixes: ["CI"], modules: ["CoreImage"]),
            Family(
                name: "the device", reason: "a view is drawn without a device around it",
                names: ["UIImagePickerController", "PhotosPicker", "PhotosPickerItem", "ContactAccessButton"],
                prefixes: ["CM", "LA", "PH", "CN", "EK", "HK", "CB"],
                modules: [
                    "CoreMotion", "LocalAuthentication", "Photos", "PhotosUI", "Contacts", "ContactsUI", "EventKit",
                    "EventKitUI", "HealthKit", "HealthKitUI", "MessageUI", "CoreBluetooth",
                ], modifiers: ["photosPicker", "contactAccess"]),
            Family(
                name: "shops", reason: "a drawn view sells nothing",
                names: [
                    "StoreView", "ProductView", "SubscriptionStoreView", "SubscriptionOfferView",
                    "SubscriptionStoreControlStyle",
                ], prefixes: ["SK"], modules: ["StoreKit"],
                modifiers: [
                    "subscriptionStore", "storeProduct", "storeButton", "inAppPurchase", "onInAppPurchase",
                    "currentEntitlementTask", "subscriptionStatusTask", "manageSubscriptionsSheet",
                    "offerCodeRedemption",
                    "refundRequestSheet", "appStoreOverlay", "productViewStyle", "productDescription",
                ], commonNames: ["Product", "AppStore", "Storefront", "Transaction", "VerificationResult", "Message"]),
            Family(
                name: "services of the system", reason: "a drawn view has no system around it",
                names: ["PDFDocument", "PDFView", "QLPreviewController", "DataScannerViewController"],
                prefixes: ["PDF", "QL", "CK", "VN", "ML", "LP", "PK", "CX", "WC", "BG", "AT"],
                modules: [
                    "ActivityKit", "AppTrackingTransparency", "BackgroundTasks", "CallKit", "CloudKit", "CoreML",
                    "LinkPresentation", "PDFKit", "PassKit", "QuickLook", "Speech", "Vision", "VisionKit",
                    "WatchConnectivity",
                ], modifiers: ["quickLookPreview"], commonNames: ["Activity", "ActivityAttributes", "ActivityContent"]),
            Family(
                name: "tips", reason: "a drawn view shows no tips",
                names: ["TipView", "TipViewStyle", "MiniTipViewStyle"], modules: ["TipKit"],
                modifiers: ["popoverTip", "tip"], commonNames: ["Tip", "Tips", "TipGroup"]),
            Family(
                name: "signing in", reason: "a drawn view signs nobody in",
                prefixes: ["AS"], modules: ["AuthenticationServices"], modifiers: ["signInWithApple"],
                commonNames: ["AuthorizationController", "AuthorizationResult", "WebAuthenticationSession"]),
            Family(
                name: "AppKit", reason: "a view is drawn without an app around it",
                names: ["Process"]),
            Family(
                name: "dictionaries", reason: "there is no dictionary to look in", names: ["NSSpellChecker"],
                prefixes: ["NL"], modules: ["NaturalLanguage"]),
        ]
        + appearances

    /// What SwiftUI has for things that no picture has around it, or in another way.
    private static let appearances: [Family] = [
        Family(
            name: "headsets", reason: "there is no room round a picture; leave it out",
            names: [
                "onWorldRecenter", "supportedVolumeViewpoints", "spatialOverlay", "spatialOverlayPreferenceValue",
                "presentationBreakthroughEffect", "physicalMetrics", "windowClippingMargins", "surroundingsEffect",
                "realityKitScene", "openImmersiveSpace", "dismissImmersiveSpace", "ImmersiveSpace",
            ]),
        Family(
            name: "remote controls", reason: "no event turns pages; use '.tabViewStyle(.page)'", names: ["pageCommand"]),
        Family(
            name: "shops and intents", reason: "a drawn view sells nothing and isn't asked; leave it out",
            names: [
                "onAppIntentExecution", "preferredSubscriptionOfferVisibility", "displayStoreKitMessage",
                "requestReview", "purchase", "StoreView", "ProductView", "SubscriptionStoreView",
            ]),
        Family(
            name: "drags of several things", reason: "use '.draggable' and '.dropDestination' on each view",
            names: [
                "dragContainer", "dragContainerSelection", "dropConfiguration", "onDragSessionUpdated",
                "onDropSessionUpdated",
            ]),
        Family(
            name: "focused objects", reason: "use '.focusedValue' with a key",
            names: ["focusedObject", "focusedSceneObject"]),
        Family(name: "line heights", reason: "use '.lineSpacing'", names: ["lineHeight"]),
        Family(
            name: "directions of writing", reason: "use '.environment(\\.layoutDirection, …)'",
            names: ["writingDirection"]),
        Family(
            name: "other bars", reason: "use '.toolbar', with an 'if' round what isn't always there",
            names: ["toolbarItemHidden", "contentToolbar", "touchBarItemPresence"]),
        Family(name: "old menus", reason: "use '.menuStyle'", names: ["menuButtonStyle"]),
        Family(
            name: "selectors", reason: "use '.onKeyPress', '.keyboardShortcut' or '.onMoveCommand'",
            names: ["onCommand"]),
        Family(name: "searches", reason: "use '.searchable(text:)'", names: ["searchSelection"]),
        Family(name: "swipes", reason: "use '.swipeActions' on rows of a list", names: ["swipeActionsContainer"]),
        Family(
            name: "documents", reason: "a drawn view has no documents; draw the view with a value of its own",
            names: ["documentBrowserContextMenu", "documentConfiguration", "newDocument", "openDocument"]),
        Family(
            name: "panels for files", reason: "panels aren't drawn; leave out what says more of them",
            names: ["fileDialogURLEnabled"]),
        Family(
            name: "assistive technologies", reason: "no picture shows it; leave it out",
            names: ["assistiveAccessNavigationIcon", "accessibilityScrollStatus", "accessibilityDefaultFocus"]),
        Family(
            name: "web views", reason: "there is no browser; an 'Image' can stand for a page",
            names: ["webViewBackForwardNavigationGestures"]),
        Family(
            name: "widgets", reason: "give the view a frame of a widget's size", names: ["widgetFamily"]),
    ]
}

extension DiagnosticSink {
    /// A module that isn't there; what it has needn't be reported again.
    /// - Parameter severity: a warning where a file is drawn as far as it doesn't use the module.
    func reportMissingModule(_ name: String, at range: SourceRange, _ severity: Diagnostic.Severity) {
        let family = Unavailable.family(ofModule: name)
        if let family, severity == .error { reportedFamilies.insert(family.name) }
        if severity == .warning, missingModules[range.file] == nil { missingModules[range.file] = name }
        let waysOut = [
            Diagnostic.note("'--package \(name)=FOLDER' takes it from a package that lies there"),
            .note("'--stub \(name)' goes on without it: its views are drawn as boxes with their names"),
        ]
        let notes = family.map { [Diagnostic.note($0.reason)] } ?? waysOut
        let diagnostic = Diagnostic(severity, "no such module '\(name)'", at: range, notes: notes)
        if severity == .error { report(diagnostic) } else { tolerate(diagnostic) }
    }

    /// An unknown name: what belongs to a framework that isn't there is reported once, with the reason.
    func reportUnknown(_ name: String, _ message: String, at range: SourceRange, note: Diagnostic?) {
        if generatedNames.contains(name) { return countKnownError() }
        if !isTrial { unknownNames.insert(name) }
        guard let family = Unavailable.family(of: name) else {
            report(Diagnostic(.error, message, at: range, notes: [note].compactMap(\.self)))
            return
        }
        if !isTrial, !reportedFamilies.insert(family.name).inserted { return countKnownError() }
        report(Diagnostic(.error, message, at: range, notes: [.note("'\(name)' is not available: \(family.reason)")]))
    }
}
