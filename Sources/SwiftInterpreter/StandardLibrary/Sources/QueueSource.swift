extension StandardLibrary {
    static let queueSource = LibrarySource(
        "Queues.swift",
        provides: [
            "DispatchWorkItem", "DispatchGroup", "DispatchSemaphore", "OperationQueue", "Operation", "BlockOperation",
            "DispatchWorkItemFlags",
        ],
        """
        public struct DispatchWorkItemFlags: OptionSet {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let barrier = DispatchWorkItemFlags(rawValue: 1)
            public static let enforceQoS = DispatchWorkItemFlags(rawValue: 2)
            public static let inheritQoS = DispatchWorkItemFlags(rawValue: 4)
        }

        public class DispatchWorkItem {
            public private(set) var isCancelled = false
            private let block: () -> Void
            private var followers: [() -> Void] = []

            public init(flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) { self.block = block }

            public func perform() {
                guard !isCancelled else { return }
                block()
                for follower in followers { follower() }
                followers = []
            }

            public func cancel() { isCancelled = true }

            public func notify(queue: DispatchQueue, execute: @escaping () -> Void) {
                followers.append { queue.async(execute: execute) }
            }
        }

        public class DispatchGroup {
            private var count = 0
            private var waiting: [() -> Void] = []

            public init() {}

            public func enter() { count += 1 }

            public func leave() {
                guard count > 0 else { _Host.fail("Unbalanced call to dispatch_group_leave()") }
                count -= 1
                if count == 0 { finish() }
            }

            private func finish() {
                let ready = waiting
                waiting = []
                for work in ready { work() }
            }

            public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
                if count == 0 {
                    queue.async(execute: work)
                } else {
                    waiting.append { queue.async(execute: work) }
                }
            }

            public func wait() {
                guard count > 0 else { return }
                _Host.warn("everything runs one after the other: nothing leaves this group while it is waited for")
            }
        }

        public class DispatchSemaphore {
            private var value: Int

            public init(value: Int) { self.value = value }

            @discardableResult public func signal() -> Int {
                value += 1
                return 0
            }

            public func wait() {
                value -= 1
                if value < 0 {
                    _Host.warn("everything runs one after the other: nobody signals this semaphore while it is waited for")
                }
            }
        }

        extension DispatchQueue {
            public func async(execute workItem: DispatchWorkItem) { async { workItem.perform() } }
            public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
                asyncAfter(deadline: deadline) { execute.perform() }
            }
            public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
                asyncAfter(wallDeadline: wallDeadline) { execute.perform() }
            }
            public func async(group: DispatchGroup, execute work: @escaping () -> Void) {
                group.enter()
                async {
                    work()
                    group.leave()
                }
            }
        }

        open class Operation {
            public private(set) var isCancelled = false
            public internal(set) var isFinished = false
            public var completionBlock: (() -> Void)?

            public init() {}
            open func main() {}
            open func start() {
                guard !isCancelled else { return }
                main()
                isFinished = true
                completionBlock?()
            }
            public func cancel() { isCancelled = true }
        }

        open class BlockOperation: Operation {
            private var blocks: [() -> Void] = []
            public init(block: @escaping () -> Void) { blocks = [block] }
            public func addExecutionBlock(_ block: @escaping () -> Void) { blocks.append(block) }
            open override func main() {
                for block in blocks { block() }
            }
        }

        open class OperationQueue {
            public static let main = OperationQueue()
            public static var current: OperationQueue? { main }

            public var maxConcurrentOperationCount = 1
            public var name: String?
            public var qualityOfService = 0

            public init() {}

            public func addOperation(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
            public func addOperation(_ operation: Operation) { DispatchQueue.main.async { operation.start() } }
            public func cancelAllOperations() {}
        }
        """)

    static let threadSource = LibrarySource(
        "Threads.swift",
        provides: ["Thread", "NSLock", "NSRecursiveLock", "OSAllocatedUnfairLock", "NSCondition"],
        """
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

            /// There is nobody else to wait for; the session's own time moves in tasks.
            public static func sleep(forTimeInterval seconds: TimeInterval) {}
            public static func sleep(until date: Date) {}
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
        """)
}
