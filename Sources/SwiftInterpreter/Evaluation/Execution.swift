import Foundation

/// One run of a program: its globals, its limits, its console.
///
/// An execution is used by one thread at a time.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class Execution: @unchecked Sendable {
    package let program: Program
    package let limits: EvaluationLimits
    package let environment: ExecutionEnvironment
    let world: World

    /// Lines that the program printed; `print(terminator:)` leaves its text in `unfinishedLine`.
    package private(set) var console: [String] = []
    /// What SwiftUI would warn of at run time.
    package private(set) var notices: [Diagnostic] = []
    var unfinishedLine = ""
    /// An error that native code couldn't pass on (inside `==`, or a callback that can't throw).
    package var pendingError: (any Error)?
    /// Called for every use of a watched property; see `ObjectObserver`.
    package weak var objectObserver: (any ObjectObserver)?
    /// Connects the wrappers of local properties, while code runs that has somewhere to keep them.
    package weak var wrapperLinker: (any LocalWrapperLinker)?
    /// What `UserDefaults` and `@AppStorage` keep.
    package let stored = StoredDefaults()
    /// What a playground's page shows.
    package var shownView: Value?
    /// What the program says of controls for all of them at once, before there is a tree and then for the tree.
    package var appearances: AnyObject?
    /// Remembers which expression made which value, where somebody wants to know.
    package var origins: ValueOrigins?
    /// Takes the focus from whoever has it.
    package var endEditing: () -> Void = {}
    var random: SeededGenerator

    // Unsafe: the execution's own, freed with it; read at every step.
    let counters: UnsafeMutablePointer<Counters>
    private var stack: ValueStack
    package private(set) lazy var tasks = {
        hasTasks = true
        return TaskScheduler(execution: self)
    }()
    private var hasTasks = false
    private var frames: [Frame] = []
    private(set) var depth = 0
    private var stackTop = 0

    var globals: [ObjectIdentifier: VariableCell] = [:]
    var conformanceCache: [ConformanceQuery: Bool] = [:]
    var memberCache: [MemberQuery: ValueDecl?] = [:]
    var equalityCache: [ObjectIdentifier: FunctionDecl?] = [:]
    var hashCache: [ObjectIdentifier: FunctionDecl?] = [:]
    var witnessCache: [WitnessQuery: Witness?] = [:]

    /// How often code of the program was asked for a hash.
    var hashesByProgram = 0
    /// Numbers of keys in native tables, by what the program held for equal.
    private(set) var frozenNumbers = DictionaryValue()
    var lastIdentity = 0
    /// Numbers of addresses that descriptions of libraries' values show.
    var shownAddresses: [String: Int] = [:]
    var identityNumbers: [ObjectIdentifier: (object: AnyObject, number: Int)] = [:]

    let graveyard = Graveyard()
    let tracksLifetimes: Bool
    /// Nesting of `deinit`s.
    var burials = 0

    package init(
        program: Program, limits: EvaluationLimits = EvaluationLimits(),
        environment: ExecutionEnvironment = ExecutionEnvironment()
    ) {
        self.program = program
        self.limits = limits
        self.environment = environment
        world = program.world
        tracksLifetimes = program.world.tracksLifetimes
        random = SeededGenerator(seed: environment.seed)
        counters = .allocate(capacity: 1)
        counters.initialize(to: Counters())
        stack = ValueStack(capacity: 1 << 18)
        beginEvaluation()
    }

    deinit {
        graveyard.isOpen = false
        counters.deallocate()
        stack.deallocate()
    }

    /// Lets go of what the program has left behind: its globals, and objects that know each other by them, may know this
    /// execution, and would keep it with its stack and the whole program. Nothing of the program can run afterwards.
    package func end() {
        graveyard.isOpen = false
        if hasTasks { tasks.close() }
        (globals, identityNumbers) = ([:], [:])
        (shownView, appearances, pendingError, origins) = (nil, nil, nil, nil)
        endEditing = {}
        frozenNumbers = DictionaryValue()
        stack.deallocate()
        (stack, stackTop) = (ValueStack(capacity: 0), 0)
    }

    // MARK: - Stack

    /// Slots for a call, all absent. Given back by `release`, last first.
    @inline(__always)
    // Unsafe: within the capacity, set before it is given out, and nobody's after `release`.
    func reserve(_ count: Int, at range: SourceRange) throws -> UnsafeMutablePointer<Value> {
        guard stackTop + count <= stack.capacity else { throw depthFailure(at: range) }
        let slots = stack.slots + stackTop
        slots.initialize(repeating: .absent, count: count)
        stackTop += count
        return slots
    }

    @inline(__always)
    func release(_ slots: UnsafeMutablePointer<Value>, _ count: Int) {
        slots.deinitialize(count: count)
        stackTop -= count
        buryIfNeeded()
    }

    /// Runs code whose parameters are already in `slots`.
    func run(
        _ code: Code, _ slots: UnsafeMutablePointer<Value>, _ typeArguments: [Type], packIndex: Int? = nil,
        at range: SourceRange
    ) throws -> Value {
        try tick(range)
        if depth >= limits.callDepth || isStackNearlyFull { throw depthFailure(at: range) }
        let frame: Frame
        if depth < frames.count {
            frame = frames[depth]
            frame.slots = slots
        } else {
            frame = Frame(execution: self, slots: slots)
            frames.append(frame)
        }
        frame.code = code
        frame.typeArguments = typeArguments
        frame.packIndex = packIndex
        frame.callRange = range
        depth += 1
        defer { depth -= 1 }
        for slot in code.cellSlots {
            if case .cell = slots[slot] { continue }
            slots[slot] = .cell(VariableCell(slots[slot]))
        }
        if let expression = code.expression { return try expression.evaluate(frame) }
        _ = try code.statements.execute(frame)
        let result = frame.result
        frame.result = .void
        return result
    }

    /// Puts another thread's state in the place of the running one's.
    func exchange(_ state: inout ExecutionState) {
        swap(&stack, &state.stack)
        swap(&frames, &state.frames)
        swap(&depth, &state.depth)
        swap(&stackTop, &state.stackTop)
        swap(&counters.pointee.range, &state.range)
        swap(&counters.pointee.stackFloor, &state.stackFloor)
        swap(&counters.pointee.stackThread, &state.stackThread)
    }

    /// Bodies that are running, innermost first, with where each was called.
    var callStack: [(name: String, call: SourceRange)] {
        frames.prefix(depth).reversed().compactMap { frame in
            frame.code.map { ($0.body.name, frame.callRange) }
        }
    }

    var innermostFrame: Frame? { depth > 0 ? frames[depth - 1] : nil }

    // MARK: - Console

    package func print(_ line: String) {
        write(line + "\n")
    }

    /// Adds text to the console, cutting it in lines.
    func write(_ text: String) {
        unfinishedLine += text
        guard text.utf8.contains(0x0A) else { return }
        // By bytes: a search for where characters end takes many times as long as the text took to make.
        var lines = unfinishedLine.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        unfinishedLine = lines.removeLast()
        console += lines
        counters.pointee.consoleBytes += text.utf8.count
    }

    /// Whether an initialiser of the program's is running.
    package var isInitialising: Bool { callStack.contains { $0.name.contains(".init") } }

    /// Notes something that SwiftUI would warn of at run time, at the place that is running, once.
    package func notice(_ message: String) {
        let notice = Diagnostic(.warning, message, at: currentRange)
        guard notices.count < 100, !notices.contains(where: { $0.message == message && $0.range == notice.range })
        else {
            return
        }
        notices.append(notice)
    }

    /// Notes what a library can't do for the program, once however often it is asked to; about a declared type where
    /// one is named.
    func libraryNotice(_ message: String, about type: String?) {
        guard notices.count < 100, !notices.contains(where: { $0.message == message }) else { return }
        let range = type.flatMap(program.type(named:))?.range ?? currentRange
        notices.append(Diagnostic(.warning, message, at: range))
    }

    /// What was printed since the last call.
    package func takeConsole() -> [String] {
        var lines = console
        if !unfinishedLine.isEmpty { lines.append(unfinishedLine) }
        console = []
        unfinishedLine = ""
        return lines
    }
}

/// What a program can learn of the world outside; all of it given, so that a picture never changes by itself.
package struct ExecutionEnvironment: Sendable {
    /// Seconds since the reference date (2001-01-01 UTC).
    package var now: Double = 757_382_400
    package var seed: UInt64 = 0
    package var locale = "en_US"
    package var timeZone = "UTC"
    package var device = DrawnDevice()
    /// The bytes of a file that comes with the program; nil for one that doesn't.
    package var resource: @Sendable (_ path: String) -> Data? = { _ in nil }

    package init() {}
}

/// SplitMix64: small, and the same everywhere.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
