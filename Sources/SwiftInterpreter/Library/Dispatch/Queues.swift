// Not read for its members.

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

public enum DispatchTimeoutResult { case success, timedOut }

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
        while count > 0 {
            guard _Host.waitForOthers() else {
                return _Host.warn("nothing leaves this group while it is waited for here")
            }
        }
    }

    @discardableResult public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        while count > 0 {
            if timeout <= DispatchTime.now() || !_Host.waitForOthers() { return .timedOut }
        }
        return .success
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
        while value <= 0 {
            guard _Host.waitForOthers() else {
                return _Host.warn("nobody signals this semaphore while it is waited for here")
            }
        }
        value -= 1
    }

    @discardableResult public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        while value <= 0 {
            if timeout <= DispatchTime.now() || !_Host.waitForOthers() { return .timedOut }
        }
        value -= 1
        return .success
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

open class Operation: NSObject {
    public private(set) var isCancelled = false
    public internal(set) var isFinished = false
    public internal(set) var isExecuting = false
    public var isReady: Bool { dependencies.allSatisfy { $0.isFinished } }
    public var completionBlock: (() -> Void)?
    public var name: String?
    public private(set) var dependencies: [Operation] = []
    private var waiting: [() -> Void] = []

    public override init() {}
    open func main() {}
    open func start() {
        if !isCancelled {
            isExecuting = true
            main()
            isExecuting = false
        }
        isFinished = true
        completionBlock?()
        for next in waiting { next() }
        waiting = []
    }
    open func cancel() { isCancelled = true }
    public func addDependency(_ operation: Operation) { dependencies.append(operation) }
    public func removeDependency(_ operation: Operation) { dependencies.removeAll { $0 === operation } }

    /// Begins once all it depends on has ended.
    func startWhenReady() {
        guard !isFinished, !isExecuting else { return }
        guard let first = dependencies.first(where: { !$0.isFinished }) else { return start() }
        first.waiting.append { self.startWhenReady() }
    }
}

open class BlockOperation: Operation {
    private var blocks: [() -> Void] = []
    public override init() {}
    public init(block: @escaping () -> Void) { blocks = [block] }
    public func addExecutionBlock(_ block: @escaping () -> Void) { blocks.append(block) }
    open override func main() {
        for block in blocks { block() }
    }
}

open class OperationQueue {
    public static let main = OperationQueue()
    public static var current: OperationQueue? { main }

    public static let defaultMaxConcurrentOperationCount = -1

    public var maxConcurrentOperationCount = 1
    public var name: String?
    public var qualityOfService = 0
    public var isSuspended = false
    public var underlyingQueue: DispatchQueue?
    private var pending: [Operation] = []
    public var operations: [Operation] { pending.filter { !$0.isFinished } }
    public var operationCount: Int { operations.count }

    public init() {}

    public func addOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation(block: block)) }
    public func addOperation(_ operation: Operation) {
        pending = operations + [operation]
        DispatchQueue.main.async { operation.startWhenReady() }
    }
    public func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
        for operation in operations { addOperation(operation) }
        if wait { waitUntilAllOperationsAreFinished() }
    }
    public func addBarrierBlock(_ barrier: @escaping () -> Void) { addOperation(barrier) }
    public func waitUntilAllOperationsAreFinished() {
        while operationCount > 0 {
            guard _Host.waitForOthers() else { return }
        }
    }
    public func cancelAllOperations() { for operation in operations { operation.cancel() } }
}
