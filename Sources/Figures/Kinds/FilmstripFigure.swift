import Rendering
import SwiftUI

nonisolated extension FigureInput {
    /// Frames of what is animated, in a row with their times.
    func filmstrip() throws(RenderFailure) -> FigureContent {
        let frames = try filmFrames()
        let scale = stripScale(frames)
        let view = FilmstripFigure(frames: frames, style: style, scale: scale)
        let times = frames.map { TimeText.seconds($0.time) }
        return FigureContent(
            view: view, title: style.labels("Frames of an animation"),
            alternateText: style.labels(
                times.count == 1 ? "One frame, at {times} seconds." : "{count} frames, at {times} seconds.",
                ["count": String(frames.count), "times": Description.list(times, style.labels)]))
    }

    /// As many in a row as have room at half their size, the same number in each row.
    private func stripScale(_ frames: [FilmFrame]) -> CGFloat {
        let widest = max(frames.map(\.drawn.size.width).max() ?? 1, 1)
        for rows in 1...max(frames.count, 1) {
            let columns = CGFloat((frames.count + rows - 1) / rows)
            let scale = (contentWidth - 16 * (columns - 1)) / (columns * widest)
            if scale >= 0.5 || columns <= 1 { return min(scale, 1) }
        }
        return 1
    }

    /// The frames at even distances; each is what a picture at that time is.
    func filmFrames() throws(RenderFailure) -> [FilmFrame] {
        let session = try session { $0.at = 0 }
        let from = settings.number("from") ?? 0
        let end: Double = if let to = settings.number("to") { to } else { try duration(of: session) }
        let count = Int(settings.number("frames") ?? 6)
        var frames: [FilmFrame] = []
        let filmed = try self.session { $0.at = from }
        var now = from
        for index in 0..<max(count, 1) {
            let time = count > 1 ? from + (max(end, from) - from) * Double(index) / Double(count - 1) : from
            // On the frames of the virtual clock, so that times in captions are those of the pictures.
            let frame = (time * 60).rounded() / 60
            if frame > now {
                try filmed.advance(by: frame - now)
                now = frame
            }
            frames.append(FilmFrame(time: now, drawn: try DrawnView(filmed)))
        }
        return frames
    }

    /// How long it takes until everything is at rest, in seconds; a second where nothing moves or it never ends.
    func duration(of session: RenderSession) throws(RenderFailure) -> Double {
        var passed = 0.0
        while session.isAnimating, passed < 10 {
            try session.advance(by: 1.0 / 60)
            passed += 1.0 / 60
        }
        return passed > 0 ? passed : 1
    }
}

/// One moment of an animation.
nonisolated struct FilmFrame {
    /// Seconds since the last event.
    var time: Double
    var drawn: DrawnView
}

nonisolated struct FilmstripFigure: View {
    let frames: [FilmFrame]
    let style: FigureStyle
    let scale: CGFloat

    var body: some View {
        FlowRow(spacing: 16) {
            ForEach(frames.indices, id: \.self) { index in
                VStack(alignment: .leading, spacing: 6) {
                    frames[index].drawn.view(scale: scale)
                        .overlay { Rectangle().strokeBorder(style.line, lineWidth: style.theme.lineWidth) }
                    Text(verbatim: TimeText.seconds(frames[index].time) + " s")
                        .font(style.label(11).monospacedDigit())
                        .foregroundStyle(style.secondary)
                        .fixedSize()
                }
            }
        }
    }
}

/// Times as figures write them.
nonisolated enum TimeText {
    static func seconds(_ time: Double) -> String {
        let hundredths = Int((time * 100).rounded())
        let fraction = String(abs(hundredths) % 100)
        return "\(hundredths / 100)." + (fraction.count < 2 ? "0" : "") + fraction
    }
}
