extension Publisher where Failure == Never {
    public var values: AsyncStream<Output> {
        AsyncStream { continuation in
            let subscription = sink { _ in
                continuation.finish()
            } receiveValue: {
                continuation.yield($0)
            }
            continuation.onTermination = { _ in subscription.cancel() }
        }
    }
}

extension Publisher {
    public var values: AsyncThrowingStream<Output, any Error> {
        AsyncThrowingStream { continuation in
            let subscription = sink { completion in
                switch completion {
                case .finished: continuation.finish()
                case .failure(let error): continuation.finish(throwing: error as? any Error)
                }
            } receiveValue: {
                continuation.yield($0)
            }
            continuation.onTermination = { _ in subscription.cancel() }
        }
    }
}
