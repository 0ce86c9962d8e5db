import Foundation
import Rendering
import SwiftUI

/// An option that has another value.
struct OptionChange {
    /// As on the command line: `locale en_US → fr_FR`.
    var text: String
    var old: String?
    var new: String?
    let apply: (inout RenderOptions, RenderOptions) -> Void
}

enum OptionChanges {
    static func between(_ old: RenderOptions, _ new: RenderOptions) -> [OptionChange] {
        var changes: [OptionChange] = []
        func add(
            _ name: String, _ value: (RenderOptions) -> String,
            _ apply: @escaping (inout RenderOptions, RenderOptions) -> Void
        ) {
            let (was, now) = (value(old), value(new))
            guard was != now else { return }
            let text =
                was.isEmpty ? "\(name) \(now)" : now.isEmpty ? "\(name) \(was) left out" : "\(name) \(was) → \(now)"
            changes.append(OptionChange(text: text, old: was, new: now, apply: apply))
        }
        func field<Value>(
            _ name: String, _ path: WritableKeyPath<RenderOptions, Value>, _ write: @escaping (Value) -> String
        ) {
            add(name, { write($0[keyPath: path]) }, { $0[keyPath: path] = $1[keyPath: path] })
        }
        func length(_ value: CGFloat?) -> String { value.map(Lengths.write) ?? "_" }
        field("view", \.view) { $0 ?? "the first" }
        add("size", { "\(length($0.width))x\(length($0.height))" }) {
            ($0.width, $0.height, $0.hasSize) = ($1.width, $1.height, $1.hasSize)
        }
        field("scale", \.scale) { Lengths.write($0) }
        field("platform", \.platform) { $0.rawValue }
        field("appearance", \.appearance) { $0 == .dark ? "dark" : "light" }
        field("dynamic-type", \.dynamicTypeSize) { "\($0)" }
        field("layout-direction", \.layoutDirection) { $0 == .rightToLeft ? "rtl" : "ltr" }
        field("locale", \.locale) { $0 }
        field("time-zone", \.timeZone) { $0 }
        field("now", \.now) { $0.ISO8601Format() }
        field("seed", \.seed) { "\($0)" }
        field("safe-area", \.safeArea) {
            [$0.top, $0.leading, $0.bottom, $0.trailing].map { Lengths.write($0) }.joined(separator: ",")
        }
        field("background", \.background) { Self.written($0) }
        field("set", \.initialValues) { $0.map { "\($0.name)=\($0.expression)" }.joined(separator: " ") }
        field("events", \.events) { $0.map(\.description).joined(separator: ", ") }
        field("at", \.at) { $0.map { JSONText.number($0) } ?? "settled" }
        return changes
    }

    private static func written(_ background: CanvasBackground) -> String {
        switch background {
        case .platform: "platform"
        case .transparent: "transparent"
        case .color(let color): ColorText.write(color)
        case .named(let name): name.rawValue
        }
    }
}
