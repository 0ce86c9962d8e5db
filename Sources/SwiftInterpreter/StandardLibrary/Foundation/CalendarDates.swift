import Foundation

/// The dates that a calendar counts: as many as a program has time for.
extension Calendar {
    func dates(
        byAdding unit: Component, value: Int, startingAt start: Date, in range: Range<Date>?, wrappingComponents: Bool,
        _ call: NativeCall
    ) throws -> [Date] {
        try dates(
            by: DateComponents(unit, value), from: start, range?.lowerBound, range?.upperBound, wrappingComponents, call
        )
    }

    func dates(
        byAdding unit: Component, value: Int, startingAt start: Date, in range: PartialRangeFrom<Date>?,
        wrappingComponents: Bool, _ call: NativeCall
    ) throws -> [Date] {
        try dates(by: DateComponents(unit, value), from: start, range?.lowerBound, nil, wrappingComponents, call)
    }

    func dates(
        byAdding components: DateComponents, startingAt start: Date, in range: Range<Date>?, wrappingComponents: Bool,
        _ call: NativeCall
    ) throws -> [Date] {
        try dates(by: components.bounded, from: start, range?.lowerBound, range?.upperBound, wrappingComponents, call)
    }

    func dates(
        byAdding components: DateComponents, startingAt start: Date, in range: PartialRangeFrom<Date>?,
        wrappingComponents: Bool, _ call: NativeCall
    ) throws -> [Date] {
        try dates(by: components.bounded, from: start, range?.lowerBound, nil, wrappingComponents, call)
    }

    /// Multiples of a step from a date on, up to the end of a range or to what a picture can show.
    private func dates(
        by step: DateComponents, from start: Date, _ lower: Date?, _ upper: Date?,
        _ wrapping: Bool, _ call: NativeCall
    ) throws -> [Date] {
        var step = step
        if let nanoseconds = step.nanosecond {
            // Foundation takes multiples of what it is given, which overflow where seconds don't.
            let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
            (step.second, step.nanosecond) = (Component.second.bounded((step.second ?? 0) + seconds), rest)
        }
        var result: [Date] = []
        for date in dates(byAdding: step, startingAt: start, wrappingComponents: wrapping).prefix(100_000) {
            try call.execution.tick(call.location)
            if upper.map({ date >= $0 }) ?? false || date.counted != date { break }
            if lower.map({ date >= $0 }) ?? true { result.append(date) }
        }
        return result
    }
}

extension DateComponents {
    fileprivate init(_ unit: Calendar.Component, _ value: Int) {
        self.init()
        setValue(unit.bounded(value), for: unit)
    }
}

extension StandardLibrary {
    /// `calendar.enumerateDates(…) { date, isExact, stop in … }`
    static func enumerateDates(_ call: inout NativeCall) throws -> Value {
        let (execution, block) = (try call.execution, call.argument(5))
        var failure: (any Error)?
        try call.receiver(as: Calendar.self).enumerateDates(
            startingAfter: try call.argument(0, as: Date.self),
            matching: try call.argument(1, as: DateComponents.self).bounded,
            matchingPolicy: try call.argument(2, as: Calendar.MatchingPolicy.self),
            repeatedTimePolicy: try call.argument(3, as: Calendar.RepeatedTimePolicy.self, default: .first),
            direction: try call.argument(4, as: Calendar.SearchDirection.self, default: .forward)
        ) { found, isExact, stop in
            do {
                var arguments = [found.bridged, isExact.bridged, false.bridged]
                _ = try execution.call(block, inoutArguments: &arguments)
                if case .bool(true)? = arguments.last { stop = true }
            } catch {
                failure = error
                stop = true
            }
        }
        if let failure { throw failure }
        return .void
    }
}
