import SwiftInterpreter
import SwiftUI

/// What is known of a project besides its files: its modules, where its assets lie, how it is compiled.
struct ProjectLayout: Sendable {
    /// The folder that assets and texts are looked for in; nil leaves it to the file.
    var folder: String? { didSet { loading.isWholeProject = folder != nil } }
    /// Further folders of assets, those of the modules whose views are drawn first.
    var assetFolders: [String] = []
    /// Folders of files that bundles have.
    var bundleFolders: [String] = []
    var loading = LoadOptions()
    /// What is said of the files that are left out, as lines of text.
    var warnings: [String] = []
    /// The modules whose views are drawn; nil for all.
    var rootModules: Set<Int>?

    init() {}

    init(_ options: RenderOptions) {
        loading.stubs = options.sources.stubs
        loading.configuration.definitions.formUnion(options.sources.definitions)
        loading.configuration.platform = options.platform == .macOS ? .macOS : .iOS
    }

    /// The modules that each one's files may need: its own, those it depends on, and theirs in turn.
    var reachable: [Set<Int>] {
        loading.modules.indices.map { start in
            var found: Set<Int> = [start]
            var open = [start]
            while let module = open.popLast() {
                for next in loading.modules[module].dependencies where found.insert(next).inserted {
                    open.append(next)
                }
            }
            return found
        }
    }
}
