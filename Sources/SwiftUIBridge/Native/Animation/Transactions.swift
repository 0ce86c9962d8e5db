import SwiftInterpreter
import SwiftUI
import ViewGraph

/// `withAnimation` and its relatives: the program's closure runs inside the transaction.
func addTransactionGlobals(_ m: inout [NativeMember]) {
    m.add(
        "withAnimation",
        "func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result"
    ) { c in
        let animation = try c.argument(0, as: Animation?.self, default: .default)
        let (body, evaluator) = (c.arguments[1], c.evaluator)
        return try withAnimation(animation) { try evaluator.call(body, []) }
    }
    m.add(
        "withAnimation",
        """
        func withAnimation<Result>(_ animation: Animation? = .default, \
        completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, \
        completion: @escaping () -> Void) rethrows -> Result
        """
    ) { c in
        let animation = try c.argument(0, as: Animation?.self, default: .default)
        let criteria = try c.argument(1, as: AnimationCompletionCriteria.self, default: .logicallyComplete)
        let (body, evaluator) = (c.arguments[2], c.evaluator)
        let completion = try c.callback(3)
        return try withAnimation(animation, completionCriteria: criteria) {
            try evaluator.call(body, [])
        } completion: {
            completion.perform([])
        }
    }
    m.add(
        "withTransaction",
        "func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result"
    ) { c in
        let transaction = try c.argument(0, as: Transaction.self)
        let (body, evaluator) = (c.arguments[1], c.evaluator)
        return try withTransaction(transaction) { try evaluator.call(body, []) }
    }
    m.add(
        "withTransaction",
        "func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R"
    ) { c in
        let (path, body, evaluator) = (try c.keyPath(0), c.arguments[2], c.evaluator)
        var root = (Transaction.current ?? Transaction()).bridged
        try evaluator.setValue(c.arguments[1], at: path, of: &root)
        return try withTransaction(Transaction.bridge(root, evaluator)) { try evaluator.call(body, []) }
    }
}

extension SwiftUILibrary {
    static func transactionSubscript(_ c: inout NativeCall) throws -> Value {
        let key = try c.evaluator.declaration(of: c.arguments[0])
        if let value = try c.receiver(as: Transaction.self)[key: ObjectIdentifier(key.decl)] as? Value {
            return value
        }
        return try c.evaluator.staticProperty("defaultValue", of: key.type)
    }

    static func setTransactionSubscript(_ c: inout NativeCall) throws -> Value {
        var transaction = try c.receiver(as: Transaction.self)
        transaction[key: ObjectIdentifier(try c.evaluator.declaration(of: c.arguments[0]).decl)] =
            try c.newValue(as: Value.self)
        c.receiver = .box(transaction)
        return .void
    }
}
