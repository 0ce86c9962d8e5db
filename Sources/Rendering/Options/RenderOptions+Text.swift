import Foundation
import SwiftUI

/// A text that isn't what an option takes.
public struct OptionError: Error, Hashable, Sendable {
    public let option: String
    public let text: String
    /// What the option takes: `two lengths, as in '320x480'`.
    public let expected: String

    package init(option: String, text: String, expected: String) {
        (self.option, self.text, self.expected) = (option, text, expected)
    }
}

extension RenderOptions {
    /// Sets the option that commands write as `--name text` and the service as `name=text`. `set` may come repeatedly.
    public mutating func set(_ name: String, to text: String) throws(OptionError) {
        guard let option = Self.options[name] else {
            throw OptionError(option: name, text: text, expected: "an option that exists")
        }
        guard option.apply(&self, text) else { throw OptionError(option: name, text: text, expected: option.expected) }
        given.insert(name)
    }

    /// The names `set(_:to:)` knows.
    public static func isOption(_ name: String) -> Bool { options[name] != nil }

    /// All of them, sorted.
    package static var optionNames: [String] { options.keys.sorted() }

    /// Those that say how the drawing begins.
    static func isDrawingOption(_ name: String) -> Bool { drawingOptions[name] != nil }

    private struct Option: Sendable {
        /// What is said to whoever writes something else.
        var expected: String
        var apply: @Sendable (inout RenderOptions, String) -> Bool
    }

    private static let options: [String: Option] = drawingOptions.merging(eventOptions) { first, _ in first }

    private static var eventOptions: [String: Option] {
        var options: [String: Option] = [:]
        for (name, takes) in RenderEvent.forms {
            options[name] = Option(expected: takes) { options, text in
                guard let event = RenderEvent(name, text) else { return false }
                options.events.append(event)
                return true
            }
        }
        return options
    }

    private static let drawingOptions: [String: Option] = [
        "view": Option(expected: "a name") {
            $0.view = $1; return true
        },
        "size": Option(expected: "two lengths, as in '320x480' or '320x_'") { options, text in
            guard let size = OptionText.size(text) else { return false }
            options.setSize(width: size.width, height: size.height)
            return true
        },
        "device": Option(expected: "a device, as in 'iphone-16'; 'render devices' lists them") { options, text in
            guard let device = Device(named: text) else { return false }
            options.take(device)
            return true
        },
        "frame": Option(expected: "'true' or 'false'") { options, text in
            guard let value = Bool(text) else { return false }
            options.showsFrame = value
            return true
        },
        "scale": option("a number above 0 and at most 100", \.scale, OptionText.scale),
        "platform": option("'ios' or 'macos'", \.platform, Platform.init(rawValue:)),
        "appearance": option("'light' or 'dark'", \.appearance, OptionText.appearance),
        "dynamic-type": option(
            "one of xSmall, small, medium, large, xLarge … xxxLarge, accessibility1 … accessibility5",
            \.dynamicTypeSize,
            OptionText.dynamicTypeSize),
        "layout-direction": option("'ltr' or 'rtl'", \.layoutDirection, OptionText.layoutDirection),
        "locale": option("a locale that exists, as in 'fr_FR'", \.locale) { OptionText.isLocale($0) ? $0 : nil },
        "time-zone": option("a time zone, as in 'Europe/Paris'", \.timeZone) { OptionText.isTimeZone($0) ? $0 : nil },
        "now": option("a date, as in '2026-01-31T12:00:00Z'", \.now, OptionText.date),
        "seed": option("a whole number of 0 or more", \.seed) { UInt64($0) },
        "safe-area": option("four lengths, as in '59,0,34,0'", \.safeArea, OptionText.insets),
        "assets": option("a folder", \.assets) { .some($0) },
        "background": option(
            "'transparent', '#rrggbb', '#rrggbbaa' or a system colour's name", \.background, CanvasBackground.init(_:)),
        "set": Option(expected: "a property and an expression, as in 'show=true'") { options, text in
            guard let value = InitialValue(text) else { return false }
            // What stands after an event happens then.
            if options.events.isEmpty {
                options.initialValues.append(value)
            } else {
                options.events.append(.set(value))
            }
            return true
        },
        "at": Option(expected: "a number of seconds, 0 or more") { options, text in
            guard let seconds = Double(text), seconds >= 0, seconds.isFinite else { return false }
            options.at = seconds
            return true
        },
        "target": option("a target of a package", \.sources.target) { $0.isEmpty ? nil : $0 },
        "define": Option(expected: "a name, as in 'STAGING'") { options, text in
            guard OptionText.isIdentifier(text) else { return false }
            options.sources.definitions.insert(text)
            return true
        },
        "stub": Option(expected: "a module, as in 'Kingfisher'") { options, text in
            guard OptionText.isIdentifier(text) else { return false }
            options.sources.stubs.insert(text)
            return true
        },
        "package": Option(expected: "a name and a folder, as in 'Models=../Models'") { options, text in
            guard let place = PackagePlace(text) else { return false }
            options.sources.packages.append(place)
            return true
        },
        "font-dir": Option(expected: "a folder") {
            $0.fontDirectories.append($1); return true
        },
        "max-pixels": limit(\.pixels, 1...Int.max),
        "max-steps": limit(\.steps, 1...Int.max),
        "max-depth": limit(\.depth, 1...100_000),
        "max-nodes": limit(\.nodes, 1...Int.max),
        "max-memory": Option(expected: "a whole number of MB from 1 to 1048576") { options, text in
            guard let megabytes = Int(text), 1...1 << 20 ~= megabytes else { return false }
            options.limits.memory = megabytes << 20
            return true
        },
        "max-time": Option(expected: "a number of seconds above 0") { options, text in
            guard let seconds = Double(text), seconds > 0, seconds.isFinite else { return false }
            options.limits.seconds = seconds
            return true
        },
    ]

    private static func option<Value>(
        _ expected: String, _ path: WritableKeyPath<RenderOptions, Value> & Sendable,
        _ read: @escaping @Sendable (String) -> Value?
    ) -> Option {
        Option(expected: expected) { options, text in
            guard let value = read(text) else { return false }
            options[keyPath: path] = value
            return true
        }
    }

    private static func limit(
        _ path: WritableKeyPath<RenderLimits, Int> & Sendable, _ range: ClosedRange<Int>
    ) -> Option {
        let upper = range.upperBound == .max ? "" : " and at most \(range.upperBound)"
        return Option(expected: "a whole number of at least \(range.lowerBound)\(upper)") { options, text in
            guard let value = Int(text), range ~= value else { return false }
            options.limits[keyPath: path] = value
            return true
        }
    }
}
