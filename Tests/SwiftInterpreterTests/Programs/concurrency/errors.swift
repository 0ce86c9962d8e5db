enum E: Error { case timeout, http(Int) }
func fetch(_ n: Int) async throws -> String {
    try await Task.sleep(for: .milliseconds(1)); if n == 404 { throw E.http(404) }; return "page \(n)"
}
func retry<T>(_ times: Int, _ work: () async throws -> T) async throws -> T {
    for i in 1...times { do { return try await work() } catch { if i == times { throw error }; print("retry", i) } };
    throw E.timeout
}
func run() async {
    do { print(try await fetch(1)); print(try await retry(2) { try await fetch(404) }) } catch E.http(let code) {
        print("http", code)
    } catch { print(error) }; let r = await Result2.of { try await fetch(2) }; print(r)
}
enum Result2 {
    static func of(_ f: () async throws -> String) async -> String {
        do { return try await f() } catch { return "failed" }
    }
}
