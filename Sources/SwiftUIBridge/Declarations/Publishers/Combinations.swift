// Publishers made of several, of sequences, and those that wait for a connection.

extension Publishers {
    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Merge<A, B>: Publisher where A: Publisher, B: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = A.Output
        typealias Failure = A.Failure
        @Native(mergedPublishers) init(_ a: A, _ b: B)
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Merge3<A, B, C>: Publisher where A: Publisher, B: Publisher, C: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = A.Output
        typealias Failure = A.Failure
        @Native(mergedPublishers) init(_ a: A, _ b: B, _ c: C)
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Merge4<A, B, C, D>: Publisher where A: Publisher, B: Publisher, C: Publisher, D: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = A.Output
        typealias Failure = A.Failure
        @Native(mergedPublishers) init(_ a: A, _ b: B, _ c: C, _ d: D)
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Merge5<A, B, C, D, E>: Publisher where A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = A.Output
        typealias Failure = A.Failure
        @Native(mergedPublishers) init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E)
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Merge6<A, B, C, D, E, F>: Publisher
    where A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = A.Output
        typealias Failure = A.Failure
        @Native(mergedPublishers) init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F)
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Merge7<A, B, C, D, E, F, G>: Publisher
    where A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = A.Output
        typealias Failure = A.Failure
        @Native(mergedPublishers) init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Merge8<A, B, C, D, E, F, G, H>: Publisher
    where A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = A.Output
        typealias Failure = A.Failure
        @Native(mergedPublishers) init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        @Native(mergedPublisherList) init(_ upstream: Upstream...)
        @Native(mergedPublisherList) init<S>(_ upstream: S) where S: Sequence, S.Element == Upstream
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Concatenate<Prefix, Suffix>: Publisher where Prefix: Publisher, Suffix: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Suffix.Output
        typealias Failure = Suffix.Failure
        @Native(concatenatedPublishers) init(prefix: Prefix, suffix: Suffix)
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct CombineLatest<A, B>: Publisher where A: Publisher, B: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        @Native(latestPublishers) init(_ a: A, _ b: B)
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct CombineLatest3<A, B, C>: Publisher where A: Publisher, B: Publisher, C: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        @Native(latestPublishers) init(_ a: A, _ b: B, _ c: C)
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct CombineLatest4<A, B, C, D>: Publisher where A: Publisher, B: Publisher, C: Publisher, D: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
        @Native(latestPublishers) init(_ a: A, _ b: B, _ c: C, _ d: D)
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Zip<A, B>: Publisher where A: Publisher, B: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        @Native(zippedPublishers) init(_ a: A, _ b: B)
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Zip3<A, B, C>: Publisher where A: Publisher, B: Publisher, C: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        @Native(zippedPublishers) init(_ a: A, _ b: B, _ c: C)
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Zip4<A, B, C, D>: Publisher where A: Publisher, B: Publisher, C: Publisher, D: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
        @Native(zippedPublishers) init(_ a: A, _ b: B, _ c: C, _ d: D)
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Elements.Element
        @Native(publisherOfElements) init(sequence: Elements)
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        @Native(publisherUpstream) var upstream: Upstream { get }
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    class Multicast<Upstream, SubjectType>: ConnectablePublisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        @Native(publisherConnect) func connect() -> AnyCancellable
    }

    @Converted @Represented(by: ProgramPublisher)
    class MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        @Native(publisherConnect) func connect() -> AnyCancellable
    }
}
