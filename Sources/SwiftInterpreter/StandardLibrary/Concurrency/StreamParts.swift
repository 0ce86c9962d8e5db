/// Parts of sequences whose elements come with time. They read the sequence as far as they are read themselves, and throw
/// what it throws.
extension StandardLibrary {
    static func asyncSequenceDropFirst(_ call: inout NativeCall) throws -> Value {
        let iterator = try call.execution.iterator(of: call.receiver, at: call.location)
        var left = call.arguments.isEmpty ? 1 : try call.int(0)
        return .box(
            StreamValue(execution: try call.execution) {
                while left > 0 {
                    left -= 1
                    guard try iterator.next() != nil else { return nil }
                }
                return try iterator.next()
            })
    }

    static func asyncSequenceDropWhile(_ call: inout NativeCall) throws -> Value {
        var isDropping = true
        return try derived(call) { value, execution, function in
            if isDropping, case .bool(true) = try execution.call(function, [value]) { return nil }
            isDropping = false
            return value
        }
    }

    static func asyncSequencePrefixWhile(_ call: inout NativeCall) throws -> Value {
        let execution = try call.execution
        let iterator = try execution.iterator(of: call.receiver, at: call.location)
        let function = call.argument(0)
        var isOver = false
        return .box(
            // Unsafe: only code of the execution calls it.
            StreamValue(execution: execution) { [unowned(unsafe) execution] in
                guard !isOver, let value = try iterator.next() else { return nil }
                if case .bool(true) = try execution.call(function, [value]) { return value }
                isOver = true
                return nil
            })
    }

    static func asyncSequenceFlatMap(_ call: inout NativeCall) throws -> Value {
        let execution = try call.execution
        let iterator = try execution.iterator(of: call.receiver, at: call.location)
        let function = call.argument(0)
        let place = call.location
        var segment: ValueIterator?
        return .box(
            // Unsafe: only code of the execution calls it.
            StreamValue(execution: execution) { [unowned(unsafe) execution] in
                while true {
                    if let value = try segment?.next() { return value }
                    guard let next = try iterator.next() else { return nil }
                    segment = try execution.iterator(of: execution.call(function, [next]), at: place)
                }
            })
    }
}
