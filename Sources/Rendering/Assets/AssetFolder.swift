import Drawing
import Foundation
import SwiftUI
import Synchronization
import ViewGraph

/// The pictures and colours of a folder: plain files with `@2x`/`@3x` variants, and asset catalogs.
///
/// Nothing is read before a view asks for a name.
final class AssetFolder: AssetProvider {
    private let folder: String
    private let state = Mutex(State())

    private struct State {
        var catalog: AssetCatalog?
        var pictures: [PictureVariant: Bitmap?] = [:]
        var missingColors: [String] = []
    }

    /// Each colour that was asked for and isn't there, in words.
    var missing: [String] {
        state.withLock { state in
            state.missingColors.map { "no color named '\($0)' in the assets" }
        }
    }

    /// The folder that the options name, else the one the source lies in; nil where there is neither.
    init?(_ options: RenderOptions, source: String?) {
        if let assets = options.assets {
            folder = assets
        } else if let source {
            let parts = source.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            folder = parts.isEmpty ? "." : parts.joined(separator: "/") + "/"
        } else {
            return nil
        }
    }

    func color(named name: String, in environment: EnvironmentValues) -> ResolvedColor? {
        let isDark = environment.colorScheme == .dark
        return state.withLock { state in
            let color = catalog(&state).color(named: name, isDark: isDark)
            if color == nil, !state.missingColors.contains(name), state.missingColors.count < 100 {
                state.missingColors.append(name)
            }
            return color
        }
    }

    func image(named name: String, in environment: EnvironmentValues) -> ImageAsset? {
        let isDark = environment.colorScheme == .dark
        let scale = environment.displayScale
        return state.withLock { state in
            guard let entry = catalog(&state).image(named: name),
                let variant = entry.best(isDark: isDark, scale: scale)
            else { return nil }
            let bitmap = state.pictures[variant] ?? PictureFile.read(variant.path, scale: variant.scale)
            state.pictures[variant] = .some(bitmap)
            return bitmap.map { ImageAsset(bitmap: $0, isTemplate: entry.isTemplate) }
        }
    }

    private func catalog(_ state: inout State) -> AssetCatalog {
        if let catalog = state.catalog { return catalog }
        let catalog = AssetCatalog(folder: folder)
        state.catalog = catalog
        return catalog
    }
}
