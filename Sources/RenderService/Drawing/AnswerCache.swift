import WorkerProtocol

/// Answers by the hash of what was asked; those that weren't used for longest go first.
struct AnswerCache {
    private struct Entry {
        var answer: WorkerAnswer
        var size: Int
        var use: Int
    }

    private var entries: [String: Entry] = [:]
    /// Keys in the order of their last uses; those used again since are passed over.
    private var uses: [(key: String, use: Int)] = []
    private var firstUse = 0
    private var count = 0
    private(set) var size = 0
    let limit: Int

    init(limit: Int) { self.limit = limit }

    mutating func answer(for key: String) -> WorkerAnswer? {
        guard var entry = entries[key] else { return nil }
        note(key, &entry)
        entries[key] = entry
        return entry.answer
    }

    mutating func keep(_ answer: WorkerAnswer, for key: String) {
        let size = answer.body.count + answer.report.utf8.count + answer.message.utf8.count + 512
        // One answer isn't to drive all others out.
        guard size <= limit / 4 else { return }
        if let old = entries[key] { self.size -= old.size }
        var entry = Entry(answer: answer, size: size, use: 0)
        note(key, &entry)
        entries[key] = entry
        self.size += size
        while self.size > limit { removeOldest() }
    }

    private mutating func note(_ key: String, _ entry: inout Entry) {
        count += 1
        entry.use = count
        uses.append((key, count))
        if uses.count - firstUse > 4 * entries.count + 64 { compact() }
    }

    private mutating func removeOldest() {
        guard firstUse < uses.count else {
            (entries, size) = ([:], 0)
            return
        }
        let (key, use) = uses[firstUse]
        firstUse += 1
        guard let entry = entries[key], entry.use == use else { return }
        entries[key] = nil
        size -= entry.size
    }

    private mutating func compact() {
        uses = uses[firstUse...].filter { entries[$0.key]?.use == $0.use }
        firstUse = 0
    }
}
