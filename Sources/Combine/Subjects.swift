import OpenCombine

/// Hands on what it is sent. Subscribers hear it in the order they came in, at every run the same.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let downstreams = Downstreams<Output, Failure>()

    public init() {}

    public func send(_ input: Output) { downstreams.send(input) }
    public func send(completion: Subscribers.Completion<Failure>) { downstreams.finish(completion) }
    public func send(subscription: any Subscription) { downstreams.keep(subscription) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        downstreams.add(subscriber, current: nil)
    }
}

/// Holds a value, and sends it to whoever comes and each time it is set.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let downstreams = Downstreams<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func send(_ input: Output) {
        guard !downstreams.isFinished else { return }
        current = input
        downstreams.send(input, remembers: true)
    }

    public func send(completion: Subscribers.Completion<Failure>) { downstreams.finish(completion) }
    public func send(subscription: any Subscription) { downstreams.keep(subscription) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        downstreams.add(subscriber, current: current)
    }
}

/// The subscribers of a subject, in the order they came in.
final class Downstreams<Output, Failure: Error> {
    private var conduits: [Conduit] = []
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []

    deinit { for upstream in upstreams { upstream.cancel() } }

    var isFinished: Bool { completion != nil }

    func add<S: Subscriber>(_ subscriber: S, current: Output?) where S.Input == Output, S.Failure == Failure {
        guard completion == nil else {
            subscriber.receive(subscription: Subscriptions.empty)
            if let completion { subscriber.receive(completion: completion) }
            return
        }
        let conduit = Conduit(AnySubscriber(subscriber), unsent: current) { [weak self] gone in
            self?.conduits.removeAll { $0 === gone }
        }
        conduits.append(conduit)
        subscriber.receive(subscription: conduit)
    }

    func send(_ value: Output, remembers: Bool = false) {
        guard completion == nil else { return }
        for conduit in conduits { conduit.offer(value, remembers: remembers) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        let conduits = conduits
        self.conduits = []
        for conduit in conduits { conduit.finish(completion) }
    }

    func keep(_ subscription: any Subscription) {
        upstreams.append(subscription)
        subscription.request(.unlimited)
    }

    final class Conduit: Subscription {
        private var subscriber: AnySubscriber<Output, Failure>?
        private var demand = Subscribers.Demand.none
        /// The subject's value where the subscriber hasn't asked for it yet.
        private var unsent: Output?
        private let leave: (Conduit) -> Void

        init(_ subscriber: AnySubscriber<Output, Failure>, unsent: Output?, leave: @escaping (Conduit) -> Void) {
            (self.subscriber, self.unsent, self.leave) = (subscriber, unsent, leave)
        }

        func request(_ demand: Subscribers.Demand) {
            self.demand += demand
            guard self.demand > .none, let value = unsent else { return }
            unsent = nil
            offer(value, remembers: true)
        }

        func offer(_ value: Output, remembers: Bool) {
            guard let subscriber else { return }
            guard demand > .none else {
                if remembers { unsent = value }
                return
            }
            demand -= 1
            demand += subscriber.receive(value)
        }

        func finish(_ completion: Subscribers.Completion<Failure>) {
            let subscriber = subscriber
            self.subscriber = nil
            subscriber?.receive(completion: completion)
        }

        func cancel() {
            subscriber = nil
            leave(self)
        }
    }
}
