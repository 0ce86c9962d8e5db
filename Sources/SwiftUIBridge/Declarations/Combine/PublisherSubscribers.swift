protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure
    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber {
    @Native(subscriberReceive) func receive() -> Subscribers.Demand where Input == Void
}

protocol Subscription: AnyObject, Cancellable {
    func request(_ demand: Subscribers.Demand)
}

@Converted @Represented(by: ProgramSubscription) class _Subscription: Subscription, CustomStringConvertible {
    @Native(subscriptionRequest) func request(_ demand: Subscribers.Demand)
    @Native(subscriptionCancel) func cancel()
    @Native(subscriptionDescription) var description: String { get }
}

enum Subscriptions {
    @Native(subscriptionsEmpty) static var empty: any Subscription { get }
}
