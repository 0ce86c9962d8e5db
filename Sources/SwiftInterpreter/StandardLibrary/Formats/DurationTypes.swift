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
                    .box(Duration.TimeFormatStyle(pattern: try call.argument(0, default: .hourMinuteSecond)))
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
                t.add("init(\(unitParameters))", nil, unitStyle)
            }
        },
        options(
            "Duration.UnitsFormatStyle", "Unit",
            [
                ("weeks", Duration.UnitsFormatStyle.Unit.weeks), ("days", .days), ("hours", .hours),
                ("minutes", .minutes), ("seconds", .seconds), ("milliseconds", .milliseconds),
            ]),
        options(
            "Duration.UnitsFormatStyle", "ZeroValueUnitsDisplayStrategy",
            [("hide", Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy.hide)]
        ) { t, full in
            t.add("static func show(length: Int) -> \(full)") { call in
                .box(Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy.show(length: length(try call.int(0))))
            }
        },
        options(
            "Duration.UnitsFormatStyle", "FractionalPartDisplayStrategy",
            [("hide", Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.hide)]
        ) { t, full in
            t.add(
                "static func show(length: Int, rounded: FloatingPointRoundingRule = _, increment: Double? = _) -> \(full)"
            ) { call in
                .box(
                    Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.show(
                        length: length(try call.int(0)), rounded: try call.argument(1, default: .toNearestOrEven),
                        increment: call.argument(2).unwrapped.number))
            }
            t.add("static func hide(rounded: FloatingPointRoundingRule) -> \(full)") { call in
                .box(
                    Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.hide(
                        rounded: try call.argument(0, default: .toNearestOrEven)))
            }
        },
        options(
            "Duration.UnitsFormatStyle", "UnitWidth",
            [
                ("wide", Duration.UnitsFormatStyle.UnitWidth.wide), ("abbreviated", .abbreviated),
                ("condensedAbbreviated", .condensedAbbreviated), ("narrow", .narrow),
            ]),
    ]

    /// Of the style's initialiser and of the function that makes one.
    static let unitParameters = """
        allowedUnits: Set<Duration.UnitsFormatStyle.Unit> = _, width: Duration.UnitsFormatStyle.UnitWidth = _, \
        maximumUnitCount: Int? = _, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = _, \
        valueLength: Int? = _, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = _
        """

    static let unitStyle: NativeThunk = { call in
        let allowed =
            call.isAbsent(0)
            ? [.hours, .minutes, .seconds]
            : Set(try call.elements(0).compactMap { $0.unbox(as: Duration.UnitsFormatStyle.Unit.self) })
        // Foundation ends the process where there is no unit to write.
        guard !allowed.isEmpty else {
            throw call.evaluator.failure("Fatal error: a duration needs a unit to be written in")
        }
        return .box(
            Duration.UnitsFormatStyle(
                allowedUnits: allowed, width: try call.argument(1, default: .abbreviated),
                maximumUnitCount: call.argument(2).unwrapped.wholeNumber.map { max(1, $0) },
                zeroValueUnits: try call.argument(3, default: .hide),
                valueLength: call.argument(4).unwrapped.wholeNumber.map(length),
                fractionalPart: try call.argument(5, default: .hide)))
    }

    private static func length(_ number: Int) -> Int { min(max(number, 0), 18) }
}
