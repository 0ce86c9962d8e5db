import Typesetting
import ViewGraph

/// A number that grows with the reader's text size: value × size of the text style ÷ its size at large, on the pixel
/// grid (measured: facts.md 12.10).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: LinkedProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var environment = EnvironmentValues()

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        (base, style) = (wrappedValue, textStyle)
    }

    public var wrappedValue: Value {
        let scale = style.typesetting.scale(
            on: environment.platform.textPlatform, dynamicTypeSize: environment.dynamicTypeSize.typesetting)
        guard scale != 1 else { return base }
        let pixels = Value(max(environment.displayScale, 1))
        return (base * Value(scale) * pixels).rounded() / pixels
    }

    package mutating func link(to context: PropertyContext) { environment = context.environment }
}

extension ScaledMetric: CustomComparable {
    package func isSame(as other: Self) -> Bool { base == other.base && style == other.style }
}
