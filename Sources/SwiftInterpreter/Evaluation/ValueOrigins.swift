/// Which expression of the source made which value, for reports that name the line of a view.
///
/// An execution without one records nothing: making a value costs a look at a reference that isn't there.
// Unchecked: used by one thread at a time, the execution's.
package final class ValueOrigins: @unchecked Sendable {
    private struct Origin {
        /// The call that made the value, with what it was called on.
        var call: SourceRange
        /// What a reader takes for the place: of `Text("a").padding(8)` the padding is made by what follows the text.
        var shown: SourceRange
    }

    private var origins = [Origin(call: .none, shown: .none)]
    /// Instances of the program's structs have no room for a number. They are kept, so that none has another's address.
    private var structures: [ObjectIdentifier: (instance: StructInstance, range: SourceRange)] = [:]

    /// More than anybody asks about; what is made after has no origin.
    private static let limit = 1_000_000

    /// The type of values that stand for others of any type: what makes another of it has made something new.
    private let erasedType: Any.Type

    package init(erasedType: Any.Type) { self.erasedType = erasedType }

    /// - Parameter receiver: what a method was called on. A text that is made bold is the text that was written, while
    ///   a view round another one is new.
    func record(_ made: NativeObject, from receiver: Value, at range: SourceRange) {
        guard range.file >= 0, origins.count < Self.limit else { return }
        var shown = range
        if let source = origin(of: receiver) {
            if case .native(let object) = receiver, object.swiftType == made.swiftType, made.swiftType != erasedType {
                shown = source.shown
            } else if source.call.file == range.file, source.call.offset == range.offset,
                source.call.length < range.length
            {
                shown.offset += source.call.length
                shown.length -= source.call.length
            }
        }
        origins.append(Origin(call: range, shown: shown))
        made.origin = Int32(origins.count - 1)
    }

    func record(_ made: Value, at range: SourceRange) {
        guard case .structure(let instance) = made, range.file >= 0, structures.count < Self.limit else { return }
        structures[ObjectIdentifier(instance)] = (instance, range)
    }

    func range(of value: Value) -> SourceRange? { origin(of: value)?.shown }

    private func origin(of value: Value) -> Origin? {
        switch value {
        case .native(let object): object.origin > 0 ? origins[Int(object.origin)] : nil
        case .structure(let instance):
            structures[ObjectIdentifier(instance)].map { Origin(call: $0.range, shown: $0.range) }
        default: nil
        }
    }
}

extension Execution {
    package func origin(of value: Value) -> SourceRange? { origins?.range(of: value) }
}
