// Also read for: NotificationCenter.
// Not read for: Publisher, publisher.

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
