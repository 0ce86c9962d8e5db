import Budget
import Foundation
import SwiftInterpreter
import SwiftUI
import SwiftUIBridge
import ViewGraph

/// One evaluation of a program for one drawing: an `Execution` under the drawing's options, its root, and what it prints
/// and fails with, in words.
final class InterpretedRun {
    let program: Program
    private let execution: Execution
    private var views: ProgramViews { ProgramViews(of: execution) }
    private var connection: GraphConnection?
    private let renderer: DiagnosticRenderer
    /// What `--set` gives, by the property's name.
    private var initialValues: [String: Value] = [:]
    private var printed: [String] = []

    /// - Parameter bundles: folders of files that the program's bundles have.
    init(_ program: Program, options: RenderOptions, bundles: [String] = []) {
        self.program = program
        var limits = EvaluationLimits()
        (limits.steps, limits.callDepth) = (options.limits.steps, options.limits.depth)
        (limits.memory, limits.seconds) = (options.limits.memory, options.limits.seconds)
        var environment = ExecutionEnvironment()
        environment.now = options.now.timeIntervalSinceReferenceDate
        (environment.seed, environment.locale, environment.timeZone) = (options.seed, options.locale, options.timeZone)
        environment.device = DrawnDevice(options)
        environment.resource = ResourceFolder(options, bundles: bundles).read
        execution = Execution(program: program, limits: limits, environment: environment)
        renderer = DiagnosticRenderer(files: program.sources)
        if options.recordsSources { execution.origins = ValueOrigins(erasedType: AnyView.self) }
    }

    deinit { execution.end() }

    /// Where lines begin in each of the program's files.
    private(set) lazy var sourceLines = SourceLines(program.sources)

    // MARK: - The root

    /// The view the options ask for, with the initial values they give it. A preview's own traits may set the size.
    func makeRoot(
        _ options: inout RenderOptions, _ choose: (ProgramViews) throws(RenderFailure) -> RootChoice
    ) throws(RenderFailure) -> any View {
        let choice = try choose(views)
        do {
            initialValues = try evaluateInitialValues(options.initialValues, for: choice)
            let made = try choice.makeView(views)
            let root = try views.shownView() ?? made
            if !options.hasSize, let size = try choice.fixedSize(views) {
                (options.width, options.height) = (size.width, size.height)
                // No screen has this size.
                if options.device != nil { (options.safeArea, options.showsFrame) = (EdgeInsets(), false) }
            }
            return initialValues.isEmpty ? root : try views.setProperties(initialValues, of: root)
        } catch let failure as RenderFailure {
            throw failure
        } catch {
            throw self.failure(for: error)
        }
    }

    func prepare(_ graph: ViewGraph) {
        graph.diagnostics.showWarning = { [unowned self] message, subject in
            show(message, at: range(of: message, subject))
        }
        connection = GraphConnection(of: execution, to: graph)
        graph.setInitialState(initialValues)
    }

    /// Where a warning belongs: what is declared of the view that it is about, else where code is running, else where
    /// the source says what the message is about.
    private func range(of message: String, _ subject: WarningSubject) -> SourceRange? {
        switch subject {
        case .declaration(let names, let member):
            guard let type = names.lazy.compactMap(program.type(named:)).first else { return nil }
            let members = [member, "body"].lazy.compactMap { $0 }.compactMap { type.members(named: $0).first }
            return Self.range(of: type, members.first)
        case .node(let node):
            if execution.currentRange.file >= 0 { return execution.currentRange }
            return WarningPlace(program).range(of: message, node)
        }
    }

    /// A warning about the source as a whole or a part of it; nil where nothing says which.
    private func show(_ message: String, at range: SourceRange?) -> String? {
        range.map { renderer.render(Diagnostic(.warning, message, at: $0)) }
    }

    /// The same for one that no node is known for.
    func show(_ message: String) -> String? { show(message, at: WarningPlace(program).range(of: message, nil)) }

    /// What the program did outside of any update that SwiftUI would warn of.
    var notices: [String] { execution.notices.map(renderer.render) }

