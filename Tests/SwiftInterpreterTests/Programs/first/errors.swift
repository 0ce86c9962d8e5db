enum Problem: Error, Equatable {
    case tooBig(Int)
    case empty
}

struct Wrapped: Error { let message: String }

func check(_ n: Int) throws -> Int {
    defer { print("checked", n) }
    if n > 10 { throw Problem.tooBig(n) }
    if n == 0 { throw Problem.empty }
    if n < 0 { throw Wrapped(message: "negative") }
    return n
}

func attempt(_ n: Int) -> String {
    do {
        let value = try check(n)
        return "ok \(value)"
    } catch Problem.tooBig(let size) where size > 100 {
        return "huge \(size)"
    } catch Problem.tooBig(let size) {
        return "big \(size)"
    } catch let error as Wrapped {
        return error.message
    } catch {
        return "other \(error)"
    }
}

func rethrowing(_ body: () throws -> Int) rethrows -> Int { try body() + 1 }

func order() {
    defer { print("first") }
    defer { print("second") }
    for i in 0..<2 {
        defer { print("loop", i) }
        if i == 1 { break }
        print("body", i)
    }
    print("end")
}

func parse(_ text: String) -> Result<Int, Problem> {
    guard let n = Int(text) else { return .failure(.empty) }
    return .success(n)
}

func run() {
    for n in [5, 50, 500, 0, -1] { print(attempt(n)) }
    print((try? check(3)) ?? 0, (try? check(11)) as Any)
    print(rethrowing { 1 })
    do { _ = try rethrowing { throw Problem.empty } } catch { print("rethrown", error as! Problem == .empty) }
    order()
    switch parse("12") {
    case .success(let n): print("parsed", n)
    case .failure(let e): print("failed", e)
    }
    if case .failure(let e) = parse("x") { print(e) }
    print((try? parse("7").get()) as Any)
}
