import Foundation

/// Lets go of long chains of values (a list of a million nodes) without a native call a link: from a certain depth
/// on, what a dying instance held is put aside and let go by the first one.
enum DeepRelease {
    private final class State {
        var depth = 0
        var waiting: [[Value]] = []
    }

    private static let greatestDepth = 128

    // Unsafe: the state that was retained for this thread is let go at its end.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<State>.fromOpaque(pointer).release() }
        }
        return key
    }()

    // Unsafe: each thread has one of its own, let go with the thread.
    private static var state: State {
        if let pointer = pthread_getspecific(key) { return Unmanaged<State>.fromOpaque(pointer).takeUnretainedValue() }
        let made = State()
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }

    /// Empties `values`, in the `deinit` of what holds them.
    static func release(_ values: inout [Value]) {
        if values.isEmpty || values.allSatisfy(\.isLeaf) { return }
        let state = state
        if state.depth >= greatestDepth {
            state.waiting.append(values)
            values = []
            return
        }
        state.depth += 1
        values = []
        state.depth -= 1
        guard state.depth == 0 else { return }
        while !state.waiting.isEmpty {
            state.depth = 1
            var next = state.waiting.removeLast()
            next.removeAll()
            state.depth = 0
        }
    }

    static func release(_ value: inout Value) {
        if value.isLeaf { return }
        var values = [value]
        value = .void
        release(&values)
    }
}

extension Value {
    /// Whether it surely holds no other values.
    fileprivate var isLeaf: Bool {
        switch self {
        case .void, .absent, .accessed, .bool, .int, .double, .string, .character, .integer, .null, .metatype, .native,
            .weak:
            true
        default: false
        }
    }
}
