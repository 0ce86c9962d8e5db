import ViewGraph

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable, Equatable {
    /// How long a track is, in points.
    public enum Size: Sendable, Equatable {
        case fixed(CGFloat)
        /// What is left, shared among all that are left.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit in what one flexible track would get.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// To the next track, in points; nil is 8.
    public var spacing: CGFloat?
    /// Of the cells in this track; nil leaves it to the grid.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// One column or row, laid along the grid's minor axis.
struct GridTrack: Equatable {
    var start: CGFloat
    var length: CGFloat
    /// Of the item it was made from.
    var item: Int
}

/// The tracks that grid items make of a length (measured: facts.md 11.1).
struct GridTracks {
    private(set) var tracks: [GridTrack] = []
    /// From the first track's start to the last one's end.
    private(set) var length: CGFloat = 0

    /// The distance between tracks where an item says none.
    static let defaultSpacing: CGFloat = 8

    init(_ items: [GridItem], in available: CGFloat) {
        var remaining = available - items.dropLast().reduce(0) { $0 + ($1.spacing ?? Self.defaultSpacing) }
        var left = 0
        for item in items {
            if case .fixed(let length) = item.size { remaining -= max(length, 0) } else { left += 1 }
        }
        var position: CGFloat = 0
        for (index, item) in items.enumerated() {
            let spacing = item.spacing ?? Self.defaultSpacing
            var lengths: [CGFloat]
            switch item.size {
            case .fixed(let length): lengths = [max(length, 0)]
            case .flexible(let minimum, let maximum):
                let length = Self.clamp(remaining / CGFloat(left), minimum, maximum)
                lengths = [length]
                remaining -= length
                left -= 1
            case .adaptive(let minimum, let maximum):
                let total = Self.clamp(remaining / CGFloat(left), minimum, .infinity)
                lengths = Self.adaptive(total, spacing: spacing, minimum: minimum, maximum: maximum)
                remaining -= total
                left -= 1
            }
            for length in lengths {
                tracks.append(GridTrack(start: position, length: length, item: index))
                position += length + spacing
            }
            if index == items.count - 1 { self.length = max(position - spacing, 0) }
        }
    }

    /// The most tracks that one item makes, whatever an input says.
    private static let mostTracks = 10_000

    private static func adaptive(
        _ total: CGFloat, spacing: CGFloat, minimum: CGFloat, maximum: CGFloat
    ) -> [CGFloat] {
        let pitch = max(minimum, 0) + spacing
        let fitting = pitch > 0 && total.isFinite ? ((total + spacing) / pitch).rounded(.down) : 1
        // Lengths whose sum is infinite give no number of tracks.
        let count = fitting.isNaN ? 1 : Int(min(max(fitting, 1), CGFloat(mostTracks)))
        let length = (total - CGFloat(count - 1) * spacing) / CGFloat(count)
        return Array(repeating: clamp(length, 0, maximum), count: count)
    }

    private static func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        let lower = max(minimum, 0)
        return max(lower, min(length.isNaN ? lower : length, max(maximum, lower)))
    }
}
