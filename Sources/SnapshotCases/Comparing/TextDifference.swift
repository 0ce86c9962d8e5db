/// Which lines of a text came and went.
package struct TextDifference: Sendable {
    package enum Line: Hashable, Sendable {
        case same(String), removed(String), added(String)

        /// With the sign that patches have before such a line.
        package var text: String {
            switch self {
            case .same(let line): "  " + line
            case .removed(let line): "- " + line
            case .added(let line): "+ " + line
            }
        }

        package var isSame: Bool { if case .same = self { true } else { false } }
    }

    package let lines: [Line]

    package init(_ old: String, _ new: String) {
        var (before, after) = (Self.lines(of: old), Self.lines(of: new))
        var (start, end): ([Line], [Line]) = ([], [])
        while let first = before.first, first == after.first {
            start.append(.same(String(first)))
            before.removeFirst()
            after.removeFirst()
        }
        while let last = before.last, last == after.last {
            end.append(.same(String(last)))
            before.removeLast()
            after.removeLast()
        }
        lines = start + Self.middle(Array(before), Array(after)) + end.reversed()
    }

    private static func lines(of text: String) -> ArraySlice<Substring> {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// What finding the shortest way would take too long for is told as a whole.
    private static let maximum = 3_000

    private init(lines: [Line]) { self.lines = lines }

    private static func middle(_ before: [Substring], _ after: [Substring]) -> [Line] {
        guard before.count + after.count <= maximum else {
            return before.map { .removed(String($0)) } + after.map { .added(String($0)) }
        }
        return steps(before, after).map { step in
            switch step {
            case .both(let i, _): .same(String(before[i]))
            case .old(let i): .removed(String(before[i]))
            case .new(let j): .added(String(after[j]))
            }
        }
    }

    private enum Step { case both(Int, Int), old(Int), new(Int) }

    /// The shortest way from one row to another, by places in them: what goes before what comes.
    private static func steps<Element: Hashable>(_ before: [Element], _ after: [Element]) -> [Step] {
        var (removed, added): (Set<Int>, Set<Int>) = ([], [])
        for change in after.difference(from: before) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var (steps, i, j): ([Step], Int, Int) = ([], 0, 0)
        while i < before.count || j < after.count {
            if removed.contains(i), i < before.count {
                steps.append(.old(i))
                i += 1
            } else if j < after.count, added.contains(j) {
                steps.append(.new(j))
                j += 1
            } else if i < before.count {
                steps.append(.both(i, j))
                i += 1
                j += 1
            } else {
                break
            }
        }
        return steps
    }

    /// The same with the lines next to each other that went and came for the same thing: those with the same `key`.
    package func pairing(_ key: (String) -> Substring) -> TextDifference {
        var (paired, old, new): ([Line], [String], [String]) = ([], [], [])
        func close() {
            for step in Self.steps(old.map(key), new.map(key)) {
                switch step {
                case .both(let i, let j): paired += [.removed(old[i]), .added(new[j])]
                case .old(let i): paired.append(.removed(old[i]))
                case .new(let j): paired.append(.added(new[j]))
                }
            }
            (old, new) = ([], [])
        }
        for line in lines {
            switch line {
            case .removed(let line): old.append(line)
            case .added(let line): new.append(line)
            case .same:
                close()
                paired.append(line)
            }
        }
        close()
        return TextDifference(lines: paired)
    }

    package var isEmpty: Bool { lines.allSatisfy(\.isSame) }

    /// Lines that differ.
    package var count: Int {
        max(
            lines.count { if case .removed = $0 { true } else { false } },
            lines.count { if case .added = $0 { true } else { false } })
    }

    /// The lines that differ with `context` lines round them, and `…` for what is left out.
    package func patch(context: Int = 1, maximum: Int = 200) -> String {
        var shown = Set<Int>()
        for (index, line) in lines.enumerated() where !line.isSame {
            for near in max(0, index - context)...min(lines.count - 1, index + context) { shown.insert(near) }
        }
        var (text, last, count) = ("", -1, 0)
        for index in shown.sorted() {
            if count == maximum {
                text += "  … \(shown.count - count) more lines\n"
                break
            }
            if index > last + 1 { text += "  …\n" }
            text += lines[index].text + "\n"
            last = index
            count += 1
        }
        return text
    }
}
