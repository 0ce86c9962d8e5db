// What operators on one publisher answer.

extension Publishers {
    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Map<Upstream, Output>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct MapKeyPath<Upstream, Output>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Failure = any Error
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Failure = any Error
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct FlatMap<NewPublisher, Upstream>: Publisher where NewPublisher: Publisher, Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = NewPublisher.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct SwitchToLatest<P, Upstream>: Publisher where P: Publisher, Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = P.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Failure = any Error
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Filter<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct TryFilter<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = any Error
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = any Error
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Drop<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct DropUntilOutput<Upstream, Other>: Publisher where Other: Publisher, Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct PrefixUntilOutput<Upstream, Other>: Publisher where Other: Publisher, Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Output<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct First<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Last<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Never
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Never
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Failure = any Error
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Collect<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = [Upstream.Output]
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = [Upstream.Output]
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Count<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Int
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Comparison<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Contains<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Bool
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Bool
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Bool
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Bool
        typealias Failure = any Error
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Bool
        typealias Failure = any Error
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Catch<Upstream, NewPublisher>: Publisher where NewPublisher: Publisher, Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = NewPublisher.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct TryCatch<Upstream, NewPublisher>: Publisher where NewPublisher: Publisher, Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = any Error
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Retry<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct SetFailureType<Upstream, Failure>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Never
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Print<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Breakpoint<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Buffer<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    class Share<Upstream>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Delay<Upstream, Context>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }

    @Converted @Represented(by: ProgramPublisher, shared: true)
    struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher {
        @Native(publisherReceive) func receive<S>(subscriber: S) where S: Subscriber
        typealias Output = _SchedulerStride
        typealias Failure = Upstream.Failure
    }
}
