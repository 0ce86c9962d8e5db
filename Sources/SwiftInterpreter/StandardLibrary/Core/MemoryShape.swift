/// How much room the compiler gives to values of a type, as far as it follows from the declarations.
struct MemoryShape {
    var size = 8
    var alignment = 8
    var stride: Int { max(1, (size + alignment - 1) / alignment * alignment) }

    static func of(_ type: Type, _ execution: Execution, depth: Int = 0) -> MemoryShape {
        guard depth < 6 else { return MemoryShape() }
        switch type {
        case .tuple(let elements): return of(fields: elements.map(\.type), execution, depth)
        case .function: return MemoryShape(size: 16)
        case .nominal(let decl, let arguments): return of(decl, arguments, execution, depth)
        default: return MemoryShape(size: type == .any ? 32 : 8)
        }
    }

    private static let known: [String: (size: Int, alignment: Int)] = [
        "Bool": (1, 1), "Int8": (1, 1), "UInt8": (1, 1), "Int16": (2, 2), "UInt16": (2, 2), "Int32": (4, 4),
        "UInt32": (4, 4), "Float": (4, 4), "String": (16, 8), "Substring": (32, 8), "Character": (16, 8),
        "UUID": (16, 1), "CGPoint": (16, 8), "CGSize": (16, 8), "CGRect": (32, 8), "CGVector": (16, 8),
        "CGAffineTransform": (48, 8), "Decimal": (20, 4), "Range": (16, 8), "ClosedRange": (16, 8),
        "Duration": (16, 16),
        "ArraySlice": (32, 8), "Data": (16, 8),
    ]

    private static func of(
        _ decl: NominalDecl, _ arguments: [Type], _ execution: Execution, _ depth: Int
    ) -> MemoryShape {
        if decl === execution.world.known.optionalDecl {
            var shape = of(arguments[0], execution, depth: depth + 1)
            if !hasSpare(arguments[0]) { shape.size += 1 }
            return shape
        }
        if decl.native != nil {
            let known = known[decl.name] ?? (8, 8)
            return MemoryShape(size: known.size, alignment: known.alignment)
        }
        if decl.kind == .struct {
            let substitution = Substitution(decl.genericSignature.parameters, arguments)
            return of(
                fields: decl.storedProperties.map { execution.world.substitute($0.type, substitution) }, execution,
                depth)
        }
        guard decl.kind == .enum else { return MemoryShape() }
        let shapes = decl.enumCases.map { of(fields: $0.parameters.map(\.type), execution, depth) }
        let size = (shapes.map(\.size).max() ?? 0) + (decl.enumCases.count > 1 ? 1 : 0)
        return MemoryShape(size: size, alignment: shapes.map(\.alignment).max() ?? 1)
    }

    private static func of(fields: [Type], _ execution: Execution, _ depth: Int) -> MemoryShape {
        var (size, alignment) = (0, 1)
        for field in fields {
            let shape = of(field, execution, depth: depth + 1)
            size = (size + shape.alignment - 1) / shape.alignment * shape.alignment + shape.size
            alignment = max(alignment, shape.alignment)
        }
        return MemoryShape(size: size, alignment: alignment)
    }

    /// Whether nil is one of the bit patterns that no value has.
    private static func hasSpare(_ type: Type) -> Bool {
        guard case .nominal(let decl, _) = type else { return false }
        if decl.isReference { return true }
        return ["Bool", "String", "Array", "Dictionary", "Set", "Character", "Substring"].contains(decl.name)
    }
}
