import SwiftInterpreter
import SwiftUI

/// A type whose values cross the seam in a `NativeBox`, as the interpreter's `BoxedConvertible` do: the code stands in this
/// module once more, for the compiler to specialise it for each of SwiftUI's types.
package protocol NativeBoxed: BridgeConvertible {}

extension NativeBoxed {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> Self {
        if case .native(let object) = value, let box = object as? NativeBox<Self> { return box.value }
        if let other = value.unbox(as: Self.self) { return other }
        throw mismatch(value, Self.self, evaluator)
    }

    package var bridged: Value { .box(self) }
}

// What a type is known to be when it is compiled is kept with its values: asking for it later, by a cast, searches all
// conformances of the program, once a type.
extension Value {
    package static func box<Wrapped: View>(_ value: Wrapped) -> Value { .box(value) { NativeFacet.view($0) } }
    package static func box<Wrapped: Shape>(_ value: Wrapped) -> Value { .box(value) { NativeFacet.shape($0) } }
    package static func box<Wrapped: ShapeStyle>(_ value: Wrapped) -> Value { .box(value) { NativeFacet.style($0) } }
    package static func box<Wrapped: ShapeStyle & View>(_ value: Wrapped) -> Value {
        .box(value) { NativeFacet.viewAndStyle($0) }
    }
}

extension NativeBoxed where Self: View { package var bridged: Value { .box(self) } }
extension NativeBoxed where Self: Shape { package var bridged: Value { .box(self) } }
extension NativeBoxed where Self: ShapeStyle { package var bridged: Value { .box(self) } }
extension NativeBoxed where Self: ShapeStyle & View { package var bridged: Value { .box(self) } }

/// A native value as what views are made of.
package enum NativeFacet {
    case view(any View)
    case shape(any Shape)
    case style(any ShapeStyle)
    case viewAndStyle(any ShapeStyle & View)

    var view: (any View)? {
        switch self {
        case .view(let view): view
        case .shape(let shape): shape
        case .viewAndStyle(let view): view
        case .style: nil
        }
    }

    var style: (any ShapeStyle)? {
        switch self {
        case .style(let style): style
        case .viewAndStyle(let style): style
        case .view, .shape: nil
        }
    }
}

extension NativeObject {
    package var nativeFacet: NativeFacet? { facet as? NativeFacet }
}
