import Rendering
import SwiftUI

nonisolated extension FigureInput {
    /// What views play by keyframes, each quantity of each track for itself, from the session's time on.
    func keyframeTracks(_ session: RenderSession) -> [ValueTrack] {
        var result: [ValueTrack] = []
        for (view, playback) in session.keyframePlaybacks {
            let length = (playback.tracks.map(\.duration).max() ?? 0) - playback.elapsed
            guard length > 0 else { continue }
            for track in playback.tracks {
                let count = track.keyframes.first?.quantities.count ?? 0
                for index in 0..<count {
                    let part = Self.component(index, of: count, in: track.property)
                    var value = ValueTrack(
                        name: [view, track.property + part].filter { !$0.isEmpty }.joined(separator: " "), points: [],
                        curve: style.labels("keyframes"))
                    let frames = Int((length * 60).rounded(.up))
                    value.points = (0...frames).map { frame in
                        let time = min(Double(frame) / 60, length)
                        return (time, Self.quantity(index, of: track.quantities(playback.elapsed + time)))
                    }
                    value.keyframes = track.keyframes.compactMap { keyframe in
                        let time = keyframe.time - playback.elapsed
                        return time >= 0 ? (time, Self.quantity(index, of: keyframe.quantities)) : nil
                    }
                    result.append(value)
                }
            }
        }
        return result
    }

    private static func quantity(_ index: Int, of quantities: [Double]) -> Double {
        quantities.indices.contains(index) ? quantities[index] : 0
    }

    /// `KeyframeAnimator scale passes 1 at 0.00 s, 1.5 at 0.30 s and 1 at 0.80 s.`
    func keyframeSentence(_ track: ValueTrack) -> String {
        let passed = track.keyframes.map { keyframe in
            style.labels(
                "{value} at {time} s",
                ["value": FigureNumbers.text(keyframe.value), "time": TimeText.seconds(keyframe.time)])
        }
        return style.labels(
            "{name} passes {keyframes}.",
            ["name": track.name, "keyframes": Description.list(passed, style.labels)])
    }
}

/// A diamond where each keyframe is reached.
nonisolated struct KeyframeMarks: Shape {
    let track: ValueTrack
    let duration: Double

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for point in track.keyframes {
            let place = CurveShape.point(point, of: track, duration, in: rect)
            path.move(to: CGPoint(x: place.x, y: place.y - 4.5))
            path.addLine(to: CGPoint(x: place.x + 4.5, y: place.y))
            path.addLine(to: CGPoint(x: place.x, y: place.y + 4.5))
            path.addLine(to: CGPoint(x: place.x - 4.5, y: place.y))
            path.closeSubpath()
        }
        return path
    }
}
