/// Memory that native code is about to take, announced so that the limit counts before it is taken.
extension NativeCall {
    /// Announces elements that are put behind others, which may have to move.
    func reserveElements(_ added: Int, after count: Int) throws {
        let total = added.addingReportingOverflow(count)
        let bytes = total.partialValue.multipliedReportingOverflow(by: MemoryLayout<Value>.stride)
        try execution.reserveMemory(total.overflow || bytes.overflow ? .max : bytes.partialValue)
    }

    /// Announces a text that is made of `parts`.
    func reserveText(of parts: [String], _ separator: String = "") throws {
        let bytes = parts.reduce(0) { $0 &+ $1.utf8.count }
        try execution.reserveMemory(bytes &+ separator.utf8.count &* parts.count)
    }
}
