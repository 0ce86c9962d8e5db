import Foundation

func count(_ indices: IndexSet) -> Int { indices.count }
func trim(_ set: CharacterSet) -> String { "--a--".trimmingCharacters(in: set) }

func run() {
    print(count([1, 2, 5]), trim(["-"]))
    print(" x ".trimmingCharacters(in: [" ", "\n"]))
    let set: CharacterSet = ["a", "b"]
    print(set.contains("a"), set.contains("c"))
    print(CharacterSet.decimalDigits.union(["-", "+"]).contains("+"))
}