    /// A value of the program or of native code, for people.
    func describe(_ value: Any) -> String {
        let object = value as? ClassInstance
        guard let value = object.map(Value.object) ?? value as? Value else { return String(describing: value) }
        guard let text = try? execution.description(of: value) else { return "a value" }
        // An object that has no description of its own says only its type; what it holds is what people look for.
        if let object = value.objectInstance, text == "main.\(object.decl.qualifiedName)" {
            return contents(of: object)
        }
        return text
    }

    /// `Model(count: 0, name: "x")`; an object in it has its type's name only, since objects may hold each other.
    private func contents(of object: ClassInstance) -> String {
        let fields = zip(object.decl.storedProperties, object.fields).compactMap { property, field -> String? in
            let value = field.publishedValue ?? field
            if case .absent = value { return nil }
            if let inner = value.objectInstance { return "\(Self.written(property.name)): \(inner.decl.name)" }
            return (try? execution.debugDescription(of: value)).map { "\(Self.written(property.name)): \($0)" }
        }
        return "\(object.decl.name)(\(fields.joined(separator: ", ")))"
    }

    /// Starts the limits anew.
    func beginEvaluation() { execution.beginEvaluation() }

    private func evaluateInitialValues(_ values: [InitialValue], for choice: RootChoice) throws -> [String: Value] {
        var result: [String: Value] = [:]
        for value in values where value.path.count == 1 {
            if let type = choice.linkedType(named: value.name) {
                result[value.name] = try evaluate(value, as: type, of: nil)
                continue
            }
            let owners = choice.propertyOwners(views)
            guard let (owner, property) = Self.property(named: value.name, in: owners) else {
                let names = owners.flatMap { $0.storedProperties.map { Self.written($0.name) } }
                throw RenderFailure(
                    .request,
                    "there is no stored property '\(value.name)' to set (--set)" + Suggestion.text(value.name, names))
            }
            result[value.name] = try evaluate(value, as: property.type, of: owner)
        }
        return result
    }

    private func evaluate(
        _ value: InitialValue, as type: SwiftInterpreter.`Type`, of owner: NominalDecl?
    ) throws -> Value {
        let (body, diagnostics) = program.checkExpression(value.expression, expected: type, in: owner)
        guard let body, !diagnostics.contains(where: { $0.severity == .error }) else {
            let source = SourceFile(name: "--set \(value.name)", text: value.expression)
            let renderer = DiagnosticRenderer(files: program.sources + [source])
            throw RenderFailure(.source, text: renderer.render(diagnostics))
        }
        return try execution.run(body)
    }

    /// A value of a type of SwiftUI's that an expression in the program's scope has; nil where it has none.
    func nativeValue<T>(of expression: String) -> T? {
        guard let body = program.checkExpression(expression, expected: nil).body else { return nil }
        return try? execution.run(body).unbox(as: T.self)
    }

    /// What `--set` gives a property of a declared view or modifier that is drawn already.
    func value(of value: InitialValue, in typeName: String) throws(RenderFailure) -> Value {
        if typeName == "#Preview",
            let type = program.blocks.lazy.compactMap({ $0.body.linkedType(named: value.name) }).first
        {
            do { return try evaluate(value, as: type, of: nil) } catch { throw failure(for: error) }
        }
        let owners = program.type(named: typeName).map { [$0] } ?? []
        guard let (owner, property) = Self.property(named: value.name, in: owners) else {
            throw RenderFailure(.request, "'\(value.name)' of '\(typeName)' can't be set")
        }
        do {
            return try evaluate(value, as: property.type, of: owner)
        } catch {
            throw failure(for: error)
        }
    }

    /// `root` with another value where the name of `value` leads, or nil where only an object inside it has changed.
    func value(_ root: Any, with value: InitialValue) throws(RenderFailure) -> Value? {
        var current: Value
        switch root {
        case let object as ClassInstance: current = .object(object)
        case let known as Value: current = known
        default: throw RenderFailure(.request, "'\(value.path[0])' has no properties to set (--set \(value.name))")
        }
        do {
            try assign(value, value.path.dropFirst(), of: &current)
        } catch {
            throw failure(for: error)
        }
        if case .object = current { return nil }
        return current
    }

