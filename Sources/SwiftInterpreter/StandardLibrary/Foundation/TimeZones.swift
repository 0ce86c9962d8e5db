import Foundation

/// Time zones ask for the present time, which is the execution's.
extension TimeZone {
    /// The user's time zone.
    static func ofExecution(_ call: NativeCall) throws -> TimeZone {
        TimeZone(identifier: try call.execution.environment.timeZone) ?? TimeZone(secondsFromGMT: 0) ?? .current
    }

    static func bounded(secondsFromGMT seconds: Int) -> TimeZone? {
        (-18 * 3600...18 * 3600).contains(seconds) ? TimeZone(secondsFromGMT: seconds) : nil
    }

    func presentSecondsFromGMT(_ call: NativeCall) throws -> Int { secondsFromGMT(for: try .present(call)) }

    func presentAbbreviation(_ call: NativeCall) throws -> String? { abbreviation(for: try .present(call)) }

    func isPresentlyDaylightSavingTime(_ call: NativeCall) throws -> Bool {
        isDaylightSavingTime(for: try .present(call))
    }

    func presentDaylightSavingTimeOffset(_ call: NativeCall) throws -> TimeInterval {
        daylightSavingTimeOffset(for: try .present(call))
    }

    func presentNextTransition(_ call: NativeCall) throws -> Date? {
        nextDaylightSavingTimeTransition(after: try .present(call))
    }

    func spokenName(for style: NSTimeZone.NameStyle, locale: Locale?, _ call: NativeCall) throws -> String? {
        localizedName(for: style, locale: try locale ?? .ofExecution(call))
    }
}

extension StandardLibrary {
    static func timeZoneAbbreviations(_ call: inout NativeCall) throws -> Value {
        let table = DictionaryValue()
        for (name, identifier) in TimeZone.abbreviationDictionary.sorted(by: { $0.key < $1.key }) {
            table.set(.string(identifier), for: try call.evaluator.hashable(.string(name)))
        }
        return .dictionary(table)
    }
}
