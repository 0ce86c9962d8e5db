import SwiftInterpreter

let publisherSource = LibrarySource(
    "FoundationPublishers.swift", provides: ["NotificationCenter", "dataTaskPublisher", "DataTaskPublisher"],
    """
    extension NotificationCenter {
        public typealias Publisher = AnyPublisher<Notification, Never>

        public func publisher(
            for name: Notification.Name, object: AnyObject? = nil
        ) -> AnyPublisher<Notification, Never> {
            let subject = PassthroughSubject<Notification, Never>()
            addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
            return subject.eraseToAnyPublisher()
        }
    }

    extension URLSession {
        public typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>

        public func dataTaskPublisher(
            for url: URL
        ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
            Fail<(data: Data, response: URLResponse), URLError>(error: URLSession.offline(url)).eraseToAnyPublisher()
        }

        public func dataTaskPublisher(
            for request: URLRequest
        ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
            Fail<(data: Data, response: URLResponse), URLError>(error: URLSession.offline(request.url))
                .eraseToAnyPublisher()
        }
    }
    """)

let publisherValuesSource = LibrarySource(
    "PublisherValues.swift", provides: ["values"],
    """
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
    """)

let coderSource = LibrarySource(
    "TopLevelDecoder.swift",
    provides: ["TopLevelDecoder", "TopLevelEncoder", "decode(type", "encode(encoder"],
    """
    public protocol TopLevelDecoder {
        associatedtype Input
        func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
    }

    public protocol TopLevelEncoder {
        associatedtype Output
        func encode<T: Encodable>(_ value: T) throws -> Output
    }

    extension JSONDecoder: TopLevelDecoder {
        public typealias Input = Data
    }

    extension JSONEncoder: TopLevelEncoder {
        public typealias Output = Data
    }

    extension Publisher {
        public func decode<Item: Decodable, Coder: TopLevelDecoder>(
            type: Item.Type, decoder: Coder
        ) -> AnyPublisher<Item, any Error> where Coder.Input == Output {
            tryMap { try decoder.decode(Item.self, from: $0) }.eraseToAnyPublisher()
        }

        public func encode<Coder: TopLevelEncoder>(
            encoder: Coder
        ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
            tryMap { try encoder.encode($0) }.eraseToAnyPublisher()
        }
    }
    """)
