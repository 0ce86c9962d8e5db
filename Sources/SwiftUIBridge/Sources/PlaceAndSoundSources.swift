import SwiftInterpreter

let placeSource = LibrarySource(
    "CoreLocation.swift",
    provides: [
        "CLLocationManager", "CLLocationManagerDelegate", "CLLocation", "CLLocationCoordinate2D", "CLLocationDegrees",
        "CLAuthorizationStatus", "CLLocationDistance", "CLLocationAccuracy", "kCLLocationAccuracyBest",
        "kCLLocationAccuracyHundredMeters", "kCLLocationAccuracyKilometer", "CLPlacemark", "CLGeocoder",
        "CLLocationDirection", "CLLocationSpeed", "kCLLocationAccuracyNearestTenMeters", "CLHeading",
        "CLLocationCoordinate2DMake", "CLRegion",
    ],
    """
    public typealias CLLocationDegrees = Double
    public typealias CLLocationDistance = Double
    public typealias CLLocationAccuracy = Double
    public typealias CLLocationDirection = Double
    public typealias CLLocationSpeed = Double
    public let kCLLocationAccuracyBest = -1.0
    public let kCLLocationAccuracyNearestTenMeters = 10.0
    public let kCLLocationAccuracyHundredMeters = 100.0
    public let kCLLocationAccuracyKilometer = 1000.0

    public struct CLLocationCoordinate2D {
        public var latitude: CLLocationDegrees
        public var longitude: CLLocationDegrees
        public init() { (latitude, longitude) = (0, 0) }
        public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }
    public func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    public class CLLocation: NSObject {
        public let coordinate: CLLocationCoordinate2D
        public var altitude: CLLocationDistance { 0 }
        public var speed: CLLocationSpeed { -1 }
        public var course: CLLocationDirection { -1 }
        public var horizontalAccuracy: CLLocationAccuracy { 0 }
        public let timestamp = Date()
        public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
            coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }
        /// Along a great circle of a round earth, in metres.
        public func distance(from location: CLLocation) -> CLLocationDistance {
            let (a, b) = (coordinate, location.coordinate)
            let (p, q) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
            let turn = (b.longitude - a.longitude) * .pi / 180
            let h = pow(sin((q - p) / 2), 2) + cos(p) * cos(q) * pow(sin(turn / 2), 2)
            return 2 * 6_371_008.8 * asin(min(1, sqrt(h)))
        }
    }
    public class CLHeading: NSObject {
        public var magneticHeading: CLLocationDirection { 0 }
        public var trueHeading: CLLocationDirection { 0 }
    }
    open class CLRegion: NSObject {
        public var identifier: String { "" }
    }
    public class CLPlacemark: NSObject {
        public var name: String? { nil }
        public var locality: String? { nil }
        public var country: String? { nil }
        public var administrativeArea: String? { nil }
        public var subLocality: String? { nil }
        public var thoroughfare: String? { nil }
        public var postalCode: String? { nil }
        public var location: CLLocation? { nil }
    }
    public class CLGeocoder: NSObject {
        public override init() {}
        public func reverseGeocodeLocation(
            _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
        ) { DispatchQueue.main.async { completionHandler(nil, nil) } }
        public func geocodeAddressString(
            _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
        ) { DispatchQueue.main.async { completionHandler(nil, nil) } }
    }
    public enum CLAuthorizationStatus: Int32 {
        case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    }
    public protocol CLLocationManagerDelegate: AnyObject {}

    /// Nobody says where a picture is: no place arrives.
    open class CLLocationManager: NSObject {
        public weak var delegate: (any CLLocationManagerDelegate)?
        public var desiredAccuracy = kCLLocationAccuracyBest
        public var distanceFilter = -1.0
        public var allowsBackgroundLocationUpdates = false
        public var pausesLocationUpdatesAutomatically = true
        public override init() {}
        public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
        public static func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
        public static func locationServicesEnabled() -> Bool { false }
        public static func headingAvailable() -> Bool { false }
        public var location: CLLocation? { nil }
        public var heading: CLHeading? { nil }
        public func requestWhenInUseAuthorization() {}
        public func requestAlwaysAuthorization() {}
        public func requestLocation() {}
        public func startUpdatingLocation() {}
        public func stopUpdatingLocation() {}
        public func startUpdatingHeading() {}
        public func stopUpdatingHeading() {}
    }
    """)

