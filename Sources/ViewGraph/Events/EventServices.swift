import Foundation

/// What a node offers to those who don't touch it: assistive technologies and keyboards.
@_documentation(metadata: engine)
public struct EventServices {
    package struct Action {
        /// What it is asked for by; nil is what an activation does.
        package var name: String?
        package var perform: () -> Void

        package init(name: String? = nil, perform: @escaping () -> Void) { (self.name, self.perform) = (name, perform) }
    }

    package var actions: [Action] = []
    /// One step up or down.
    package var adjust: ((_ isIncrement: Bool) -> Void)?
    /// Takes a key that was pressed while the focus was inside; false where it isn't wanted.
    package var key: ((KeyInput) -> Bool)?
    package var focus: FocusHandle?

    package init() {}
}

/// A key that was pressed.
package struct KeyInput: Hashable, Sendable {
    package var character: Character
    /// The bits of `EventModifiers`.
    package var modifiers: Int

    package init(_ character: Character, modifiers: Int = 0) {
        (self.character, self.modifiers) = (character, modifiers)
    }
}

/// How a view learns that it has the focus, is given it and loses it.
package struct FocusHandle {
    package let isFocused: () -> Bool
    /// Takes it from whoever has it.
    package let take: () -> Void
    package let release: () -> Void

    package init(
        isFocused: @escaping () -> Bool, take: @escaping () -> Void, release: @escaping () -> Void
    ) {
        (self.isFocused, self.take, self.release) = (isFocused, take, release)
    }

    /// The same focus; somebody is told whether it is there whenever it is taken or lost.
    package func telling(_ listener: @escaping (Bool) -> Void) -> FocusHandle {
        FocusHandle(
            isFocused: isFocused,
            take: {
                let wasFocused = isFocused()
                take()
                if !wasFocused { listener(true) }
            },
            release: {
                let wasFocused = isFocused()
                release()
                if wasFocused { listener(false) }
            })
    }
}

/// A node with services, where it stands in the placed tree.
package struct EventService {
    package let node: LayoutNode
    package let services: EventServices
    package let transform: CGAffineTransform
    /// The service round it.
    package let parent: Int?
    /// What it can be called by: the labels round it, and what can be read inside.
    package internal(set) var names: [String] = []

    package var bounds: CGRect { CGRect(origin: .zero, size: node.frame.size).applying(transform) }
}

extension EventScene {
    /// What can have the focus, in the order tab moves it.
    package var focusHandles: [FocusHandle] {
        services.compactMap(\.services.focus) + targets.filter(\.interaction.isEnabled).compactMap(\.interaction.focus)
    }
}
