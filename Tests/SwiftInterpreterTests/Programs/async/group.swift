func run() async {
    let squares = await withTaskGroup(of: Int.self) { group in
        for n in 1...4 { group.addTask { n * n } }
        var total = 0
        for await value in group { total += value }
        return total
    }
    print(squares)
    do {
        let names = try await withThrowingTaskGroup(of: String.self, returning: [String].self) { group in
            for name in ["a", "b", "c"] { group.addTask { name.uppercased() } }
            var result: [String] = []
            for try await name in group { result.append(name) }
            return result.sorted()
        }
        print(names)
    } catch { print(error) }
}
