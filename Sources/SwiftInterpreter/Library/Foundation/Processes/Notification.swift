public struct Notification: CustomStringConvertible {
    public struct Name: RawRepresentable, Hashable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public var name: Name
    public var object: Any?
    public var userInfo: [AnyHashable: Any]?

    public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
    }

    public var description: String { "name = \(name.rawValue)" }
}

public typealias NSNotification = Notification

public protocol NSObjectProtocol: AnyObject {}

/// An observer, to be told by.
final class NotificationObserver: NSObjectProtocol {
    let name: Notification.Name?
    let block: (Notification) -> Void

    init(_ name: Notification.Name?, _ block: @escaping (Notification) -> Void) {
        self.name = name
        self.block = block
    }
}

/// What a program posts reaches its own observers. What a device would post never comes.
public final class NotificationCenter {
    public static let `default` = NotificationCenter()

    private var observers: [NotificationObserver] = []

    public init() {}

    public func post(_ notification: Notification) {
        for observer in observers where observer.name == nil || observer.name == notification.name {
            observer.block(notification)
        }
    }

    public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        post(Notification(name: name, object: object, userInfo: userInfo))
    }

    @discardableResult
    public func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> NSObjectProtocol {
        let observer = NotificationObserver(name, block)
        observers.append(observer)
        return observer
    }

    public typealias Notifications = AsyncStream<Notification>

    /// What is posted from now on, in a sequence that never ends by itself.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
        AsyncStream { continuation in
            let observer = addObserver(forName: name, object: object, queue: nil) { continuation.yield($0) }
            continuation.onTermination = { _ in self.removeObserver(observer) }
        }
    }

    /// Selectors belong to Objective-C: what one names isn't called.
    public func addObserver(
        _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {
        guard let name, !name.isOfTheSystem else { return }
        _Host.warn(
            "'\(name.rawValue)' doesn't reach a selector: only closures can observe (addObserver(forName:object:queue:using:))"
        )
    }

    public func removeObserver(_ observer: Any) {
        guard let known = observer as? NotificationObserver else { return }
        observers.removeAll { $0 === known }
    }

    public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
        removeObserver(observer)
    }
}

extension Notification.Name {
    var isOfTheSystem: Bool {
        rawValue.hasPrefix("UI") || rawValue.hasPrefix("NS") || rawValue.hasPrefix("AV")
    }
    public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
    public static let NSCalendarDayChanged = Notification.Name("NSCalendarDayChangedNotification")
    public static let NSSystemTimeZoneDidChange = Notification.Name("NSSystemTimeZoneDidChangeNotification")
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagedObjectContextDidSave")
}
