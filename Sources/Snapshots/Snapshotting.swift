import Foundation

/// How a value becomes something that can be kept and compared: a view a picture, a model its JSON.
///
/// The names are those of swift-snapshot-testing, so that tests written for it need only another import.
public struct Snapshotting<Value, Format> {
    /// The ending of the files; nil for none.
    public var pathExtension: String?
    public var diffing: Diffing<Format>
    public var snapshot: (Value) -> Async<Format>

    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
    }

    public init(
        pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { value in Async(value: snapshot(value)) }
    }

    /// The same for what can be turned into such a value.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<
        NewValue, Format
    > {
        asyncPullback { Async(value: transform($0)) }
    }

    /// The same for what becomes such a value later.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        let snapshot = snapshot
        return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
            Async { done in transform(value).run { snapshot($0).run(done) } }
        }
    }
}

/// A strategy for what is its own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

/// A value that is there now or later.
public struct Async<Value> {
    public let run: (@escaping (Value) -> Void) -> Void

    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    public init(value: Value) { self.init { $0(value) } }

    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { done in run { done(transform($0)) } }
    }
}

/// How a format is kept and compared.
public struct Diffing<Value> {
    public var toData: (Value) -> Data
    public var fromData: (Data) -> Value
    /// What to say where two values differ, and what to show; nil where they don't.
    public var diff: (_ reference: Value, _ failure: Value) -> (String, [SnapshotAttachment])?
    /// Whether a file holds a value, where that can be told without reading it.
    var isSame: ((_ reference: Data, _ value: Value) -> Bool)?

    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [SnapshotAttachment])?
    ) {
        (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
    }
}

/// Something to look at beside a failure.
public struct SnapshotAttachment: Sendable {
    /// With the ending that says what it is.
    public var name: String
    public var data: Data

    public init(name: String, data: Data) { (self.name, self.data) = (name, data) }
}
