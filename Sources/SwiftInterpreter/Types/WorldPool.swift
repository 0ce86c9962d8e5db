import Synchronization

/// Worlds that no program uses: in a process that draws many pictures, the declarations of the libraries are parsed once
/// and not for each.
final class WorldPool: Sendable {
    static let shared = WorldPool()

    /// As many as are in use at a time where each core works on a picture; a world that knows all of a library takes
    /// about a megabyte.
    private static let capacity = 8

    // Unchecked: reached under the lock only.
    private struct State: @unchecked Sendable {
        var worlds: [World] = []
    }

    private let state = Mutex(State())

    func take(for libraries: [NativeLibrary]) -> World? {
        state.withLock { state in
            guard let index = state.worlds.lastIndex(where: { $0.libraries.areIdentical(to: libraries) }) else {
                return nil
            }
            return state.worlds.remove(at: index)
        }
    }

    /// False where there are enough already.
    func give(_ world: World) -> Bool {
        state.withLock { state in
            guard state.worlds.count < Self.capacity else { return false }
            state.worlds.append(world)
            return true
        }
    }
}

extension [NativeLibrary] {
    func areIdentical(to other: [NativeLibrary]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.isIdentical(to: $1) }
    }
}
