import Foundation

/// `dump`, and what prints to somewhere else.
extension StandardLibrary {
    static func addDumpGlobals(_ t: inout NativeMembersBuilder) {
        for (name, isDebug) in [("print", false), ("debugPrint", true)] {
            t.add(
                "func \(name)<Target>(_ items: Any..., separator: String = _, terminator: String = _, to output: inout Target) where Target: TextOutputStream"
            ) { call in
                let execution = try call.execution
                let texts = try call.elements(0).map {
                    isDebug ? try execution.debugDescription(of: $0) : try execution.description(of: $0)
                }
                let text = texts.joined(separator: call.isAbsent(1) ? " " : try call.string(1))
                try write(text + (call.isAbsent(2) ? "\n" : try call.string(2)), to: 3, &call)
                return .void
            }
        }
        let limits = "name: String? = _, indent: Int = _, maxDepth: Int = _, maxItems: Int = _"
        t.add("@discardableResult func dump<T>(_ value: T, \(limits)) -> T") { call in
            try call.execution.write(dumped(call, limits: 1))
            return call.argument(0)
        }
        t.add(
            "@discardableResult func dump<T, Target>(_ value: T, to target: inout Target, \(limits)) -> T where Target: TextOutputStream"
        ) { call in
            let value = call.argument(0)
            try write(try dumped(call, limits: 2), to: 1, &call)
            return value
        }
        t.add("func numericCast<T, U>(_ x: T) -> U where T: BinaryInteger, U: BinaryInteger") { call in
            try call.execution.number(call.argument(0), as: .metatype(of: call.typeArguments.last ?? .any))
        }
        t.add("func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result") { try $0.call(0) }
    }

    private static func write(_ text: String, to index: Int, _ call: inout NativeCall) throws {
        var target = call.argument(index)
        _ = try call.evaluator.callMethod("write", labels: [""], on: &target, [.string(text)])
        if index < call.arguments.count { call.arguments[index] = target }
    }

    private static func dumped(_ call: NativeCall, limits first: Int) throws -> String {
        var name: String?
        if case .string(let text) = call.argument(first).unwrapped { name = text }
        var dump = ValueDump(execution: try call.execution, itemsLeft: try call.int(first + 3, default: .max))
        try dump.add(
            call.argument(0), as: call.typeArguments.first, name: name,
            indent: max(0, try call.int(first + 1, default: 0)),
            depth: try call.int(first + 2, default: .max))
        return dump.text
    }
}

/// A value and what it holds, a line each.
private struct ValueDump {
    let execution: Execution
    var itemsLeft: Int
    var text = ""
    private var known: [ObjectIdentifier: Int] = [:]

    init(execution: Execution, itemsLeft: Int) { (self.execution, self.itemsLeft) = (execution, itemsLeft) }

    mutating func add(_ value: Value, as type: Type?, name: String?, indent: Int, depth: Int) throws {
        if execution.isStackNearlyFull { throw execution.depthFailure(at: execution.currentRange) }
        guard itemsLeft > 0 else { return }
        itemsLeft -= 1
        try execution.tick(execution.currentRange)
        let (value, type) = bare(value, type)
        let children = execution.children(of: value, type)
        text += String(repeating: " ", count: min(indent, 1_000))
        text += children.isEmpty ? "- " : depth <= 0 ? "▹ " : "▿ "
        if let name { text += name + ": " }
        text += try head(of: value, type, children.count)
        var isRepeated = false
        if case .object(let object) = value {
            let number = known[ObjectIdentifier(object)]
            isRepeated = number != nil
            text += " #\(number ?? known.count)"
            if number == nil { known[ObjectIdentifier(object)] = known.count }
        }
        text += "\n"
        guard depth > 0, !isRepeated else { return }
        for child in children {
            try add(child.value, as: child.type, name: child.label, indent: indent + 2, depth: depth - 1)
        }
    }

    private func bare(_ value: Value, _ type: Type?) -> (Value, Type?) {
        if case .existential(let box) = value { return bare(box.value, box.type) }
        return (value, type)
    }

    /// What stands for the value itself.
    private func head(of value: Value, _ type: Type?, _ count: Int) throws -> String {
        switch value {
        case .array, .set: return count == 1 ? "1 element" : "\(count) elements"
        case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
        case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
        case .structure, .enumeration, .object:
            if execution.conforms(value, to: "CustomStringConvertible")
                || execution.conforms(value, to: "CustomDebugStringConvertible")
            {
                return try execution.debugDescription(of: value)
            }
            if case .enumeration(let instance) = value {
                return execution.qualified(execution.dynamicType(of: value)) + "." + instance.enumCase.name
            }
            return execution.qualified(execution.dynamicType(of: value))
        case .double(let number):
            if case .nominal(let decl, _)? = type, decl.name == "Float" { return Float(number).description }
            return number.description
        default: return try execution.debugDescription(of: value)
        }
    }
}
