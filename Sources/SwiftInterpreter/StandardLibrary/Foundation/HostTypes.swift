import Foundation

extension StandardLibrary {
    /// What the libraries' Swift sources ask of the execution. Programs have no use for it.
    static let hostTypes: [NativeType] = [
        NativeType("_Host", "enum _Host") {
            NativeMembersBuilder.build { t in
                t.add("static func warn(_ message: String, about type: String = _)") { call in
                    let type = call.isAbsent(1) ? nil : try call.string(1)
                    try call.execution.libraryNotice(try call.string(0), about: type)
                    return .void
                }
                t.add("static func fail(_ message: String) -> Never") { call in
                    throw try call.execution.failure(try call.string(0))
                }
                addRegularExpressionHost(&t)
                addMirrorHost(&t)
                t.add("static func sleep(_ seconds: Double)") { call in
                    let tasks = try call.execution.tasks
                    // Outside of tasks nothing else can run meanwhile, and no picture is made.
                    if tasks.current != nil, try call.double(0) > 0 { try tasks.sleep(try call.double(0)) }
                    return .void
                }
                t.add("static func waitForOthers() -> Bool") { call in .bool(try call.execution.tasks.waitForOthers()) }
                t.add("static func resource(_ path: String) -> Data?") { call in
                    .optional(try call.execution.environment.resource(try call.string(0)).map { .box($0) })
                }
                let lengths: [(String, @Sendable (DrawnDevice) -> Double)] = [
                    ("width", { $0.width }), ("height", { $0.height }), ("scale", { $0.scale }),
                    ("safeAreaTop", { $0.safeArea.top }), ("safeAreaLeading", { $0.safeArea.leading }),
                    ("safeAreaBottom", { $0.safeArea.bottom }), ("safeAreaTrailing", { $0.safeArea.trailing }),
                ]
                for (name, length) in lengths {
                    t.add("static var \(name): CGFloat { get }") { call in
                        .double(length(try call.execution.environment.device))
                    }
                }
                t.add("static func text<U>(of measurement: Measurement<U>, width: String, usage: String?) -> String") {
                    call in
                    let usage = try call.argument(2, as: String?.self)
                    let style = MeasurementStyle(width: try call.string(1), usage: usage)
                    return .string(style.text(of: call.argument(0), in: try call.execution.formatContext) ?? "")
                }
                t.add("static func storedValue(_ name: String) -> Any?") { call in
                    .optional(try call.execution.stored.value(named: try call.string(0)))
                }
                t.add("static func store(_ value: Any?, _ name: String)") { call in
                    let value = call.argument(0).unwrapped
                    if case .null = value {
                        try call.execution.stored.set(nil, named: try call.string(1))
                    } else {
                        try call.execution.stored.set(value, named: try call.string(1))
                    }
                    return .void
                }
                t.add("static var storedNames: [String] { get }") { call in .strings(try call.execution.stored.names) }
                t.add("static var isPhone: Bool { get }") { call in .bool(try call.execution.environment.device.isPhone)
                }
                t.add("static var isPad: Bool { get }") { call in .bool(try call.execution.environment.device.isPad) }
                t.add("static var isDark: Bool { get }") { call in .bool(try call.execution.environment.device.isDark) }
            }
        }
    ]
}
