struct Oops: Error {}
func load(_ fails: Bool) async throws -> Int { if fails { throw Oops() }; return 3 }
func run() async {
    let result = await Task { try await load(true) }.result
    switch result {
    case .success(let n): print("ok", n)
    case .failure(let error): print("failed", error)
    }
    let good = await Task { 3 }.result
    switch good {
    case .success(let n): print(n)
    }
    let task = Task<Int, Error> { try await load(false) }
    do { print(try await task.value) } catch { print(error) }
    if case .success(let n) = await task.result { print(n) }
    let r2: Result<Int, Error> = await task.result
    print((try? r2.get()) ?? -1)
    let f = await Task { () throws -> String in throw Oops() }.result
    if case .failure(let e) = f { print(e is Oops) }
    do { _ = try await Task { try await load(true) }.result.get() } catch { print("caught", error) }
}
