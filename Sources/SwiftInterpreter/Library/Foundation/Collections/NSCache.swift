open class NSCache<KeyType: AnyObject, ObjectType: AnyObject> {
    private var entries: [String: ObjectType] = [:]
    public var countLimit = 0
    public var totalCostLimit = 0
    public var name = ""

    public init() {}

    private func text(_ key: KeyType) -> String {
        if let string = key as? NSString { return string.description }
        return "\(key)"
    }
    public func object(forKey key: KeyType) -> ObjectType? { entries[text(key)] }
    public func setObject(_ object: ObjectType, forKey key: KeyType) { entries[text(key)] = object }
    public func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) { entries[text(key)] = object }
    public func removeObject(forKey key: KeyType) { entries[text(key)] = nil }
    public func removeAllObjects() { entries = [:] }
}

public final class NSNull: NSObject, CustomStringConvertible {
    public override init() {}
    public var description: String { "<null>" }
}

open class NSValue: NSObject {
    public let cgRectValue: CGRect
    public init(cgRect: CGRect) { cgRectValue = cgRect }
    public var cgPointValue: CGPoint { cgRectValue.origin }
    public var cgSizeValue: CGSize { cgRectValue.size }
}

/// What one writes the other reads; the bytes in between are nobody else's.
public class PropertyListEncoder {
    public init() {}
    public func encode<T: Encodable>(_ value: T) throws -> Data { try JSONEncoder().encode(value) }
}

public class PropertyListDecoder {
    public init() {}
    public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        try JSONDecoder().decode(type, from: data)
    }
}

open class NSCountedSet {
    private var counts: [AnyHashable: Int] = [:]

    public init() {}
    public init(array: [AnyHashable]) {
        for item in array { counts[item, default: 0] += 1 }
    }

    public var count: Int { counts.count }
    public func allSatisfy(_ predicate: (AnyHashable) -> Bool) -> Bool {
        for item in counts.keys where !predicate(item) { return false }
        return true
    }
    public var allObjects: [AnyHashable] { Array(counts.keys) }
    public func count(for object: AnyHashable) -> Int { counts[object] ?? 0 }
    public func contains(_ object: AnyHashable) -> Bool { counts[object] != nil }
    public func add(_ object: AnyHashable) { counts[object, default: 0] += 1 }
    public func remove(_ object: AnyHashable) {
        let count = (counts[object] ?? 0) - 1
        counts[object] = count > 0 ? count : nil
    }
}
