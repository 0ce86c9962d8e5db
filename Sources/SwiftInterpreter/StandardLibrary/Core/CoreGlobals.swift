extension StandardLibrary {
    static func addCoreGlobals(_ t: inout NativeMembersBuilder) {
        t.add("func print(_ items: Any..., separator: String = _, terminator: String = _)") { call in
            let execution = try call.execution
            let separator = call.isAbsent(1) ? " " : try call.string(1)
            let texts = try call.elements(0).map { try execution.description(of: $0) }
            execution.write(texts.joined(separator: separator) + (call.isAbsent(2) ? "\n" : try call.string(2)))
            return .void
        }
        t.add("func debugPrint(_ items: Any..., separator: String = _, terminator: String = _)") { call in
            let execution = try call.execution
            let separator = call.isAbsent(1) ? " " : try call.string(1)
            let texts = try call.elements(0).map { try execution.debugDescription(of: $0) }
            execution.write(texts.joined(separator: separator) + (call.isAbsent(2) ? "\n" : try call.string(2)))
            return .void
        }
        addDumpGlobals(&t)
        addFailures(&t)
        t.add("func swap<T>(_ a: inout T, _ b: inout T)") { call in
            guard call.arguments.count == 2 else { return .void }
            call.arguments.swapAt(0, 1)
            return .void
        }
        t.add("func isKnownUniquelyReferenced<T>(_ object: inout T) -> Bool") { call in
            guard case .object(var object)? = call.arguments.first else { return .bool(false) }
            call.arguments[0] = .absent
            defer { call.arguments[0] = .object(object) }
            return .bool(Swift.isKnownUniquelyReferenced(&object))
        }
        t.add("func withExtendedLifetime<T, R>(_ x: T, _ body: () throws -> R) rethrows -> R") { call in
            try call.call(1)
        }
        t.add("func readLine() -> String?") { _ in .null }
        for symbol in ["===", "!=="] {
            t.add("func \(symbol) (lhs: AnyObject?, rhs: AnyObject?) -> Bool") { call in
                .bool(identity(call.argument(0)) == identity(call.argument(1)) ? symbol == "===" : symbol == "!==")
            }
        }
        t.add("func ~= <T>(pattern: T, value: T) -> Bool where T: Equatable") { call in
            .bool(try call.evaluator.areEqual(call.argument(0), call.argument(1)))
        }
        addTupleComparisons(&t)
    }

    private static func identity(_ value: Value) -> ObjectIdentifier? {
        switch value {
        case .object(let object): ObjectIdentifier(object)
        case .native(let object): ObjectIdentifier(object)
        case .some(let box): identity(box.value)
        case .existential(let box): identity(box.value)
        default: nil
        }
    }

    private static func addFailures(_ t: inout NativeMembersBuilder) {
        let message: @Sendable (NativeCall, Int) throws -> String = { call, index in
            if call.isAbsent(index) { return "" }
            let value = try call.call(index)
            return try call.string(value)
        }
        let place = ", file: String = _, line: UInt = _"
        t.add("func fatalError(_ message: @autoclosure () -> String = _\(place)) -> Never") { call in
            let text = try message(call, 0)
            throw call.evaluator.failure(text.isEmpty ? "Fatal error" : "Fatal error: " + text)
        }
        t.add("func preconditionFailure(_ message: @autoclosure () -> String = _\(place)) -> Never") { call in
            let text = try message(call, 0)
            throw call.evaluator.failure(text.isEmpty ? "Fatal error" : "Fatal error: " + text)
        }
        t.add("func assertionFailure(_ message: @autoclosure () -> String = _\(place))") { call in
            let text = try message(call, 0)
            throw call.evaluator.failure(text.isEmpty ? "Fatal error" : "Fatal error: " + text)
        }
        for (name, title) in [("precondition", "Precondition failed"), ("assert", "Assertion failed")] {
            t.add(
                "func \(name)(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = _\(place))"
            ) { call in
                if try call.test(0) { return .void }
                let text = try message(call, 1)
                throw call.evaluator.failure("Fatal error: " + (text.isEmpty ? title : title + ": " + text))
            }
        }
    }

    private static func addTupleComparisons(_ t: inout NativeMembersBuilder) {
        for symbol in ["==", "!="] {
            t.add("func \(symbol) (t0: Any.Type?, t1: Any.Type?) -> Bool") { call in
                .bool(try call.execution.areEqual(call.argument(0), call.argument(1)) == (symbol == "=="))
            }
        }
        var parameters = "A"
        var equatable = "A: Equatable"
        var comparable = "A: Comparable"
        for name in ["B", "C", "D", "E", "F"] {
            parameters += ", " + name
            equatable += ", " + name + ": Equatable"
            comparable += ", " + name + ": Comparable"
            let head = " <" + parameters + ">(lhs: (" + parameters + "), rhs: (" + parameters + ")) -> Bool where "
            for symbol in ["==", "!=", "<", ">", "<=", ">="] {
                let conditions = symbol == "==" || symbol == "!=" ? equatable : comparable
                t.add(named: symbol, "func " + symbol + head + conditions) { call in
                    let execution = try call.execution
                    let a = call.argument(0)
                    let b = call.argument(1)
                    switch symbol {
                    case "==": return .bool(try execution.areEqual(a, b))
                    case "!=": return .bool(!(try execution.areEqual(a, b)))
                    case "<": return .bool(try execution.isLess(a, b))
                    case ">": return .bool(try execution.isLess(b, a))
                    case "<=": return .bool(!(try execution.isLess(b, a)))
                    default: return .bool(!(try execution.isLess(a, b)))
                    }
                }
            }
        }
    }
}
