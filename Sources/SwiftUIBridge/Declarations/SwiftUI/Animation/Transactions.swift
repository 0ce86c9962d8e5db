protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension Transaction {
    @Native(transactionSubscript, set: setTransactionSubscript) subscript<K>(key: K.Type) -> K.Value
    where K: TransactionKey { get set }
}
