import Foundation

extension StandardLibrary {
    static let durationTypes: [NativeType] = [
        NativeType("Duration", "extension Duration") {
            NativeMembersBuilder.build { t in
                t.add("func formatted() -> String") { call in
                    try formatted(call.receiver, .box(Duration.TimeFormatStyle(pattern: .hourMinuteSecond)), call)
                }
                addFormatted(&t, ["Duration.TimeFormatStyle", "Duration.UnitsFormatStyle"])
            }
        },
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
}
