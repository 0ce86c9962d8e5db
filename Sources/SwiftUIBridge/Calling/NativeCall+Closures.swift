import SwiftInterpreter
import SwiftUI

/// A result with which native code can go on when a callback of the program failed.
package protocol FallbackValue: BridgeConvertible {
    static var fallback: Self { get }
}

/// A function of the program as native code calls it, now or later.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
struct Callback: @unchecked Sendable {
    let function: Value
    let evaluator: any Evaluator

    func call<R: FallbackValue>(_ arguments: [Value], _ type: R.Type) -> R {
        do {
            return try R.bridge(try evaluator.call(function, arguments), evaluator)
        } catch {
            evaluator.record(error)
            return R.fallback
        }
    }

    func perform(_ arguments: [Value]) {
        do {
            _ = try evaluator.call(function, arguments)
        } catch {
            evaluator.record(error)
        }
    }

    func change<A: BridgeConvertible>(_ value: inout A) { change(&value, with: []) }

    func change<A: BridgeConvertible, B: BridgeConvertible>(_ value: inout A, _ other: B) {
        change(&value, with: [other.bridged])
    }

    private func change<A: BridgeConvertible>(_ value: inout A, with others: [Value]) {
        do {
            var arguments = [value.bridged] + others
            _ = try evaluator.call(function, inoutArguments: &arguments)
            value = try A.bridge(arguments.first ?? .absent, evaluator)
        } catch {
            evaluator.record(error)
        }
    }
}

/// The closures among a call's arguments. `o` stands for optional; the last type is the result's.
extension NativeCall {
    func callback(_ index: Int) throws -> Callback {
        Callback(function: arguments[index], evaluator: evaluator)
    }

    func optionalCallback(_ index: Int) throws -> Callback? {
        switch arguments[index] {
        case .absent, .null: nil
        case .some(let box): Callback(function: box.value, evaluator: evaluator)
        case let function: Callback(function: function, evaluator: evaluator)
        }
    }

    func f0(_ index: Int, _: Void.Type) throws -> @Sendable () -> Void {
        let callback = try callback(index)
        return { callback.perform([]) }
    }

    func f0<R: FallbackValue>(_ index: Int, _: R.Type) throws -> @Sendable () -> R {
        let callback = try callback(index)
        return { callback.call([], R.self) }
    }

    func f1<A: BridgeConvertible>(_ index: Int, _: A.Type, _: Void.Type) throws -> @Sendable (A) -> Void {
        let callback = try callback(index)
        return { callback.perform([$0.bridged]) }
    }

    func f1<A: BridgeConvertible, R: FallbackValue>(_ index: Int, _: A.Type, _: R.Type) throws -> @Sendable (A) -> R {
        let callback = try callback(index)
        return { callback.call([$0.bridged], R.self) }
    }

    func f2<A: BridgeConvertible, B: BridgeConvertible>(
        _ index: Int, _: A.Type, _: B.Type, _: Void.Type
    ) throws -> @Sendable (A, B) -> Void {
        let callback = try callback(index)
        return { callback.perform([$0.bridged, $1.bridged]) }
    }

    func f3<A: BridgeConvertible, B: BridgeConvertible, C: BridgeConvertible>(
        _ index: Int, _: A.Type, _: B.Type, _: C.Type, _: Void.Type
    ) throws -> @Sendable (A, B, C) -> Void {
        let callback = try callback(index)
        return { callback.perform([$0.bridged, $1.bridged, $2.bridged]) }
    }

    func f2<A: BridgeConvertible, B: BridgeConvertible, R: FallbackValue>(
        _ index: Int, _: A.Type, _: B.Type, _: R.Type
    ) throws -> @Sendable (A, B) -> R {
        let callback = try callback(index)
        return { callback.call([$0.bridged, $1.bridged], R.self) }
    }

    func f0o(_ index: Int, _: Void.Type) throws -> (@Sendable () -> Void)? {
        guard let callback = try optionalCallback(index) else { return nil }
        return { callback.perform([]) }
    }

    func f0o<R: FallbackValue>(_ index: Int, _: R.Type) throws -> (@Sendable () -> R)? {
        guard let callback = try optionalCallback(index) else { return nil }
        return { callback.call([], R.self) }
    }

    func f1o<A: BridgeConvertible>(_ index: Int, _: A.Type, _: Void.Type) throws -> (@Sendable (A) -> Void)? {
        guard let callback = try optionalCallback(index) else { return nil }
        return { callback.perform([$0.bridged]) }
    }

    func f1o<A: BridgeConvertible, R: FallbackValue>(
        _ index: Int, _: A.Type, _: R.Type
    ) throws -> (@Sendable (A) -> R)? {
        guard let callback = try optionalCallback(index) else { return nil }
        return { callback.call([$0.bridged], R.self) }
    }

    func change2<A: BridgeConvertible, B: BridgeConvertible>(
        _ index: Int, _: A.Type, _: B.Type
    ) throws -> @Sendable (inout A, B) -> Void {
        let callback = try callback(index)
        return { callback.change(&$0, $1) }
    }

    func change<A: BridgeConvertible>(_ index: Int, _: A.Type) throws -> @Sendable (inout A) -> Void {
        let callback = try callback(index)
        return { callback.change(&$0) }
    }
}
