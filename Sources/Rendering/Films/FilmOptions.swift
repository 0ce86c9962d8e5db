import Foundation

/// Which moments a film shows, and how.
public struct FilmOptions: Sendable {
    /// The first and last moment, in seconds since the first event; nil is from that event until everything that ends
    /// has come to rest, and one round of what repeats.
    public var range: ClosedRange<Double>?
    /// Frames a second.
    public var rate: Double
    /// Still time before the first and after the last frame, in seconds.
    public var hold = (start: 0.0, end: 0.0)
    /// How often a film is played; 0 for ever.
    public var loops = 0
    /// Whether a finger is drawn where one touches.
    public var showsTaps = false
    public var maxFrames = 3_600
    /// What frames are at least as large as, in points; a root that is smaller then stands at their top leading corner,
    /// where it stands in its own canvas, so that what moves goes on from frame to frame.
    public var size = CGSize.zero

    public init(rate: Double = 60) { self.rate = rate }

    /// Reads `FROM...TO@FPS`, each part of which may be missing: `0...1@30`, `0...1`, `@30`.
    public init?(_ text: String, rate: Double) {
        self.init(rate: rate)
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let times = parts.first, !text.isEmpty else { return nil }
        if parts.count == 2 {
            guard let given = Double(parts[1]), given > 0, given <= 1_000 else { return nil }
            self.rate = given
        }
        guard !times.isEmpty else { return }
        guard let dots = times.range(of: "...") else { return nil }
        guard let from = Double(times[..<dots.lowerBound]), let to = Double(times[dots.upperBound...]), from >= 0,
            to >= from, to < 1e6
        else { return nil }
        range = from...to
    }
}

/// A moment of a film.
public struct FilmMoment {
    public let picture: Picture
    /// In seconds.
    public let duration: Double
    /// From 0.
    public let index: Int
}

/// How large the frames of a film are, for files in which all have one size.
public struct FilmSizes {
    /// The longest width and the longest height there were.
    public private(set) var largest: CGSize?
    /// Whether a frame had another size than the first: the film is to be made once more with the largest.
    public private(set) var areSeveral = false

    public init() {}

    public mutating func add(_ moment: FilmMoment) {
        let size = moment.picture.options.size
        guard let known = largest else { return largest = size }
        if size != known { areSeveral = true }
        largest = CGSize(width: max(known.width, size.width), height: max(known.height, size.height))
    }
}
