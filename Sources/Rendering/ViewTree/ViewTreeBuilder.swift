import SwiftInterpreter

/// Reads the view tree off the checked program: calls of modifiers wrap what they are called on, builder closures are
/// children, declared views are opened up to their bodies.
struct ViewTreeBuilder {
    private let world: World
    private let viewProtocol: ProtocolDecl?
    private let styleProtocol: ProtocolDecl?
    private let optional: NominalDecl?
    private let showsTuples: Bool
    private let sources: [SourceFile]
    /// The declared types whose bodies are being read: a view that contains itself is shown once.
    private var open: [NominalDecl] = []
    /// What the variables of the bodies being read stand for.
    private var definitions: [ObjectIdentifier: [Expression]] = [:]
    /// The bodies whose variables are known.
    private var noted: Set<ObjectIdentifier> = []
    /// What `self` is in the functions being read.
    private var receivers: [ObjectIdentifier: [ViewTree.Node]] = [:]

    init(_ program: Program, showsTuples: Bool) {
        world = program.world
        viewProtocol = program.world.nominal(named: "View") as? ProtocolDecl
        styleProtocol = program.world.nominal(named: "ShapeStyle") as? ProtocolDecl
        optional = program.world.nominal(named: "Optional")
        self.showsTuples = showsTuples
        sources = program.sources
    }

    mutating func nodes(of body: FunctionBody) -> [ViewTree.Node] {
        // A view that stands in several places has the same variables in each.
        if noted.insert(ObjectIdentifier(body)).inserted { note(body.statements) }
        for statement in body.statements.reversed() {
            if case .return(let value?) = statement.kind { return nodes(of: value) }
        }
        if case .expression(let value)? = body.statements.last?.kind { return nodes(of: value) }
        return []
    }

    mutating func node(of type: NominalDecl) -> ViewTree.Node {
        var node = ViewTree.Node(name: type.name)
        guard !open.contains(type), open.count < 100,
            let body = type.members(named: "body").lazy.compactMap({ ($0 as? VariableDecl)?.getter }).first
        else { return node }
        open.append(type)
        node.children = nodes(of: body)
        open.removeLast()
        return node
    }

    // MARK: - Expressions

    mutating func nodes(of expression: Expression) -> [ViewTree.Node] {
        switch expression.kind {
        case .call(let call): return nodes(of: call, type: expression.type)
        case .build(let step, _): return nodes(of: step)
        case .local(let variable): return nodes(of: variable, type: expression.type)
        case .property(let base, let decl, _, _): return nodes(of: decl, base: base, type: expression.type)
        case .global(let decl, _): return nodes(of: decl, base: nil, type: expression.type)
        case .convert(_, let inner), .await(let inner), .tryForce(let inner), .forceUnwrap(let inner):
            return nodes(of: inner)
        case .ternary(_, let first, _): return nodes(of: first)
        case .closure(let closure): return nodes(of: closure.body)
        default: return plain(expression.type)
        }
    }

    private func plain(_ type: Type) -> [ViewTree.Node] {
        guard case .nominal(let decl, _) = type else { return [] }
        return [ViewTree.Node(name: decl.name)]
    }

    private func isView(_ type: Type) -> Bool {
        guard let viewProtocol else { return false }
        return world.conforms(type, to: viewProtocol)
    }

    private mutating func nodes(of step: NativeBuild) -> [ViewTree.Node] {
        switch step {
        case .block(let parts):
            let members = parts.flatMap { nodes(of: $0) }
            return showsTuples && members.count > 1
                ? [ViewTree.Node(name: "TupleView", children: members)] : members
        case .optional(let content):
            return content.map { nodes(of: $0).map(asOptional) } ?? []
        case .either(let content, _, _): return nodes(of: content)
        case .limitedAvailability(let content), .array(let content): return nodes(of: content)
        }
    }

    private func asOptional(_ node: ViewTree.Node) -> ViewTree.Node {
        var node = node
        if !node.isOptional { node.name += "?" }
        node.isOptional = true
        return node
    }

    // MARK: - Variables

    private mutating func nodes(of variable: LocalVariable, type: Type) -> [ViewTree.Node] {
        if let receiver = receivers[ObjectIdentifier(variable)] { return receiver }
        guard let values = definitions[ObjectIdentifier(variable)] else { return plain(type) }
        let branches = values.filter { if case .build(.optional(nil), _) = $0.kind { false } else { true } }
        if branches.count == 1, let only = branches.first { return nodes(of: only) }
        let children = branches.enumerated().flatMap { index, branch in
            nodes(of: branch).map { node in
                var node = node
                node.branch = ViewTree.Branch(index: index, count: branches.count)
                return node
            }
        }
        return [ViewTree.Node(name: "ConditionalContent", children: children)]
    }

