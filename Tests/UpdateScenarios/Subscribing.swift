import Combine
import SwiftUI

/// Publishers, subscribers and subscriptions of one's own, among those of Combine.
struct OwnPublishers: View {
    struct Countdown: Publisher {
        typealias Output = Int
        typealias Failure = Never
        let start: Int

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            subscriber.receive(subscription: Steps(start, subscriber))
        }

        final class Steps<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
            private var left: Int
            private var subscriber: S?

            init(_ left: Int, _ subscriber: S) { (self.left, self.subscriber) = (left, subscriber) }

            func request(_ demand: Subscribers.Demand) {
                var demand = demand
                while demand > 0, left > 0, let subscriber {
                    demand -= 1
                    left -= 1
                    demand += subscriber.receive(left)
                }
                if left == 0 {
                    subscriber?.receive(completion: .finished)
                    subscriber = nil
                }
            }

            func cancel() { subscriber = nil }
        }
    }

    final class Printer: Subscriber {
        func receive(subscription: any Subscription) {
            print("subscribed")
            subscription.request(.max(1))
        }
        func receive(_ input: Int) -> Subscribers.Demand {
            print("input \(input)")
            return input > 1 ? .max(1) : .none
        }
        func receive(completion: Subscribers.Completion<Never>) { print("completion \(completion)") }
    }

    final class Pipelines: ObservableObject {
        private(set) var last = 0
        private var subscriptions: [AnyCancellable] = []

        func start() {
            Countdown(start: 4).subscribe(Printer())
            Countdown(start: 2).doubled().passedOn().sink {
                print("end \($0)")
            } receiveValue: {
                print("passed \($0)")
            }
            .store(in: &subscriptions)
            [7, 9].publisher.filter { $0 > 8 }.assign(to: \.last, on: self).store(in: &subscriptions)
            print("last \(last)")
            let subject = PassthroughSubject<Int, Never>()
            subject.sink { print("subject \($0)") }.store(in: &subscriptions)
            Countdown(start: 1).subscribe(subject).store(in: &subscriptions)
        }
    }

    @StateObject private var pipelines = Pipelines()

    var body: some View { Button("Start") { pipelines.start() } }
}

extension Publisher where Output == Int {
    fileprivate func doubled() -> Publishers.Map<Self, Int> { map { $0 * 2 } }
}

extension Publisher {
    fileprivate func passedOn() -> Publishers.Passing<Self> { Publishers.Passing(upstream: self) }
}

extension Publishers {
    fileprivate struct Passing<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream

        func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            upstream.subscribe(
                AnySubscriber<Output, Failure>(
                    receiveSubscription: { subscriber.receive(subscription: $0) },
                    receiveValue: { subscriber.receive($0) },
                    receiveCompletion: { subscriber.receive(completion: $0) }))
        }
    }
}

/// One source for several subscribers, several sources for one.
struct Sharing: View {
    final class Pipelines: ObservableObject {
        private let subject = PassthroughSubject<Int, Never>()
        private var subscriptions = Set<AnyCancellable>()

        init() {
            let shared = subject.map { number in
                print("once")
                return number * 2
            }.share()
            shared.sink { print("a \($0)") }.store(in: &subscriptions)
            shared.sink { print("b \($0)") }.store(in: &subscriptions)
            let connectable = [1, 2].publisher.makeConnectable()
            connectable.sink { print("connected \($0)") }.store(in: &subscriptions)
            connectable.connect().store(in: &subscriptions)
            Publishers.CombineLatest4(Just(1), Just(2), Just("c"), Just(4)).sink { print("\($0)\($1)\($2)\($3)") }
                .store(in: &subscriptions)
            Publishers.Zip3(Just(1), Just(2), [3, 4].publisher).map { $0 + $1 + $2 }.sink { print("zip \($0)") }
                .store(in: &subscriptions)
            Just(1).merge(with: Just(2), Just(3)).collect().sink { print("merged \($0)") }.store(in: &subscriptions)
            [3, 1, 2].publisher.max().combineLatest([3, 1, 2].publisher.min()).sink { print("max \($0) min \($1)") }
                .store(in: &subscriptions)
            [1].publisher.append(Just(9)).prepend(0).collect().sink { print("all \($0)") }.store(in: &subscriptions)
            Deferred { Just("deferred") }.sink { print($0) }.store(in: &subscriptions)
        }

        func send() { subject.send(3) }
    }

    @StateObject private var pipelines = Pipelines()

    var body: some View { Button("Send") { pipelines.send() } }
}

/// Queues hand on after what runs now; timers run, also those that objects start, until they are cancelled.
struct Scheduling: View {
    final class Model: ObservableObject {
        @Published var query = ""
        private var subscriptions = Set<AnyCancellable>()

        init() {
            $query.dropFirst().sink { [unowned self] in print("at once \($0), still '\(query)'") }
                .store(in: &subscriptions)
            $query.dropFirst().receive(on: DispatchQueue.main).sink { [unowned self] in print("later \($0) \(query)") }
                .store(in: &subscriptions)
            Timer.publish(every: 1, on: .main, in: .common).autoconnect().prefix(2).sink { _ in print("tick") }
                .store(in: &subscriptions)
            RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .seconds(1.5))) { print("scheduled") }
        }
    }

    @StateObject private var model = Model()
    @State private var count = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Button("Ask") { model.query = "q" }
            .onReceive(timer) { _ in
                count += 1
                print("count \(count)")
                if count == 2 { timer.upstream.connect().cancel() }
            }
    }
}
