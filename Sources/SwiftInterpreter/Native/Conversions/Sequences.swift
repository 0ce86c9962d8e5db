/// The elements of any sequence value, in order.
package func elements(of value: Value, _ evaluator: any Evaluator) throws -> [Value] {
    switch value {
    case .array(let items): return items
    case .existential(let box): return try elements(of: box.value, evaluator)
    default: return try evaluator.elements(of: value)
    }
}
