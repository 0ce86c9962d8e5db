struct Month {
    let year: Int, month: Int
    var isLeap: Bool { year % 4 == 0 && year % 100 != 0 || year % 400 == 0 }
    var days: Int {
        switch month {
        case 2: isLeap ? 29 : 28;
        case 4, 6, 9, 11: 30;
        default: 31
        }
    }
    var firstWeekday: Int {
        let t = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]; let y = month < 3 ? year - 1 : year;
        return (y + y / 4 - y / 100 + y / 400 + t[month - 1] + 1) % 7
    }
    var weeks: [[Int?]] {
        let cells: [Int?] = Array(repeating: nil, count: firstWeekday) + (1...days).map(Optional.some);
        return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<min($0 + 7, cells.count)]) }
    }
}
func run() {
    let m = Month(year: 2024, month: 2)
    for week in m.weeks { print(week.map { $0.map { $0 < 10 ? " \($0)" : "\($0)" } ?? "  " }.joined(separator: " ")) }
    print(m.isLeap, m.days, Month(year: 2023, month: 10).firstWeekday)
}
