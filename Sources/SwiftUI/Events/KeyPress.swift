import Foundation
import ViewGraph

/// A key that was pressed.
public struct KeyPress: Sendable {
    /// What becomes of a key.
    public enum Result: Hashable, Sendable {
        /// Nobody else gets it.
        case handled
        /// The view round this one is asked.
        case ignored
    }

    /// When in the life of a key press an action is called. A pressed key of a picture goes down and up at once.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let down = Phases(rawValue: 1 << 0)
        public static let `repeat` = Phases(rawValue: 1 << 1)
        public static let up = Phases(rawValue: 1 << 2)
        public static let all: Phases = [.down, .repeat, .up]
    }

    public let phase: Phases
    public let key: KeyEquivalent
    /// What the key writes.
    public let characters: String
    public let modifiers: EventModifiers

    init(_ input: KeyInput) {
        (phase, key, characters) = (.down, KeyEquivalent(input.character), String(input.character))
        modifiers = EventModifiers(rawValue: input.modifiers)
    }
}

nonisolated extension View {
    /// Calls the action when the key is pressed while the view, or one inside, has the focus: `--key space`.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        keys(where: { $0.key == key }) { _ in action() }
    }

    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        keys(where: { $0.key == key && phases.contains(.down) }, action)
    }

    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        self.keys(where: { keys.contains($0.key) && phases.contains(.down) }, action)
    }

    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        keys(
            where: { press in
                phases.contains(.down) && press.characters.unicodeScalars.allSatisfy(characters.contains)
            }, action)
    }

    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        keys(where: { _ in phases.contains(.down) }, action)
    }

    private func keys(
        where isWanted: @escaping (KeyPress) -> Bool, _ action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        services(".onKeyPress") { services in
            services.key = { input in
                let press = KeyPress(input)
                return isWanted(press) && action(press) == .handled
            }
        }
    }
}

/// Where an arrow key points.
public enum MoveCommandDirection: Hashable, Sendable {
    case up, down, left, right

    init?(_ key: KeyEquivalent) {
        switch key {
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        default: return nil
        }
    }
}

nonisolated extension View {
    /// Calls the action when an arrow key is pressed while the view has the focus.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
        command(".onMoveCommand", action != nil) { key in
            guard let direction = MoveCommandDirection(key) else { return false }
            action?(direction)
            return true
        }
    }

    /// Calls the action when escape is pressed while the view has the focus.
    public func onExitCommand(perform action: (() -> Void)?) -> some View {
        command(".onExitCommand", action != nil) { key in
            guard key == .escape else { return false }
            action?()
            return true
        }
    }

    /// Calls the action when delete is pressed while the view has the focus.
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        command(".onDeleteCommand", action != nil) { key in
            guard key == .delete else { return false }
            action?()
            return true
        }
    }

    private func command(
        _ label: String, _ isWanted: Bool, _ take: @escaping (KeyEquivalent) -> Bool
    ) -> some View {
        services(label) { services in
            if isWanted { services.key = { $0.modifiers == 0 && take(KeyEquivalent($0.character)) } }
        }
    }
}
