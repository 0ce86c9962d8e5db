import SwiftInterpreter
import SwiftUI
import ViewGraph

/// What SwiftUI finds in an execution: the views that its program offers, as values of SwiftUI.
///
/// It has nothing of its own. The run of a program is its `Execution`; what of it lasts as long as a graph shows the
/// views is a `GraphConnection`.
///
///     let views = ProgramViews(of: Execution(program: program, limits: limits))
///     graph.setRoot(RootView(try views.view(of: preview)), environment: environment)
package struct ProgramViews {
    package let execution: Execution
    package var program: Program { execution.program }

    package init(of execution: Execution) { self.execution = execution }

    // MARK: - What there is

    /// Declared `View` types at top level, in order of declaration.
    package var viewTypes: [NominalDecl] { types(conformingTo: "View") }

    /// Declared `PreviewProvider`s in order of declaration.
    package var previewProviders: [NominalDecl] { types(conformingTo: "PreviewProvider") }

    private func types(conformingTo name: String) -> [NominalDecl] {
        program.types.filter { decl in
            decl.kind != .protocol && decl.genericSignature.parameters.isEmpty
                && execution.conforms(.nominal(decl, []), to: name)
        }
    }

    /// Whether it is SwiftUI's kind of app: what UIKit starts (`@main class AppDelegate`) shows nothing by itself.
    package func isApp(_ decl: NominalDecl) -> Bool { execution.conforms(.nominal(decl, []), to: "App") }

    /// Whether a view can be made without arguments.
    package func canBeMade(_ decl: NominalDecl) -> Bool {
        decl.members(named: "init").contains { member in
            guard let initializer = member as? FunctionDecl, initializer.kind != .subscript else { return false }
            return initializer.parameters.allSatisfy(\.hasDefault)
        }
    }

    // MARK: - Making views

    package func view(of preview: MacroBlock) throws -> any View {
        let traits = try traits(of: preview)
        let modifiesContent = traits.contains { if case .modifier = $0 { true } else { false } }
        // Contents that stand in a modifier are made when the modifier shows them, with what it puts around them.
        guard modifiesContent || !preview.body.linkedVariables.isEmpty else {
            return try view(running: preview.body)
        }
        return try modified(PreviewContent(body: preview.body, execution: execution), by: traits, of: preview)
    }

    /// Runs the statements at top level, where they aren't part of what is shown there.
    package func runScript() throws {
        if let script = program.script { _ = try execution.run(script) }
    }

    /// All view expressions at top level, as one list.
    package func topLevelView() throws -> (any View)? {
        try program.topLevel.map(view(running:))
    }

    /// What a playground's page was told to show, once its code has run.
    package func shownView() throws -> (any View)? {
        try execution.shownView.map { try AnyView.bridge($0, execution).content }
    }

    /// What checked code with a view as its result makes.
    package func view(running body: FunctionBody) throws -> any View {
        try AnyView.bridge(execution.run(body), execution).content
    }

    /// An instance of a declared view made without arguments.
    package func view(ofType decl: NominalDecl) throws -> any View {
        try AnyView.bridge(instance(of: decl), execution).content
    }

    /// The previews that a `PreviewProvider` shows.
    package func previews(of decl: NominalDecl) throws -> [ProvidedPreview] {
        let previews = try AnyView.bridge(execution.staticProperty("previews", of: .nominal(decl, [])), execution)
        return ProvidedPreview.all(in: previews)
    }

    /// The content of an app's first window.
    package func view(ofApp decl: NominalDecl) throws -> any View {
        let body = try execution.property("body", of: instance(of: decl))
        var scene = body
        for _ in 0..<100 {
            if let native = scene.unbox(as: ErasedScene.self) { return native.content.content }
            scene = try execution.property("body", of: scene)
        }
        throw execution.failure("the app has no window")
    }

    private func instance(of decl: NominalDecl) throws -> Value {
        let type = Type.nominal(decl, [])
        let initializers = decl.members(named: "init").compactMap { $0 as? FunctionDecl }
        // As 'T()' chooses. The memberwise one would make now what is made once the view is there (@StateObject).
        let candidates = initializers.filter { $0.parameters.allSatisfy(\.hasDefault) }
        guard let fitting = candidates.min(by: { $0.parameters.count < $1.parameters.count }) else {
            throw execution.failure("'\(decl.name)' can't be made without arguments")
        }
        return try execution.instantiate(
            type, labels: fitting.parameters.map { $0.label ?? "" }, fitting.parameters.map { _ in .absent })
    }

    // MARK: - Initial state

    /// A declared view with some of its stored properties changed (those that aren't wrapped).
    package func setProperties(_ values: [String: Value], of view: any View) throws -> any View {
        guard var interpreted = view.unwrapped as? InterpretedView, case .structure(let instance) = interpreted.value
        else {
            return view
        }
        let copy = instance.copy()
        for (index, property) in copy.decl.storedProperties.enumerated() {
            let name = property.name.hasPrefix("_") ? String(property.name.dropFirst()) : property.name
            guard let value = values[name] else { continue }
            switch copy.fields[index] {
            case .native(let object) where object is NativeBox<State<Value>>:
                copy.fields[index] = .box(State<Value>(wrappedValue: value))
            case .native(let object) where object is NativeBox<Binding<Value>>:
                copy.fields[index] = .box(Binding<Value>.constant(value))
            // Those that the graph connects are given their values by it.
            case .native(let object) where object.anyValue is any LinkedProperty: continue
            default: copy.fields[index] = value
            }
        }
        interpreted.value = .structure(copy)
        return interpreted
    }
}