    /// A computed view is its content; anything else stands for its type.
    private mutating func nodes(of decl: VariableDecl, base: Expression?, type: Type) -> [ViewTree.Node] {
        guard decl.native == nil, let getter = decl.getter, isView(type), open.count < 100 else { return plain(type) }
        return inside(decl) { $0.nodes(of: getter) } ?? plain(type)
    }

    private var reading: [ObjectIdentifier] = []

    private mutating func inside(
        _ decl: ValueDecl, _ read: (inout ViewTreeBuilder) -> [ViewTree.Node]
    ) -> [ViewTree.Node]? {
        let id = ObjectIdentifier(decl)
        guard !reading.contains(id), reading.count < 100 else { return nil }
        reading.append(id)
        defer { reading.removeLast() }
        return read(&self)
    }

    /// Remembers what every variable of a body is given, in all branches.
    private mutating func note(_ statements: [Statement]) {
        for statement in statements {
            switch statement.kind {
            case .declare(.bind(let variable), let value?):
                definitions[ObjectIdentifier(variable), default: []].append(value)
            case .expression(let expression):
                if case .assign(let place, let value) = expression.kind, case .local(let variable) = place.kind {
                    definitions[ObjectIdentifier(variable), default: []].append(value)
                }
            case .block(let inner): note(inner)
            case .if(_, let then, let otherwise):
                note(then)
                note(otherwise)
            case .switch(_, let cases, _): for branch in cases { note(branch.body) }
            default: break
            }
        }
    }

    // MARK: - Calls

    private mutating func nodes(of call: Call, type: Type) -> [ViewTree.Node] {
        switch call.callee {
        case .initializer(_, let made, _): return nodes(making: made, call)
        case .function(let decl, let receiver, _):
            if let receiver, !decl.isStatic, isView(receiver.type), isView(type) {
                return nodes(of: decl, on: receiver, call, type: type)
            }
            if decl.native == nil, isView(type), let body = decl.body,
                let content = inside(decl, { $0.nodes(of: body) })
            {
                return content
            }
            return plain(type)
        case .value(let callee):
            // A closure that was given for a parameter.
            let made = isView(type) ? nodes(of: callee) : []
            return made.isEmpty ? plain(type) : made
        default: return plain(type)
        }
    }

    private mutating func nodes(making made: Type, _ call: Call) -> [ViewTree.Node] {
        guard case .nominal(let decl, _) = made else { return [] }
        if decl.native == nil { return [node(of: decl)] }
        let children = contents(of: call)
        if decl.name == "AnyView" || decl.name == "Group" && children.count == 1 { return children }
        return [ViewTree.Node(name: decl.name, children: children)]
    }

    /// The views in a call's arguments: builder closures and views given as values.
    private mutating func contents(of call: Call) -> [ViewTree.Node] {
        var result: [ViewTree.Node] = []
        for (index, argument) in call.arguments.enumerated() {
            guard case .value(let value) = argument else { continue }
            if let closure = closure(in: value) {
                if isView(closure.body.resultType) { result += nodes(of: closure.body) }
            } else if isView(value.type), isContent(index, of: call) {
                result += nodes(of: value)
            }
        }
        return result
    }

    /// Whether an argument that is a view is shown as one. A colour is a style, too, and no view where a modifier paints
    /// with it, unless the modifier of that name takes views as well, as `background` does. It is a mere value where a
    /// modifier takes anything.
    private func isContent(_ index: Int, of call: Call) -> Bool {
        guard let viewProtocol, let styleProtocol, case .function(let decl, let receiver?, _) = call.callee,
            decl.parameters.indices.contains(index)
        else { return true }
        var type = decl.parameters[index].type
        if case .nominal(let outer, let wrapped) = type, outer === optional, let first = wrapped.first { type = first }
        guard case .parameter = type else { return !world.conforms(type, to: styleProtocol) }
        let required = protocols(requiredOf: index, decl)
        if required.contains(where: { $0.refines(viewProtocol) }) { return true }
        guard required.contains(where: { $0 === styleProtocol }) else { return false }
        return world.lookup(decl.name, in: receiver.type).lazy.compactMap { $0 as? FunctionDecl }.contains { other in
            other.parameters.indices.contains { position in
                protocols(requiredOf: position, other).contains { $0 === viewProtocol }
            }
        }
    }

    /// What a function's generic parameter has to be, where that is the whole type of its parameter at an index.
    private func protocols(requiredOf index: Int, _ decl: FunctionDecl) -> [ProtocolDecl] {
        decl.genericSignature.requirements.compactMap { requirement in
            guard case .conformance(let type, let required) = requirement, type == decl.parameters[index].type else {
                return nil
            }
            return required
        }
    }

    private func closure(in expression: Expression) -> ClosureExpression? {
        switch expression.kind {
        case .closure(let closure): closure
        case .convert(_, let inner): closure(in: inner)
        default: nil
        }
    }

