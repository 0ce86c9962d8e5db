/// Functions that return on every way, though not at their end.
func firstFree(_ taken: Set<Int>) -> Int {
    var number = 0
    repeat {
        if !taken.contains(number) { return number }
        number += 1
    } while true
}

func search(_ rows: [[Int]], _ wanted: Int) -> Int {
    rows: while true {
        for row in rows {
            if row.contains(wanted) { return row[0] }
            if row.isEmpty { continue rows }
        }
        return -1
    }
}

func kind(_ number: Int) -> String {
    switch number {
    case 0: return "zero"
    case let value where value < 0:
        fatalError("never here")
    case 1: fallthrough
    default:
        while true {
            switch number {
            case 1: return "one"
            case 2...:
                if number.isMultiple(of: 2) { return "even" }
                return "odd"
            default: break
            }
        }
    }
}

func once() -> Int {
    repeat { return 1 } while false
}

func tried() -> Int {
    do {
        guard let number = Int("7") else { while true { return 0 } }
        return number
    }
}

func run() {
    print(firstFree([0, 1]), search([[1, 2], [3]], 3), search([[1]], 9), kind(0), kind(1), kind(7), once(), tried())
}
