let shared = "global"
struct S {
    var shared = "member";
    func show(_ shared: String) -> String {
        let inner = { [shared] in shared + "!" }; do { let shared = "local"; return inner() + self.shared + shared }
    }
}
func f(x: Int) -> Int { let x = x + 1; if x > 1 { let x = x * 10; return x }; return x }
func run() {
    print(shared, S().show("param"), f(x: 1), f(x: 0)); var n = 1; do { var n = n; n += 5; print(n) }; n += 1; print(n);
    for n in [7] { print(n) }; if let n = Optional(9) { print(n) }; let run = "shadow";
    print(run, [1, 2].map { n in n + 1 });
    switch 3 {
    case let n: print(n)
    }
}
