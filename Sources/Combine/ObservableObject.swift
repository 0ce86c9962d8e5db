import Foundation
import OpenCombine

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

/// Sends when an object is about to change. Subscribers hear it in the order they came in.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let downstreams = Downstreams<Void, Never>()

    public init() {}

    public func send() { downstreams.send(()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        downstreams.add(subscriber, current: nil)
    }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// One publisher an object: its `@Published` properties send by it, and whoever else asks for it.
    public var objectWillChange: ObservableObjectPublisher {
        let publisher = Announcements.shared.publisher(of: self)
        // Looked at once an object: a `@Published` property that has a publisher says that all of them have.
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for (_, property) in current.children {
                guard let property = property as? any AnnouncingProperty else { continue }
                if property.announcement === publisher { return publisher }
                property.announcement = publisher
            }
            mirror = current.superclassMirror
        }
        return publisher
    }
}

/// A property whose changes its object announces.
protocol AnnouncingProperty {
    var announcement: ObservableObjectPublisher? { get nonmutating set }
}

/// The publishers of objects, which have no room for one. An entry goes some time after its object.
// Unchecked: entries are read and changed under the lock.
private final class Announcements: @unchecked Sendable {
    static let shared = Announcements()

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var nextSweep = 64

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let id = ObjectIdentifier(object)
            // Another object may stand where one that is gone stood.
            if let known = entries[id], known.object === object { return known.publisher }
            if entries.count >= nextSweep {
                entries = entries.filter { $0.value.object != nil }
                nextSweep = Swift.max(64, 2 * entries.count)
            }
            let publisher = ObservableObjectPublisher()
            entries[id] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }
}
