/// `TaskLocal`: a variable that a task and those it starts may have bound to a value of their own.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class TaskLocalValue: @unchecked Sendable {
    let initial: Value

    init(_ initial: Value) { self.initial = initial }
}

extension StandardLibrary {
    static func taskLocalInit(_ call: inout NativeCall) throws -> Value { .box(TaskLocalValue(call.argument(0))) }

    static func taskLocalNil(_ call: inout NativeCall) throws -> Value { .box(TaskLocalValue(.null)) }

    private static func taskLocal(_ call: NativeCall) throws -> TaskLocalValue {
        guard let local = call.receiver.unbox(as: TaskLocalValue.self) else {
            throw call.evaluator.defect("not a task-local variable")
        }
        return local
    }

    static func taskLocalGet(_ call: inout NativeCall) throws -> Value {
        let local = try taskLocal(call)
        return try call.execution.tasks.locals[ObjectIdentifier(local)] ?? local.initial
    }

    static func taskLocalWithValue(_ call: inout NativeCall) throws -> Value {
        let (key, tasks) = (ObjectIdentifier(try taskLocal(call)), try call.execution.tasks)
        let outer = tasks.locals[key]
        tasks.locals[key] = call.argument(0)
        defer { tasks.locals[key] = outer }
        return try call.call(1)
    }

    static func nextOfStream(_ call: inout NativeCall) throws -> Value {
        guard let stream = call.receiver.unbox(as: StreamValue.self) else {
            throw call.evaluator.defect("not a stream")
        }
        return try stream.next().map { .some(ValueBox($0)) } ?? .null
    }
}
