@Converted @Represented(by: InterpretedEditActions) struct EditActions: OptionSet, Sendable {
    @Native(editActionsDelete) static var delete: EditActions { get }
    @Native(editActionsMove) static var move: EditActions { get }
    @Native(editActionsAll) static var all: EditActions { get }
    @Native(editActionsRawValue) var rawValue: Int { get }
    @Native(editActionsInit) init(rawValue: Int)
    @Native(editActionsInitArrayLiteral) init(arrayLiteral elements: EditActions...)
}
