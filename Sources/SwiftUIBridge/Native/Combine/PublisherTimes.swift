import Combine
import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// Operators that wait, on the execution's own time.
func addTimeOperators(_ m: inout [NativeMember]) {
    func result(_ name: String) -> String { "-> Publishers.\(name)<Self, S> where S: Scheduler" }
    for options in ["", ", options: Any?"] {
        m.add("receive", "func receive<S>(on scheduler: S\(options)) \(result("ReceiveOn"))") { c in
            guard !c.isImmediate(0) else { return .publishing(try c.values()) }
            return .publishing(try c.values().receive(on: RunLoop.main))
        }
        // Everything runs one after the other, whatever subscribes.
        m.add("subscribe", "func subscribe<S>(on scheduler: S\(options)) \(result("SubscribeOn"))") { c in
            .publishing(try c.values())
        }
    }
    m.add(
        "debounce",
        "func debounce<S>(for dueTime: _SchedulerStride, scheduler: S, options: Any? = nil) \(result("Debounce"))"
    ) { c in
        .publishing(try c.values().debounce(for: c.stride(0), scheduler: RunLoop.main))
    }
    m.add(
        "delay",
        "func delay<S>(for interval: _SchedulerStride, tolerance: _SchedulerStride = _, scheduler: S, options: Any? = nil) \(result("Delay"))"
    ) { c in
        .publishing(try c.values().delay(for: c.stride(0), scheduler: RunLoop.main))
    }
    m.add(
        "throttle",
        "func throttle<S>(for interval: _SchedulerStride, scheduler: S, latest: Bool) \(result("Throttle"))"
    ) { c in
        .publishing(
            try c.values().throttle(for: c.stride(0), scheduler: RunLoop.main, latest: c.argument(2, as: Bool.self)))
    }
    m.add(
        "timeout",
        "func timeout<S>(_ interval: _SchedulerStride, scheduler: S, options: Any? = nil, customError: (() -> Failure)? = nil) \(result("Timeout"))"
    ) { c in
        let error = try c.optionalCallback(3)
        return .publishing(
            try c.values().timeout(
                c.stride(0), scheduler: RunLoop.main,
                customError: error.map { error in { ProgramFailure(value: error.call([], Value.self)) } }))
    }
    m.add(
        "measureInterval",
        "func measureInterval<S>(using scheduler: S, options: Any? = nil) \(result("MeasureInterval"))"
    ) { c in
        .publishing(try c.values().measureInterval(using: RunLoop.main).map { .double($0.seconds) })
    }
}

extension NativeCall {
    fileprivate func stride(_ index: Int) throws -> SessionTime.Stride {
        SessionTime.Stride(seconds: try argument(index, as: Double.self))
    }

    /// Whether an argument is the scheduler that waits for nothing.
    fileprivate func isImmediate(_ index: Int) -> Bool {
        arguments[index].unbox(as: ProgramQueue.self)?.isImmediate ?? false
    }
}
