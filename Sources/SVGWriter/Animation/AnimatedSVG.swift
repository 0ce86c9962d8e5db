import Drawing
import Foundation

/// A drawing that a film shows for a time.
public struct SVGFrame: Sendable {
    public var displayList: DisplayList
    /// In seconds.
    public var duration: Double

    public init(displayList: DisplayList, duration: Double) {
        (self.displayList, self.duration) = (displayList, duration)
    }
}

extension SVGWriter {
    /// A film as one SVG that plays by CSS: what moves, fades, turns, scales or changes colour does so between keyframes,
    /// what changes its shape is drawn once for each shape. Readers who asked for less motion see the last frame.
    ///
    /// - Parameter loops: how often it is played; 0 for ever.
    public func animatedSVG(_ frames: [SVGFrame], loops: Int, _ options: PictureOptions) throws -> SVGResult {
        let size = options.size
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw PictureError.emptyCanvas(size)
        }
        let document = SVGDocument(raster: raster, options: options)
        document.animation = SVGAnimation(FrameTimes(frames.map(\.duration)), loops: loops)
        try document.draw(frames: frames.map(\.displayList))
        return SVGResult(text: document.text, rasterised: document.rasterised)
    }
}

/// When the frames of a film are shown, in seconds.
struct FrameTimes {
    let starts: [Double]
    let total: Double
    /// Frames that are held are still until the time that one frame takes is left.
    private let ends: [Double]

    init(_ durations: [Double]) {
        let frame = durations.min() ?? 0
        var (starts, ends, time): ([Double], [Double], Double) = ([], [], 0)
        for duration in durations {
            starts.append(time)
            time += duration
            ends.append(duration > 1.5 * frame ? time - frame : starts[starts.count - 1])
        }
        (self.starts, self.ends, total) = (starts, ends, time)
    }

    /// The times at which a value of each frame counts, and the end of the film.
    func points<Value>(_ values: [Value]) -> [(time: Double, value: Value)] {
        var result: [(time: Double, value: Value)] = []
        for (index, value) in values.enumerated() where index < starts.count {
            result.append((starts[index], value))
            if ends[index] > starts[index] { result.append((ends[index], value)) }
        }
        if let last = values.last { result.append((total, last)) }
        return result
    }
}
