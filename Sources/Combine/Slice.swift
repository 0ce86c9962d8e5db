import OpenCombine

extension Publishers {
    /// Sends the values whose numbers are in a range, and finishes with the last of them.
    public struct Slice<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let range: CountableRange<Int>

        public init(upstream: Upstream, range: CountableRange<Int>) { (self.upstream, self.range) = (upstream, range) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let slice = SliceSubscription(subscriber, range)
            // Nothing of an empty range is waited for.
            guard !range.isEmpty else { return slice.finishAtOnce() }
            upstream.subscribe(slice)
        }
    }
}

extension Publishers.Slice: Equatable where Upstream: Equatable {}

private final class SliceSubscription<Input, Failure: Error>: Subscriber, Subscription {
    private var subscriber: AnySubscriber<Input, Failure>?
    private var upstream: (any Subscription)?
    private var toSkip: Int
    private var toSend: Int

    init<S: Subscriber>(_ subscriber: S, _ range: CountableRange<Int>) where S.Input == Input, S.Failure == Failure {
        self.subscriber = AnySubscriber(subscriber)
        (toSkip, toSend) = (range.lowerBound, range.count)
    }

    func finishAtOnce() {
        let subscriber = subscriber
        subscriber?.receive(subscription: self)
        end()?.receive(completion: .finished)
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, let subscriber else { return subscription.cancel() }
        upstream = subscription
        subscriber.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard toSkip <= 0 else {
            toSkip -= 1
            return .max(1)
        }
        guard toSend > 0, let subscriber else { return .none }
        toSend -= 1
        let isLast = toSend == 0
        let demand = subscriber.receive(input)
        guard isLast else { return demand }
        let upstream = upstream
        end()?.receive(completion: .finished)
        upstream?.cancel()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { end()?.receive(completion: completion) }
    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

    func cancel() {
        let upstream = upstream
        _ = end()
        upstream?.cancel()
    }

    /// Nothing arrives any more; answers who is to be told.
    private func end() -> AnySubscriber<Input, Failure>? {
        defer { (subscriber, upstream) = (nil, nil) }
        return subscriber
    }
}

extension SlicedPublisher {
    /// Sends the first values, and finishes with the last of them.
    public func prefix(_ maxLength: Int) -> Publishers.Slice<Self> { output(in: ..<Swift.max(maxLength, 0)) }

    /// Sends one value by its number.
    public func output(at index: Int) -> Publishers.Slice<Self> { output(in: index...index) }

    /// Sends the values whose numbers are in a range.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Slice<Self> where R.Bound == Int {
        Publishers.Slice(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}
