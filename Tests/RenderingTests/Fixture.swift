import CompiledFixtures
import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Rendering

/// One view of `Fixtures/`, as source and as the compiler built it.
struct Fixture: CustomTestStringConvertible, Sendable {
    let name: String
    let make: @MainActor @Sendable () -> any View

    var testDescription: String { name }

    static let all = CompiledFixtures.all.map { Fixture(name: $0.name, make: $0.make) }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

    var path: String { Self.folder.appendingPathComponent("\(name).swiftdsl").path }

    func expected(_ ending: String) -> URL {
        Self.folder.appendingPathComponent("Expected/\(name).\(ending)")
    }

    @MainActor
    func compiled(_ options: RenderOptions = RenderOptions()) throws -> RenderSession {
        try RenderSession(view: make(), options: options)
    }

    func interpreted(_ options: RenderOptions = RenderOptions()) throws -> RenderSession {
        try RenderSession(source: SourceText(path: path), options: options)
    }
}

extension PictureContents {
    /// The pixels of a picture that has them.
    var bitmap: Bitmap? {
        if case .bitmap(let bitmap) = self { return bitmap }
        return nil
    }
}
