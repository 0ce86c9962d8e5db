import Testing

@testable import generate_bridge

@Suite struct CollectorTests {
    private static func tables(_ source: String, byHand: String = "") -> [TableWriter.Table] {
        var collector = Collector()
        collector.read(source)
        collector.readTables([byHand])
        var writer = TableWriter(api: collector.api)
        return writer.tables()
    }

    @Test func typesOfTheEngineHaveNoTables() {
        let source = """
            @_documentation(metadata: engine)
            public final class LayoutNode { public struct Child { public init() {} } }
            @_documentation(metadata: other)
            public struct Divider { public init() {} }
            public struct Spacer {
                public init() {}
                public func makeNode() -> LayoutNode { LayoutNode() }
            }
            """
        let tables = Self.tables(source)
        #expect(tables.map(\.name) == ["Divider", "Spacer"])
        #expect(tables.flatMap(\.entries).map(\.name) == ["init", "init"])
    }

    @Test func whatIsNestedInGenericTypesByHandIsByHand() {
        let source = """
            public struct FocusState<Value> { public struct Binding { public init() {} } }
            public struct Text { public struct DateStyle { public init() {} } }
            """
        let byHand = #"[NativeType("FocusState", "struct FocusState<Value>"), NativeType("Text", "struct Text: View")]"#
        #expect(Self.tables(source, byHand: byHand).map(\.name) == ["Text.DateStyle"])
    }

    @Test func propertiesWithoutATypeAreNamed() {
        var collector = Collector()
        collector.read(
            """
            public struct Options {
                public static let standard = Options()
                public static let repeating = Options().repeating
                public var repeating: Options { self }
                static let hidden = Options().repeating
            }
            public let one = 1
            public let other = one + one
            """)
        #expect(collector.api.untypedProperties == ["Options.repeating", "other"])
    }
}
