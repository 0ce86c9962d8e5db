struct Pipeline<In, Out> {
    let run: (In) throws -> Out;
    func then<Next>(_ f: @escaping (Out) throws -> Next) -> Pipeline<In, Next> {
        Pipeline<In, Next> { try f(try run($0)) }
    }; func map<T>(_ path: KeyPath<Out, T>) -> Pipeline<In, T> { then { $0[keyPath: path] } }
}
enum Bad: Error { case empty }
func run() {
    let p = Pipeline<String, [Substring]> { $0.split(separator: ",") }.then { parts -> [Int] in
        guard !parts.isEmpty else { throw Bad.empty }; return parts.compactMap { Int($0) }
    }.then { $0.reduce(0, +) };
    print((try? p.run("1,2,x,3")) ?? -1, (try? p.run("")) as Any, try! p.map(\.description).run("40,2"))
}
