// Players and sessions of sound: accepted, nothing is heard.

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
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
    ) {}
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
