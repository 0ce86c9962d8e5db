import Foundation

/// Goes through the elements of a sequence.
class ValueIterator {
    func next() throws -> Value? { nil }
}

final class ArrayIterator: ValueIterator {
    private let elements: [Value]
    private var index = 0
    init(_ elements: [Value]) { self.elements = elements }

    override func next() throws -> Value? {
        guard index < elements.count else { return nil }
        defer { index += 1 }
        return elements[index]
    }
}

final class ClosureIterator: ValueIterator {
    private let advance: () throws -> Value?
    init(_ advance: @escaping () throws -> Value?) { self.advance = advance }

    override func next() throws -> Value? { try advance() }
}

/// A native sequence that isn't an array; the libraries box types that conform.
package protocol NativeSequence {
    func makeValueIterator(_ evaluator: any Evaluator) throws -> () throws -> Value?
}

extension Execution {
    func invertedRange(at range: SourceRange) -> any Error {
        failure("Fatal error: Range requires lowerBound <= upperBound", at: range)
    }

    func iterator(of value: Value, at range: SourceRange) throws -> ValueIterator {
        switch value {
        case .array(let elements): return ArrayIterator(elements)
        case .string(let text):
            var characters = text.makeIterator()
            return ClosureIterator { characters.next().map(Value.character) }
        case .dictionary(let table):
            return ArrayIterator(table.entries.map { .tuple([$0.key.value, $0.value]) })
        case .set(let members): return ArrayIterator(members.members.map(\.value))
        case .existential(let box): return try iterator(of: box.value, at: range)
        case .native(let object):
            if let data = object.anyValue as? Data {
                return ArrayIterator(data.map { .integer(SizedInteger(kind: .uint8, bits: UInt64($0))) })
            }
            if let text = object.anyValue as? Substring {
                var characters = text.makeIterator()
                return ClosureIterator { characters.next().map(Value.character) }
            }
            if let sequence = object.anyValue as? any NativeSequence {
                return ClosureIterator(try sequence.makeValueIterator(self))
            }
        case .structure, .object, .enumeration:
            return try userIterator(of: value, at: range)
        default: break
        }
        throw failure("a value of type '\(describe(dynamicType(of: value)))' can't be iterated", at: range)
    }

    private func userIterator(of value: Value, at range: SourceRange) throws -> ValueIterator {
        let type = dynamicType(of: value)
        var sequence = value
        var iterator: Value
        if world.lookup("makeAsyncIterator", in: type).contains(where: { $0.native == nil && !$0.isRequirement }) {
            iterator = try callMethod("makeAsyncIterator", labels: [], on: &sequence, [])
        } else if world.lookup("makeIterator", in: type).contains(where: { $0.native == nil && !$0.isRequirement }) {
            iterator = try callMethod("makeIterator", labels: [], on: &sequence, [])
        } else if world.lookup("next", in: type).contains(where: { $0.native == nil }) {
            iterator = value
        } else {
            return try collectionIterator(of: value, at: range)
        }
        if case .existential(let box) = iterator { iterator = box.value }
        switch iterator {
        case .structure, .object, .enumeration: break
        default: return try self.iterator(of: iterator, at: range)
        }
        return ClosureIterator { [unowned self] in
            switch try callMethod("next", labels: [], on: &iterator, []) {
            case .some(let box): return box.value
            default: return nil
            }
        }
    }

    /// A user's collection: from `startIndex` to `endIndex` by its subscript.
    private func collectionIterator(of value: Value, at range: SourceRange) throws -> ValueIterator {
        var index = try property("startIndex", of: value)
        let end = try property("endIndex", of: value)
        var collection = value
        return ClosureIterator { [unowned self] in
            if try areEqual(index, end) { return nil }
            let element = try subscriptValue(of: collection, [index], at: range)
            if case .int(let position) = index, !hasUserMember("index", in: collection) {
                index = .int(position + 1)
            } else {
                index = try callMethod("index", labels: ["after"], on: &collection, [index])
            }
            return element
        }
    }

    private func hasUserMember(_ name: String, in value: Value) -> Bool {
        world.lookup(name, in: dynamicType(of: value)).contains { $0.native == nil }
    }

    func subscriptValue(of value: Value, _ arguments: [Value], at range: SourceRange) throws -> Value {
        let members = world.lookup("subscript", in: dynamicType(of: value)).compactMap { $0 as? FunctionDecl }
        guard let decl = members.first(where: { $0.parameters.count == arguments.count && !$0.isRequirement }) else {
            throw failure("this value has no subscript", at: range)
        }
        var receiver = value
        return try readSubscript(
            decl, of: &receiver, arguments, typeArguments: ownerArguments(of: decl, receiver: value), at: range)
    }

    func setSubscript(of value: inout Value, _ arguments: [Value], to new: Value, at range: SourceRange) throws {
        let members = world.lookup("subscript", in: dynamicType(of: value)).compactMap { $0 as? FunctionDecl }
        let decl = members.first {
            $0.parameters.count == arguments.count && !$0.isRequirement && $0.isSettable
                && $0.parameters[0].label == nil
        }
        guard let decl else { throw failure("this value has no subscript that can be set", at: range) }
        try writeSubscript(
            decl, of: &value, arguments, to: new, typeArguments: ownerArguments(of: decl, receiver: value), at: range)
    }

    /// All elements of a sequence.
    package func elements(of value: Value) throws -> [Value] {
        if case .array(let elements) = value { return elements }
        if let slice = value.unbox(as: SliceValue.self) { return Array(slice.elements) }
        let range = counters.pointee.range
        let iterator = try iterator(of: value, at: range)
        var result: [Value] = []
        while let element = try iterator.next() {
            try tick(range)
            result.append(element)
        }
        return result
    }
}
