struct Request {
    var path = "/"; var headers: [String: String] = [:]; var query: [(String, String)] = []
    func with(_ change: (inout Request) -> Void) -> Request { var r = self; change(&r); return r }
    func header(_ k: String, _ v: String) -> Self { with { $0.headers[k] = v } }
    func query(_ k: String, _ v: some CustomStringConvertible) -> Self { with { $0.query.append((k, v.description)) } }
    var url: String { path + (query.isEmpty ? "" : "?" + query.map { "\($0.0)=\($0.1)" }.joined(separator: "&")) }
}
func run() {
    let r = Request(path: "/users").query("page", 2).query("sort", "name").header("A", "b");
    print(r.url, r.headers, Request().url)
}
