import SwiftUI

/// Keys as events write them: `return`, `a`, `cmd+shift+s`.
enum KeyText {
    static let expected = "a key, as in 'return', 'left' or 'cmd+s'"

    private static let keys: [(name: String, key: KeyEquivalent)] = [
        ("return", .return), ("space", .space), ("tab", .tab), ("escape", .escape), ("delete", .delete),
        ("forwardDelete", .deleteForward), ("up", .upArrow), ("down", .downArrow), ("left", .leftArrow),
        ("right", .rightArrow), ("home", .home), ("end", .end), ("pageUp", .pageUp), ("pageDown", .pageDown),
        ("clear", .clear),
    ]

    private static let modifiers: [(name: String, bit: EventModifiers)] = [
        ("cmd", .command), ("shift", .shift), ("option", .option), ("ctrl", .control),
    ]

    static func read(_ text: String) -> (key: KeyEquivalent, modifiers: EventModifiers)? {
        var rest = text[...]
        var held: EventModifiers = []
        while let plus = rest.dropFirst().firstIndex(of: "+"), plus != rest.indices.last {
            guard let modifier = modifiers.first(where: { $0.name == rest[..<plus] }) else { return nil }
            held.insert(modifier.bit)
            rest = rest[rest.index(after: plus)...]
        }
        if let named = keys.first(where: { $0.name.lowercased() == rest.lowercased() }) { return (named.key, held) }
        guard rest.count == 1, let character = rest.first else { return nil }
        return (KeyEquivalent(character), held)
    }

    static func write(_ key: KeyEquivalent, _ held: EventModifiers) -> String {
        let name = keys.first { $0.key == key }?.name ?? String(key.character)
        return (modifiers.filter { held.contains($0.bit) }.map(\.name) + [name]).joined(separator: "+")
    }
}
