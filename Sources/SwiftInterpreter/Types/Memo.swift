/// A value made at the first look.
final class Memo<Wrapped>: AnyMemo {
    private var make: (() -> Wrapped)?
    private var stored: Wrapped?
    var isRunning = false

    init(_ make: @escaping () -> Wrapped) { self.make = make }

    /// Ends the cycles through it: what it makes leads to the declaration that it is of.
    func forget() { (make, stored) = (nil, nil) }

    var value: Wrapped {
        if let stored { return stored }
        isRunning = true
        defer { isRunning = false }
        guard let make else { preconditionFailure("a memo has a value or a maker") }
        let value = make()
        stored = value
        self.make = nil
        return value
    }
}

/// A memo of any type.
protocol AnyMemo: AnyObject {
    func forget()
}

extension World {
    /// A memo that is kept until the program ends.
    func memo<Wrapped>(_ make: @escaping () -> Wrapped) -> Memo<Wrapped> {
        let memo = Memo(make)
        memos.append(memo)
        return memo
    }
}
