import Foundation

/// Takes the pictures of a film while time passes.
final class FilmRecorder {
    let start: Double
    let options: FilmOptions
    /// Which frame comes next.
    private(set) var index = 0
    private let capture: (Int) throws -> Void
    private(set) var failure: (any Error)?
    /// Where fingers are, and until when they are shown.
    var touches: [(point: CGPoint, until: Double)] = []

    init(start: Double, options: FilmOptions, capture: @escaping (Int) throws -> Void) {
        (self.start, self.options, self.capture) = (start, options, capture)
    }

    private var first: Double { options.range?.lowerBound ?? 0 }
    var end: Double { start + (options.range?.upperBound ?? .infinity) }

    /// When the next frame is due, on the session's clock.
    var next: Double { start + first + Double(index) / options.rate }

    var isOver: Bool { failure != nil || next > end + 1e-9 }

    func take() {
        do { try capture(index) } catch { failure = error }
        index += 1
        if index >= options.maxFrames, !isOver {
            failure = RenderFailure(
                .limit("frames"), "the film has more than \(options.maxFrames) frames (--max-frames, --film)")
        }
    }
}
