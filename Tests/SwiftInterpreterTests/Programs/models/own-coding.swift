import Foundation
struct Coordinate: Codable, Equatable {
    var latitude: Double
    var longitude: Double
    var elevation: Double?
    enum CodingKeys: String, CodingKey { case latitude, longitude, additionalInfo }
    enum AdditionalInfoKeys: String, CodingKey { case elevation }
    init(latitude: Double, longitude: Double, elevation: Double? = nil) {
        self.latitude = latitude; self.longitude = longitude; self.elevation = elevation
    }
    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        latitude = try values.decode(Double.self, forKey: .latitude)
        longitude = try values.decode(Double.self, forKey: .longitude)
        let info = try values.nestedContainer(keyedBy: AdditionalInfoKeys.self, forKey: .additionalInfo)
        elevation = try info.decodeIfPresent(Double.self, forKey: .elevation)
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(latitude, forKey: .latitude)
        try container.encode(longitude, forKey: .longitude)
        var info = container.nestedContainer(keyedBy: AdditionalInfoKeys.self, forKey: .additionalInfo)
        try info.encodeIfPresent(elevation, forKey: .elevation)
    }
}
enum Shape: Codable {
    case circle(radius: Double)
    case rectangle(width: Double, height: Double)
    private enum CodingKeys: String, CodingKey { case type, radius, width, height }
    private enum Kind: String, Codable { case circle, rectangle }
    init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        switch try c.decode(Kind.self, forKey: .type) {
        case .circle: self = .circle(radius: try c.decode(Double.self, forKey: .radius))
        case .rectangle:
            self = .rectangle(
                width: try c.decode(Double.self, forKey: .width), height: try c.decode(Double.self, forKey: .height))
        }
    }
    func encode(to encoder: any Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .circle(let r):
            try c.encode(Kind.circle, forKey: .type)
            try c.encode(r, forKey: .radius)
        case let .rectangle(w, h):
            try c.encode(Kind.rectangle, forKey: .type)
            try c.encode(w, forKey: .width)
            try c.encode(h, forKey: .height)
        }
    }
}
struct Temperature: Codable {
    let celsius: Double
    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let n = try? container.decode(Double.self) {
            celsius = n
        } else {
            let s = try container.decode(String.self)
            guard let v = Double(s) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a number: \(s)")
            }
            celsius = v
        }
    }
    func encode(to encoder: Encoder) throws {
        var c = encoder.singleValueContainer()
        try c.encode(celsius)
    }
}
struct Pair: Codable {
    var a: Int, b: String
    init(from decoder: Decoder) throws {
        var c = try decoder.unkeyedContainer()
        a = try c.decode(Int.self)
        b = try c.decode(String.self)
    }
    func encode(to encoder: Encoder) throws {
        var c = encoder.unkeyedContainer()
        try c.encode(a)
        try c.encode(b)
    }
}
struct Flags: Codable {
    var values: [String: Bool] = [:]
    struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
    init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: Key.self)
        for key in c.allKeys { values[key.stringValue] = try c.decode(Bool.self, forKey: key) }
    }
    func encode(to encoder: Encoder) throws {
        var c = encoder.container(keyedBy: Key.self)
        for (k, v) in values { try c.encode(v, forKey: Key(stringValue: k)!) }
    }
}
func json<T: Encodable>(_ value: T) -> String {
    let e = JSONEncoder()
    e.outputFormatting = [.sortedKeys]
    return String(data: try! e.encode(value), encoding: .utf8) ?? "nil"
}
func decode<T: Decodable>(_ type: T.Type, _ s: String) throws -> T {
    try JSONDecoder().decode(type, from: Data(s.utf8))
}
func run() {
    do {
        let c = try decode(Coordinate.self, #"{"latitude": 1.5, "longitude": 2, "additionalInfo": {"elevation": 10}}"#)
        print(c)
        print(json(c))
        let shapes = try decode(
            [Shape].self, #"[{"type":"circle","radius":2},{"type":"rectangle","width":1,"height":3}]"#)
        print(shapes)
        print(json(shapes))
        let temps = try decode([Temperature].self, #"[21.5, "30"]"#)
        print(temps.map(\.celsius), json(temps))
        let pair = try decode(Pair.self, #"[1, "x"]"#)
        print(pair, json(pair))
        let flags = try decode(Flags.self, #"{"a": true, "b": false}"#)
        print(flags.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, json(flags))
    } catch { print("error", error) }
    do { _ = try decode([Temperature].self, #"["hot"]"#) } catch DecodingError.dataCorrupted(let context) {
        print(context.debugDescription, context.codingPath.map(\.stringValue))
    } catch { print("other", error) }
    do { _ = try decode(Coordinate.self, #"{"latitude": 1.5}"#) } catch let DecodingError.keyNotFound(key, _) {
        print("missing", key.stringValue)
    } catch { print("other", error) }
    do { _ = try decode([Shape].self, #"[{"type":"star"}]"#) } catch DecodingError.dataCorrupted(let context) {
        print(context.debugDescription)
    } catch { print("other") }
}
