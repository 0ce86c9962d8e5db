import Budget
import Foundation
import SwiftInterpreter
import SwiftUIBridge

/// A source that was parsed and checked, and what it offers to draw. Any number of sessions may draw from one.
public final class InterpretedProgram: Sendable {
    let path: String?
    let program: Program
    public let phases: PhaseTimes
    /// What the source should do otherwise, as lines of text.
    public let warnings: [String]
    /// Further folders in which assets and texts are looked for.
    let assetFolders: [String]
    /// Folders whose files are those of bundles.
    let bundleFolders: [String]

    /// Parses and checks. Every error the source has is in the failure.
    ///
    /// - Parameters:
    ///   - source: the text of a file.
    ///   - limits: what checking may use where no run counts it already.
    public convenience init(_ source: SourceText, limits: RenderLimits = RenderLimits()) throws(RenderFailure) {
        try self.init([source], limits: limits)
    }

    /// The same for the files of one module.
    ///
    /// - Parameters:
    ///   - modules: the module of each file, by its place among those of the layout.
    ///   - layout: what is known of the project besides its files.
    init(
        _ sources: [SourceText], modules: [Int] = [], layout: ProjectLayout = ProjectLayout(),
        limits: RenderLimits = RenderLimits()
    ) throws(RenderFailure) {
        let scope = RunBudget().enterAnew(limits.budget)
        defer { scope?.leave() }
        RunBudget.begin(.checking)
        path = layout.folder.map { $0 + "/" } ?? sources.first?.path
        (assetFolders, bundleFolders) = (layout.assetFolders, layout.bundleFolders)
        var phases = PhaseTimes()
        let program = phases.measure("check") {
            Interpreter.load(
                sources.enumerated().map { index, source in
                    SourceFile(
                        name: source.name, text: source.text,
                        module: modules.indices.contains(index) ? modules[index] : 0)
                },
                libraries: StandardLibrary.libraries + SwiftUILibrary.libraries, options: layout.loading)
        }
        (self.program, self.phases) = (program, phases)
        if let exceeded = RunBudget.current?.exceeded { throw RenderFailure(exceeded) }
        let renderer = DiagnosticRenderer(files: program.sources)
        guard !program.hasErrors else {
            let hints = NeighboringFiles.hints(for: program, beside: sources)
            throw RenderFailure(.source, text: renderer.render(program.diagnostics) + hints)
        }
        warnings = layout.warnings + program.diagnostics.map(renderer.render)
    }

    /// The symbols of colours that the folder of the source has no colour for; pictures of the source tell them, too.
    public var unknownColors: [String] {
        let folder = AssetFolder(RenderOptions(), source: path, others: assetFolders)
        let renderer = DiagnosticRenderer(files: program.sources)
        return program.generatedUses.filter { $0.type != "ImageResource" && folder.colorName(ofSymbol: $0.name) == nil }
            .map {
                renderer.render(
                    Diagnostic(
                        .warning, "'Color' has no member '\($0.name)'; it is taken for a color of the assets",
                        at: $0.range))
            }
    }

    /// The modules that sources can import: `yes`, `partly` where other names stand for boxes with their names, or `box`
    /// where all that is drawn does.
    public static var supportedModules: [(name: String, status: String)] {
        let modules = Set(StandardLibrary.modules + SwiftUILibrary.modules)
        let placeholders = Set(SwiftUILibrary.placeholderModules)
        return modules.union(placeholders).sorted().map { name in
            let isBox = placeholders.contains(name) && !modules.contains(name) && !drawnModules.contains(name)
            let isPartly = placeholders.contains(name) || drawnModules.contains(name)
            return (name, isBox ? "box" : isPartly ? "partly" : "yes")
        }
    }

    /// Of which some views are drawn as what they are.
    private static let drawnModules: Set<String> = [
        "AVKit", "AuthenticationServices", "Charts", "MapKit", "PhotosUI", "StoreKit", "TipKit",
    ]

    /// The languages that the tables of texts beside the source, or in the folder of the options, are in.
    package func languages(_ options: RenderOptions) -> [String] { AssetFolder(options, source: path).languages }

    /// What of Apple's SwiftUI sources can use: each name with `yes`, `partly` or `no`, and what is missing.
    public static var supported: [(name: String, status: String, remark: String)] {
        SupportTable().rows.map { ($0.name, $0.status.rawValue, $0.remark) }
    }
}