let soundSource = LibrarySource(
    "Sound.swift",
    provides: [
        "AVAudioPlayer", "AVAudioSession", "AVSpeechSynthesizer", "AVSpeechUtterance", "AVSpeechSynthesisVoice",
        "AVAudioPlayerDelegate", "AudioServicesPlaySystemSound", "SystemSoundID", "CHHapticEngine",
        "CHHapticEvent", "CHHapticEventParameter", "CHHapticPattern", "AVPlayer", "AVPlayerItem",
        "CHHapticDeviceCapability", "CHHapticPatternPlayer",
    ],
    """
    public typealias SystemSoundID = UInt32
    /// What is heard isn't seen: nothing is told of it.
    public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

    public protocol AVAudioPlayerDelegate: AnyObject {}
    open class AVAudioPlayer: NSObject {
        public weak var delegate: (any AVAudioPlayerDelegate)?
        public private(set) var isPlaying = false
        public var volume: Float = 1
        public var rate: Float = 1
        public var enableRate = false
        public var pan: Float = 0
        public var numberOfLoops = 0
        public var currentTime: TimeInterval = 0
        public var duration: TimeInterval { 0 }
        public var isMeteringEnabled = false
        public init(contentsOf url: URL) throws {}
        public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {}
        public init(data: Data) throws {}
        @discardableResult public func prepareToPlay() -> Bool { true }
        @discardableResult public func play() -> Bool {
            isPlaying = true
            return true
        }
        public func pause() { isPlaying = false }
        public func stop() { isPlaying = false }
        public func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
        public func updateMeters() {}
        public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    }
    public class AVAudioSession: NSObject {
        public struct Category: RawRepresentable, Hashable {
            public var rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let playback = Category(rawValue: "playback")
            public static let ambient = Category(rawValue: "ambient")
            public static let record = Category(rawValue: "record")
            public static let playAndRecord = Category(rawValue: "playAndRecord")
            public static let soloAmbient = Category(rawValue: "soloAmbient")
        }
        public struct Mode: RawRepresentable, Hashable {
            public var rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let `default` = Mode(rawValue: "default")
            public static let moviePlayback = Mode(rawValue: "moviePlayback")
            public static let spokenAudio = Mode(rawValue: "spokenAudio")
        }
        public struct CategoryOptions: OptionSet {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let mixWithOthers = CategoryOptions(rawValue: 1)
            public static let duckOthers = CategoryOptions(rawValue: 2)
            public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        }
        private static let only = AVAudioSession()
        public static func sharedInstance() -> AVAudioSession { only }
        public func setCategory(_ category: Category) throws {}
        public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
        public func setActive(_ active: Bool) throws {}
        public var outputVolume: Float { 0.5 }
    }
    public class AVSpeechSynthesisVoice: NSObject {
        public init?(language languageCode: String?) {}
        public init?(identifier: String) {}
    }
    public class AVSpeechUtterance: NSObject {
        public let speechString: String
        public var rate: Float = 0.5
        public var volume: Float = 1
        public var pitchMultiplier: Float = 1
        public var voice: AVSpeechSynthesisVoice?
        public init(string: String) { speechString = string }
    }
    open class AVSpeechSynthesizer: NSObject {
        public override init() {}
        public var isSpeaking: Bool { false }
        public func speak(_ utterance: AVSpeechUtterance) {}
        @discardableResult public func stopSpeaking(at boundary: Int) -> Bool { true }
    }
    public class AVPlayerItem: NSObject {
        public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
        public init(url URL: URL) {}
    }
    open class AVPlayer: NSObject {
        public override init() {}
        public init(url URL: URL) {}
        public init(playerItem item: AVPlayerItem?) {}
        public var rate: Float = 0
        public var volume: Float = 1
        public var isMuted = false
        public var currentItem: AVPlayerItem? { nil }
        public func play() { rate = 1 }
        public func pause() { rate = 0 }
    }

    public class CHHapticEventParameter: NSObject {
        public enum ID { case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained }
        public init(parameterID parameter: ID, value: Float) {}
    }
    public class CHHapticEvent: NSObject {
        public enum EventType { case hapticTransient, hapticContinuous, audioContinuous, audioCustom }
        public init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval) {}
        public init(
            eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
            duration: TimeInterval
        ) {}
    }
    public class CHHapticPattern: NSObject {
        public init(events: [CHHapticEvent], parameters: [Any]) throws {}
    }
    public struct CHHapticDeviceCapability {
        public var supportsHaptics: Bool { false }
        public var supportsAudio: Bool { false }
    }
    public class CHHapticPatternPlayer: NSObject {
        public func start(atTime time: TimeInterval) throws {}
        public func stop(atTime time: TimeInterval) throws {}
    }
    public class CHHapticEngine: NSObject {
        public override init() {}
        public static func capabilitiesForHardware() -> CHHapticDeviceCapability { CHHapticDeviceCapability() }
        public var stoppedHandler: ((Int) -> Void)?
        public var resetHandler: (() -> Void)?
        public func start() throws {}
        public func stop() {}
        public func makePlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer { CHHapticPatternPlayer() }
    }
    """)
