import SwiftInterpreter
import SwiftUI
import SwiftUIBridge
import Testing

/// Boxes know what their values are by the types that were there when they were compiled.
@Suite struct NativeFacetTests {
    private func facet(_ value: Value) -> String {
        guard case .native(let object) = value, let facet = object.nativeFacet else { return "none" }
        return switch facet {
        case .view: "view"
        case .shape: "shape"
        case .style: "style"
        case .viewAndStyle: "view and style"
        }
    }

    @Test func whatCodeByHandBoxesIsKnown() {
        let rows = ForEach([1, 2], id: \.self) { Text("\($0)") }
        #expect(facet(.box(rows)) == "view")
        #expect(facet(.box(Rectangle().inset(by: 2))) == "shape")
        #expect(facet(.box(HierarchicalShapeStyle.secondary)) == "style")
        #expect(facet(.box(Color.red)) == "view and style")
        #expect(facet(.box(3)) == "none")
    }

    @Test func whatGeneratedCodeBoxesIsKnown() {
        #expect(facet(Text("a").bridged) == "view")
        #expect(facet(Color.red.bridged) == "view and style")
        #expect(facet(EdgeInsets().bridged) == "none")
    }
}
