protocol Key {
    associatedtype Value; static var defaultValue: Value { get };
    static func reduce(value: inout Value, nextValue: () -> Value)
}
struct MaxKey: Key {
    static let defaultValue = 0.0;
    static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}
struct ListKey: Key {
    static var defaultValue: [String] { [] };
    static func reduce(value: inout [String], nextValue: () -> [String]) { value.append(contentsOf: nextValue()) }
}
func collect<K: Key>(_ key: K.Type, _ values: [K.Value]) -> K.Value {
    var result = K.defaultValue; for v in values { K.reduce(value: &result) { v } }; return result
}
func run() { print(collect(MaxKey.self, [1, 5, 3]), collect(ListKey.self, [["a"], ["b", "c"]])) }
