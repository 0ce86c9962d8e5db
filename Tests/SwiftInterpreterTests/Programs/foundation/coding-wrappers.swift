import Foundation

// What wraps a property is written and read under the property's own name; null reaches a type's own initialiser.

@propertyWrapper struct Clamped: Codable {
    var wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws {
        wrappedValue = min(try decoder.singleValueContainer().decode(Int.self), 9)
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

@propertyWrapper struct Plain<T: Codable>: Codable { var wrappedValue: T }

struct Settings: Codable {
    @Clamped var level = 3
    @Plain var title = "x"
    var rest = 1
}

struct Renamed: Codable {
    @Clamped var level = 3
    @Plain var hidden = true
    enum CodingKeys: String, CodingKey { case level = "lvl" }
}

final class Model: Codable {
    @Clamped var count = 1
}

struct Maybe: Decodable {
    let value: Int?
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        value = container.decodeNil() ? nil : try container.decode(Int.self)
    }
}

struct Both: Decodable {
    var first: Maybe
    var second: Maybe?
}

func written<T: Encodable>(_ value: T) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self)
}

func read<T: Decodable>(_ type: T.Type, _ text: String) -> T? {
    do {
        return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
        print(error)
        return nil
    }
}

func run() {
    print(written(Settings()), written(Renamed()), written(Model()))
    if let made = read(Settings.self, #"{"level":40,"title":{"wrappedValue":"y"},"rest":5}"#) {
        print(made.level, made.title, made.rest)
    }
    if let made = read(Renamed.self, #"{"lvl":4}"#) { print(made.level, made.hidden) }
    if let made = read(Model.self, #"{"count":2}"#) { print(made.count) }
    print(read(Settings.self, #"{"_level":40,"title":{"wrappedValue":"y"},"rest":5}"#) == nil)
    print((read([Maybe].self, "[null,1]") ?? []).map(\.value))
    if let made = read(Both.self, #"{"first":null,"second":null}"#) {
        print(made.first.value as Any, made.second == nil)
    }
    print(read(Both.self, #"{"second":null}"#) == nil)
}
