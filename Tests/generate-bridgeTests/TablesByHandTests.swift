import Testing

@testable import generate_bridge

@Suite struct TablesByHandTests {
    @Test(arguments: [
        (#"types.append(NativeType("Text", "struct Text: View"))"#, ["Text"]),
        (#"types.append(NativeType.make("State", "@propertyWrapper struct State<Value>") { m in })"#, ["State"]),
        (#"[NativeType("A", "struct A"), NativeType("A.B", "enum B: \(raw)")]"#, ["A", "A.B"]),
    ])
    func aTableIsOfTheTypeThatItDeclares(_ source: String, _ types: [String]) {
        #expect(TablesByHand(source).types == Set(types))
    }

    @Test(arguments: [
        #"NativeType("Text", "extension Text") { m in }"#,
        #"NativeType(name, "struct \(name): View")"#,
        #"NativeMember("frame", "func frame() -> some View")"#,
        #"m.add("Body", "associatedtype Body")"#,
    ])
    func additionsAndNamesThatArePutTogetherAreNone(_ source: String) {
        #expect(TablesByHand(source).types.isEmpty)
    }
}
