protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    @Native(connectablePublisherAutoconnect) func autoconnect() -> Publishers.Autoconnect<Self>
}

protocol Cancellable {
    func cancel()
}

extension Cancellable {
    @Native(cancellableStore) func store(in set: inout Set<AnyCancellable>)
    @Native(cancellableStoreInList) func store(in list: inout [AnyCancellable])
}

@Converted @Represented(by: AnyCancellable) class AnyCancellable: Hashable, Cancellable {
    @Native(anyCancellableInit) init(_ cancel: @escaping () -> Void)
    @Native(anyCancellableOfCancellable) init<C>(_ canceller: C) where C: Cancellable
    @Native(anyCancellableCancel) func cancel()
}

extension Timer {
    @Native(timerPublish) static func publish(
        every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: Any? = nil
    ) -> Timer.TimerPublisher
}

extension Sequence {
    @Native(sequencePublisher) var publisher: Publishers.Sequence<Self, Never> { get }
}

extension Optional {
    @Native(optionalPublisher) var publisher: AnyPublisher<Wrapped, Never> { get }
}

extension Result {
    @Native(resultPublisher) var publisher: AnyPublisher<Success, Failure> { get }
}

protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}
