/// What a string is put together in, for programs that extend it.
struct InterpolationStorage: Sendable {
    var text = ""
}

extension StandardLibrary {
    static let interpolationProtocolMembers = NativeMembersBuilder.build { t in
        t.add("required init(literalCapacity: Int, interpolationCount: Int)")
        t.add("required mutating func appendLiteral(_ literal: String)")
    }

    static let interpolationMembers = NativeMembersBuilder.build { t in
        t.add("init(literalCapacity: Int, interpolationCount: Int)") { _ in .box(InterpolationStorage()) }
        t.add("mutating func appendLiteral(_ literal: String)") { call in
            try append(try call.string(0), &call)
        }
        t.add("mutating func appendInterpolation<T>(_ value: T)") { call in
            let type = call.typeArguments.last ?? .any
            return try append(try call.execution.description(of: call.argument(0), as: type), &call)
        }
        t.add("var description: String { get }") { call in
            .string(try call.receiver(as: InterpolationStorage.self).text)
        }
    }

    private static func append(_ text: String, _ call: inout NativeCall) throws -> Value {
        var storage = try call.receiver(as: InterpolationStorage.self)
        try call.execution.reserveMemory(storage.text.utf8.count + text.utf8.count)
        storage.text += text
        call.receiver = .box(storage)
        return .void
    }
}
