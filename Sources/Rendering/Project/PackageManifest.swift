import Budget
import Foundation
import SwiftInterpreter

/// What a `Package.swift` says of where sources are and what they may import.
struct PackageManifest: Sendable, Equatable {
    struct Target: Sendable, Equatable {
        var name: String
        /// `library`, `executable`, `test`, `macro`, `plugin`, `system` or `binary`.
        var kind: String
        var path: String?
        var needs: [Need] = []
        var exclude: [String] = []
        var sources: [String] = []
        var resources: [String] = []
        var definitions: [Definition] = []

        /// Whether its sources are read.
        var hasViews: Bool { kind == "library" || kind == "executable" }
    }

    struct Need: Sendable, Equatable {
        /// `target`, `product`, or `name` for either.
        var kind: String
        var name: String
    }

    /// `.define(…)`, on some systems only where they are named.
    struct Definition: Sendable, Equatable {
        var name: String
        var platforms: [String]
    }

    struct Product: Sendable, Equatable {
        var name: String
        var targets: [String]
    }

    /// A package that it depends on.
    struct Source: Sendable, Equatable {
        var name: String
        /// Where it lies, from the folder of the manifest; nil for one that is fetched.
        var path: String?
    }

    var name = ""
    var products: [Product] = []
    var sources: [Source] = []
    var targets: [Target] = []

    /// Runs the manifest and takes down what it made.
    static func read(_ path: String) throws(RenderFailure) -> PackageManifest {
        let source = try SourceText(path: path)
        let scope = RunBudget().enterAnew(RenderLimits().budget)
        defer { scope?.leave() }
        var options = LoadOptions()
        options.isScript = true
        let program = Interpreter.load(
            [SourceFile(name: source.name, text: source.text)],
            libraries: [PackageDescription.library, PackageDescription.pluginSupport] + StandardLibrary.libraries,
            options: options)
        if let exceeded = RunBudget.current?.exceeded { throw RenderFailure(exceeded) }
        let renderer = DiagnosticRenderer(files: program.sources)
        let wayOut = "note: 'render \(folder(of: path) + "Sources/…")' draws the sources without it, as one module\n"
        guard !program.hasErrors else {
            let errors = program.diagnostics.filter { $0.severity != .warning }
            throw RenderFailure(.source, text: renderer.render(errors) + wayOut)
        }
        let package = program.globals.lazy.compactMap { $0 as? VariableDecl }.first { variable in
            if case .nominal(let decl, _) = variable.type { decl.name == "Package" } else { false }
        }
        guard let package else {
            throw RenderFailure(
                .source, text: "\(path): error: there is no 'let package = Package(…)' in it\n" + wayOut)
        }
        do {
            let execution = Execution(program: program)
            defer { execution.end() }
            // What changes the package afterwards counts, too.
            if let script = program.script { _ = try execution.run(script) }
            let (body, diagnostics) = program.checkExpression("\(package.name)._text", expected: nil)
            guard let body, case .string(let text) = try execution.run(body) else {
                throw RenderFailure(.defect, text: renderer.render(diagnostics) + "error: '\(path)' can't be read\n")
            }
            return PackageManifest(lines: text)
        } catch let failure as RenderFailure {
            throw failure
        } catch let failure as EvaluationFailure {
            throw RenderFailure(.source, text: renderer.render([failure.diagnostic]) + wayOut)
        } catch let exceeded as BudgetExceeded {
            throw RenderFailure(exceeded)
        } catch {
            throw RenderFailure(.source, text: "\(path): error: \(error)\n" + wayOut)
        }
    }

    /// The file that counts for this version of Swift: `Package@swift-6.swift` before `Package.swift`.
    static func path(in folder: String) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var best: (version: [Int], name: String)?
        for name in names {
            guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { continue }
            let version = name.dropFirst("Package@swift-".count).dropLast(".swift".count).split(separator: ".")
                .compactMap { Int($0) }
            let isNewer = [6, 3].lexicographicallyPrecedes(version)
            if !isNewer, best.map({ $0.version.lexicographicallyPrecedes(version) }) ?? true { best = (version, name) }
        }
        return PackageGraph.join(folder, best?.name ?? "Package.swift")
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// - Parameter text: what `PackageDescription` writes of a package.
    init(lines text: String) {
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: PackageDescription.separator, omittingEmptySubsequences: false)
                .map(String.init)
            guard let word = fields.first, fields.count > 1 else { continue }
            func field(_ index: Int) -> String? {
                fields.indices.contains(index) && !fields[index].isEmpty ? fields[index] : nil
            }
            let last = targets.indices.last
            switch word {
            case "package": name = fields[1]
            case "product": products.append(Product(name: fields[1], targets: Array(fields.dropFirst(2))))
            case "from": sources.append(Source(name: fields[1], path: field(2)))
            case "target": targets.append(Target(name: fields[1], kind: field(2) ?? "library", path: field(3)))
            case "needs": last.map { targets[$0].needs.append(Need(kind: fields[1], name: field(2) ?? "")) }
            case "exclude": last.map { targets[$0].exclude.append(fields[1]) }
            case "source": last.map { targets[$0].sources.append(fields[1]) }
            case "resource": last.map { targets[$0].resources.append(fields[1]) }
            case "define":
                last.map {
                    targets[$0].definitions.append(
                        Definition(name: fields[1], platforms: Array(fields.dropFirst(2))))
                }
            default: continue
            }
        }
    }
}
