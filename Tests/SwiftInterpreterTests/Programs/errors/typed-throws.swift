enum NetError: Error { case offline, status(Int) }
enum ParseError: Error, Equatable { case empty, bad(character: Character) }
func fetch(_ n: Int) throws(NetError) -> String {
    if n < 0 { throw .offline }
    if n > 9 { throw NetError.status(n) }
    return "ok\(n)"
}
func digits(_ s: String) throws(ParseError) -> [Int] {
    guard !s.isEmpty else { throw .empty }
    var r: [Int] = []
    for c in s {
        guard let d = c.wholeNumberValue else { throw .bad(character: c) }
        r.append(d)
    }
    return r
}
struct Box<E: Error> {
    let make: () throws(E) -> Int
    func get() throws(E) -> Int { try make() }
}
func mapAll<T, U, E: Error>(_ xs: [T], _ f: (T) throws(E) -> U) throws(E) -> [U] {
    var r: [U] = []
    for x in xs { r.append(try f(x)) }
    return r
}
func run() {
    for n in [-1, 5, 12] {
        do {
            print(try fetch(n))
        } catch {
            switch error {
            case .offline: print("offline")
            case .status(let code): print("status", code)
            }
        }
    }
    do throws(ParseError) {
        print(try digits("123"))
        print(try digits("1x3"))
    } catch {
        print(error, error == .bad(character: "x"))
    }
    let b = Box<NetError> { () throws(NetError) -> Int in throw .status(3) }
    do { _ = try b.get() } catch .status(let c) { print("got", c) } catch { print("else", error) }
    print(mapAll([1, 2, 3]) { $0 * 2 })
    do { print(try mapAll(["1", ""]) { s throws(ParseError) in try digits(s) }) } catch { print(error) }
    let r = Result { try digits("42") }
    print(r)
    do { _ = try digits("") } catch ParseError.empty { print("E") } catch { print("no") }
}
