/// What waits, in turns: the client who waited longest since its last turn comes next, however much another one sends.
struct FairQueue<Element> {
    private var waiting: [String: [Element]] = [:]
    /// Clients in the order in which their turns come.
    private var turns: [String] = []
    private(set) var count = 0
    /// How many may wait.
    var limit: Int

    init(limit: Int) { self.limit = limit }

    /// Adds at the end of the client's own line.
    ///
    /// - Returns: what doesn't fit any more: where all places are taken, the last of whoever has the most of them.
    mutating func add(_ element: Element, of client: String) -> Element? {
        if waiting[client] == nil { turns.append(client) }
        waiting[client, default: []].append(element)
        count += 1
        guard count > limit else { return nil }
        // Among equals the one who came last has to go.
        var largest = client
        for other in turns where waiting[other]?.count ?? 0 > waiting[largest]?.count ?? 0 { largest = other }
        return removeLast(of: largest)
    }

    /// The next in turn.
    mutating func next() -> Element? {
        guard !turns.isEmpty else { return nil }
        let client = turns.removeFirst()
        guard var line = waiting.removeValue(forKey: client), !line.isEmpty else { return nil }
        let element = line.removeFirst()
        count -= 1
        if !line.isEmpty {
            waiting[client] = line
            turns.append(client)
        }
        return element
    }

    /// Who comes first of each client's line.
    var firsts: [Element] { turns.compactMap { waiting[$0]?.first } }

    /// Takes out the first of each line as long as `isMeant` says yes to them.
    mutating func removeFirsts(where isMeant: (Element) -> Bool) -> [Element] {
        var removed: [Element] = []
        for client in turns {
            guard let line = waiting[client] else { continue }
            let gone = line.prefix(while: isMeant)
            guard !gone.isEmpty else { continue }
            removed += gone
            keep(Array(line[gone.endIndex...]), of: client)
            count -= gone.count - 1
        }
        return removed
    }

    private mutating func removeLast(of client: String) -> Element? {
        guard var line = waiting[client], let element = line.popLast() else { return nil }
        keep(line, of: client)
        return element
    }

    private mutating func keep(_ line: [Element], of client: String) {
        count -= 1
        waiting[client] = line.isEmpty ? nil : line
        if line.isEmpty { turns.removeAll { $0 == client } }
    }
}
