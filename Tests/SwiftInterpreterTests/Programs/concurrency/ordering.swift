func run() async {
    var log: [String] = []; let t = Task { @MainActor in log.append("task") }; await t.value; log.append("after");
    print(log);
    let values = await withTaskGroup(of: (Int, String).self) { g in
        for i in 0..<3 { g.addTask { (i, "v\(i)") } }; var out: [Int: String] = [:];
        for await (i, v) in g { out[i] = v }; return out
    }; print(values.sorted { $0.key < $1.key }.map(\.value))
}
