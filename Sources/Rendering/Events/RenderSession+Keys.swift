import SwiftUI
import ViewGraph

/// Keys, and what assistive technologies ask for.
extension RenderSession {
    // MARK: - Keys

    /// Offers a key to the view that has the focus and those round it, then to the control whose shortcut it is; with
    /// command, control or option held, to the shortcut first. Return submits a text field, tab moves the focus on.
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) throws(RenderFailure) {
        let scene = eventScene
        let input = KeyInput(key.character, modifiers: modifiers.rawValue)
        if key == .tab, modifiers.subtracting(.shift).isEmpty, moveFocus(in: scene, back: modifiers.contains(.shift)) {
            return try update()
        }
        let isCommand = !modifiers.isDisjoint(with: [.command, .control, .option])
        if isCommand, try setOff(KeyboardShortcut(key, modifiers: modifiers), in: scene) { return }
        var current = focusedService(in: scene)
        while let index = current {
            let service = scene.services[index]
            if let take = service.services.key, graph.perform({ take(input) }) { return try update() }
            current = service.parent
        }
        if try setOff(KeyboardShortcut(key, modifiers: modifiers), in: scene) { return }
        if key == .return, let field = scene.targets.first(where: { $0.interaction.focus?.isFocused() == true }) {
            graph.perform { field.interaction.submit?() }
            return try update()
        }
        let name = KeyText.write(key, modifiers)
        var text = "error: nothing takes the key '\(name)'\n"
        let shortcuts = scene.targets.compactMap { $0.node.environment.keyboardShortcut }
        for shortcut in shortcuts.prefix(20) {
            text += "note: '\(KeyText.write(shortcut.key, shortcut.modifiers))' is a shortcut\n"
        }
        if scene.focusHandles.isEmpty { text += "note: there is nothing that can have the focus\n" }
        throw RenderFailure(.request, text: text)
    }

    /// Taps the control that the shortcut belongs to; false where there is none.
    private func setOff(_ shortcut: KeyboardShortcut, in scene: EventScene) throws(RenderFailure) -> Bool {
        guard let control = scene.targets.first(where: { $0.isSetOff(by: shortcut) }) else { return false }
        let touch = Touch(.tap(count: 1), samples: [.init(time: 0, location: control.bounds.center)])
        for step in control.interaction.touch?(touch.on(control)) ?? [] { graph.perform(step) }
        try update()
        return true
    }

    /// The services of the view that has the focus; where nobody has it, the first that can is given it.
    private func focusedService(in scene: EventScene) -> Int? {
        if let focused = scene.services.lastIndex(where: { $0.services.focus?.isFocused() == true }) { return focused }
        if let field = scene.targets.first(where: { $0.interaction.focus?.isFocused() == true }) {
            return field.service
        }
        guard let first = scene.services.firstIndex(where: { $0.services.focus != nil }) else { return nil }
        graph.perform { scene.services[first].services.focus?.take() }
        return first
    }

    private func moveFocus(in scene: EventScene, back: Bool) -> Bool {
        let handles = scene.focusHandles
        guard !handles.isEmpty else { return false }
        let current = handles.firstIndex { $0.isFocused() }
        let next =
            current.map { ($0 + (back ? handles.count - 1 : 1)) % handles.count } ?? (back ? handles.count - 1 : 0)
        graph.perform { handles[next].take() }
        return true
    }

    // MARK: - Assistive technologies

    /// Carries out an action of what is called `label`: of its own, a step of its value, or, without a name, what an
    /// activation does.
    func perform(action name: String?, of label: String) throws(RenderFailure) {
        let scene = eventScene
        let candidates = scene.services.filter { !$0.services.actions.isEmpty || $0.services.adjust != nil }
        let called = candidates.filter { $0.names.contains(label) }
        for service in called.reversed() {
            if let action = service.services.actions.last(where: { $0.name == name }) {
                graph.perform(action.perform)
                return try update()
            }
            if let adjust = service.services.adjust, name == "increment" || name == "decrement" {
                graph.perform { adjust(name == "increment") }
                return try update()
            }
        }
        // An activation of what has no action of its own is a tap.
        if name == nil, called.isEmpty { return try activate(label) }
        var text = "error: there is no action \(name.map { "'\($0)' " } ?? "")of '\(label)'\n"
        for service in (called.isEmpty ? candidates : called).prefix(20) {
            let names = service.services.actions.map { $0.name.map { "'\($0)'" } ?? "an activation" }
            let steps = service.services.adjust == nil ? [] : ["'increment'", "'decrement'"]
            let owner = service.names.first.map { "'\($0)'" } ?? "a view at \(service.bounds.center.written)"
            text += "note: \(owner) has \((names + steps).joined(separator: ", "))\n"
        }
        if candidates.isEmpty { text += "note: there are no accessibility actions in the picture\n" }
        throw RenderFailure(.request, text: text)
    }
}

extension EventTarget {
    fileprivate func isSetOff(by shortcut: KeyboardShortcut) -> Bool {
        interaction.isEnabled && interaction.role != .gesture && interaction.touch != nil
            && node.environment.keyboardShortcut == shortcut
    }
}
