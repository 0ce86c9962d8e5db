import Foundation
import Testing

@testable import FigurePipeline

struct BuildIdentityTests {
    private static func note(_ name: String, type: UInt8, _ content: [UInt8]) -> [UInt8] {
        func number(_ value: Int) -> [UInt8] { [UInt8(value), 0, 0, 0] }
        func filled(_ bytes: [UInt8]) -> [UInt8] { bytes + Array(repeating: 0, count: -bytes.count & 3) }
        let name = Array(name.utf8) + [0]
        return number(name.count) + number(content.count) + number(Int(type)) + filled(name) + filled(content)
    }

    @Test func theNoteIsFoundAmongOthers() {
        let notes =
            Self.note("stapsdt", type: 3, [9]) + Self.note("GNU", type: 1, [1, 2])
            + Self.note("GNU", type: 3, [0xAB, 0x0C, 0xFF])
        #expect(BuildIdentity.identity(in: notes) == "ab0cff")
        #expect(BuildIdentity.identity(in: Array(notes.dropLast(4))) == nil)
        #expect(BuildIdentity.identity(in: []) == nil)
        #expect(BuildIdentity.identity(in: Array(repeating: 0xFF, count: 64)) == nil)
    }

    /// Debian's own programs have one, and a file that is no program has none.
    @Test func programsAreToldApart() throws {
        let shell = try #require(BuildIdentity.linked(into: "/bin/dash"))
        #expect(shell.count == 40 && shell != BuildIdentity.linked(into: "/usr/bin/env"))
        #expect(BuildIdentity.linked(into: "/etc/passwd") == nil)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appendingPathComponent("copy").path
        try FileManager.default.copyItem(atPath: "/bin/dash", toPath: copy)
        #expect(
            PipelineSettings.version(ofProgram: copy, named: "1")
                == PipelineSettings.version(ofProgram: "/bin/dash", named: "1"))
    }
}
