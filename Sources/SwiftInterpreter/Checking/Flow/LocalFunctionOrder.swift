import SwiftSyntax

/// A local function may be called before the line that declares it: it is made before the first statement that names it.
/// What it captures is declared by then, or swiftc refuses the program.
struct LocalFunctionOrder {
    private let functions: [(index: Int, function: LocalFunction)]
    /// Which functions are named by the items above them, and by other functions: those may move.
    private var uses: [(item: Int, function: Int)] = []
    private var mentions: [Int]

    /// Nil where no function is declared.
    init?(_ items: [CodeBlockItemSyntax], _ known: [SyntaxIdentifier: LocalFunction]) {
        guard !known.isEmpty else { return nil }
        functions = items.enumerated().compactMap { index, item in
            guard case .decl(let decl) = item.item, let function = known[decl.id] else { return nil }
            return (index, function)
        }
        guard !functions.isEmpty else { return nil }
        mentions = functions.map(\.function.mentions)
    }

    /// An item has been checked.
    mutating func note(item: Int) {
        let isFunction = functions.contains { $0.index == item }
        for (place, entry) in functions.enumerated() where entry.function.mentions != mentions[place] {
            mentions[place] = entry.function.mentions
            if entry.index > item || isFunction && entry.index < item { uses.append((item, place)) }
        }
    }

    /// The statements that the items became, in the order in which they are run.
    func sorted(_ made: [[Statement]]) -> [Statement] {
        guard !uses.isEmpty else { return made.flatMap(\.self) }
        var positions = functions.map(\.index)
        var isMoved = true
        while isMoved {
            isMoved = false
            for use in uses {
                // A function that is made earlier needs those it calls by then.
                let user = functions.firstIndex { $0.index == use.item }
                let position = user.map { positions[$0] } ?? use.item
                guard position < positions[use.function] else { continue }
                positions[use.function] = position
                isMoved = true
            }
        }
        var result: [Statement] = []
        for (item, statements) in made.enumerated() {
            for (place, entry) in functions.enumerated() where entry.index > item && positions[place] == item {
                result += made[entry.index]
            }
            if let own = functions.firstIndex(where: { $0.index == item }), positions[own] < item { continue }
            result += statements
        }
        return result
    }
}
