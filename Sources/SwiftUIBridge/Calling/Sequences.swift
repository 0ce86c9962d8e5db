import SwiftInterpreter

/// The elements of any sequence value, in order.
func elements(of value: Value, _ evaluator: any Evaluator) throws -> [Value] {
    switch value {
    case .array(let items): return items
    case .existential(let box): return try elements(of: box.value, evaluator)
    case .native(let object):
        if let box = object as? NativeBox<Range<Int>> { return box.value.map { .int($0) } }
        if let box = object as? NativeBox<ClosedRange<Int>> { return box.value.map { .int($0) } }
    default: break
    }
    return try evaluator.elements(of: value)
}