    /// A modifier: wraps every view of what it is called on. A method that answers the same type keeps the view.
    private mutating func nodes(
        of decl: FunctionDecl, on receiver: Expression, _ call: Call, type: Type
    ) -> [ViewTree.Node] {
        let inner = nodes(of: receiver)
        if decl.native == nil {
            return opened(decl, on: inner, call) ?? inner.map { ViewTree.Node(name: "." + decl.name, children: [$0]) }
        }
        if case .nominal(let own, _) = receiver.type, case .nominal(let result, _) = type,
            own === result, own.name != "AnyView"
        {
            return inner
        }
        if decl.name == "modifier", case .value(let modifier)? = call.arguments.first,
            case .nominal(let modifierType, _) = modifier.type
        {
            return inner.map { ViewTree.Node(name: modifierType.name, children: [$0]) }
        }
        let secondary = contents(of: call)
        guard let name = environmentWriter(decl, call) else {
            let name = "." + decl.name + watchedType(decl, call)
            return inner.map { ViewTree.Node(name: name, children: [$0] + secondary) }
        }
        let written = written(decl, call)
        return inner.map { ViewTree.Node(name: name, children: [$0] + secondary, written: written) }
    }

    /// A function of an extension is what it makes of the view that it is called on, as it is in SwiftUI's types; nil
    /// where it calls itself.
    private mutating func opened(_ decl: FunctionDecl, on receiver: [ViewTree.Node], _ call: Call) -> [ViewTree.Node]? {
        guard let body = decl.body, let instance = body.selfVariable else { return nil }
        return inside(decl) { builder in
            let outer = (builder.definitions, builder.receivers, builder.noted)
            defer { (builder.definitions, builder.receivers, builder.noted) = outer }
            builder.receivers[ObjectIdentifier(instance)] = receiver
            for (parameter, argument) in zip(body.parameters, call.arguments) {
                if case .value(let value) = argument { builder.definitions[ObjectIdentifier(parameter)] = [value] }
            }
            return builder.nodes(of: body)
        }
    }

    /// Modifiers that only write the environment, as SwiftUI names their types.
    private func environmentWriter(_ decl: FunctionDecl, _ call: Call) -> String? {
        if decl.name == "environment", call.arguments.count == 2, case .value(let value) = call.arguments[1] {
            return "EnvironmentKeyWritingModifier(\(world.describe(value.type)))"
        }
        return Self.environmentTypes[decl.name].map { "EnvironmentKeyWritingModifier(\($0))" }
    }

    /// The type of the value whose changes a modifier watches, as it stands in the type of SwiftUI's modifier: `(Bool)` of
    /// `.animation(_:value:)` and `.onChange(of:)`. It is only compared: `V` of `<V: Equatable>`.
    private func watchedType(_ decl: FunctionDecl, _ call: Call) -> String {
        let compared = decl.genericSignature.requirements.compactMap { requirement -> Type? in
            if case .conformance(let type, let item) = requirement, item.name == "Equatable" { type } else { nil }
        }
        guard !compared.isEmpty, let index = decl.parameters.firstIndex(where: { compared.contains($0.type) }),
            call.arguments.indices.contains(index), case .value(let value) = call.arguments[index]
        else { return "" }
        return "(\(world.describe(value.type)))"
    }

    /// What is written, in the source's words.
    private func written(_ decl: FunctionDecl, _ call: Call) -> ViewTree.Written? {
        let texts = call.arguments.compactMap { argument -> String? in
            guard case .value(let value) = argument, sources.indices.contains(Int(value.range.file)) else { return nil }
            let text = sources[Int(value.range.file)].text.utf8
            let part = text.dropFirst(Int(value.range.offset)).prefix(Int(value.range.length))
            return String(part)
        }
        guard decl.name == "environment" else {
            return texts.first.map { ViewTree.Written(key: decl.name, value: $0) }
        }
        guard texts.count == 2 else { return nil }
        let key = texts[0].split(separator: ".").last.map(String.init) ?? texts[0]
        return ViewTree.Written(key: key, value: texts[1])
    }

    private static let environmentTypes = [
        "font": "Font?", "foregroundColor": "Color?", "lineLimit": "Int?", "lineSpacing": "CGFloat",
        "multilineTextAlignment": "TextAlignment", "truncationMode": "Text.TruncationMode",
        "minimumScaleFactor": "CGFloat", "allowsTightening": "Bool", "textCase": "Text.Case?",
        "imageScale": "Image.Scale", "tint": "Color?", "symbolRenderingMode": "SymbolRenderingMode?",
    ]
}

extension ProtocolDecl {
    fileprivate func refines(_ other: ProtocolDecl) -> Bool {
        self === other || inherited.contains { $0.refines(other) }
    }
}
