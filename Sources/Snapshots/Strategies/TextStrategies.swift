import Foundation
import SnapshotCases

extension Diffing where Value == String {
    /// Line by line.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { old, new in
                guard old != new else { return nil }
                let difference = TextDifference(old, new)
                let patch = difference.isEmpty ? "Only how its last line ends differs.\n" : difference.patch(context: 3)
                return (patch, [SnapshotAttachment(name: "difference.patch", data: Data(patch.utf8))])
            })
    }
}

extension Diffing where Value == Data {
    /// Byte by byte.
    public static var data: Diffing {
        Diffing(
            toData: { $0 }, fromData: { $0 },
            diff: { old, new in
                guard old != new else { return nil }
                let place = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
                return ("\(new.count) bytes were expected to be \(old.count); they differ from byte \(place) on", [])
            })
    }
}

extension Snapshotting where Value == String, Format == String {
    /// A text as it is.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes as they are.
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
    /// What `String(describing:)` says.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback(String.init(describing:))
    }

    /// What a value is made of, as a tree. Addresses are left out, and sets and dictionaries sorted.
    public static var dump: Snapshotting {
        Snapshotting<String, String>.lines.pullback { ValueTree.text(of: $0) }
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// JSON with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        encoded(pathExtension: "json") { try encoder.encode($0) }
    }

    /// A property list in XML.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        encoded(pathExtension: "plist") { try encoder.encode($0) }
    }

    private static func encoded(pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
        var snapshotting = SimplySnapshotting.lines.pullback { (value: Value) in
            do {
                return String(decoding: try encode(value), as: UTF8.self)
            } catch {
                SnapshotValue.failures?.record("The value can't be encoded: \(error)")
                return ""
            }
        }
        snapshotting.pathExtension = pathExtension
        return snapshotting
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// A function's answers for all values there are.
    public static func `func`<Answer>(
        into witness: Snapshotting<Answer, Format>
    ) -> Snapshotting<
        (Value) -> Answer, Format
    > {
        var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: (Value) -> Answer) in
            var rows = Value.allCases.map { value in (value, witness.snapshot(function(value))) }
            return Async<String> { done in
                var text = ""
                func next() {
                    guard !rows.isEmpty else { return done(text) }
                    let (value, answer) = rows.removeFirst()
                    answer.run { format in
                        text += "\(value): \(format)\n"
                        next()
                    }
                }
                next()
            }
        }
        strategy.pathExtension = "txt"
        return strategy
    }
}
