struct Account {
    private(set) var balance = 0
    fileprivate var notes: [String] = []
    private var history: [Int] = []
    public init() {}
    mutating func deposit(_ amount: Int) { balance += amount; history.append(amount); notes.append("d") }
    var count: Int { history.count }
}
final class Settings { static let shared = Settings(); private init() {}; var volume = 5 }
func run() {
    var account = Account()
    account.deposit(5); account.deposit(7)
    print(account.balance, account.count, account.notes)
    Settings.shared.volume += 1
    print(Settings.shared.volume)
}
