import Synchronization

/// Checked sources that no program uses: in a process that draws the same source time and again, it is parsed and
/// checked twice and then kept.
///
/// What a source is the first time isn't kept: most are drawn once, and their worlds are wanted for the next one.
final class ProgramPool: Sendable {
    static let shared = ProgramPool()

    /// How many are kept, and how many bytes of source in all; a checked source takes some fifty times its text.
    private static let capacity = 8
    private static let textCapacity = 1 << 18
    /// How many sources are remembered by their hash.
    private static let memory = 256

    // Unchecked: reached under the lock only.
    private struct State: @unchecked Sendable {
        /// Those used last at the end.
        var kept: [(key: ProgramKey, contents: ProgramContents)] = []
        var seen: [Int] = []
        var oldest = 0
    }

    private let state = Mutex(State())

    enum Answer {
        case kept(ProgramContents)
        /// It was asked for before.
        case seen
        case new
    }

    var keptCount: Int { state.withLock { $0.kept.count } }

    /// What was kept of a source; it is the caller's until it is given back.
    func take(_ key: ProgramKey) -> Answer {
        state.withLock { state in
            if let index = state.kept.lastIndex(where: { $0.key.isSame(as: key) }) {
                return .kept(state.kept.remove(at: index).contents)
            }
            if state.seen.contains(key.hash) { return .seen }
            if state.seen.count < Self.memory {
                state.seen.append(key.hash)
            } else {
                state.seen[state.oldest] = key.hash
                state.oldest = (state.oldest + 1) % Self.memory
            }
            return .new
        }
    }

    /// False where it isn't worth keeping: the source has errors, or wasn't checked to its end.
    func give(_ contents: ProgramContents, _ key: ProgramKey) -> Bool {
        guard contents.isWhole, !contents.diagnostics.contains(where: { $0.severity == .error }),
            key.byteCount <= Self.textCapacity
        else { return false }
        let dropped = state.withLock { state in
            state.kept.append((key, contents))
            var bytes = state.kept.reduce(0) { $0 + $1.key.byteCount }
            var count = 0
            while state.kept.count - count > Self.capacity || bytes > Self.textCapacity {
                bytes -= state.kept[count].key.byteCount
                count += 1
            }
            defer { state.kept.removeFirst(count) }
            return state.kept.prefix(count).map(\.contents)
        }
        for contents in dropped { contents.world.vacate() }
        return true
    }
}

/// All that checking a program depends on.
struct ProgramKey: Sendable {
    let files: [SourceFile]
    let libraries: [NativeLibrary]
    let options: LoadOptions
    let checkedLibraries: LibraryChecks
    let hash: Int

    init(_ files: [SourceFile], _ libraries: [NativeLibrary], _ options: LoadOptions, checkedLibraries: LibraryChecks) {
        (self.files, self.libraries, self.options) = (files, libraries, options)
        self.checkedLibraries = checkedLibraries
        var hasher = Hasher()
        hasher.combine(files)
        hasher.combine(options)
        hash = hasher.finalize()
    }

    var byteCount: Int { files.reduce(0) { $0 + $1.text.utf8.count } }

    func isSame(as other: ProgramKey) -> Bool {
        hash == other.hash && checkedLibraries == other.checkedLibraries && options == other.options
            && files == other.files && libraries.areIdentical(to: other.libraries)
    }
}
