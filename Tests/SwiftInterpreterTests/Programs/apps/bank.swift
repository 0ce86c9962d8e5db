enum BankError: Error, Equatable { case insufficient(needed: Double), unknown(String) }
struct Account {
    let owner: String; private(set) var balance: Double;
    mutating func withdraw(_ amount: Double) throws {
        guard amount <= balance else { throw BankError.insufficient(needed: amount - balance) }; balance -= amount
    }; mutating func deposit(_ amount: Double) { balance += amount }
}
struct Bank {
    private var accounts: [String: Account] = [:]
    mutating func open(_ owner: String, with amount: Double) {
        accounts[owner] = Account(owner: owner, balance: amount)
    }
    mutating func transfer(_ amount: Double, from a: String, to b: String) throws {
        guard accounts[b] != nil else { throw BankError.unknown(b) };
        guard var source = accounts[a] else { throw BankError.unknown(a) }; try source.withdraw(amount);
        accounts[a] = source; accounts[b]?.deposit(amount)
    }
    subscript(owner: String) -> Double { accounts[owner]?.balance ?? 0 }
}
func run() {
    var bank = Bank(); bank.open("a", with: 100); bank.open("b", with: 5)
    do {
        try bank.transfer(30, from: "a", to: "b"); try bank.transfer(500, from: "a", to: "b")
    } catch BankError.insufficient(let n) { print("needs", n) } catch { print(error) }
    do { try bank.transfer(1, from: "a", to: "zed") } catch let e as BankError { print(e, e == .unknown("zed")) } catch
    {}
    print(bank["a"], bank["b"], bank["q"])
}
