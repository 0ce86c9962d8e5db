enum AppError: Error, Equatable { case notFound(String), denied, code(Int) }
struct Detailed: Error, CustomStringConvertible { let why: String; var description: String { "because \(why)" } }
func find(_ key: String) throws -> Int { if key == "a" { return 1 }; throw AppError.notFound(key) }
func risky(_ n: Int) throws { guard n < 3 else { throw AppError.code(n) }; if n == 2 { throw Detailed(why: "two") } }
func wrap<T>(_ f: () throws -> T) rethrows -> [T] { [try f()] }
func typed(_ n: Int) throws(AppError) -> Int { if n > 0 { throw .denied }; return n }
struct Reader {
    var value: Int { get throws { throw AppError.denied } };
    subscript(i: Int) -> Int { get throws { if i > 1 { throw AppError.code(i) }; return i } }
}
func run() {
    do { print(try find("a")); print(try find("b")) } catch AppError.notFound(let key) { print("missing", key) } catch {
        print("other")
    }
    for n in 0...3 {
        do { try risky(n); print("fine", n) } catch let e as AppError { print("app", e) } catch let e as Detailed
            where e.why == "two"
        { print(e) } catch { print("unexpected", error) }
    }
    print((try? find("a")) ?? 0, (try? find("z")) as Any, try! find("a"))
    print(try! wrap { 5 }, (try? wrap { try find("q") }) == nil)
    do { _ = try typed(1) } catch { print("typed", error) }
    do { _ = try Reader().value } catch { print(error) }
    do { print(try Reader()[1]); print(try Reader()[2]) } catch AppError.code(2...) { print("two or more") } catch {}
    let result = Result { try find("b") }
    switch result {
    case .success(let v): print(v);
    case .failure(let e): print("failure", e)
    }
    print((try? result.get()) ?? -1, Result<Int, AppError>.success(3).map { $0 * 2 })
    func nested() throws -> Int { do { return try find("x") } catch AppError.denied { return 0 } }
    do { _ = try nested() } catch { print("passed on", error) }
    defer { print("last") }
    do { defer { print("cleanup") }; try risky(9) } catch { print("after cleanup") }
}
