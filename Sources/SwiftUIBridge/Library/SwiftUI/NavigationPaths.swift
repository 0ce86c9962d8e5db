// Encoded navigation paths: the name of each value's type with its JSON, the last value first. Only types that the
// program put into a path before can be decoded.

extension NavigationPath {
    public struct CodableRepresentation: Codable, Equatable {
        struct Item: Equatable {
            let type: String
            let json: String
        }

        static var readers: [String: (Data) throws -> AnyHashable] = [
            "Int": { AnyHashable(try JSONDecoder().decode(Int.self, from: $0)) },
            "String": { AnyHashable(try JSONDecoder().decode(String.self, from: $0)) },
        ]

        var items: [Item] = []

        init() {}

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            while !container.isAtEnd {
                let type = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard Self.readers[type] != nil else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(type) is not a type that a path of this program had")
                }
                items.insert(Item(type: type, json: json), at: 0)
            }
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for item in items.reversed() {
                try container.encode(item.type)
                try container.encode(item.json)
            }
        }

        mutating func append(_ value: any Codable & Hashable) {
            guard let data = try? JSONEncoder().encode(value) else { return }
            let dynamicType = type(of: value)
            let name = String(describing: dynamicType)
            if Self.readers[name] == nil {
                Self.readers[name] = { try JSONDecoder().decode(dynamicType, from: $0) as! AnyHashable }
            }
            items.append(Item(type: name, json: String(decoding: data, as: UTF8.self)))
        }
    }

    /// Nil where a value can't be stored.
    public var codable: CodableRepresentation? {
        var result = CodableRepresentation()
        for element in _Host.elements(of: self) {
            guard let value = element.base as? any (Codable & Hashable) else { return nil }
            result.append(value)
        }
        return result
    }

    public init(_ codable: CodableRepresentation) {
        self.init()
        for item in codable.items {
            if let value = try? CodableRepresentation.readers[item.type]?(Data(item.json.utf8)) { append(value) }
        }
    }
}
