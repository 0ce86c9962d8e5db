import Foundation
import Synchronization

/// The cache of figures for whatever else is drawn: bytes by keys that are made of all that a result depends on.
package final class SharedCache: Sendable {
    private let cache: any FigureCache
    private let world: Mutex<World>

    /// - Parameters:
    ///   - address: a folder, or `http://host[:port]/path`.
    ///   - ignored: folders whose pictures are results themselves, wherever they are.
    /// - Returns: nil for an address that is neither.
    package init?(_ address: String, programVersion: String, ignoring ignored: Set<String>) {
        guard let cache = FigureCaches.open(address) else { return nil }
        self.cache = cache
        world = Mutex(World(programVersion: programVersion, output: nil, ignoring: ignored))
    }

    package func bytes(for key: String) -> [UInt8]? { cache.bytes(for: key) }
    package func store(_ bytes: [UInt8], for key: String) { cache.store(bytes, for: key) }

    /// What its user should know, once each.
    package var warnings: [String] { cache.warnings }

    /// The key of what is drawn from a source by this program, with its fonts and with these folders of assets.
    package func key(of parts: [String], source: String, assets: [String], fonts: [String]) -> String {
        let world = world.withLock { $0.parts(source: source, assets: assets, fonts: fonts) }
        var hasher = ContentHasher()
        for part in world + parts { hasher.add(part) }
        return hasher.finish()
    }

    /// What is said of an address that is no cache's.
    package static func refusal(of address: String) -> String {
        "the cache '\(address)' is no folder and no address as 'http://host:port/path' (--cache)"
    }
}

enum FigureCaches {
    /// Nil for an address that no cache has.
    static func open(_ address: String, patience: Double = 3) -> (any FigureCache)? {
        address.contains("://") ? HTTPCache(address, patience: patience) : FolderCache(address)
    }
}
