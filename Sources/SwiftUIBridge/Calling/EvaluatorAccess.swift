import SwiftInterpreter

extension Evaluator {
    /// The declaration behind a metatype: its identity is that of the type in dictionaries of the engine.
    func declaration(of metatype: Value) throws -> (type: Type, decl: NominalDecl) {
        var value = metatype
        while case .existential(let box) = value { value = box.value }
        guard case .metatype(let box) = value, case .nominal(let decl, _) = box.type else {
            throw failure("a type is expected here")
        }
        return (box.type, decl)
    }
}
