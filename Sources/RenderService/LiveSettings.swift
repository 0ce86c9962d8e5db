import Synchronization

/// The settings as they are now: SIGHUP has them read again.
final class LiveSettings: Sendable {
    private let current: Mutex<ServiceSettings>

    init(_ settings: ServiceSettings) { current = Mutex(settings) }

    var value: ServiceSettings { current.withLock { $0 } }

    /// Takes over what can change while the service runs; answers the names of those that need a new start.
    func replace(by settings: ServiceSettings) -> [String] {
        current.withLock { current in
            var fresh = settings
            var fixed: [String] = []
            func keep<Value: Equatable>(_ name: String, _ path: WritableKeyPath<ServiceSettings, Value>) {
                if fresh[keyPath: path] != current[keyPath: path] { fixed.append(name) }
                fresh[keyPath: path] = current[keyPath: path]
            }
            keep("host", \.host)
            keep("port", \.port)
            keep("workers", \.workers)
            keep("program", \.program)
            keep("max-connections", \.connections)
            keep("cache", \.cache)
            keep("shared-cache", \.sharedCache)
            keep("require-sandbox", \.requiresSandbox)
            current = fresh
            return fixed
        }
    }
}
