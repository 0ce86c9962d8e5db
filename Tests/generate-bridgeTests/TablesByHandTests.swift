import Testing

@testable import generate_bridge

@Suite struct TablesByHandTests {
    @Test(arguments: [
        (#"types.append(NativeType("Text", "struct Text: View"))"#, ["Text"]),
        (#"types.append(NativeType.make("State", "@propertyWrapper struct State<Value>") { m in })"#, ["State"]),
        (#"[NativeType("A", "struct A"), NativeType("A.B", "enum B: \(raw)")]"#, ["A", "A.B"]),
    ])
    func aTableIsOfTheTypeThatItDeclares(_ source: String, _ types: [String]) {
        #expect(TablesByHand([source]).types == Set(types))
    }

    @Test(arguments: [
        #"NativeType("Text", "extension Text") { m in }"#,
        #"NativeType(name, "struct \(name): View")"#,
        #"NativeMember("frame", "func frame() -> some View")"#,
        #"m.add("Body", "associatedtype Body")"#,
    ])
    func additionsAndNamesThatArePutTogetherAreNone(_ source: String) {
        #expect(TablesByHand([source]).types.isEmpty)
    }

    @Test func membersAreThoseOfTheFunctionsThatATableLeadsTo() {
        let table = #"""
            types.append(NativeType("View", "protocol View", members: membersOfView))
            private let more: [(inout [NativeMember]) -> Void] = [addTasks]
            func membersOfView() -> [NativeMember] {
                sortedMembers { m in
                    for add in more { add(&m) }
                    m.add("body", "required @ViewBuilder var body: Body { get }") { c in c.receiver }
                    m.add(name, "func \(name)() -> some View") { c in c.receiver }
                }
            }
            types.append(NativeType.make("Text", "extension Text") { m in
                m.add("init", "init(_ date: Date, style: Text.DateStyle)") { c in c.receiver }
            })
            """#
        let functions = """
            func addTasks(_ m: inout [NativeMember]) {
                m.add("task", "func task<T>(id: T, _ action: () async -> Void) -> some View where T: Equatable") { c in }
            }
            func addNothing(_ m: inout [NativeMember]) { m.add("other", "func other()") }
            """
        #expect(
            Set(TablesByHand([table, functions]).members.map(\.listedName)) == [
                "View.task(id:_)", "View.body()", "Text.init(_:style)",
            ])
    }
}
