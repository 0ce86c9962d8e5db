import CompiledFixtures
import Foundation
import Testing

@testable import Rendering

/// The same source drawn by way of the Swift compiler and by way of the interpreter: the compiler is the oracle.
@MainActor
struct DifferentialTests {
    @Test func everyFixtureIsCompiled() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Fixture.folder.path)
            .filter { $0.hasSuffix(".swiftdsl") }.map { String($0.dropLast(".swiftdsl".count)) }
        #expect(Set(names) == Set(Fixture.all.map(\.name)))
    }

    @Test(arguments: Fixture.all)
    func layoutsAreTheSame(_ fixture: Fixture) throws {
        let compiled = try fixture.compiled().inspection().json
        let interpreted = try fixture.interpreted().inspection().json
        if let difference = firstDifference(compiled, interpreted) {
            Issue.record("\(fixture.name), compiled | interpreted: \(difference)")
        }
    }

    @Test(arguments: Fixture.all)
    func picturesAreTheSame(_ fixture: Fixture) throws {
        let compiled = try fixture.compiled().picture()
        let interpreted = try fixture.interpreted().picture()
        for format in PictureFormat.allCases {
            let (first, second) = (try compiled.encoded(as: format), try interpreted.encoded(as: format))
            #expect(first == second, "\(fixture.name) as \(format)")
            if let folder = ProcessInfo.processInfo.environment["EASEL_WRITE"] {
                try Data(first).write(to: URL(fileURLWithPath: "\(folder)/\(fixture.name).compiled.\(format)"))
                try Data(second).write(to: URL(fileURLWithPath: "\(folder)/\(fixture.name).interpreted.\(format)"))
            }
        }
    }

    @Test(arguments: Fixture.all)
    func darkAndLargePicturesAreTheSame(_ fixture: Fixture) throws {
        var options = RenderOptions()
        options.appearance = .dark
        options.scale = 1
        options.dynamicTypeSize = .xxLarge
        let compiled = try fixture.compiled(options).picture().encoded(as: .png)
        let interpreted = try fixture.interpreted(options).picture().encoded(as: .png)
        #expect(compiled == interpreted)
    }

    private func firstDifference(_ a: String, _ b: String) -> String? {
        let (a, b) = (a.split(separator: "\n"), b.split(separator: "\n"))
        for index in 0..<max(a.count, b.count) {
            let (first, second) = (index < a.count ? a[index] : "", index < b.count ? b[index] : "")
            if first != second { return "line \(index + 1): \(first) | \(second)" }
        }
        return nil
    }
}
