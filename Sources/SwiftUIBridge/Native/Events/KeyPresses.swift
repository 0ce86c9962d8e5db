import Foundation
import SwiftInterpreter
import SwiftUI

extension KeyPress.Result: FallbackValue {
    package static var fallback: KeyPress.Result { .ignored }
}

extension NativeCall {
    fileprivate func keyAction(_ index: Int) throws -> (KeyPress) -> KeyPress.Result {
        let action = try callback(index)
        return { action.call([$0.bridged], KeyPress.Result.self) }
    }
}

/// Modifiers that are written by hand.
@Sendable func addViewMembersOfKeyPresses(_ m: inout [NativeMember]) {
    m.add(
        "onKeyPress",
        "func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View"
    ) { c in
        let (key, action) = (try c.argument(0, as: KeyEquivalent.self), try c.callback(1))
        return AnyView(
            try c.receiver(as: AnyView.self).onKeyPress(key) { action.call([], KeyPress.Result.self) }
        ).bridged
    }
    m.add(
        "onKeyPress",
        "func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View"
    ) { c in
        let (key, phases) = (
            try c.argument(0, as: KeyEquivalent.self), try c.argument(1, as: KeyPress.Phases.self)
        )
        return AnyView(
            try c.receiver(as: AnyView.self).onKeyPress(key, phases: phases, action: c.keyAction(2))
        ).bridged
    }
    m.add(
        "onKeyPress",
        "func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = _, action: @escaping (KeyPress) -> KeyPress.Result) -> some View"
    ) { c in
        let evaluator = c.evaluator
        let keys = try elements(of: c.arguments[0], evaluator).map { try KeyEquivalent.bridge($0, evaluator) }
        let phases = try c.argument(1, as: KeyPress.Phases.self, default: [.down, .repeat])
        return AnyView(
            try c.receiver(as: AnyView.self).onKeyPress(keys: Set(keys), phases: phases, action: c.keyAction(2))
        ).bridged
    }
    m.add(
        "onKeyPress",
        "func onKeyPress(phases: KeyPress.Phases = _, action: @escaping (KeyPress) -> KeyPress.Result) -> some View"
    ) { c in
        let phases = try c.argument(0, as: KeyPress.Phases.self, default: [.down, .repeat])
        return AnyView(try c.receiver(as: AnyView.self).onKeyPress(phases: phases, action: c.keyAction(1)))
            .bridged
    }
    m.add(
        "onKeyPress",
        "func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = _, action: @escaping (KeyPress) -> KeyPress.Result) -> some View"
    ) { c in
        guard let characters = c.arguments[0].unbox(as: CharacterSet.self) else {
            throw mismatch(c.arguments[0], CharacterSet.self, c.evaluator)
        }
        let phases = try c.argument(1, as: KeyPress.Phases.self, default: [.down, .repeat])
        return AnyView(
            try c.receiver(as: AnyView.self).onKeyPress(
                characters: characters, phases: phases, action: c.keyAction(2))
        ).bridged
    }
    // Nothing is felt in a picture, so that nobody asks which feedback it would be.
    m.add(
        "sensoryFeedback",
        "func sensoryFeedback<T>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View where T: Equatable"
    ) { c in c.receiver }
}

extension SwiftUILibrary {
    static func keyEquivalentInit(_ c: inout NativeCall) throws -> Value {
        let text = try c.argument(0, as: String.self)
        guard text.count == 1, let key = text.first else {
            throw c.evaluator.failure("a key is one character, not '\(text)'")
        }
        return KeyEquivalent(key).bridged
    }
}
