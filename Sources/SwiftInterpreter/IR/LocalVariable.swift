/// A parameter, `self`, or a local `let`/`var`.
// Unchecked: a body is used by one check, then by one execution at a time.
package final class LocalVariable: Hashable, @unchecked Sendable {
    package let name: String
    package var type: Type
    /// Where it is in the frame of `owner`.
    package var slot = 0
    /// The body whose frame holds it.
    package unowned(unsafe) let owner: FunctionBody
    package let isMutable: Bool
    /// Used inside a closure or local function: if also mutable, it must live in a box.
    package var isCaptured = false
    /// An actor that the function runs on.
    var isIsolated = false
    /// An `inout` parameter (or `self` of a mutating member): the caller takes the value back.
    package var isInout = false
    /// `weak` or `unowned`: doesn't keep its object alive.
    package var reference = ReferenceStrength.strong
    package var isWeak: Bool { reference != .strong }
    /// The result of a builder's `if` or `switch`: how many branches it has, those of nested ones counted.
    package var branchLeaves = 1
    /// A `let` whose value comes later.
    var isConstant = false
    /// Declared `T!`.
    var isImplicitlyUnwrapped = false
    package var range: SourceRange = .none

    package init(name: String, type: Type, owner: FunctionBody, isMutable: Bool) {
        self.name = name
        self.type = type
        self.owner = owner
        self.isMutable = isMutable
    }

    package static func == (a: LocalVariable, b: LocalVariable) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Checked code with a frame of its own: a function, accessor, closure, default argument or initial value.
// Unchecked: a body is used by one check, then by one execution at a time.
package final class FunctionBody: @unchecked Sendable {
    /// For messages and the call stack: `ContentView.body`, `closure`.
    package let name: String
    package let range: SourceRange
    /// `self`, in slot 0 if present. In a static member it is the metatype.
    package var selfVariable: LocalVariable?
    /// In order of the declaration's parameters.
    package var parameters: [LocalVariable] = []
    package var frameSize = 0
    /// Variables of enclosing bodies that this one (or one inside it) uses; includes an outer `self`.
    package var captures: [Capture] = []
    /// For a closure or local function: the body that it stands in.
    package unowned(unsafe) var parent: FunctionBody?
    /// Generic parameters whose arguments a call brings (`frame.typeArguments`); a closure uses its parent's.
    package var genericParameters: [GenericParameter] = []
    package var statements: [Statement] = []
    package var resultType: Type = .void
    package var isMutatingSelf = false
    /// Where its variables are shared with functions that may outlive a call; found when first requested.
    private var escaping: EscapingVariables?
    /// For the evaluator: its own form of the code, made at the first call.
    package var compiled: AnyObject?

    package init(name: String, range: SourceRange) {
        self.name = name
        self.range = range
    }

    /// Whether no function that captures a variable of this body, and may outlive the call it is made for, can come
    /// between an access at `place` and its end.
    func staysInCall(_ variable: LocalVariable, at place: SourceRange) -> Bool {
        let found = escaping ?? EscapingVariables(self)
        escaping = found
        return !found.isShared(variable, at: place)
    }

    package func makeVariable(_ name: String, _ type: Type, isMutable: Bool = false) -> LocalVariable {
        let variable = LocalVariable(name: name, type: type, owner: self, isMutable: isMutable)
        variable.slot = frameSize
        frameSize += 1
        return variable
    }
}

/// What a closure takes from outside when it is made.
package struct Capture: Sendable {
    package enum Mode: Sendable {
        /// Shares the box of a mutable variable, copies an immutable one.
        case shared
        /// `[x]`, `[x = expression]`: evaluated when the closure is made. See `Closure expression`'s `captureList`.
        case copied
    }

    /// A variable of an enclosing body (`owner` may be any ancestor; each body between captures it too).
    package let variable: LocalVariable
    package let mode: Mode

    package init(_ variable: LocalVariable, mode: Mode = .shared) {
        self.variable = variable
        self.mode = mode
    }
}
