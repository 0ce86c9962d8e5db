public struct OSLogType: Hashable {
    let level: Int
    public static let `default` = OSLogType(level: 0)
    public static let info = OSLogType(level: 1)
    public static let debug = OSLogType(level: 2)
    public static let error = OSLogType(level: 16)
    public static let fault = OSLogType(level: 17)
}

public class OSLog {
    public struct Category: ExpressibleByStringLiteral {
        public init(stringLiteral value: String) {}
        public static let pointsOfInterest: Category = "PointsOfInterest"
        public static let dynamicTracing: Category = "DynamicTracing"
    }
    public static let `default` = OSLog(subsystem: "", category: "")
    public init(subsystem: String, category: Category) {}
    public static let disabled = OSLog(subsystem: "", category: "")
    public init(subsystem: String, category: String) {}
}

/// A log is read beside a device: there is nothing of it in a picture, nor in what a program prints.
public struct Logger {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(_ log: OSLog) {}

    public func log(_ message: OSLogMessage) {}
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    public func trace(_ message: OSLogMessage) {}
    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func critical(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
}

public func os_log(
    _ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {}
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage, _ arguments: Any...) {}

public enum OSSignpostType { case event, begin, end }

public struct OSSignpostID: Hashable {
    public let rawValue: UInt64
    public init(_ value: UInt64) { rawValue = value }
    public init(log: OSLog) { rawValue = 1 }
    public init(log: OSLog, object: AnyObject) { rawValue = 1 }
    public static let exclusive = OSSignpostID(0)
    public static let invalid = OSSignpostID(UInt64.max)
    public static let null = OSSignpostID(UInt64.max - 1)
}

public func os_signpost(
    _ type: OSSignpostType, dso: Any? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}
public func os_signpost(
    _ type: OSSignpostType, dso: Any? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}

public class OSSignpostIntervalState {}

/// What an instrument reads beside a device, as a log is.
public struct OSSignposter {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(logger: Logger) {}
    public init(logHandle: OSLog) {}
    public static let disabled = OSSignposter()
    public var isEnabled: Bool { false }
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {}
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = ""
    ) {}
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
}

public func NSLog(_ format: String, _ arguments: Any...) {}
