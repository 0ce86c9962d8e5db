struct Vault {
    private var secret = 7; fileprivate var hint = "odd"; private(set) var opened = 0;
    mutating func open(_ n: Int) -> Bool { opened += 1; return n == secret }
    struct Key { let vault: Vault; func peek() -> Int { vault.secret } }
}
extension Vault {
    var half: Int { secret / 2 }; private func hidden() -> String { "h" }; func shown() -> String { hidden() + "!" }
}
func run() {
    var v = Vault(); print(v.open(3), v.open(7), v.opened, v.hint, v.half, v.shown(), Vault.Key(vault: v).peek())
}
