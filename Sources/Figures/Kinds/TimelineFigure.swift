import Rendering
import SwiftUI
import ViewGraph

/// One animated quantity over time.
nonisolated struct ValueTrack {
    /// `Circle .offset x`
    var name: String
    /// Seconds and values, in the order of time.
    var points: [(time: Double, value: Double)]
    var curve: String
    /// Where keyframes are reached; empty for what follows a curve.
    var keyframes: [(time: Double, value: Double)] = []

    var range: ClosedRange<Double> {
        let values = points.map(\.value)
        let (low, high) = (values.min() ?? 0, values.max() ?? 0)
        return low < high ? low...high : (low - 0.5)...(high + 0.5)
    }
}

nonisolated extension FigureInput {
    /// Animated values over time as curves.
    func timeline() throws(RenderFailure) -> FigureContent {
        let tracks = try valueTracks()
        guard !tracks.isEmpty else {
            throw RenderFailure(
                .request, text: "error: nothing is animated here\nnote: an event sets it moving, as in '--tap Move'\n")
        }
        let sentences = tracks.map { track in
            track.keyframes.isEmpty
                ? style.labels(
                    "{name} goes from {from} to {to} in {time} seconds ({curve}).",
                    [
                        "name": track.name, "from": FigureNumbers.text(track.points.first?.value),
                        "to": FigureNumbers.text(track.points.last?.value),
                        "time": TimeText.seconds((track.points.last?.time ?? 0) - (track.points.first?.time ?? 0)),
                        "curve": track.curve,
                    ]) : keyframeSentence(track)
        }
        return FigureContent(
            view: TimelineFigure(tracks: tracks, style: style, width: contentWidth),
            title: style.labels("Animated values over time"), alternateText: sentences.joined(separator: " "),
            text: sentences.joined(separator: "\n"))
    }

    /// What changes while the clock runs, at most eight quantities.
    func valueTracks() throws(RenderFailure) -> [ValueTrack] {
        let from = settings.number("from") ?? 0
        let session = try session { $0.at = from }
        let keyframed = keyframeTracks(session)
        let end = min(settings.number("to") ?? 10, 60)
        var tracks: [String: ValueTrack] = [:]
        var order: [String] = []
        var time = from
        var last: [String: [Double]] = [:]
        // Where colours and other values without parts that have names began.
        var starts: [String: [Double]] = [:]
        while true {
            var seen: [String: (name: String, curve: String, values: [Double])] = [:]
            for node in try session.inspection().root?.flattened ?? [] {
                for animation in node.animations {
                    let key = "\(node.id) \(animation.property)"
                    var (values, target) = (animation.value, animation.to)
                    if !Self.hasNamedParts(values.count, in: key) {
                        let start = starts[key, default: values]
                        starts[key] = start
                        (values, target) = ([Self.progress(of: values, from: start, to: target)], [100])
                    }
                    seen[key] = (
                        node.name + Self.property(animation.property, of: node.name), animation.curve, values
                    )
                    last[key] = target
                }
            }
            // What has come to rest stands where it was going to.
            for (key, values) in last where seen[key] == nil { Self.add(values, key, time, &tracks) }
            for (key, entry) in seen.sorted(by: { $0.key < $1.key }) {
                for (index, value) in entry.values.enumerated() {
                    let name = "\(key)#\(index)"
                    if tracks[name] == nil {
                        order.append(name)
                        let part =
                            starts[key] == nil ? Self.component(index, of: entry.values.count, in: key) : ", %"
                        tracks[name] = ValueTrack(name: entry.name + part, points: [], curve: entry.curve)
                    }
                    tracks[name]?.points.append((time - from, value))
                }
            }
            guard time < end - 1e-9, settings.number("to") != nil || session.isAnimating else { break }
            try session.advance(by: 1.0 / 60)
            time += 1.0 / 60
        }
        let varying = order.compactMap { tracks[$0] }.filter { track in
            track.points.contains { abs($0.value - (track.points.first?.value ?? 0)) > 1e-6 }
        }
        return Array((keyframed + varying).prefix(8))
    }

    private static func add(
        _ values: [Double], _ key: String, _ time: Double, _ tracks: inout [String: ValueTrack]
    ) {
        let start = tracks["\(key)#0"]?.points.first?.time ?? 0
        for (index, value) in values.enumerated() {
            guard let previous = tracks["\(key)#\(index)"]?.points.last else { continue }
            tracks["\(key)#\(index)"]?.points.append((max(previous.time + 1.0 / 60, start), value))
        }
    }

    private static func property(_ property: String, of name: String) -> String {
        "." + property == name ? "" : " " + property
    }

    private static func hasNamedParts(_ count: Int, in property: String) -> Bool {
        count <= 2 || count == 4 && property.hasSuffix("frame")
    }

    /// How much of the way is behind, in percent: what a reader sees of a colour's components.
    private static func progress(of values: [Double], from start: [Double], to end: [Double]) -> Double {
        var (way, whole) = (0.0, 0.0)
        for ((value, from), to) in zip(zip(values, start), end) {
            way += (value - from) * (to - from)
            whole += (to - from) * (to - from)
        }
        return whole > 0 ? way / whole * 100 : 0
    }

    /// Which part of a property one of its quantities is.
    static func component(_ index: Int, of count: Int, in property: String) -> String {
        switch count {
        case 1: ""
        case 2: index == 0 ? " x" : " y"
        case 4 where property.hasSuffix("frame"): [" x", " y", " width", " height"][index]
        default: " \(index + 1)"
        }
    }
}

