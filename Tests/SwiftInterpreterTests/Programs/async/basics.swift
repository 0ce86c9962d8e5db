func fetch(_ id: Int) async -> String { "item \(id)" }
func load(_ ok: Bool) async throws -> Int {
    if !ok { throw Failure.refused }
    return 42
}
enum Failure: Error { case refused }
func run() async {
    print(await fetch(1))
    do {
        print(try await load(true))
        print(try await load(false))
    } catch {
        print("failed:", error)
    }
    let all = await [fetch(1), fetch(2)]
    print(all)
    if let value = try? await load(true) { print(value) }
}
