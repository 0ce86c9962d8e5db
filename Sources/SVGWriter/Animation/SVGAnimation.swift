import Foundation

/// The style sheet of an animated document in the making.
struct SVGAnimation {
    let times: FrameTimes
    private let count: String
    private var rules: [String] = []
    private var names: [String: String] = [:]

    init(_ times: FrameTimes, loops: Int) {
        self.times = times
        count = loops == 0 ? "infinite" : "\(loops) forwards"
    }

    /// Everything stands still at the end for those who asked for less motion.
    var text: String {
        if rules.isEmpty { return "" }
        return "<style>\n" + rules.joined(separator: "\n")
            + "\n@media (prefers-reduced-motion:reduce){*{animation:none!important}}\n</style>\n"
    }

    /// The attribute by which an element is animated along tracks; empty where nothing in them changes.
    mutating func attribute(_ tracks: [SVGTrack]) -> String {
        let parts = tracks.compactMap { track -> String? in
            guard let keyframes = track.keyframes(times) else { return nil }
            let name = name("k", keyframes) { "@keyframes \($0){\(keyframes)}" }
            let seconds = SVGText.number(times.total, digits: 6)
            return "\(name) \(seconds)s \(track.isStepped ? "step-end" : "linear") \(count)"
        }
        guard !parts.isEmpty else { return "" }
        let rule = "{animation:\(parts.joined(separator: ","))}"
        return " class=\"\(name("a", rule) { ".\($0)\(rule)" })\""
    }

    private mutating func name(_ prefix: String, _ key: String, _ rule: (String) -> String) -> String {
        if let known = names[prefix + key] { return known }
        let name = prefix + String(names.count + 1)
        names[prefix + key] = name
        rules.append(rule(name))
        return name
    }
}

/// A property that has a value in each frame.
struct SVGTrack {
    var property: String
    /// The numbers of each frame.
    var values: [[Double]]
    /// How far what is shown may be from them.
    var tolerance: [Double]
    /// Whether a value holds until the next one.
    var isStepped = false
    /// As CSS writes the numbers.
    var text: ([Double]) -> String

    /// Nil where nothing changes.
    func keyframes(_ times: FrameTimes) -> String? {
        guard let first = values.first, values.contains(where: { $0 != first }), times.total > 0 else { return nil }
        let points = times.points(values)
        let kept = isStepped ? changes(points) : corners(points)
        return kept.map { index in
            // Rounded down: at the time of a frame it is there.
            let percent = (1e7 * points[index].time / times.total + 1e-6).rounded(.down) / 1e5
            return "\(SVGText.number(percent, digits: 5))%{\(property):\(text(points[index].value))}"
        }.joined()
    }

    private func changes(_ points: [(time: Double, value: [Double])]) -> [Int] {
        points.indices.filter { $0 == 0 || $0 == points.count - 1 || points[$0].value != points[$0 - 1].value }
    }

    /// Those points that aren't on the straight way between others.
    private func corners(_ points: [(time: Double, value: [Double])]) -> [Int] {
        var kept = [0]
        var next = 1
        while let start = kept.last, start < points.count - 1 {
            next = start + 1
            // As far as everything between is near the straight way there; so far that it doesn't take for ever.
            while next + 1 < points.count, next - start < 120, isStraight(points, start, next + 1) { next += 1 }
            kept.append(next)
        }
        return kept
    }

    private func isStraight(_ points: [(time: Double, value: [Double])], _ start: Int, _ end: Int) -> Bool {
        let (from, to) = (points[start], points[end])
        guard to.time > from.time else { return false }
        for index in (start + 1)..<end {
            let part = (points[index].time - from.time) / (to.time - from.time)
            for (place, value) in points[index].value.enumerated() {
                let straight = from.value[place] + (to.value[place] - from.value[place]) * part
                if abs(value - straight) > tolerance[min(place, tolerance.count - 1)] { return false }
            }
        }
        return true
    }
}