    private func assign(_ value: InitialValue, _ path: ArraySlice<String>, of root: inout Value) throws {
        guard let name = path.first else { return }
        guard case .nominal(let decl, _) = execution.dynamicType(of: root),
            let property = Self.property(named: name, in: decl)
        else {
            throw RenderFailure(
                .request, "there is no property '\(name)' to set (--set \(value.name))" + suggestion(name, root))
        }
        if path.count > 1 {
            var inner = try execution.property(name, of: root)
            try assign(value, path.dropFirst(), of: &inner)
            if case .object = inner { return }
            return try execution.setProperty(name, of: &root, to: inner)
        }
        guard property.isSettable, !property.isLet else {
            throw RenderFailure(.request, "'\(name)' of '\(decl.name)' can't be set (--set \(value.name))")
        }
        try execution.setProperty(name, of: &root, to: evaluate(value, as: property.type, of: decl))
    }

    private func suggestion(_ name: String, _ root: Value) -> String {
        guard case .nominal(let decl, _) = execution.dynamicType(of: root) else { return "" }
        return Suggestion.text(name, decl.storedProperties.map { Self.written($0.name) })
    }

    private static func property(named name: String, in decl: NominalDecl) -> VariableDecl? {
        decl.members(named: name).lazy.compactMap { $0 as? VariableDecl }.first { !$0.isStatic }
    }

    private static func property(
        named name: String, in owners: [NominalDecl]
    ) -> (owner: NominalDecl, property: VariableDecl)? {
        for owner in owners where owner.storedProperties.contains(where: { written($0.name) == name }) {
            if let property = owner.members(named: name).lazy.compactMap({ $0 as? VariableDecl }).first {
                return (owner, property)
            }
        }
        return nil
    }

    /// A wrapped property's field has an underscore that the reader didn't write.
    private static func written(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

    // MARK: - What happened

    /// Each line printed so far.
    var console: [String] {
        printed += execution.takeConsole()
        return printed
    }

    /// An error inside a shape's path, a layout or another place that couldn't pass it on.
    var recordedFailure: (any Error)? { execution.recordedFailure }

    func failure(for error: any Error) -> RenderFailure {
        switch error {
        case let error as RenderFailure: return error
        case let error as BudgetExceeded: return RenderFailure(error)
        case let error as EvaluationFailure: return failure(error)
        case let error as GraphError: return failure(error)
        default:
            if let error = execution.uncaught(error) as? EvaluationFailure { return failure(error) }
            return RenderFailure(.source, "\(error)")
        }
    }

    private func failure(_ error: EvaluationFailure) -> RenderFailure {
        let text = renderer.render(error.diagnostic)
        switch error.cause {
        case .program:
            // Code that was still being checked when the time was over doesn't say what it would have done.
            if let exceeded = RunBudget.current?.exceeded { return RenderFailure(exceeded) }
            // What the program was read without is the likeliest cause.
            return RenderFailure(.source, text: program.toleratedErrors.map(renderer.render).joined() + text)
        case .defect:
            return RenderFailure(
                .defect,
                text: text + "note: this is a defect of render; please report it with the input that shows it\n")
        case .limit(let name):
            let isOption = RenderOptions.isOption("max-" + name)
            let note = isOption ? "note: '--max-\(name)' sets this limit\n" : ""
            return RenderFailure(.limit(name), text: text + note)
        }
    }

    /// Points at the declared view the error is about.
    private func failure(_ error: GraphError) -> RenderFailure {
        guard let type = error.view.flatMap(program.type(named:)) else { return RenderFailure(graphError: error) }
        let range = Self.range(of: type, type.members(named: "body").first)
        return RenderFailure(error.cause, text: renderer.render(Diagnostic(.error, error.message, at: range)))
    }

    private static func range(of type: NominalDecl, _ member: Declaration?) -> SourceRange {
        guard let member, member.range.file >= 0 else { return type.range }
        return member.range
    }
}

extension GraphError {
    /// The declared view or modifier it is about.
    fileprivate var view: String? {
        switch self {
        case .tooDeep(let view, _), .doesNotSettle(let view, _, _), .missingObject(let view, _): view
        case .tooManyNodes, .tookTooLong, .exceeded, .timeStandsStill: nil
        }
    }
}
