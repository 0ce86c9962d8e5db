protocol Configurable { associatedtype Options = [String]; var options: Options { get }; func summary() -> String }
extension Configurable { func summary() -> String { "\(options)" } }
extension Configurable where Options == Int { func summary() -> String { "int \(options)" } }
struct One: Configurable { let options = ["a"] }
struct Two: Configurable { let options = 5 }
struct Three: Configurable { let options = 1.5; func summary() -> String { "own" } }
func run() { print(One().summary(), Two().summary(), Three().summary()) }
