/// What a string is put together in, for programs that extend it.
struct InterpolationStorage: Sendable {
    var text = ""
}

extension StandardLibrary {

    static func stringInterpolationInit(_: inout NativeCall) throws -> Value {
        .box(InterpolationStorage())
    }

    static func stringInterpolationAppendLiteral(_ call: inout NativeCall) throws -> Value {
        try append(try call.string(0), &call)
    }

    static func stringInterpolationAppendInterpolation(_ call: inout NativeCall) throws -> Value {
        let type = call.typeArguments.last ?? .any
        return try append(try call.execution.description(of: call.argument(0), as: type), &call)
    }

    static func stringInterpolationDescription(_ call: inout NativeCall) throws -> Value {
        .string(try call.receiver(as: InterpolationStorage.self).text)
    }

    private static func append(_ text: String, _ call: inout NativeCall) throws -> Value {
        var storage = try call.receiver(as: InterpolationStorage.self)
        try call.execution.reserveMemory(storage.text.utf8.count + text.utf8.count)
        storage.text += text
        call.receiver = .box(storage)
        return .void
    }
}
