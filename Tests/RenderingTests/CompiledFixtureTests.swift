import CompiledFixtures
import Foundation
import Testing

@testable import Rendering

/// What the fixtures look like when `swiftc` compiles them.
@MainActor
struct CompiledFixtureTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

    @Test func everyFixtureIsCompiled() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".swiftdsl") }.map { String($0.dropLast(".swiftdsl".count)) }
        #expect(Set(names) == Set(CompiledFixtures.all.map(\.name)))
    }

    @Test(arguments: CompiledFixtures.all.map(\.name))
    func drawsInEveryFormat(_ name: String) throws {
        let make = try #require(CompiledFixtures.all.first { $0.name == name }?.make)
        let session = try RenderSession(view: make())
        #expect(session.warnings.isEmpty)
        let picture = try session.picture()
        for format in PictureFormat.allCases {
            let bytes = try picture.encoded(as: format)
            #expect(bytes.count > 500)
            if let folder = ProcessInfo.processInfo.environment["EASEL_WRITE"] {
                try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name).compiled.\(format.rawValue)"))
            }
        }
        #expect(try session.inspection().json.count > 500)
    }
}
