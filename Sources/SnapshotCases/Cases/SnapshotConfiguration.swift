import Foundation
import Rendering

/// One way in which every preview is drawn: options by their long names, and what pictures of it are called.
package struct SnapshotConfiguration: Hashable, Sendable {
    package struct Option: Hashable, Sendable {
        package var name: String
        package var text: String

        package init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }
    }

    package var name: String
    package var options: [Option]

    package init(name: String, options: [Option]) { (self.name, self.options) = (name, options) }

    /// The axes of a matrix, in the order in which names say them.
    package static let axes = [
        "appearance", "platform", "device", "dynamic-type", "locale", "layout-direction", "size", "scale",
    ]

    /// Every combination of the values that the axes have.
    ///
    /// A name says the appearance and what differs from the defaults. So a further axis doesn't rename the pictures that
    /// are there, as long as the default is one of its values.
    package static func matrix(_ values: [String: [String]]) -> [SnapshotConfiguration] {
        var rows: [[Option]] = [[]]
        for axis in axes {
            guard let texts = values[axis], !texts.isEmpty else { continue }
            rows = rows.flatMap { row in texts.map { row + [Option(axis, $0)] } }
        }
        return rows.map { SnapshotConfiguration(name: name(of: $0), options: $0) }
    }

    private static let defaults = [
        "platform": "ios", "dynamic-type": "large", "locale": "en_US", "layout-direction": "ltr", "scale": "2",
    ]

    private static func name(of options: [Option]) -> String {
        var parts = [options.first { $0.name == "appearance" }?.text ?? "light"]
        for option in options where option.name != "appearance" && option.text != defaults[option.name] {
            parts.append(option.name == "scale" ? option.text + "x" : option.text)
        }
        return SnapshotName.file(parts.joined(separator: "-"))
    }

    /// How many combinations a matrix may have.
    package static let maximum = 10_000
}

/// When a picture is taken of a preview: after these events.
package struct SnapshotMoment: Hashable, Sendable {
    /// Nil for the preview as it is.
    package var name: String?
    package var events: [RenderEvent] = []
    /// Seconds after the last event; nil once all is still.
    package var at: Double?

    package init(name: String? = nil, events: [RenderEvent] = [], at: Double? = nil) {
        (self.name, self.events, self.at) = (name, events, at)
    }

    /// Nothing has happened.
    package static let still = SnapshotMoment()

    /// The pictures a scenario takes, each as what happens before it.
    package static func moments(of scenario: Scenario, named name: String) -> [SnapshotMoment] {
        var events: [RenderEvent] = []
        var captures: [(name: String, events: [RenderEvent])] = []
        for step in scenario.steps {
            switch step.kind {
            case .event(let event): events.append(event)
            case .capture(let capture): captures.append((capture, events))
            }
        }
        let isOne = captures.count == 1
        return captures.map { SnapshotMoment(name: isOne ? name : "\(name) \($0.name)", events: $0.events) }
    }

    /// The frames of a film, from the moment when the events are over.
    package static func frames(
        _ range: ClosedRange<Double>, rate: Double, events: [RenderEvent] = [], name: String? = nil
    ) -> [SnapshotMoment] {
        let count = Int(min(max(((range.upperBound - range.lowerBound) * rate + 1e-9).rounded(.down), 0), 3_600))
        return (0...count).map { frame in
            let time = range.lowerBound + Double(frame) / rate
            let label = "t" + LayoutText.number(time, decimals: 3).replacingOccurrences(of: ".", with: "_")
            return SnapshotMoment(
                name: [name, label].compactMap { $0 }.joined(separator: " "), events: events, at: time)
        }
    }
}
