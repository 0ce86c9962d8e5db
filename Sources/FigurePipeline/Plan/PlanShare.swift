/// What one of several machines does of a book. A chapter is one machine's, with all its figures: its page says what
/// they show.
struct PlanShare {
    private(set) var chapters: [Int] = []
    private(set) var figures: Set<Int> = []
    let isFirst: Bool

    init(_ plan: BookPlan, _ shard: PipelineSettings.Shard?) {
        isFirst = (shard?.index ?? 1) == 1
        guard let shard else {
            chapters = Array(plan.chapters.indices)
            figures = Set(plan.figures.indices)
            return
        }
        // The costly parts first, each to the machine that has least to do so far.
        var parts: [(chapter: Int?, figures: [Int], cost: Int)] = plan.chapters.indices.map { ($0, [], 1) }
        for (index, figure) in plan.figures.enumerated() {
            if let chapter = figure.chapter {
                parts[chapter].figures.append(index)
                parts[chapter].cost += figure.job.cost
            } else {
                parts.append((nil, [index], figure.job.cost))
            }
        }
        var loads = [Int](repeating: 0, count: shard.count)
        let order = parts.indices.sorted { (parts[$1].cost, $0) < (parts[$0].cost, $1) }
        for part in order {
            guard let machine = loads.indices.min(by: { (loads[$0], $0) < (loads[$1], $1) }) else { break }
            loads[machine] += parts[part].cost
            guard machine == shard.index - 1 else { continue }
            if let chapter = parts[part].chapter { chapters.append(chapter) }
            figures.formUnion(parts[part].figures)
        }
        chapters.sort()
    }
}
