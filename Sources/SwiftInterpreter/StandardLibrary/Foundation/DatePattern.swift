import Foundation

/// The letters of Unicode's date patterns (`yyyy-MM-dd`), in English.
struct DatePattern {
    static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    private let pattern: String
    private let calendar: Calendar

    init(_ pattern: String, zone: TimeZone?) {
        self.pattern = pattern
        var calendar = Calendar(identifier: .gregorian)
        if let zone { calendar.timeZone = zone }
        self.calendar = calendar
    }

    func format(_ date: Date) -> String {
        let parts = calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second, .weekday, .nanosecond], from: date)
        var result = ""
        var rest = pattern[...]
        while let letter = rest.first {
            if letter == "'" {
                rest.removeFirst()
                let quoted = rest.prefix { $0 != "'" }
                result += quoted.isEmpty ? "'" : String(quoted)
                rest = rest[quoted.endIndex...].dropFirst()
                continue
            }
            let run = rest.prefix { $0 == letter }
            rest = rest[run.endIndex...]
            result += field(letter, run.count, parts) ?? String(run)
        }
        return result
    }

    private func padded(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, min(count, 20) - text.count)) + text
    }

    private func name(_ names: [String], _ index: Int, _ count: Int) -> String {
        guard names.indices.contains(index) else { return "" }
        return count >= 5 ? String(names[index].prefix(1)) : count == 4 ? names[index] : String(names[index].prefix(3))
    }

    private func field(_ letter: Character, _ count: Int, _ parts: DateComponents) -> String? {
        let hour = parts.hour ?? 0
        switch letter {
        case "y", "Y", "u": return count == 2 ? padded((parts.year ?? 0) % 100, 2) : padded(parts.year ?? 0, count)
        case "M", "L":
            return count > 2 ? name(Self.months, (parts.month ?? 1) - 1, count) : padded(parts.month ?? 1, count)
        case "d": return padded(parts.day ?? 1, count)
        case "E", "c", "e": return name(Self.weekdays, (parts.weekday ?? 1) - 1, count)
        case "H": return padded(hour, count)
        case "h": return padded((hour + 11) % 12 + 1, count)
        case "m": return padded(parts.minute ?? 0, count)
        case "s": return padded(parts.second ?? 0, count)
        case "S": return String(padded((parts.nanosecond ?? 0) / 1_000_000, 3).prefix(count))
        case "a": return hour < 12 ? "AM" : "PM"
        case "z", "Z":
            let offset = calendar.timeZone.secondsFromGMT() / 60
            if letter == "z", offset == 0 { return "GMT" }
            let sign = offset < 0 ? "-" : "+"
            let text = padded(abs(offset) / 60, 2) + padded(abs(offset) % 60, 2)
            return letter == "z" ? "GMT" + sign + String(abs(offset) / 60) : sign + text
        default: return nil
        }
    }
}
