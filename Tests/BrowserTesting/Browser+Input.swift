import Foundation

/// What a user's hands do.
extension Browser {
    /// Keys that have no letter, as WebDriver writes them.
    public enum Key: String, Sendable {
        case tab = "\u{E004}", enter = "\u{E007}", escape = "\u{E00C}", left = "\u{E012}", up = "\u{E013}"
        case right = "\u{E014}", down = "\u{E015}", home = "\u{E011}", end = "\u{E010}", control = "\u{E009}"
        case shift = "\u{E008}", backspace = "\u{E003}", delete = "\u{E017}", space = " "
    }

    /// Types a text, a key at a time, to whatever has the focus.
    public func type(_ text: String) throws {
        let steps = text.flatMap { character -> [[String: Any]] in
            let key = character == "\n" ? Key.enter.rawValue : String(character)
            return [["type": "keyDown", "value": key], ["type": "keyUp", "value": key]]
        }
        try perform([["type": "key", "id": "keyboard", "actions": steps]])
    }

    /// Types to what a selector finds.
    public func type(_ text: String, into selector: String) throws {
        let quoted = try Self.quoted(selector)
        _ = try value("document.querySelector(\(quoted)).focus()")
        try type(text)
    }

    public func press(_ key: Key, holding modifiers: [Key] = []) throws {
        var steps: [[String: Any]] = modifiers.map { ["type": "keyDown", "value": $0.rawValue] }
        steps += [["type": "keyDown", "value": key.rawValue], ["type": "keyUp", "value": key.rawValue]]
        steps += modifiers.reversed().map { ["type": "keyUp", "value": $0.rawValue] }
        try perform([["type": "key", "id": "keyboard", "actions": steps]])
    }

    /// The middle of what a selector finds, brought into view, in the window's coordinates.
    public func middle(of selector: String) throws -> (x: Double, y: Double) {
        let quoted = try Self.quoted(selector)
        let place = try value(
            """
            (() => { const found = document.querySelector(\(quoted)); if (!found) return null;
              found.scrollIntoView({ block: "nearest", inline: "nearest" }); const box = found.getBoundingClientRect();
              return [box.left + box.width / 2, box.top + box.height / 2]; })()
            """)
        guard let numbers = place as? [NSNumber], numbers.count == 2 else {
            throw Failure(description: "there is no '\(selector)' on the page")
        }
        return (numbers[0].doubleValue, numbers[1].doubleValue)
    }

    public func click(_ selector: String) throws {
        let (x, y) = try middle(of: selector)
        try drag([(x, y)])
    }

    public func hover(x: Double, y: Double) throws {
        try pointer([["type": "pointerMove", "x": Int(x), "y": Int(y), "duration": 0]])
    }

    /// Presses at the first place, moves over the others and lets go.
    public func drag(_ places: [(x: Double, y: Double)]) throws {
        guard let first = places.first else { return }
        func move(_ place: (x: Double, y: Double), _ duration: Int) -> [String: Any] {
            ["type": "pointerMove", "x": Int(place.x), "y": Int(place.y), "duration": duration]
        }
        var steps: [[String: Any]] = [move(first, 0), ["type": "pointerDown", "button": 0]]
        steps += places.dropFirst().map { move($0, 50) }
        try pointer(steps + [["type": "pointerUp", "button": 0]])
    }

    /// Drags from the middle of what a selector finds by points to the right.
    public func drag(_ selector: String, by distance: Double) throws {
        let (x, y) = try middle(of: selector)
        try drag([(x, y), (x + distance, y)])
    }

    private func pointer(_ steps: [[String: Any]]) throws {
        try perform([["type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": steps]])
    }

    private func perform(_ sources: [[String: Any]]) throws { try call("input.performActions", ["actions": sources]) }
}
