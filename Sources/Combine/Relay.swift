import OpenCombine

/// Hands on to one subscriber what several publishers send. What nobody asked for yet waits in its order.
final class Relay<Output, Failure: Error>: Subscription {
    private var subscriber: AnySubscriber<Output, Failure>?
    private var subscriptions: [AnyCancellable] = []
    private var demand = Subscribers.Demand.none
    private var waiting: [Output] = []
    private var unfinished: Int

    init<S: Subscriber>(_ subscriber: S, sources: Int) where S.Input == Output, S.Failure == Failure {
        self.subscriber = AnySubscriber(subscriber)
        unfinished = sources
    }

    func listen<P: Publisher>(
        to publisher: P, _ transform: @escaping (P.Output) -> Output?
    ) where P.Failure == Failure {
        guard subscriber != nil else { return }
        subscriptions.append(
            publisher.sink { [weak self] in
                self?.finish($0)
            } receiveValue: { [weak self] in
                if let value = transform($0) { self?.send(value) }
            })
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        drain()
        endIfFinished()
    }

    func cancel() {
        subscriber = nil
        subscriptions = []
        waiting = []
    }

    private func send(_ value: Output) {
        waiting.append(value)
        drain()
    }

    private func drain() {
        while demand > .none, !waiting.isEmpty, let subscriber {
            demand -= 1
            demand += subscriber.receive(waiting.removeFirst())
        }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        unfinished -= 1
        guard case .failure = completion else { return endIfFinished() }
        let subscriber = subscriber
        cancel()
        subscriber?.receive(completion: completion)
    }

    private func endIfFinished() {
        guard unfinished <= 0, waiting.isEmpty, let subscriber else { return }
        cancel()
        subscriber.receive(completion: .finished)
    }
}
