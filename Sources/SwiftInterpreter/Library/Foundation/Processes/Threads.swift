// Also read for: OSAllocatedUnfairLock, NSCondition.

/// Everything runs on one.
open class Thread: NSObject, CustomStringConvertible {
    public static let main = Thread()
    public static var current: Thread { main }
    public static var isMainThread: Bool { true }
    public static var callStackSymbols: [String] { [] }

    public override init() {}

    public var isMainThread: Bool { true }
    public var name: String?
    public var isCancelled = false
    public var threadDictionary: [AnyHashable: Any] = [:]
    public var description: String { "<_NSMainThread: 0x600000000000>{number = 1, name = main}" }

    /// The session's own time passes: what waits on a queue or in a task goes on later.
    public static func sleep(forTimeInterval seconds: TimeInterval) { _Host.sleep(seconds) }
    public static func sleep(until date: Date) { _Host.sleep(date.timeIntervalSinceNow) }
    public static func isMultiThreaded() -> Bool { false }
    public static func detachNewThread(_ block: @escaping () -> Void) { DispatchQueue.global().async(execute: block) }
    public var qualityOfService = 0
    public var isExecuting: Bool { true }
}

open class NSLock: NSObject {
    public var name: String?
    public override init() {}
    public func lock() {}
    public func unlock() {}
    public func `try`() -> Bool { true }
    public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

open class NSRecursiveLock: NSLock {
    public override init() {}
}
