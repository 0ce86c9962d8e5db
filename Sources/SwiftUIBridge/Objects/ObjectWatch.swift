import Combine
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// Connects the objects of a program to a graph: bodies depend on the properties they read, and are notified of changes.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class ObjectWatch: ObjectObserver, @unchecked Sendable {
    private unowned let graph: ViewGraph
    private let evaluator: any Evaluator
    /// What `withObservationTracking` is collecting, innermost last.
    private var trackings: [Tracking] = []

    init(_ graph: ViewGraph, _ evaluator: any Evaluator) { (self.graph, self.evaluator) = (graph, evaluator) }

    func didRead(_ object: ClassInstance, _ property: String) {
        if object.decl.isWatchedByProperty { didRead(declared: object, property) }
    }

    /// What an `ObservationRegistrar` says is read.
    func didRead(declared object: ClassInstance, _ property: String) {
        if let tracking = trackings.last {
            let watched = WatchedObject.of(object).property(property, of: object)
            if !tracking.properties.contains(where: { $0 === watched }) { tracking.properties.append(watched) }
        }
        guard graph.tracker.isUpdating else { return }
        graph.tracker.noteRead(of: WatchedObject.of(object).property(property, of: object))
    }

    func willChange(_ object: ClassInstance, _ property: String, from old: Value, to new: Value) {
        guard object.decl.isWatchedByProperty else { return }
        // As the macro has it: assigning an equal value changes nothing. While a value is worked on in its place, the
        // old one isn't there to compare with.
        if !((try? evaluator.areEqual(old, new)) ?? old.isSame(as: new)) { willChange(declared: object, property) }
    }

    /// What an `ObservationRegistrar` says is changed, if only to an equal value.
    func willChange(declared object: ClassInstance, _ property: String) {
        guard let storage = (object.observation as? WatchedObject)?.known(property) else { return }
        graph.valueChanged(storage)
        for tracking in storage.takeTrackings() { tracking.fire() }
    }

    func didChange(_ object: ClassInstance, _ property: String) {}

    /// Runs `apply`; the first change of something it read calls `onChange`, once.
    func tracking(_ apply: Value, onChange: Callback) throws -> Value {
        let tracking = Tracking(onChange: onChange)
        trackings.append(tracking)
        defer {
            trackings.removeLast()
            for property in tracking.properties { property.trackings.append(tracking) }
        }
        return try evaluator.call(apply, [])
    }
}

extension NominalDecl {
    fileprivate var isWatchedByProperty: Bool {
        var decl: NominalDecl? = self
        for _ in 0..<64 {
            guard let current = decl else { return false }
            if current.isObservable { return true }
            guard case .nominal(let parent, _)? = current.superclass else { return false }
            decl = parent
        }
        return false
    }
}

/// What is kept with an object of the program that somebody watches.
final class WatchedObject {
    private var properties: [String: WatchedProperty] = [:]
    private lazy var ownAnnouncements = ProgramPublisher(subject: ProgramSubject())

    static func of(_ object: ClassInstance) -> WatchedObject {
        if let known = object.observation as? WatchedObject { return known }
        let made = WatchedObject()
        object.observation = made
        return made
    }

    /// What `objectWillChange` is where the program says nothing else: from now on it is sent by what is `@Published`.
    func announcements(of object: ClassInstance) -> ProgramPublisher {
        let publisher = ownAnnouncements
        for field in object.fields {
            field.unbox(as: ProgramPublished.self)?.memory.willChange = { publisher.subject?.send(.void) }
        }
        return publisher
    }

    func known(_ name: String) -> WatchedProperty? { properties[name] }

    func property(_ name: String, of object: ClassInstance) -> WatchedProperty {
        if let known = properties[name] { return known }
        let made = WatchedProperty(name: name, of: object)
        properties[name] = made
        return made
    }
}

/// One property of an `@Observable` object that something read.
package final class WatchedProperty: ReadableStorage {
    private let name: String
    private let type: String
    /// It keeps this property.
    package private(set) weak var object: ClassInstance?
    fileprivate(set) var trackings: [Tracking] = []

    init(name: String, of object: ClassInstance) { (self.name, type, self.object) = (name, object.decl.name, object) }

    package override var label: String { "@dependencies" }
    package override var changedName: String { name }
    package override var ownerName: String? { type }

    func takeTrackings() -> [Tracking] {
        defer { trackings = [] }
        return trackings
    }
}

/// One `withObservationTracking` that waits for the first change.
final class Tracking {
    private let onChange: Callback
    fileprivate(set) var properties: [WatchedProperty] = []
    private var hasFired = false

    init(onChange: Callback) { self.onChange = onChange }

    func fire() {
        guard !hasFired else { return }
        hasFired = true
        onChange.perform([])
    }
}
