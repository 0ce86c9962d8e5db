import Foundation

/// The context of a change: how it is to be animated, and what the program adds.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]
    package var completions: AnimationCompletions?

    public init() {}

    public init(animation: Animation?) { self.animation = animation }

    /// How the changes are animated; nil: not at all.
    public var animation: Animation?

    /// True where `.animation(_:value:)` further down is to have no effect.
    public var disablesAnimations = false

    /// True while an interaction goes on, as a drag does.
    public var isContinuous = false

    /// Whether the changes' speed is kept for the animation that follows. Events have times of their own here, and no
    /// speed is measured.
    public var tracksVelocity = false

    /// True for a step of what repeats without end: it ends, but nothing comes to rest with it.
    package var isPartOfRound = false

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The value under an identity that isn't a Swift type, as an interpreted key is.
    package subscript(key id: ObjectIdentifier) -> Any? {
        get { values[id] }
        set { values[id] = newValue }
    }

    /// Calls `completion` when the animations of this transaction have ended.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        let known = completions ?? AnimationCompletions()
        known.add(criteria, completion)
        completions = known
    }

    // MARK: - The running one

    /// The transaction of the code that is running; nil outside `withAnimation` and `withTransaction`.
    package static var current: Transaction? { TransactionScope.current?.transaction }
}

/// A place in a transaction, with the value it has where nobody wrote one.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let waitsForRemoval: Bool

    /// When it has logically ended, though a spring may still swing a little.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
    /// When it has ended altogether.
    public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

/// Runs along the calls, on whatever thread a session is.
enum TransactionScope {
    @TaskLocal static var current: Box?

    // Unchecked: see above; the calls are those of one thread.
    struct Box: @unchecked Sendable {
        var transaction: Transaction
    }
}

/// Runs code whose changes belong to a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let result = try TransactionScope.$current.withValue(TransactionScope.Box(transaction: transaction)) { try body() }
    // Nothing changed, so nothing is waited for.
    if let completions = transaction.completions, !completions.isPending,
        completions !== Transaction.current?.completions
    {
        for completion in completions.take() { completion() }
    }
    return result
}

/// Runs code whose changes belong to a transaction with one more value.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Animates what the code changes.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current ?? Transaction()
    transaction.animation = animation
    return try withTransaction(transaction, body)
}

/// Animates what the code changes, and calls `completion` when that is over.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
