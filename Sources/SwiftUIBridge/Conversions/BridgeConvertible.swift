import Foundation
import SwiftInterpreter
import SwiftUI

/// A Swift type whose values the interpreted program can hold and hand back.
package protocol BridgeConvertible: SendableMetatype {
    static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> Self
    var bridged: Value { get }
}

/// A type whose values cross the seam in a `NativeBox`.
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

extension NativeBoxed where Self: View {
    package var bridged: Value { .box(self) { NativeFacet.view($0) } }
}

extension NativeBoxed where Self: Shape {
    package var bridged: Value { .box(self) { NativeFacet.shape($0) } }
}

extension NativeBoxed where Self: ShapeStyle {
    package var bridged: Value { .box(self) { NativeFacet.style($0) } }
}

extension NativeBoxed where Self: ShapeStyle & View {
    package var bridged: Value { .box(self) { NativeFacet.viewAndStyle($0) } }
}

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

/// The checker lets nothing of another type through; what gets here is a defect of the tables.
func mismatch(_ value: Value, _ type: Any.Type, _ evaluator: any Evaluator) -> any Error {
    let found = (try? evaluator.description(of: value)) ?? "a value"
    return evaluator.failure("'\(found)' can't be used as '\(type)'")
}

extension Value: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> Value { value }
    package var bridged: Value { self }
}

extension Optional: BridgeConvertible where Wrapped: BridgeConvertible {
    package static func bridge(
        _ value: SwiftInterpreter.Value, _ evaluator: any Evaluator
    ) throws -> Wrapped? {
        switch value {
        case .null, .absent: nil
        case .some(let box): try Wrapped.bridge(box.value, evaluator)
        default: try Wrapped.bridge(value, evaluator)
        }
    }

    package var bridged: SwiftInterpreter.Value {
        switch self {
        case .some(let wrapped): .some(ValueBox(wrapped.bridged))
        case .none: .null
        }
    }
}

extension Array: BridgeConvertible where Element: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> [Element] {
        try elements(of: value, evaluator).map { try Element.bridge($0, evaluator) }
    }

    package var bridged: Value { .array(map(\.bridged)) }
}
