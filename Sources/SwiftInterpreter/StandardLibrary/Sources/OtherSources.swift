extension StandardLibrary {
    static let loggingSource = LibrarySource(
        "Logger.swift",
        provides: [
            "Logger", "OSLog", "OSLogType", "os_log", "NSLog", "os_signpost", "OSSignposter", "OSSignpostID",
            "OSSignpostType", "OSSignpostIntervalState",
        ],
        """
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

            public func log(_ message: String) {}
            public func log(level: OSLogType, _ message: String) {}
            public func trace(_ message: String) {}
            public func debug(_ message: String) {}
            public func info(_ message: String) {}
            public func notice(_ message: String) {}
            public func warning(_ message: String) {}
            public func error(_ message: String) {}
            public func critical(_ message: String) {}
            public func fault(_ message: String) {}
        }

        public func os_log(_ message: String, _ arguments: Any...) {}
        public func os_log(_ type: OSLogType, _ message: String, _ arguments: Any...) {}
        public func os_log(
            _ message: String, log: OSLog, type: OSLogType = .default, _ arguments: Any...
        ) {}

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
            public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: String = "") {}
            public func beginInterval(
                _ name: StaticString, id: OSSignpostID = .exclusive, _ message: String = ""
            ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
            public func endInterval(
                _ name: StaticString, _ state: OSSignpostIntervalState, _ message: String = ""
            ) {}
            public func withIntervalSignpost<T>(
                _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
            ) rethrows -> T { try task() }
        }

        public func NSLog(_ format: String, _ arguments: Any...) {}
        """)

    static let collectionSource = LibrarySource(
        "NSCache.swift",
        provides: ["NSCache", "NSCountedSet", "NSNull", "NSValue", "PropertyListEncoder", "PropertyListDecoder"],
        """
        open class NSCache<KeyType: AnyObject, ObjectType: AnyObject> {
            private var entries: [String: ObjectType] = [:]
            public var countLimit = 0
            public var totalCostLimit = 0
            public var name = ""

            public init() {}

            private func text(_ key: KeyType) -> String {
                if let string = key as? NSString { return string.description }
                return "\\(key)"
            }
            public func object(forKey key: KeyType) -> ObjectType? { entries[text(key)] }
            public func setObject(_ object: ObjectType, forKey key: KeyType) { entries[text(key)] = object }
            public func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) { entries[text(key)] = object }
            public func removeObject(forKey key: KeyType) { entries[text(key)] = nil }
            public func removeAllObjects() { entries = [:] }
        }

        public final class NSNull: NSObject, CustomStringConvertible {
            public override init() {}
            public var description: String { "<null>" }
        }

        open class NSValue: NSObject {
            public let cgRectValue: CGRect
            public init(cgRect: CGRect) { cgRectValue = cgRect }
            public var cgPointValue: CGPoint { cgRectValue.origin }
            public var cgSizeValue: CGSize { cgRectValue.size }
        }

        /// What one writes the other reads; the bytes in between are nobody else's.
        public class PropertyListEncoder {
            public init() {}
            public func encode<T: Encodable>(_ value: T) throws -> Data { try JSONEncoder().encode(value) }
        }

        public class PropertyListDecoder {
            public init() {}
            public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
                try JSONDecoder().decode(type, from: data)
            }
        }

        open class NSCountedSet {
            private var counts: [AnyHashable: Int] = [:]

            public init() {}
            public init(array: [AnyHashable]) {
                for item in array { counts[item, default: 0] += 1 }
            }

            public var count: Int { counts.count }
            public func allSatisfy(_ predicate: (AnyHashable) -> Bool) -> Bool {
                for item in counts.keys where !predicate(item) { return false }
                return true
            }
            public var allObjects: [AnyHashable] { Array(counts.keys) }
            public func count(for object: AnyHashable) -> Int { counts[object] ?? 0 }
            public func contains(_ object: AnyHashable) -> Bool { counts[object] != nil }
            public func add(_ object: AnyHashable) { counts[object, default: 0] += 1 }
            public func remove(_ object: AnyHashable) {
                let count = (counts[object] ?? 0) - 1
                counts[object] = count > 0 ? count : nil
            }
        }
        """)

    static let processSource = LibrarySource(
        "ProcessInfo.swift", provides: ["ProcessInfo", "OperatingSystemVersion"],
        """
        public struct OperatingSystemVersion {
            public var majorVersion: Int
            public var minorVersion: Int
            public var patchVersion: Int
        }

        /// What a program learns of its process is the same on every machine.
        public final class ProcessInfo {
            public enum ThermalState { case nominal, fair, serious, critical }

            public static let processInfo = ProcessInfo()

            public let environment: [String: String] = [:]
            public let arguments: [String] = ["App"]
            public let processName = "App"
            public let processIdentifier: Int32 = 1
            public let hostName = "localhost"
            public let globallyUniqueString = "00000000-0000-0000-0000-000000000001"
            public let isLowPowerModeEnabled = false
            public let isMacCatalystApp = false
            public var isiOSAppOnMac: Bool { false }
            public let thermalState = ThermalState.nominal
            public let processorCount = 1
            public let activeProcessorCount = 1
            public let physicalMemory: UInt64 = 4_294_967_296
            public let systemUptime: TimeInterval = 0
            public let operatingSystemVersion = OperatingSystemVersion(
                majorVersion: 26, minorVersion: 0, patchVersion: 0)
            public var operatingSystemVersionString: String { "Version 26.0" }

            public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
                version.majorVersion <= operatingSystemVersion.majorVersion
            }
        }
        """)
}
