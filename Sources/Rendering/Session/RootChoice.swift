import Foundation
import SwiftInterpreter
import SwiftUI
import SwiftUIBridge

/// Which of the views a source offers is drawn.
enum RootChoice {
    case preview(SwiftInterpreter.Preview)
    case provider(NominalDecl)
    case topLevel
    case app(NominalDecl)
    case type(NominalDecl)

    /// The view of that name; without a name the first `#Preview`, else the first `PreviewProvider`, else the
    /// expressions at top level, else `ContentView`, else the app, else the last view that needs no arguments.
    init(named name: String?, among views: ProgramViews) throws(RenderFailure) {
        self = if let name { try Self.named(name, among: views) } else { try Self.first(of: views) }
    }

    private static func named(_ name: String, among views: ProgramViews) throws(RenderFailure) -> RootChoice {
        if let preview = views.program.previews.first(where: { $0.name == name }) { return .preview(preview) }
        if let provider = views.previewProviders.first(where: { $0.qualifiedName == name }) {
            return .provider(provider)
        }
        if let app = views.program.main, app.qualifiedName == name { return .app(app) }
        let types = views.viewTypes
        if let type = types.first(where: { $0.qualifiedName == name }) {
            guard views.canBeMade(type) else {
                throw RenderFailure(.request, "'\(name)' can't be made without arguments (--view)")
            }
            return .type(type)
        }
        let names =
            views.program.previews.compactMap(\.name) + views.previewProviders.map(\.qualifiedName)
            + types.filter(views.canBeMade).map(\.qualifiedName) + [views.program.main?.qualifiedName].compactMap { $0 }
        throw RenderFailure(
            .request, "there is no preview and no view named '\(name)' (--view)" + Suggestion.text(name, names))
    }

    private static func first(of views: ProgramViews) throws(RenderFailure) -> RootChoice {
        if let preview = views.program.previews.first { return .preview(preview) }
        if let provider = views.previewProviders.first { return .provider(provider) }
        if views.program.topLevel != nil { return .topLevel }
        let types = views.viewTypes
        if let type = types.first(where: { $0.name == "ContentView" && views.canBeMade($0) }) { return .type(type) }
        if let app = views.program.main, views.isApp(app) { return .app(app) }
        if let type = types.last(where: views.canBeMade) { return .type(type) }
        let file = views.program.sources.first?.name ?? "the source"
        guard let last = types.last else {
            throw RenderFailure(.source, text: "\(file): error: there is no view to draw\n")
        }
        throw RenderFailure(
            .source,
            text: "\(file): error: there is no view that can be made without arguments; "
                + "'\(last.qualifiedName)' needs some\nnote: a '#Preview' can give them\n")
    }

    /// What a picture of it is called; nil for one without a name.
    var title: String? {
        switch self {
        case .preview(let preview): preview.name
        case .provider(let type), .app(let type), .type(let type): type.qualifiedName
        case .topLevel: nil
        }
    }

    func makeView(_ views: ProgramViews) throws -> any View {
        try views.runScript()
        switch self {
        case .preview(let preview): return try views.view(of: preview)
        case .provider(let type): return try views.view(ofProvider: type)
        case .topLevel: return try views.topLevelView() ?? EmptyView()
        case .app(let type): return try views.view(ofApp: type)
        case .type(let type): return try views.view(ofType: type)
        }
    }

    /// The canvas that the root itself asks for.
    func fixedSize(_ views: ProgramViews) throws -> CGSize? {
        guard case .preview(let preview) = self else { return nil }
        for case .fixedLayout(let width, let height) in try views.traits(of: preview) {
            return CGSize(width: width, height: height)
        }
        return nil
    }

    /// The type of a property that the preview itself declares.
    func linkedType(named name: String) -> SwiftInterpreter.`Type`? {
        guard case .preview(let preview) = self else { return nil }
        return preview.body.linkedType(named: name)
    }

    /// The declared views whose stored properties can be given initial values, in the order they are looked through.
    func propertyOwners(_ views: ProgramViews) -> [NominalDecl] {
        if case .type(let type) = self { return [type] }
        return views.viewTypes
    }
}

extension InterpretedProgram {
    /// The previews of the source, and the entries of its `PreviewProvider`s.
    public func previewNames() throws(RenderFailure) -> [PreviewName] {
        let views = ProgramViews(program: program, session: Session(program: program))
        // The first file is the one that was asked for; the others are what it needs.
        let previews = program.previews.enumerated().filter { $0.element.range.file == 0 }
        var names = previews.enumerated().map { number, preview in
            PreviewName(index: preview.offset, title: preview.element.name ?? "Preview \(number + 1)")
        }
        for (index, provider) in views.previewProviders.enumerated() where provider.range.file == 0 {
            names.append(PreviewName(index: program.previews.count + index, title: provider.qualifiedName))
        }
        guard !names.isEmpty else {
            let file = program.sources.first?.name ?? "the source"
            throw RenderFailure(.source, text: "\(file): error: there is no preview to draw (--all)\n")
        }
        return names
    }

    func choice(of name: PreviewName, among views: ProgramViews) throws(RenderFailure) -> RootChoice {
        let previews = program.previews
        if previews.indices.contains(name.index) { return .preview(previews[name.index]) }
        let providers = views.previewProviders
        let index = name.index - previews.count
        guard providers.indices.contains(index) else {
            throw RenderFailure(.request, "there is no preview '\(name.title)'")
        }
        return .provider(providers[index])
    }
}

/// A preview of a source: which one it is, and what it is called.
public struct PreviewName: Sendable, Hashable {
    public var index: Int
    public var title: String
}
