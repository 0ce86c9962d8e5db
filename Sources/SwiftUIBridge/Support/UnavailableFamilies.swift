import SwiftInterpreter

extension SwiftUILibrary {
    package static let unavailableFamilies =
        [
            UnavailableFamily(
                name: "Core Data",
                reason: "there is no Core Data, nor the classes that Xcode makes of its models; "
                    + "keep the values in an array or in an '@Observable' class",
                names: [
                    "managedObjectContext", "PersistenceController", "FetchRequest", "FetchedResults",
                    "SectionedFetchRequest",
                    "SectionedFetchResults", "NSSortDescriptor", "NSCompoundPredicate", "NSManaged",
                    "NSMergePolicy", "NSComparisonPredicate", "NSEntityDescription",
                ], prefixes: ["NSManaged", "NSFetch", "NSPersistent"], modules: ["CoreData"],
                holdersOfGenerated: [
                    "FetchedResults", "FetchRequest", "SectionedFetchRequest", "SectionedFetchResults",
                    "NSFetchRequest", "NSFetchedResultsController",
                ]),
            UnavailableFamily(
                name: "the network", reason: "a drawn view has no network", prefixes: ["NW", "MC"],
                modules: ["Network", "MultipeerConnectivity"]),
            UnavailableFamily(
                name: "notifications", reason: "a drawn view has no notifications; leave out what asks for them",
                prefixes: ["UN"], modules: ["UserNotifications"]),
            UnavailableFamily(
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
            UnavailableFamily(
                name: "plots of collections", reason: "a 'ForEach' of marks draws the same",
                names: [
                    "PointPlot", "BarPlot", "RectanglePlot", "RulePlot", "SectorPlot", "SurfacePlot",
                    "ChartPlotContent", "VectorizedChartContent", "Chart3D",
                ], modules: ["Charts"],
                modifiers: [
                    "chartXAxisStyle", "chartYAxisStyle", "chartSymbolSizeScale", "chartZ", "chart3D",
                ]),
            UnavailableFamily(
                name: "sound and video",
                reason: "there is no sound and no video; an 'Image' can stand for a picture of it",
                names: ["CHHapticEngine", "VideoPlayer"], prefixes: ["AV", "CH", "MP"],
                modules: ["AVKit", "AVFoundation", "CoreHaptics", "MediaPlayer"]),
            UnavailableFamily(
                name: "the web", reason: "there is no browser; an 'Image' can stand for a page",
                names: ["WebView", "WebPage"], prefixes: ["WK", "SF"],
                modules: ["WebKit", "SafariServices"], modifiers: ["webView"]),
            UnavailableFamily(
                name: "3D and games", reason: "there are no scenes of other frameworks; 'Canvas' draws what is flat",
                names: [
                    "SceneView", "SpriteView", "RealityView", "Model3D", "ARView", "ModelEntity", "AnchorEntity",
                    "MeshResource", "SimpleMaterial", "RealityViewContent",
                ], prefixes: ["SCN", "SK", "AR", "MTL", "MTK", "GK"],
                modules: ["SceneKit", "SpriteKit", "ARKit", "RealityKit", "Metal", "MetalKit", "GameKit"],
                commonNames: ["Entity"]),
            UnavailableFamily(
                name: "image filters", reason: "there is no Core Image; views have '.blur', '.saturation' and the like",
                prefixes: ["CI"], modules: ["CoreImage"]),
            UnavailableFamily(
                name: "the device", reason: "a view is drawn without a device around it",
                names: ["UIImagePickerController", "PhotosPicker", "PhotosPickerItem", "ContactAccessButton"],
                prefixes: ["CM", "LA", "PH", "CN", "EK", "HK", "CB"],
                modules: [
                    "CoreMotion", "LocalAuthentication", "Photos", "PhotosUI", "Contacts", "ContactsUI", "EventKit",
                    "EventKitUI", "HealthKit", "HealthKitUI", "MessageUI", "CoreBluetooth",
                ], modifiers: ["photosPicker", "contactAccess"]),
            UnavailableFamily(
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
            UnavailableFamily(
                name: "services of the system", reason: "a drawn view has no system around it",
                names: ["PDFDocument", "PDFView", "QLPreviewController", "DataScannerViewController"],
                prefixes: ["PDF", "QL", "CK", "VN", "ML", "LP", "PK", "CX", "WC", "BG", "AT"],
                modules: [
                    "ActivityKit", "AppTrackingTransparency", "BackgroundTasks", "CallKit", "CloudKit", "CoreML",
                    "LinkPresentation", "PDFKit", "PassKit", "QuickLook", "Speech", "Vision", "VisionKit",
                    "WatchConnectivity",
                ], modifiers: ["quickLookPreview"], commonNames: ["Activity", "ActivityAttributes", "ActivityContent"]),
            UnavailableFamily(
                name: "tips beside what they are about", reason: "a 'TipView' is drawn",
                names: [], modules: ["TipKit"], modifiers: ["popoverTip"], commonNames: ["TipGroup"]),
            UnavailableFamily(
                name: "signing in", reason: "a drawn view signs nobody in",
                prefixes: ["AS"], modules: ["AuthenticationServices"], modifiers: ["signInWithApple"],
                commonNames: ["AuthorizationController", "AuthorizationResult", "WebAuthenticationSession"]),
            UnavailableFamily(
                name: "dictionaries", reason: "there is no dictionary to look in", names: ["NSSpellChecker"],
                prefixes: ["NL"], modules: ["NaturalLanguage"]),
        ]
        + appearances

    /// What SwiftUI has for things that no picture has around it, or in another way.
    private static let appearances: [UnavailableFamily] = [
        UnavailableFamily(
            name: "headsets", reason: "there is no room round a picture; leave it out",
            names: [
                "onWorldRecenter", "supportedVolumeViewpoints", "spatialOverlay", "spatialOverlayPreferenceValue",
                "presentationBreakthroughEffect", "physicalMetrics", "windowClippingMargins", "surroundingsEffect",
                "realityKitScene", "openImmersiveSpace", "dismissImmersiveSpace", "ImmersiveSpace",
            ]),
        UnavailableFamily(
            name: "remote controls", reason: "no event turns pages; use '.tabViewStyle(.page)'", names: ["pageCommand"]),
        UnavailableFamily(
            name: "shops and intents", reason: "a drawn view sells nothing and isn't asked; leave it out",
            names: [
                "onAppIntentExecution", "preferredSubscriptionOfferVisibility", "displayStoreKitMessage",
                "requestReview", "purchase", "StoreView", "ProductView", "SubscriptionStoreView",
            ]),
        UnavailableFamily(
            name: "drags of several things", reason: "use '.draggable' and '.dropDestination' on each view",
            names: [
                "dragContainer", "dragContainerSelection", "dropConfiguration", "onDragSessionUpdated",
                "onDropSessionUpdated",
            ]),
        UnavailableFamily(
            name: "focused objects", reason: "use '.focusedValue' with a key",
            names: ["focusedObject", "focusedSceneObject"]),
        UnavailableFamily(name: "line heights", reason: "use '.lineSpacing'", names: ["lineHeight"]),
        UnavailableFamily(
            name: "directions of writing", reason: "use '.environment(\\.layoutDirection, …)'",
            names: ["writingDirection"]),
        UnavailableFamily(
            name: "other bars", reason: "use '.toolbar', with an 'if' round what isn't always there",
            names: ["toolbarItemHidden", "contentToolbar", "touchBarItemPresence"]),
        UnavailableFamily(name: "old menus", reason: "use '.menuStyle'", names: ["menuButtonStyle"]),
        UnavailableFamily(
            name: "selectors", reason: "use '.onKeyPress', '.keyboardShortcut' or '.onMoveCommand'",
            names: ["onCommand"]),
        UnavailableFamily(name: "searches", reason: "use '.searchable(text:)'", names: ["searchSelection"]),
        UnavailableFamily(
            name: "swipes", reason: "use '.swipeActions' on rows of a list", names: ["swipeActionsContainer"]),
        UnavailableFamily(
            name: "documents", reason: "a drawn view has no documents; draw the view with a value of its own",
            names: ["documentBrowserContextMenu", "documentConfiguration", "newDocument", "openDocument"]),
        UnavailableFamily(
            name: "panels for files", reason: "panels aren't drawn; leave out what says more of them",
            names: ["fileDialogURLEnabled"]),
        UnavailableFamily(
            name: "assistive technologies", reason: "no picture shows it; leave it out",
            names: ["assistiveAccessNavigationIcon", "accessibilityScrollStatus", "accessibilityDefaultFocus"]),
        UnavailableFamily(
            name: "web views", reason: "there is no browser; an 'Image' can stand for a page",
            names: ["webViewBackForwardNavigationGestures"]),
        UnavailableFamily(
            name: "widgets", reason: "give the view a frame of a widget's size", names: ["widgetFamily"]),
    ]
}
