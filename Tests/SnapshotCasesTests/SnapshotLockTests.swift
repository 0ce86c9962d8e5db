import Rendering
import SnapshotCases
import Testing

/// The lock is sorted, says the same after being read, and tells what isn't a line of it.
struct SnapshotLockTests {
    private func entry(_ number: UInt64) -> SnapshotLock.Entry {
        .init(pixels: ContentHash(value: number), layout: ContentHash(value: ~number))
    }

    @Test func readsWhatItWrites() throws {
        var lock = SnapshotLock()
        for name in ["b", "a", "ä", "A", "a.dark"] {
            lock.entries[SnapshotKey(source: "S/C.swift", name: name)] = entry(UInt64(name.utf8.count))
        }
        lock.entries[SnapshotKey(source: "odd\tname\n\u{1}\\.swift", name: "x")] = entry(9)
        let read = try SnapshotLock(text: lock.text, name: "snapshots.lock")
        #expect(read.entries == lock.entries)
        #expect(read.text == lock.text)
        let lines = lock.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(lines.map { $0.split(separator: "\t")[1] } == ["A", "a", "a.dark", "b", "ä", "x"])
    }

    @Test(arguments: [
        ("<<<<<<< HEAD\n", "snapshots.lock:1: error: this is a mark of a merge"),
        ("# x\nCard\n", "snapshots.lock:2: error: this is no source, name and two hashes"),
        ("a\tb\t0123456789abcdef\tnone\n", "snapshots.lock:1: error"),
        (
            "a\tb\t0123456789abcdef\t0123456789abcdef\na\tb\t1123456789abcdef\t0123456789abcdef\n",
            "snapshots.lock:2: error: 'b' stands here twice"
        ),
    ])
    func mistakesHaveTheirLine(_ text: String, _ message: String) throws {
        let failure = #expect(throws: RenderFailure.self) {
            try SnapshotLock(text: text, name: "snapshots.lock")
        }
        #expect(failure?.text.hasPrefix(message) == true)
        #expect(failure?.text.contains("render snapshot record --lock") == true)
        #expect(throws: Never.self) { try SnapshotLock(text: text, name: "x", isLenient: true) }
    }
}