nonisolated struct TimelineFigure: View {
    let tracks: [ValueTrack]
    let style: FigureStyle
    let width: CGFloat

    private var duration: Double {
        max(tracks.flatMap { $0.points.map(\.time) }.max() ?? 1, 1.0 / 60)
    }

    private let labelWidth: CGFloat = 150
    private var isNarrow: Bool { width < 420 }
    /// Beside a curve, for its highest and lowest value.
    private let scaleWidth: CGFloat = 48
    private var plotWidth: CGFloat { max((isNarrow ? width : width - labelWidth - 14) - scaleWidth, 60) }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            ForEach(tracks.indices, id: \.self) { index in
                if isNarrow {
                    VStack(alignment: .leading, spacing: 4) {
                        label(index)
                        plot(index)
                    }
                } else {
                    HStack(alignment: .top, spacing: 14) {
                        label(index).frame(width: labelWidth, alignment: .leading)
                        plot(index)
                    }
                }
            }
            axis.padding(.leading, isNarrow ? 0 : labelWidth + 14)
        }
    }

    private func label(_ index: Int) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: tracks[index].name).font(style.label(11.5, weight: .medium)).foregroundStyle(style.ink)
            Text(verbatim: tracks[index].curve).font(style.label(10.5)).foregroundStyle(style.secondary)
        }
    }

    private func plot(_ index: Int) -> some View {
        let track = tracks[index]
        let height: CGFloat = 64
        return ZStack(alignment: .topLeading) {
            RoundedRectangle(cornerRadius: 4).fill(style.panel)
            TimeGrid(duration: duration).stroke(style.line, lineWidth: 0.5)
            CurveShape(track: track, duration: duration)
                .stroke(
                    style.series(index), style: StrokeStyle(lineWidth: 1.75, lineCap: .round, lineJoin: .round))
            CurveEnds(track: track, duration: duration).fill(style.series(index))
            KeyframeMarks(track: track, duration: duration).fill(style.panel)
            KeyframeMarks(track: track, duration: duration).stroke(style.series(index), lineWidth: 1.5)
        }
        .frame(width: plotWidth, height: height)
        .padding(.trailing, scaleWidth)
        .overlay(alignment: .topTrailing) { value(track.range.upperBound) }
        .overlay(alignment: .bottomTrailing) { value(track.range.lowerBound) }
    }

    private func value(_ value: Double) -> some View {
        Text(verbatim: FigureNumbers.text(value))
            .font(style.label(10).monospacedDigit())
            .foregroundStyle(style.secondary)
            .padding(.vertical, 2)
            .fixedSize()
            .frame(width: scaleWidth - 6, alignment: .leading)
    }

    private var axis: some View {
        HStack(spacing: 0) {
            Text(verbatim: "0")
            Spacer()
            Text(verbatim: TimeText.seconds(duration / 2))
            Spacer()
            Text(verbatim: TimeText.seconds(duration) + " s")
        }
        .font(style.label(10.5).monospacedDigit())
        .foregroundStyle(style.secondary)
        .frame(width: plotWidth)
    }
}

/// A line at the middle of the time, and at its quarters.
nonisolated struct TimeGrid: Shape {
    let duration: Double

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for part in [0.25, 0.5, 0.75] {
            path.move(to: CGPoint(x: rect.minX + rect.width * part, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.minX + rect.width * part, y: rect.maxY))
        }
        return path
    }
}

nonisolated struct CurveShape: Shape {
    let track: ValueTrack
    let duration: Double

    static func point(
        _ point: (time: Double, value: Double), of track: ValueTrack, _ duration: Double, in rect: CGRect
    )
        -> CGPoint
    {
        let range = track.range
        let part = (point.value - range.lowerBound) / (range.upperBound - range.lowerBound)
        let inner = rect.insetBy(dx: 4, dy: 8)
        return CGPoint(x: inner.minX + inner.width * point.time / duration, y: inner.maxY - inner.height * part)
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for (index, point) in track.points.enumerated() {
            let place = Self.point(point, of: track, duration, in: rect)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        return path
    }
}

/// A dot where a curve begins and where it ends.
nonisolated struct CurveEnds: Shape {
    let track: ValueTrack
    let duration: Double

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for point in [track.points.first, track.points.last].compactMap({ $0 }) {
            let place = CurveShape.point(point, of: track, duration, in: rect)
            path.addEllipse(in: CGRect(x: place.x - 3, y: place.y - 3, width: 6, height: 6))
        }
        return path
    }
}
