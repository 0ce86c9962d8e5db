import Foundation
import SwiftUI

/// Something that happens to a drawing between two pictures.
public enum RenderEvent: Hashable, Sendable {
    case tap(EventPlace, count: Int = 1)
    /// A finger that stays, for seconds.
    case press(EventPlace, seconds: Double)
    /// A finger that moves on a straight line.
    ///
    /// - Parameters:
    ///   - hold: how long it rests before it moves, in seconds.
    ///   - ends: false leaves it down, for a picture of the middle of a drag.
    case drag(EventPlace, to: EventPlace, hold: Double = 0, ends: Bool = true)
    /// Two fingers that move apart to `scale` times their distance.
    case magnify(EventPlace, scale: Double)
    /// Two fingers that turn, clockwise.
    case rotate(EventPlace, degrees: Double)
    /// Puts a text into a field in place of what is there; a line feed at its end presses return.
    case type(String, into: String)
    /// Moves what scrolls: positive shows what is further down or to the right.
    case scroll(EventPlace?, by: CGSize)
    /// Scrolls until a text can be seen.
    case reveal(String)
    /// Brings the pointer over a place; nil takes it away.
    case hover(EventPlace?)
    /// Presses a key, with others held: whoever has the focus gets it, then whatever it is a shortcut for.
    case key(KeyEquivalent, modifiers: EventModifiers = [])
    /// What an assistive technology asks for: an action's name, `increment` or `decrement`; nil is an activation.
    case action(String?, of: String)
    /// Gives a property of a view that is there, `@State` included, another value: a Swift expression.
    case set(InitialValue)
    /// Lets time pass, in seconds.
    case wait(Double)
}

/// Where an event happens.
public enum EventPlace: Hashable, Sendable {
    /// On what is called this: its visible text, its accessibility label or identifier.
    case label(String)
    /// In points of the canvas.
    case point(CGPoint)

    /// `12,40` is a point, anything else a label.
    public init(_ text: String) {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map(Self.number)
        if numbers.count == 2, let x = numbers[0], let y = numbers[1] {
            self = .point(CGPoint(x: x, y: y))
        } else {
            self = .label(text)
        }
    }

    static func number(_ text: some StringProtocol) -> Double? {
        guard let value = Double(OptionText.trimmed(text)), value.isFinite, abs(value) < 1e6 else {
            return nil
        }
        return value
    }
}

extension RenderEvent {
    /// The names of the events as the command line (`--tap …`) and scenarios (`tap …`) write them, with what each
    /// takes.
    public static let forms: [(name: String, takes: String)] = [
        ("tap", "a label or X,Y"),
        ("double-tap", "a label or X,Y"),
        ("press", "a label or X,Y, held for a second; LABEL=SECONDS"),
        ("type", "LABEL=TEXT"),
        ("drag", "FROM,TO, each X,Y or a label"),
        ("magnify", "LABEL=FACTOR or X,Y=FACTOR"),
        ("rotate", "LABEL=DEGREES or X,Y=DEGREES"),
        ("scroll", "DX,DY, LABEL=DX,DY or a text to scroll to"),
        ("hover", "a label or X,Y"),
        ("key", KeyText.expected),
        ("action", "a label, or LABEL=ACTION"),
        ("set", "a property and an expression, as in 'show=true'"),
        ("wait", "seconds, from 0 to a million"),
    ]

    /// Reads an event as `forms` says; nil for a text that isn't one.
    public init?(_ name: String, _ text: String) {
        guard !text.isEmpty else { return nil }
        switch name {
        case "tap": self = .tap(EventPlace(text))
        case "double-tap": self = .tap(EventPlace(text), count: 2)
        case "press":
            if let (place, seconds) = Self.assignment(text), let seconds = EventPlace.number(seconds), seconds >= 0 {
                self = .press(EventPlace(place), seconds: seconds)
            } else {
                self = .press(EventPlace(text), seconds: 1)
            }
        case "type":
            guard let (label, typed) = Self.assignment(text) else { return nil }
            self = .type(typed.hasSuffix("\\n") ? typed.dropLast(2) + "\n" : typed, into: label)
        case "drag":
            guard let (from, to) = Self.places(text) else { return nil }
            self = .drag(from, to: to)
        case "magnify":
            guard let (place, factor) = Self.assignment(text), let factor = EventPlace.number(factor), factor > 0 else {
                return nil
            }
            self = .magnify(EventPlace(place), scale: factor)
        case "rotate":
            guard let (place, degrees) = Self.assignment(text), let degrees = EventPlace.number(degrees) else {
                return nil
            }
            self = .rotate(EventPlace(place), degrees: degrees)
        case "scroll":
            if case .point(let point) = EventPlace(text) {
                self = .scroll(nil, by: CGSize(width: point.x, height: point.y))
            } else if let (place, distance) = Self.assignment(text), case .point(let point) = EventPlace(distance) {
                self = .scroll(EventPlace(place), by: CGSize(width: point.x, height: point.y))
            } else {
                self = .reveal(text)
            }
        case "hover": self = .hover(EventPlace(text))
        case "key":
            guard let key = KeyText.read(text) else { return nil }
            self = .key(key.key, modifiers: key.modifiers)
        case "action":
            if let (label, name) = Self.assignment(text) {
                self = .action(name, of: label)
            } else {
                self = .action(nil, of: text)
            }
        case "set":
            guard let value = InitialValue(text) else { return nil }
            self = .set(value)
        case "wait":
            guard let seconds = EventPlace.number(text), seconds >= 0 else { return nil }
            self = .wait(seconds)
        default: return nil
        }
    }

    private static func assignment(_ text: String) -> (String, String)? {
        guard let equals = text.firstIndex(of: "="), equals != text.startIndex else { return nil }
        return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }

    /// Two places with a comma between them, and perhaps one in each.
    private static func places(_ text: String) -> (EventPlace, EventPlace)? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        func place(_ range: Range<Int>) -> EventPlace { EventPlace(parts[range].joined(separator: ",")) }
        func isPoint(_ range: Range<Int>) -> Bool { if case .point = place(range) { true } else { false } }
        switch parts.count {
        case 2: return (place(0..<1), place(1..<2))
        case 3 where isPoint(1..<3): return (place(0..<1), place(1..<3))
        case 3 where isPoint(0..<2): return (place(0..<2), place(2..<3))
        case 4 where isPoint(0..<2) && isPoint(2..<4): return (place(0..<2), place(2..<4))
        default: return nil
        }
    }
}
