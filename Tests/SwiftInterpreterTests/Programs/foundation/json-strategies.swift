import Foundation
struct Item: Codable, Equatable {
    var id: Int; var name: String; var price: Double?; var tags: [String]; var createdAt: Date; var isActive: Bool;
    var nested: Nested?;
    enum CodingKeys: String, CodingKey { case id, name, price, tags, createdAt = "created_at", isActive, nested }
}
struct Nested: Codable, Equatable { let x: Float; let y: UInt8; let map: [String: Int]; let url: URL?; let u: UUID? }
enum Kind: String, Codable { case a, b }
enum Shape: Codable, Equatable { case circle(radius: Double), rect(Double, Double), none }
struct Snake: Codable { var firstName: String; var lastURLValue: Int; var _private: Int }
class Base: Codable { var a = 1 }
struct Wrapper<T: Codable>: Codable { var value: T }
struct Manual: Codable {
    var x: Int; var rest: [Int]
    enum K: String, CodingKey { case x, rest }
    init(x: Int, rest: [Int]) { self.x = x; self.rest = rest }
    init(from d: Decoder) throws {
        let c = try d.container(keyedBy: K.self); x = try c.decodeIfPresent(Int.self, forKey: .x) ?? -1;
        var u = try c.nestedUnkeyedContainer(forKey: .rest); rest = [];
        while !u.isAtEnd { rest.append(try u.decode(Int.self)) }
    }
    func encode(to e: Encoder) throws {
        var c = e.container(keyedBy: K.self); try c.encode(x * 2, forKey: .x);
        var u = c.nestedUnkeyedContainer(forKey: .rest); for r in rest { try u.encode(r) }
    }
}
struct Money: Codable, Equatable {
    var amount: Decimal; init(_ a: Decimal) { amount = a };
    init(from d: Decoder) throws { amount = try d.singleValueContainer().decode(Decimal.self) };
    func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(amount) }
}
func run() { try! go() }
func go() throws {
    let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
    func js<T: Encodable>(_ v: T) -> String {
        do { return String(decoding: try e.encode(v), as: UTF8.self) } catch { return "error" }
    }
    let item = Item(
        id: 1, name: "Tea/\"é\"\n\u{1}😀", price: 3.5, tags: ["a", "b"],
        createdAt: Date(timeIntervalSinceReferenceDate: 700_000_000.5), isActive: true,
        nested: Nested(x: 0.1, y: 255, map: ["k": 1], url: URL(string: "https://a.b/c"), u: nil))
    print(js(item))
    e.dateEncodingStrategy = .iso8601; print(js(item)); e.dateEncodingStrategy = .secondsSince1970;
    print(js([item.createdAt])); e.dateEncodingStrategy = .millisecondsSince1970; print(js([item.createdAt]))
    e.dateEncodingStrategy = .custom { date, enc in
        var c = enc.singleValueContainer(); try c.encode("D\(Int(date.timeIntervalSince1970))")
    }; print(js([item.createdAt]))
    e.dateEncodingStrategy = .deferredToDate
    e.outputFormatting = [.prettyPrinted, .sortedKeys]; print(js(item));
    e.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes];
    print(js(["u": "a/b"]), js([Int]()), js([String: Int]()), js([[1], []]))
    e.outputFormatting = .sortedKeys
    print(
        js([1.0, 0.1, 1e20, 1e-7, 123456789.125, -0.0]), js([Float(0.1), 3]), js(true), js("x"), js(Optional<Int>.none),
        js([nil, 1] as [Int?]), js([Int64.max]), js(UInt64.max), js([1: "a"]), js([Kind.a: 1]), js(["b": Kind.b]))
    print(
        js(Shape.circle(radius: 2)), js(Shape.rect(1, 2)), js(Shape.none), js(Wrapper(value: [Shape.none])), js(Base()),
        js(Manual(x: 2, rest: [1, 2])), js(Money(12.34)), js(Data([1, 2, 255])),
        js(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!), js(URL(string: "http://x.y")!), js(1...3),
        js(CGPoint(x: 1, y: 2)), js(Date(timeIntervalSinceReferenceDate: 1)))
    e.keyEncodingStrategy = .convertToSnakeCase; print(js(Snake(firstName: "A", lastURLValue: 2, _private: 3)))
    e.keyEncodingStrategy = .custom { path in AnyKey("<" + path.last!.stringValue + ">") };
    print(js(Snake(firstName: "A", lastURLValue: 2, _private: 3))); e.keyEncodingStrategy = .useDefaultKeys
    e.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan");
    print(js([Double.infinity, -.infinity]))
    let d = JSONDecoder()
    func dec<T: Decodable>(_ t: T.Type, _ s: String) -> String {
        do { return "\(try d.decode(t, from: Data(s.utf8)))" } catch let DecodingError.keyNotFound(k, c) {
            return "keyNotFound \(k.stringValue) \(c.codingPath.map(\.stringValue)) \(c.debugDescription)"
        } catch let DecodingError.typeMismatch(t, c) {
            return "typeMismatch \(t) \(c.codingPath.map(\.stringValue)) \(c.debugDescription)"
        } catch let DecodingError.valueNotFound(t, c) {
            return "valueNotFound \(t) \(c.codingPath.map(\.stringValue)) \(c.debugDescription)"
        } catch let DecodingError.dataCorrupted(c) { return "corrupted \(c.codingPath.map(\.stringValue))" } catch {
            return "other"
        }
    }
    print(
        dec([Int].self, "[1,2,3]"), dec([Int].self, "[1,2.5]"), dec([Int].self, "[1,2.0]"), dec([Int8].self, "[300]"),
        dec([String].self, "[1]"), dec([Double].self, "[1, 2.5e3]"), dec([Int?].self, "[1,null]"),
        dec([Int].self, "[null]"), dec([String: Int].self, "{\"a\":1}"), dec(Bool.self, "true"), dec(Int.self, "x"),
        dec([Kind].self, "[\"a\",\"z\"]"))
    print(
        dec(Nested.self, "{\"x\":1,\"y\":2,\"map\":{}}"), dec(Nested.self, "{\"x\":1}"),
        dec([Nested].self, "[{\"x\":\"s\",\"y\":1,\"map\":{}}]"), dec(Shape.self, "{\"circle\":{\"radius\":3}}"),
        dec(Shape.self, "{\"rect\":{\"_0\":1,\"_1\":2}}"), dec(Manual.self, "{\"rest\":[3,4]}"),
        dec([Money].self, "[0.1, 12345678901234567890.5]"), dec([UUID].self, "[\"bad\"]"),
        dec([URL].self, "[\"http://a.b\"]"))
    d.keyDecodingStrategy = .convertFromSnakeCase;
    print(
        dec(Snake.self, "{\"first_name\":\"A\",\"last_url_value\":1,\"_private\":2}"),
        dec(Snake.self, "{\"first_name\":\"A\",\"last_u_r_l_value\":1,\"_private\":2}"));
    d.keyDecodingStrategy = .useDefaultKeys
    d.dateDecodingStrategy = .iso8601;
    print(dec([Date].self, "[\"2024-03-05T10:00:00Z\"]"), dec([Date].self, "[\"2024-03-05\"]"));
    d.dateDecodingStrategy = .secondsSince1970; print(dec([Date].self, "[0, 1.5]"));
    d.dateDecodingStrategy = .millisecondsSince1970; print(dec([Date].self, "[1500]"))
    let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(secondsFromGMT: 0);
    f.dateFormat = "yyyy-MM-dd"; d.dateDecodingStrategy = .formatted(f);
    print(dec([Date].self, "[\"2024-03-05\"]"), dec([Date].self, "[\"x\"]"))
    d.dateDecodingStrategy = .custom { dec in
        Date(timeIntervalSince1970: Double(try dec.singleValueContainer().decode(Int.self)) * 60)
    }; print(dec([Date].self, "[1]"))
    e.dateEncodingStrategy = .iso8601; d.dateDecodingStrategy = .iso8601; e.nonConformingFloatEncodingStrategy = .throw
    var i2 = item; i2.createdAt = Date(timeIntervalSince1970: 1_700_000_000);
    print(try d.decode(Item.self, from: try e.encode(i2)) == i2, js([Double.nan]))
    print(
        (try? d.decode(Item.self, from: Data("{}".utf8))) as Any,
        String(
            data: try JSONSerialization.data(
                withJSONObject: ["b": [1, 2.5, true, NSNull()], "a": "x"] as [String: Any], options: [.sortedKeys]),
            encoding: .utf8)!)
    if let o = try JSONSerialization.jsonObject(with: Data("{\"a\":[1,{\"b\":null}],\"c\":1.5}".utf8)) as? [String: Any]
    {
        print((o["a"] as! [Any]).count, o["c"] as? Double as Any, o.keys.sorted())
    }
    let p = PropertyListEncoder(); let back = try PropertyListDecoder().decode([Item].self, from: p.encode([i2]));
    print(back == [i2])
    d.userInfo[CodingUserInfoKey(rawValue: "k")!] = 5; print(try d.decode(Info.self, from: Data("{}".utf8)).n)
}
struct Info: Decodable {
    var n: Int; init(from d: Decoder) throws { n = d.userInfo[CodingUserInfoKey(rawValue: "k")!] as? Int ?? 0 }
}
struct AnyKey: CodingKey {
    var stringValue: String; var intValue: Int? { nil }; init(_ s: String) { stringValue = s };
    init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { return nil }
}
