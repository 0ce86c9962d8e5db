import OpenCombine

extension Publishers {
    /// Sends what two publishers send, as it comes.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay(subscriber, sources: 2)
            subscriber.receive(subscription: relay)
            relay.listen(to: a) { $0 }
            relay.listen(to: b) { $0 }
        }
    }

    /// Sends what any number of publishers of one type send.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay(subscriber, sources: publishers.count)
            subscriber.receive(subscription: relay)
            for publisher in publishers { relay.listen(to: publisher) { $0 } }
        }
    }
}

extension Publisher {
    /// Sends what both send, as it comes.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Failure == Failure, P.Output == Output { Publishers.Merge(self, other) }

    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

    public func merge<P: Publisher, Q: Publisher>(
        with b: P, _ c: Q
    ) -> Publishers.Merge<Publishers.Merge<Self, P>, Q>
    where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
        Publishers.Merge(Publishers.Merge(self, b), c)
    }
}
