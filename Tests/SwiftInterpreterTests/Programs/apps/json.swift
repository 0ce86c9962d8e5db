enum JSON: Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    case string(String), number(Int), bool(Bool), array([JSON]), object([String: JSON]), null
    init(stringLiteral v: String) { self = .string(v) }; init(integerLiteral v: Int) { self = .number(v) };
    init(booleanLiteral v: Bool) { self = .bool(v) }; init(arrayLiteral e: JSON...) { self = .array(e) };
    init(dictionaryLiteral e: (String, JSON)...) { self = .object(Dictionary(uniqueKeysWithValues: e)) };
    init(nilLiteral: ()) { self = .null }
    subscript(key: String) -> JSON? { if case .object(let o) = self { return o[key] }; return nil };
    subscript(i: Int) -> JSON? { if case .array(let a) = self, a.indices.contains(i) { return a[i] }; return nil }
    var text: String {
        switch self {
        case .string(let s): "\"\(s)\"";
        case .number(let n): "\(n)";
        case .bool(let b): "\(b)";
        case .null: "null";
        case .array(let a): "[" + a.map(\.text).joined(separator: ",") + "]";
        case .object(let o): "{" + o.keys.sorted().map { "\"\($0)\":\(o[$0]!.text)" }.joined(separator: ",") + "}"
        }
    }
}
func run() {
    let j: JSON = ["name": "x", "tags": ["a", 1, true, nil], "nested": ["k": [1, 2]]];
    print(j.text, j["tags"]?[1] == 1, j["nested"]?["k"]?[1]?.text ?? "", j["zzz"] == nil)
}
