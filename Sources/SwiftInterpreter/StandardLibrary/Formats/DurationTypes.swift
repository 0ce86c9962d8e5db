import Foundation

extension StandardLibrary {
    static let durationTypes: [NativeType] = [
        NativeType(
            "Duration", "struct Duration: Hashable, Comparable, CustomStringConvertible, Sendable",
            swiftType: Duration.self
        ) { durationMembers },
        NativeType(
            "Duration.TimeFormatStyle", "struct TimeFormatStyle: _FormatStyle, Hashable",
            swiftType: Duration.TimeFormatStyle.self
        ) {
            NativeMembersBuilder.build { t in
                addStyleMembers(
                    &t, "Duration.TimeFormatStyle", input: "Duration", Duration.TimeFormatStyle.self, locale: \.locale)
                t.add("init(pattern: Duration.TimeFormatStyle.Pattern)") { call in
                    .box(Duration.TimeFormatStyle(pattern: call.argument(0).unbox() ?? .hourMinuteSecond))
                }
            }
        },
        options(
            "Duration.TimeFormatStyle", "Pattern",
            [
                ("hourMinute", Duration.TimeFormatStyle.Pattern.hourMinute), ("hourMinuteSecond", .hourMinuteSecond),
                ("minuteSecond", .minuteSecond),
            ]
        ) { t, full in
            t.add("static func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = _) -> \(full)") {
                call in
                .box(
                    Duration.TimeFormatStyle.Pattern.minuteSecond(
                        padMinuteToLength: length(try call.int(0)),
                        fractionalSecondsLength: length(try call.int(1, default: 0))))
            }
            t.add("static func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = _) -> \(full)") {
                call in
                .box(
                    Duration.TimeFormatStyle.Pattern.hourMinuteSecond(
                        padHourToLength: length(try call.int(0)),
                        fractionalSecondsLength: length(try call.int(1, default: 0))))
            }
        },
        NativeType(
            "Duration.UnitsFormatStyle", "struct UnitsFormatStyle: _FormatStyle, Hashable",
            swiftType: Duration.UnitsFormatStyle.self
        ) {
            NativeMembersBuilder.build { t in
                addStyleMembers(
                    &t, "Duration.UnitsFormatStyle", input: "Duration", Duration.UnitsFormatStyle.self,
                    locale: \.locale)
            }
        },
        options(
            "Duration.UnitsFormatStyle", "Unit",
            [
                ("weeks", Duration.UnitsFormatStyle.Unit.weeks), ("days", .days), ("hours", .hours),
                ("minutes", .minutes), ("seconds", .seconds), ("milliseconds", .milliseconds),
            ]),
        options(
            "Duration.UnitsFormatStyle", "UnitWidth",
            [
                ("wide", Duration.UnitsFormatStyle.UnitWidth.wide), ("abbreviated", .abbreviated),
                ("condensedAbbreviated", .condensedAbbreviated), ("narrow", .narrow),
            ]),
    ]

    private static func length(_ number: Int) -> Int { min(max(number, 0), 18) }

    private static func duration(_ value: Value) -> Duration { value.unbox(as: Duration.self) ?? .zero }

    /// Seconds that a duration can hold.
    private static func seconds(_ number: Double) -> Duration {
        .seconds(min(max(number.isNaN ? 0 : number, -1e15), 1e15))
    }

    private static func number(_ duration: Duration) -> Double {
        let parts = duration.components
        return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    }

    private static let durationMembers = NativeMembersBuilder.build { t in
        t.add("static var zero: Duration { get }") { _ in .box(Duration.zero) }
        let units: [(String, Double)] = [
            ("seconds", 1), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9),
        ]
        for (name, factor) in units {
            for type in ["Int", "Double"] {
                t.add("static func \(name)(_ value: \(type)) -> Duration") { call in
                    .box(seconds(try call.double(0) * factor))
                }
            }
        }
        t.add("static func + (lhs: Duration, rhs: Duration) -> Duration") { call in
            .box(seconds(number(duration(call.argument(0))) + number(duration(call.argument(1)))))
        }
        t.add("static func - (lhs: Duration, rhs: Duration) -> Duration") { call in
            .box(seconds(number(duration(call.argument(0))) - number(duration(call.argument(1)))))
        }
        for type in ["Int", "Double"] {
            t.add("static func * (lhs: Duration, rhs: \(type)) -> Duration") { call in
                .box(seconds(number(duration(call.argument(0))) * (try call.double(1))))
            }
            t.add("static func / (lhs: Duration, rhs: \(type)) -> Duration") { call in
                .box(seconds(number(duration(call.argument(0))) / (try call.double(1))))
            }
        }
        t.add("static func / (lhs: Duration, rhs: Duration) -> Double") { call in
            .double(number(duration(call.argument(0))) / number(duration(call.argument(1))))
        }
        t.add("static func < (lhs: Duration, rhs: Duration) -> Bool") { call in
            .bool(duration(call.argument(0)) < duration(call.argument(1)))
        }
        t.add("var description: String { get }") { call in .string(duration(call.receiver).description) }
        t.add("func formatted() -> String") { call in
            try formatted(call.receiver, .box(Duration.TimeFormatStyle(pattern: .hourMinuteSecond)), call)
        }
        addFormatted(&t, ["Duration.TimeFormatStyle", "Duration.UnitsFormatStyle"])
    }
}
