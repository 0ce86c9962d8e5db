import Budget
import Foundation
import SwiftInterpreter
import SwiftUI
import SwiftUIBridge

/// Which of the views a source offers is drawn.
enum RootChoice {
    case preview(MacroBlock)
    /// One of the previews of a `PreviewProvider`, by its position.
    case provider(NominalDecl, Int)
    case topLevel
    case app(NominalDecl)
    case type(NominalDecl)

    /// The view of that name; without a name the first `#Preview`, else the first `PreviewProvider`, else the
    /// expressions at top level, else `ContentView`, else the app, else the last view that needs no arguments.
    init(named name: String?, among views: ProgramViews) throws(RenderFailure) {
        self = if let name { try Self.named(name, among: views) } else { try Self.first(of: views) }
    }

    private static func named(_ name: String, among views: ProgramViews) throws(RenderFailure) -> RootChoice {
        if let preview = views.program.blocks.first(where: { $0.name == name }) { return .preview(preview) }
        if let provider = views.previewProviders.first(where: { $0.qualifiedName == name }) {
            return .provider(provider, 0)
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
            views.program.blocks.compactMap(\.name) + views.previewProviders.map(\.qualifiedName)
            + types.filter(views.canBeMade).map(\.qualifiedName) + [views.program.main?.qualifiedName].compactMap { $0 }
        throw RenderFailure(
            .request, "there is no preview and no view named '\(name)' (--view)" + Suggestion.text(name, names))
    }

    private static func first(of views: ProgramViews) throws(RenderFailure) -> RootChoice {
        if let preview = views.program.blocks.first { return .preview(preview) }
        if let provider = views.previewProviders.first { return .provider(provider, 0) }
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
        case .provider(let type, _), .app(let type), .type(let type): type.qualifiedName
        case .topLevel: nil
        }
    }

    func makeView(_ views: ProgramViews) throws -> any View {
        try views.runScript()
        switch self {
        case .preview(let preview): return try views.view(of: preview)
        case .provider(let type, let index):
            let previews = try views.previews(of: type)
            return previews.indices.contains(index) ? previews[index].view : EmptyView()
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
        let names = previews
        guard !names.isEmpty else {
            let file = program.sources.first?.name ?? "the source"
            // A preview with an error may be what is left out of a folder's file: its warning has the reason.
            let reasons = warnings.joined()
            throw RenderFailure(.source, text: "\(reasons)\(file): error: there is no preview to draw (--all)\n")
        }
        return names
    }

    /// The same; empty where there is none.
    package var previews: [PreviewName] {
        // The first file is the one that was asked for; the others are what it needs.
        let previews = program.blocks.enumerated().filter { $0.element.range.file == 0 }
        var names = previews.enumerated().map { number, preview in
            PreviewName(
                index: preview.offset, title: preview.element.name ?? "Preview \(number + 1)",
                line: line(of: preview.element.range))
        }
        for (index, entry) in provided().enumerated() where entry.type.range.file == 0 {
            names.append(
                PreviewName(
                    index: program.blocks.count + index, title: entry.title, line: line(of: entry.type.range)))
        }
        return names
    }

    /// Whether the first file has view expressions at top level.
    package var hasTopLevelView: Bool { program.topLevel != nil }

    private func line(of range: SourceRange) -> Int {
        guard program.sources.indices.contains(Int(range.file)) else { return 1 }
        let text = program.sources[Int(range.file)].text
        return text.utf8.prefix(max(0, Int(range.offset))).count { $0 == 0x0A } + 1
    }

    /// The view of that name, which may be one that only a list of all previews gives: that of an entry of a
    /// `PreviewProvider`, or the number of a preview without a name.
    func choice(named name: String?, among views: ProgramViews) throws(RenderFailure) -> RootChoice {
        do throws(RenderFailure) {
            return try RootChoice(named: name, among: views)
        } catch {
            guard let preview = previews.first(where: { $0.title == name }) else { throw error }
            return try choice(of: preview, among: views)
        }
    }

    func choice(of name: PreviewName, among views: ProgramViews) throws(RenderFailure) -> RootChoice {
        let previews = program.blocks
        if previews.indices.contains(name.index) { return .preview(previews[name.index]) }
        let provided = provided()
        let index = name.index - previews.count
        guard provided.indices.contains(index) else {
            throw RenderFailure(.request, "there is no preview '\(name.title)'")
        }
        return .provider(provided[index].type, provided[index].index)
    }

    /// The previews of all providers; one whose previews can't be made has one, which says why when it is drawn.
    ///
    /// They are counted in a session of its own, so that what runs with them doesn't run twice in one that is drawn.
    private func provided() -> [(type: NominalDecl, index: Int, title: String)] {
        let scope = RunBudget().enterAnew(RenderLimits().budget)
        defer { scope?.leave() }
        let execution = Execution(program: program)
        defer { execution.end() }
        let views = ProgramViews(of: execution)
        return views.previewProviders.flatMap { provider in
            let name = provider.qualifiedName
            guard (try? views.runScript()) != nil, let previews = try? views.previews(of: provider),
                previews.count > 1
            else { return [(provider, 0, name)] }
            return previews.enumerated().map { ($1.name ?? "\(name) \($0 + 1)", $0) }.map { (provider, $1, $0) }
        }
    }
}

/// A preview of a source: which one it is, and what it is called.
public struct PreviewName: Sendable, Hashable {
    public var index: Int
    public var title: String
    /// Where the preview begins in its file, from 1.
    public var line: Int
}
