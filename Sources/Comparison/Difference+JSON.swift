import Foundation
import Rendering

extension Difference {
    /// The same as JSON: `equal`, `causes` with their consequences, `withoutEffect`, `unexplained`, `text`.
    public var json: String { JSONText.write(value) }

    package var value: JSONText.Value {
        .object([
            ("equal", .bool(isEmpty)),
            ("causes", .array(causes.map(\.value))),
            ("withoutEffect", .array(withoutEffect.map(\.value))),
            ("unexplained", .array(unexplained.map(\.value))),
            ("sentences", .array(text.split(separator: "\n").map { .string(String($0)) })),
        ])
    }
}

extension Difference.Cause {
    fileprivate var value: JSONText.Value {
        var members: [(String, JSONText.Value)] = [("kind", .string(kind.rawValue)), ("change", .string(change))]
        if let place { members += place.members }
        if let old { members.append(("old", .string(old))) }
        if let new { members.append(("new", .string(new))) }
        if !companions.isEmpty {
            members.append(
                (
                    "companions",
                    .array(companions.map { .inline([("change", .string($0.change))] + ($0.place?.members ?? [])) })
                ))
        }
        members.append(("consequences", .array(consequences.map(\.value))))
        return .object(members)
    }
}

extension ChangePlace {
    fileprivate var members: [(String, JSONText.Value)] {
        [("file", .string(file)), ("line", .number(Double(line)))] + (isOld ? [("inOldVersion", .bool(true))] : [])
    }
}

extension Consequence {
    fileprivate var value: JSONText.Value {
        var members: [(String, JSONText.Value)] = [
            ("kind", .string(kind.rawValue)), ("view", .string(view)), ("id", .string(id)), ("event", .string(event)),
        ]
        for (name, frame) in [("oldFrame", oldFrame), ("newFrame", newFrame)] {
            guard let frame else { continue }
            members.append(
                (
                    name,
                    .inline([
                        ("x", .number(frame.minX)), ("y", .number(frame.minY)), ("width", .number(frame.width)),
                        ("height", .number(frame.height)),
                    ])
                ))
        }
        return .inline(members)
    }
}
