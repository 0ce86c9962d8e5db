/// Objects that nothing refers to any more and whose `deinit` is still to be run.
///
/// An object dies in the middle of whatever let go of it; the program's code can't run there. What it held moves to a
/// stand-in that waits here until the statement is done.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class Graveyard: @unchecked Sendable {
    private var waiting: [ClassInstance] = []
    private var next = 0
    /// False when the execution is gone: nothing can be run then.
    var isOpen = true

    var isEmpty: Bool { next == waiting.count }

    func add(_ object: ClassInstance) { waiting.append(object) }

    func take() -> ClassInstance? {
        guard next < waiting.count else { return nil }
        let object = waiting[next]
        next += 1
        if next == waiting.count {
            waiting = []
            next = 0
        }
        return object
    }
}
