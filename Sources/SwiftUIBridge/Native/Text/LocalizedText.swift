import Foundation
import SwiftInterpreter
import SwiftUI

/// A part of a `LocalizedStringKey`'s interpolation, which is an array of them: text is a string, and `\(…)` a tuple of
/// the value with labels and arguments.
private func append(
    _ segment: Value, to key: inout LocalizedStringKey.StringInterpolation, _ evaluator: any Evaluator
) throws {
    switch segment {
    case .existential(let box): try append(box.value, to: &key, evaluator)
    case .string(let text): key.appendLiteral(text)
    case .tuple(let parts):
        guard let value = parts.first else { return }
        if parts.count == 3, case .string("specifier") = parts[1] {
            key.appendInterpolation(try formatted(value, try String.bridge(parts[2], evaluator), evaluator))
        } else if parts.count == 1 {
            try appendValue(value, to: &key, evaluator)
        } else {
            throw evaluator.failure("this kind of interpolation is not supported yet; only 'specifier:' is")
        }
    default: try appendValue(segment, to: &key, evaluator)
    }
}

private func appendValue(
    _ value: Value, to key: inout LocalizedStringKey.StringInterpolation, _ evaluator: any Evaluator
) throws {
    if case .int(let number) = value {
        key.appendInterpolation(number)
    } else if case .double(let number) = value {
        key.appendInterpolation(number)
    } else if case .existential(let box) = value {
        try appendValue(box.value, to: &key, evaluator)
    } else if let text = value.unbox(as: Text.self) {
        key.appendInterpolation(text)
    } else if let image = value.unbox(as: SwiftUI.Image.self) {
        key.appendInterpolation(image)
    } else if let text = value.unbox(as: AttributedString.self) {
        key.appendInterpolation(text)
    } else if let part = value.unbox(as: AttributedPart.self) {
        key.appendInterpolation(part.string)
    } else if let range = value.unbox(as: RangeValue.self), range.kind == .closed,
        let first = range.lower?.unbox(as: Date.self), let last = range.upper?.unbox(as: Date.self), first <= last
    {
        key.appendInterpolation(first...last)
    } else if let interval = value.unbox(as: DateInterval.self) {
        key.appendInterpolation(interval)
    } else {
        key.appendInterpolation(try evaluator.description(of: value))
    }
}

/// A number in C's `printf` format.
private func formatted(_ value: Value, _ specifier: String, _ evaluator: any Evaluator) throws -> String {
    guard let kind = singleConversion(specifier) else {
        throw evaluator.failure("'\(specifier)' is not a format for one value")
    }
    switch value {
    case .existential(let box): return try formatted(box.value, specifier, evaluator)
    case .int(let number) where "dixXou".contains(kind): return String(format: specifier, number)
    case .double(let number) where "feEgGaA".contains(kind): return String(format: specifier, number)
    case .string(let text) where kind == "@": return specifier.replacingOccurrences(of: "%@", with: text)
    default: throw evaluator.failure("'\(specifier)' doesn't fit the value it formats")
    }
}

/// The letter of the only conversion in a format; nil where there isn't exactly one, or one that would read further
/// arguments or fill pages.
private func singleConversion(_ format: String) -> Character? {
    let parts = format.replacingOccurrences(of: "%%", with: "").split(
        separator: "%", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let modifiers = parts[1].prefix { !$0.isLetter || "hlqLzjt".contains($0) }
    guard modifiers.allSatisfy({ "-+ #0123456789.'hlqLzjt".contains($0) }), modifiers.filter(\.isNumber).count <= 5
    else {
        return nil
    }
    return parts[1].dropFirst(modifiers.count).first
}

extension SwiftUILibrary {
    static func localizedStringKeyInit(_ c: inout NativeCall) throws -> Value {
        let segments = try elements(of: c.arguments[0], c.evaluator)
        var key = LocalizedStringKey.StringInterpolation(
            literalCapacity: 0, interpolationCount: segments.count)
        for segment in segments { try append(segment, to: &key, c.evaluator) }
        return LocalizedStringKey(stringInterpolation: key).bridged
    }
}
