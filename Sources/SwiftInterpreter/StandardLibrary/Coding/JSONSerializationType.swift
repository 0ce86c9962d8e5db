import Foundation

extension StandardLibrary {
    /// As values of `Any`.
    private static func value(of node: JSONNode, _ execution: Execution) throws -> Value {
        let known = execution.world.known
        switch node {
        case .null: return .existential(ExistentialBox(type: known.optional(.any), value: .null))
        case .bool(let flag): return .bool(flag)
        case .int(let number): return .int(number)
        case .double(let number): return .double(number)
        case .decimal(let number): return .double(NSDecimalNumber(decimal: number).doubleValue)
        case .string(let text): return .string(text)
        case .array(let items):
            let values = try items.map { try value(of: $0, execution) }
            return .existential(ExistentialBox(type: known.array(.any), value: .array(values)))
        case .object(let entries):
            let made = DictionaryValue()
            for (key, item) in entries.sorted(by: { $0.key < $1.key }) {
                made.set(try value(of: item, execution), for: try execution.hashable(.string(key)))
            }
            return .existential(ExistentialBox(type: known.dictionary(known.string, .any), value: .dictionary(made)))
        }
    }

    private static func bare(_ value: Value) -> Value {
        switch value {
        case .existential(let box): bare(box.value)
        case .some(let box): bare(box.value)
        default: value
        }
    }

    private static func node(of value: Value, _ execution: Execution) throws -> JSONNode {
        if execution.isStackNearlyFull { throw execution.depthFailure(at: execution.currentRange) }
        switch bare(value) {
        case .null: return .null
        case .bool(let flag): return .bool(flag)
        case .int(let number): return .int(number)
        case .integer(let number):
            return number.isSigned ? .int(Int(truncatingIfNeeded: number.bits)) : .decimal(Decimal(number.bits))
        case .double(let number) where number.isFinite: return .double(number)
        case .string(let text): return .string(text)
        case .array(let items): return .array(try items.map { try node(of: $0, execution) })
        case .dictionary(let table):
            var entries: [String: JSONNode] = [:]
            for entry in table.entries {
                guard case .string(let key) = bare(entry.key.value) else { break }
                entries[key] = try node(of: entry.value, execution)
            }
            return .object(entries)
        case let other where execution.describe(execution.dynamicType(of: other)) == "NSNull": return .null
        default: break
        }
        throw execution.failure("Invalid type in JSON write (\(execution.describe(execution.dynamicType(of: value))))")
    }

    static func jsonSerializationJsonObject(_ call: inout NativeCall) throws -> Value {
        let data = try call.argument(0, as: Data.self, default: Data())
        guard let node = try? JSONDecoder().decode(JSONNode.self, from: data) else {
            let context = DecodingContextValue(path: [], text: "The given data was not valid JSON.")
            throw ThrownError(
                value: .box(DecodingErrorValue(name: "dataCorrupted", payload: [.box(context)])),
                range: call.location)
        }
        return try value(of: node, try call.execution)
    }

    static func jsonSerializationData(_ call: inout NativeCall) throws -> Value {
        let execution = try call.execution
        let node = try node(of: call.argument(0), execution)
        let isPretty = try call.argument(1, as: JSONLayout.self, default: JSONLayout()).contains(.prettyPrinted)
        return .box(Data(node.text(isPretty: isPretty).utf8))
    }

    static func jsonSerializationIsValidJSONObject(_ call: inout NativeCall) throws -> Value {
        switch bare(call.argument(0)) {
        case .array, .dictionary: .bool((try? node(of: call.argument(0), try call.execution)) != nil)
        default: .bool(false)
        }
    }
}
