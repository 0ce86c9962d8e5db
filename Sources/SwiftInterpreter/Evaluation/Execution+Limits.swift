import Budget
import Foundation

/// `pthread_getattr_np`, which the C library's module doesn't show.
// Unsafe: the C library's own declaration; the attributes are a variable of the caller's.
@_silgen_name("pthread_getattr_np")
private func threadAttributes(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32

/// What is counted while a program runs.
struct Counters {
    /// Steps left until the next look at the clock and the memory.
    var budget = 0
    /// How many there were after the last look, and when that was.
    var granted = 0
    var lastLook: UInt64 = 0
    var lastMemoryLook: UInt64 = 0
    /// Steps that were taken from the budget for the size of values, which aren't the program's.
    var charged = 0
    /// Steps from one look to the next.
    var batch = Execution.longestBatch
    var steps = 0
    /// Where native code was last called from.
    var range: SourceRange = .none
    var deadline: UInt64 = .max
    var baseMemory = 0
    var consoleBytes = 0
    /// The lowest address that the native stack may reach.
    var stackFloor: UInt = 0
    var stackThread: UInt = 0
    var nesting = 0
    var largeBytes = 0
}

extension Execution {
    static let longestBatch = 4096
    private static let shortestBatch = 16

    /// Starts counting anew: steps, time and memory are bounded from here on.
    package func beginEvaluation() {
        counters.pointee.steps = 0
        world.typeWork.forget()
        grant()
        counters.pointee.baseMemory = ProcessMemory.resident
        let nanoseconds = min(max(0, limits.seconds), 1e9) * 1e9
        counters.pointee.deadline = DispatchTime.now().uptimeNanoseconds &+ UInt64(nanoseconds)
    }

    /// Counts one step.
    @inline(__always)
    func tick(_ range: SourceRange) throws {
        counters.pointee.budget &-= 1
        if counters.pointee.budget < 0 { try refill(range) }
    }

    private func grant() {
        counters.pointee.granted = min(counters.pointee.batch, limits.steps - counters.pointee.steps)
        counters.pointee.budget = counters.pointee.granted
    }

    private func refill(_ range: SourceRange) throws {
        counters.pointee.steps += max(1, counters.pointee.granted - counters.pointee.charged)
        counters.pointee.charged = 0
        try throwPendingError()
        if counters.pointee.steps >= limits.steps {
            throw limitFailure("steps", "evaluation stopped after \(limits.steps) steps (limit 'steps')", at: range)
        }
        adaptBatch()
        grant()
        try checkTime(range)
        // Looking at the memory costs a system call.
        let now = counters.pointee.lastLook
        if now &- counters.pointee.lastMemoryLook > 1_000_000 {
            counters.pointee.lastMemoryLook = now
            try checkMemory(adding: 0, range)
        }
    }

    /// One step may be the sum of a million numbers: where steps are long, there are fewer of them between two looks.
    private func adaptBatch() {
        let now = DispatchTime.now().uptimeNanoseconds
        let milliseconds = (now &- counters.pointee.lastLook) / 1_000_000
        counters.pointee.lastLook = now
        if milliseconds > 20 {
            counters.pointee.batch = max(Execution.shortestBatch, counters.pointee.batch / 8)
        } else if milliseconds < 4 {
            counters.pointee.batch = min(Execution.longestBatch, counters.pointee.batch * 2)
        }
    }

    private func checkTime(_ range: SourceRange) throws {
        if let exceeded = RunBudget.current?.exceeded {
            throw limitFailure(exceeded.limit.name, "\(exceeded)", at: range)
        }
        if let budget = RunBudget.current, DispatchTime.now().uptimeNanoseconds > budget.end {
            budget.reach(.time)
            throw limitFailure(
                "time", "evaluation took longer than \(budget.seconds) seconds (limit 'time')", at: range)
        }
        if DispatchTime.now().uptimeNanoseconds > counters.pointee.deadline {
            throw limitFailure(
                "time", "evaluation took longer than \(limits.seconds) seconds (limit 'time')", at: range)
        }
    }

    // MARK: - Native work

    /// Values of fewer parts cost native code no more than a step.
    static let smallValue = 1 << 10
    /// Native code that goes through values of more parts may take longer than is left.
    private static let largeValue = 1 << 16
    /// What native code may need for one part: a character of a text that is taken apart.
    private static let nanosecondsAPart: UInt64 = 25

    /// Announces a native call that may go through `parts` parts of values, before it is made: the next look at the clock
    /// comes earlier by that, and what can't be done in the time that is left isn't begun.
    func charge(parts: Int, _ range: SourceRange) throws {
        let units = min(parts >> 6, 1 << 20)
        counters.pointee.budget &-= units
        counters.pointee.charged &+= units
        guard parts > Self.largeValue else { return }
        let needed = UInt64(min(parts, 1 << 40)) &* Self.nanosecondsAPart
        let end = min(RunBudget.current?.end ?? .max, counters.pointee.deadline)
        if DispatchTime.now().uptimeNanoseconds &+ needed > end {
            RunBudget.current?.reach(.time)
            throw limitFailure("time", "this takes longer than the time that is left (limit 'time')", at: range)
        }
    }

    /// Ends the program at its next step, for a type that nobody can work with.
    func stopAtTooLargeType() {
        world.typeWork.forget()
        record(failure("Fatal error: the type is too large"))
        counters.pointee.charged &+= max(0, counters.pointee.budget)
        counters.pointee.budget = 0
    }

    /// Announces a value of about this many bytes before it is made.
    func reserveMemory(_ bytes: Int) throws {
        guard bytes > 1 << 16 else { return }
        try checkMemory(adding: bytes, counters.pointee.range)
    }

    private func checkMemory(adding bytes: Int, _ range: SourceRange) throws {
        let used = max(0, ProcessMemory.resident - counters.pointee.baseMemory) + counters.pointee.consoleBytes
        if bytes > limits.memory || used > limits.memory - bytes {
            RunBudget.current?.reach(.memory)
            let megabytes = limits.memory >> 20
            throw limitFailure("memory", "evaluation needs more than \(megabytes) MB (limit 'memory')", at: range)
        }
    }

    // MARK: - Native stack

    /// Whether the thread's own stack is nearly used up.
    @inline(__always)
    var isStackNearlyFull: Bool {
        // Unsafe: only the address is looked at.
        withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { here in
            UInt(bitPattern: here.baseAddress) < counters.pointee.stackFloor
        }
    }

    private static let greatestStack = 384 << 20

    /// Goes into a value's part: descriptions repeat what is inside at each level, so that levels cost more than stack.
    func nested<Result>(_ body: () throws -> Result) throws -> Result {
        counters.pointee.nesting += 1
        defer { counters.pointee.nesting -= 1 }
        if counters.pointee.nesting > 2 * limits.callDepth || isStackNearlyFull {
            throw limitFailure("depth", "values are nested too deep (limit 'depth')", at: counters.pointee.range)
        }
        try tick(counters.pointee.range)
        return try body()
    }

    /// Notes the bounds of the stack of the thread that runs the program now.
    func noteThread() {
        let thread = UInt(pthread_self())
        guard thread != counters.pointee.stackThread else { return }
        counters.pointee.stackThread = thread
        var attributes = pthread_attr_t()
        guard threadAttributes(pthread_self(), &attributes) == 0 else {
            counters.pointee.stackFloor = 0
            return
        }
        defer { pthread_attr_destroy(&attributes) }
        // Unsafe: only the address is looked at.
        var base: UnsafeMutableRawPointer?
        var size = 0
        pthread_attr_getstack(&attributes, &base, &size)
        // A stack that is used up counts as memory, too.
        let unused = max(min(512 << 10, size / 4), size - Self.greatestStack)
        counters.pointee.stackFloor = UInt(bitPattern: base) + UInt(unused)
    }

    func depthFailure(at range: SourceRange) -> EvaluationFailure {
        let message =
            depth >= limits.callDepth
            ? "calls are nested more than \(limits.callDepth) deep (limit 'depth')"
            : "calls are nested too deep (limit 'depth')"
        return limitFailure("depth", message, at: range)
    }

    // MARK: - Failures

    func limitFailure(_ name: String, _ message: String, at range: SourceRange) -> EvaluationFailure {
        EvaluationFailure(cause: .limit(name), diagnostic: diagnostic(message, at: range))
    }

    func failure(_ message: String, at range: SourceRange) -> any Error {
        EvaluationFailure(cause: .program, diagnostic: diagnostic(message, at: range))
    }

    /// What only a defect of ours can lead to.
    func defect(_ what: String, at range: SourceRange) -> any Error {
        EvaluationFailure(cause: .defect, diagnostic: diagnostic("internal error: " + what, at: range))
    }

    package func defect(_ what: String) -> any Error { defect(what, at: counters.pointee.range) }

    func unwrappedNil(at range: SourceRange) -> any Error {
        failure("Fatal error: Unexpectedly found nil while unwrapping an Optional value", at: range)
    }

    /// Where the code that runs now last called native code; none where nothing runs.
    package var currentRange: SourceRange { ownPlace(counters.pointee.range) }

    package func failure(_ message: String) -> any Error {
        failure(message, at: counters.pointee.range)
    }

    private func isLibrary(_ range: SourceRange) -> Bool { world.libraryFiles.contains(Int(range.file)) }

    /// Where the program itself is when a library's Swift code is running.
    private func ownPlace(_ range: SourceRange) -> SourceRange {
        guard isLibrary(range) else { return range }
        return callStack.first { $0.call.file >= 0 && !isLibrary($0.call) }?.call ?? .none
    }

    private func diagnostic(_ message: String, at range: SourceRange) -> Diagnostic {
        var notes: [Diagnostic] = []
        let calls = callStack.filter { $0.call.file >= 0 && !isLibrary($0.call) }
        for call in calls.prefix(8) { notes.append(.note("in '\(call.name)' called here", at: call.call)) }
        if calls.count > 8 { notes.append(.note("… and \(calls.count - 8) more calls")) }
        var place = ownPlace(range)
        if place.file < 0, let known = calls.first { place = known.call }
        return Diagnostic(.error, message, at: place, notes: notes)
    }
}

/// A Swift error that the program threw.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package struct ThrownError: Error, @unchecked Sendable {
    package let value: Value
    let range: SourceRange
}
