import OpenCombine

/// A property of an observable object: the object announces each change, and `$property` publishes it, both before the
/// property has its new value.
@propertyWrapper
public struct Published<Value> {
    private let memory: Memory

    public init(wrappedValue: Value) { memory = Memory(wrappedValue) }
    public init(initialValue: Value) { memory = Memory(initialValue) }

    /// Sends the value there is, then each that is about to be set.
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let memory: Memory

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            memory.downstreams.add(subscriber, current: memory.value)
        }
    }

    public var projectedValue: Publisher {
        mutating get { Publisher(memory: memory) }
        // Settable for `assign(to: &$property)` alone, which changes what is behind it.
        set {}
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { memory.value }
        nonmutating set { memory.value = newValue }
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storage].memory.value }
        set { object[keyPath: storage].memory.send(newValue) }
    }

    /// Only objects have such properties, so that the memory can be shared.
    fileprivate final class Memory {
        var value: Value
        let downstreams = Downstreams<Value, Never>()
        var announcement: ObservableObjectPublisher?
        /// What publishers assign here, as long as the object lives.
        var subscriptions: [AnyCancellable] = []

        init(_ value: Value) { self.value = value }

        func send(_ new: Value) {
            announcement?.send()
            downstreams.send(new, remembers: true)
            value = new
        }
    }
}

// Unchecked: a session's objects are used by one thread at a time, the session's.
extension Published: @unchecked Sendable where Value: Sendable {}

extension Published: AnnouncingProperty {
    var announcement: ObservableObjectPublisher? {
        get { memory.announcement }
        nonmutating set { memory.announcement = newValue }
    }
}

extension Publisher where Failure == Never {
    /// Assigns what arrives to a published property, as long as its object lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let memory = published.memory
        memory.subscriptions.append(sink { [weak memory] in memory?.send($0) })
    }
}
