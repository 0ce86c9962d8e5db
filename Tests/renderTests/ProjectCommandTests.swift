import Foundation
import Testing

/// Folders, packages, devices and several values at once, as they are typed.
@Suite struct ProjectCommandTests {
    private static let card = """
        import SwiftUI
        struct Card: View {
            @Environment(\\.horizontalSizeClass) var width
            var body: some View {
                #if STAGING
                Text("staging")
                #else
                Text("live")
                #endif
                Text(width == .compact ? "compact" : "regular")
            }
        }
        #Preview("one") { Card() }
        #Preview("two") { Text("2") }
        """

    private static func texts(_ result: Program.Result) -> [String] {
        result.text.matches(of: /"lines": ?\["(.*?)"\]/).map { String($0.1) }
    }

    @Test(arguments: [
        ([], ["live", "compact"]), (["-D", "STAGING"], ["staging", "compact"]),
        (["-DSTAGING"], ["staging", "compact"]),
        (["--define", "STAGING"], ["staging", "compact"]), (["--device", "iphone-16"], ["live", "compact"]),
        (["--device", "ipad-11"], ["live", "regular"]),
        (["--device", "iphone-16-plus-landscape"], ["live", "regular"]),
        (["--device", "iphone-16-landscape"], ["live", "compact"]), (["--device", "mac"], ["live", "regular"]),
    ])
    func sourcesAreReadAsOptionsSay(options: [String], texts: [String]) throws {
        let scratch = try Scratch()
        let file = try scratch.write(Self.card, to: "card.swift")
        let result = try Program.run(["inspect", file, "--view", "one"] + options, in: scratch.url)
        #expect(result.status == 0, "\(result.error)")
        for text in texts { #expect(result.text.contains("\"\(text)\"")) }
    }

    @Test func whatManyPicturesFailForIsSaidOnce() throws {
        let scratch = try Scratch()
        let model = "import Flux\nimport SwiftUI\nstruct Model { let count: Int = \"a\" }\n"
        _ = try scratch.write(model, to: "Model.swift")
        for name in ["One", "Two", "Three"] {
            let view = "struct \(name): View { var body: some View { Text(\"\\(Model().count)\") } }"
            _ = try scratch.write("import SwiftUI\n\(view)\n#Preview { \(name)() }\n", to: "\(name).swift")
        }
        _ = try scratch.write("import Flux\nimport SwiftUI\n#Preview { Text(\"a\") }\n", to: "Zero.swift")
        let drawn = try Program.run([".", "--all", "-o", "out"], in: scratch.url)
        let matrix = try Program.run(
            [".", "--all", "-o", "{name}-{appearance}.png", "--appearance", "light,dark"], in: scratch.url)
        for result in [drawn, matrix] {
            #expect(result.status == 1)
            func count(_ text: String) -> Int { result.error.components(separatedBy: text).count - 1 }
            #expect(count("Model.swift:1:8: warning: no such module 'Flux'") == 1, "\(result.error)")
            #expect(count("Zero.swift:1:8: warning: no such module 'Flux'") == 1)
            #expect(count("Model.swift:3:8: warning: 'Model' has an error: it is left out") == 1)
            #expect(count("One.swift:2:24: error: Fatal error: 'body' has an error") == 1)
            #expect(count("note: '--stub Flux'") == 1)
        }
        #expect(drawn.error.contains("the previews of 3 of 4 files couldn't be drawn"))
        for name in ["One", "Two", "Three"] { #expect(drawn.error.contains("    \(name).swift\n")) }
        #expect(FileManager.default.fileExists(atPath: scratch.url.path + "/out/Zero/Preview 1.png"))
    }

    @Test func previewsOfOneNameAreNumbered() throws {
        let scratch = try Scratch()
        let preview = "#Preview(\"Card\") { Text(\"a\") }\n"
        let file = try scratch.write("import SwiftUI\n\(preview)\(preview)", to: "v.swiftdsl")
        let result = try Program.run(
            [file, "--all", "-o", "out/{name}-{appearance}.png", "--appearance", "light,dark"], in: scratch.url)
        #expect(result.status == 0, "\(result.error)")
        for name in ["Card-light", "Card 2-light", "Card-dark", "Card 2-dark"] {
            #expect(FileManager.default.fileExists(atPath: scratch.url.path + "/out/\(name).png"))
        }
    }

    @Test func aPackageIsDrawnByItsFolderAndItsManifest() throws {
        let scratch = try Scratch()
        for folder in ["Sources/Kit", "Sources/Feature"] {
            try FileManager.default.createDirectory(
                at: scratch.url.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        _ = try scratch.write(
            """
            import PackageDescription
            let package = Package(
                name: "P", targets: [.target(name: "Feature", dependencies: ["Kit"]), .target(name: "Kit")])
            """, to: "Package.swift")
        _ = try scratch.write("public let name = \"kit\"\nlet secret = 1\n", to: "Sources/Kit/Kit.swift")
        _ = try scratch.write(
            "import Kit\nimport SwiftUI\nstruct Card: View { var body: some View { Text(name) } }\n",
            to: "Sources/Feature/Card.swift")
        _ = try scratch.write(
            "import Kit\nimport SwiftUI\nstruct Bad: View { var body: some View { Text(\"\\(secret)\") } }\n"
                + "#Preview { Bad() }\n", to: "Sources/Feature/Bad.swift")
        for input in ["Package.swift", ".", scratch.url.path] {
            let result = try Program.run(
                [input, "--target", "Feature", "--view", "Card", "-o", "card.png"], in: scratch.url)
            #expect(result.status == 0, "\(result.error)")
        }
        let bad = try Program.run([".", "--all", "-o", "all"], in: scratch.url)
        #expect(bad.status == 1)
        #expect(bad.error.contains("Sources/Feature/Bad.swift:3:"))
        #expect(bad.error.contains("'secret' is internal to module 'Kit'"))
        #expect(try Program.run([".", "--target", "Nope", "-o", "a.png"], in: scratch.url).status == 64)
        #expect(try Program.run(["Sources", "--target", "Kit", "-o", "a.png"], in: scratch.url).status == 64)
        #expect(
            try Program.run(["Package.swift", "--package", "X=nowhere", "-o", "a.png"], in: scratch.url).status == 66)
    }

    @Test func stubsStandForModulesThatAreNotThere() throws {
        let scratch = try Scratch()
        let file = try scratch.write(
            "import Kingfisher\nimport SwiftUI\n#Preview { KFImage(nil).resizable().frame(width: 40, height: 40) }\n",
            to: "a.swift")
        let refused = try Program.run([file, "-o", "a.png"], in: scratch.url)
        #expect(refused.status == 1)
        #expect(refused.error.contains("--package Kingfisher=FOLDER") && refused.error.contains("--stub Kingfisher"))
        let drawn = try Program.run([file, "--stub", "Kingfisher", "-o", "a.png"], in: scratch.url)
        #expect(drawn.status == 0)
        #expect(drawn.error.contains("warning: 'KFImage'"))
    }

    // MARK: - Several values

    @Test func severalValuesMakeAPictureForEach() throws {
        let scratch = try Scratch()
        let file = try scratch.write(Self.card, to: "card.swift")
        let result = try Program.run(
            [file, "--appearance", "light,dark", "--locale", "en,ar", "-o", "out/{name}-{appearance}-{locale}.png"],
            in: scratch.url)
        #expect(result.status == 0, "\(result.error)")
        let names = ["light-en", "light-ar", "dark-en", "dark-ar"].map { "out/one-\($0).png" }
        #expect(result.text.split(separator: "\n").map(String.init) == names)
        let folder = scratch.url.appendingPathComponent("out").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 4)
        #expect(try scratch.data(names[0]) != scratch.data(names[2]))
    }

    @Test func withAllThereIsOneForEachPreview() throws {
        let scratch = try Scratch()
        let file = try scratch.write(Self.card, to: "card.swift")
        let result = try Program.run(
            [file, "--all", "--device", "iphone-16,ipad-11", "-o", "{device}/{name}.svg"], in: scratch.url)
        #expect(result.status == 0, "\(result.error)")
        #expect(
            result.text.split(separator: "\n").map(String.init)
                == ["iphone-16/one.svg", "iphone-16/two.svg", "ipad-11/one.svg", "ipad-11/two.svg"])
    }

    @Test(arguments: [
        (["--appearance", "light,dark", "-o", "a.png"], "needs '{appearance}' in its name"),
        (["--all", "--locale", "en,ar", "-o", "{locale}.png"], "needs '{name}' in its name"),
        (["--appearance", "light,blue", "-o", "{appearance}.png"], "The value 'blue' is invalid for '--appearance'"),
        (["--locale", "xx_YY", "-o", "a.png"], "it has to be a locale that exists"),
        (["--locale", "en_QQ", "-o", "a.png"], "it has to be a locale that exists"),
        (["--device", "iphone-3", "-o", "a.png"], "'render devices' lists them"),
        (["--device", "mac-landscape", "-o", "a.png"], "'render devices' lists them"),
        (["--frame", "-o", "a.png"], "'--device NAME' says which"),
        (["--define", "1A", "-o", "a.png"], "it has to be a name"),
        (["--package", "nothing", "-o", "a.png"], "it has to be a name and a folder"),
    ])
    func whatCanNotBeDrawnIsAMistakeOfUse(options: [String], message: String) throws {
        let scratch = try Scratch()
        let file = try scratch.write(Self.card, to: "card.swift")
        let result = try Program.run([file] + options, in: scratch.url)
        #expect(result.status == 64)
        #expect(result.error.contains(message), "\(result.error)")
    }

    @Test func devicesAreListedAndDrawnInTheirSize() throws {
        let scratch = try Scratch()
        let file = try scratch.write(Self.card, to: "card.swift")
        let listed = try Program.run(["devices"], in: scratch.url)
        #expect(listed.status == 0 && listed.text.contains("iphone-16-pro-max  440x956"))
        func size(_ options: String...) throws -> [Int] {
            let result = try Program.run([file, "-o", "a.png"] + options, in: scratch.url)
            #expect(result.status == 0, "\(result.error)")
            let data = try scratch.data("a.png")
            return [16, 20].map { start in (0..<4).reduce(0) { $0 << 8 | Int(data[start + $1]) } }
        }
        #expect(try size("--device", "iphone-16") == [1179, 2556])
        #expect(try size("--device", "iphone-se") == [750, 1334])
        #expect(try size("--device", "iphone-16", "--scale", "1") == [393, 852])
        #expect(try size("--scale", "1", "--device", "iphone-16") == [393, 852])
        #expect(try size("--size", "100x50", "--device", "iphone-se") == [200, 100])
        #expect(try size("--device", "iphone-se", "--frame") == [2 * (375 + 2 * 28), 2 * (667 + 2 * 96 + 24)])
    }

    // MARK: - Warnings, watching

    @Test func warningsAreErrorsWhereThatIsAsked() throws {
        let scratch = try Scratch()
        let file = try scratch.write(
            "import SwiftUI\n#Preview { VStack { Text(\"a\"); Image(\"nothing\") } }\n", to: "a.swift")
        #expect(try Program.run([file, "-o", "a.png"], in: scratch.url).status == 0)
        let strict = try Program.run([file, "--strict", "-o", "b.png"], in: scratch.url)
        #expect(strict.status == 1)
        #expect(strict.error.contains("error:") && !strict.error.contains("warning:"))
        #expect(try scratch.names() == ["a.png", "a.swift"])
        let check = try scratch.write("func f() { var a = 1; print(a) }\n", to: "b.swift")
        #expect(try Program.run(["check", check], in: scratch.url).status == 0)
        #expect(try Program.run(["check", "--strict", check], in: scratch.url).status == 1)
    }

    @Test func supportedNamesAreFiltered() throws {
        let result = try Program.run(["check", "--supported", "padding"])
        #expect(result.status == 0)
        let lines = result.text.split(separator: "\n").dropLast()
        #expect(!lines.isEmpty && lines.count < 20)
        #expect(lines.allSatisfy { $0.lowercased().contains("padding") })
        #expect(try Program.run(["check", "--supported", "nothingOfThatName"]).status == 64)
        let module = try Program.run(["check", "--supported", "mapkit"])
        #expect(module.status == 0)
        #expect(module.text.contains("module MapKit  partly"))
        let modules = try Program.run(["check", "--supported", "modules"]).text
        #expect(modules.contains(/\nRealityKit +box\n/) && modules.contains(/\nCharts +partly\n/))
        #expect(modules.contains(/\nSwiftUI +yes\n/))
    }

    @Test(.timeLimit(.minutes(1)))
    func aSavedSourceIsDrawnAgain() throws {
        let scratch = try Scratch()
        _ = try scratch.write("import SwiftUI\nColor.red.frame(width: 10, height: 10)\n", to: "a.swift")
        let process = Process()
        process.executableURL = Program.url
        process.arguments = ["a.swift", "-o", "a.png", "--watch", "-q"]
        process.currentDirectoryURL = scratch.url
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        func drawn(otherThan old: Data?) -> Data? {
            for _ in 0..<400 {
                if let data = try? scratch.data("a.png"), data != old { return data }
                usleep(50_000)
            }
            return nil
        }
        let first = try #require(drawn(otherThan: nil))
        // A mistake is told and leaves the picture; what follows is drawn.
        _ = try scratch.write("import SwiftUI\nColor.rde\n", to: "a.swift")
        usleep(300_000)
        #expect(try scratch.data("a.png") == first)
        _ = try scratch.write("import SwiftUI\nColor.blue.frame(width: 10, height: 10)\n", to: "a.swift")
        #expect(drawn(otherThan: first) != nil)
        #expect(process.isRunning)
    }

    /// With symbols of another version, each would be drawn as one that was at its place there.
    @Test(arguments: [false, true]) func fontsThatAreMissingOrOfAnotherVersionAreOneClearError(hasOthers: Bool) throws {
        let scratch = try Scratch()
        if hasOthers {
            let symbols = scratch.url.appendingPathComponent("Phosphor/Phosphor.ttf")
            try FileManager.default.createDirectory(
                at: symbols.deletingLastPathComponent(), withIntermediateDirectories: true)
            let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../Fonts/Phosphor/Phosphor.ttf")
            try Data(contentsOf: fonts).dropLast(4).write(to: symbols)
        }
        let file = try scratch.write("import SwiftUI\nText(\"a\")\n", to: "a.swift")
        let process = Process()
        let error = Pipe()
        process.executableURL = Program.url
        process.arguments = [file, "-o", "a.png"]
        process.currentDirectoryURL = scratch.url
        process.environment = ["EASEL_FONTS": scratch.url.path]
        process.standardError = error
        try process.run()
        let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 70)
        #expect(text.hasPrefix("error: the folder '\(scratch.url.path)', which EASEL_FONTS names"))
        #expect(text.split(separator: "\n").count == 1)
    }

    @Test func linksToSourcesInAFolderAreFollowedOnce() throws {
        let scratch = try Scratch()
        for folder in ["real", "laid"] {
            try FileManager.default.createDirectory(
                at: scratch.url.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        _ = try scratch.write(Self.card, to: "real/card.swift")
        _ = try scratch.write("#Preview(\"own\") { Text(\"own\") }\n", to: "laid/own.swift")
        _ = try scratch.write("not Swift", to: "real/notes")
        for (name, target) in [
            ("card.swift", "../real/card.swift"), ("again.swift", "../real/card.swift"), ("self.swift", "own.swift"),
            ("notes.swift", "../real/notes"), ("none.swift", "../real/none.swift"), ("folder.swift", "../real"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: scratch.url.path + "/laid/" + name, withDestinationPath: target)
        }
        let result = try Program.run(["laid", "--all", "-o", "out"], in: scratch.url)
        #expect(result.status == 0, "\(result.error)")
        let drawn = Set(result.text.split(separator: "\n").map { $0.split(separator: "/").last.map(String.init) ?? "" })
        #expect(drawn == ["own.png", "one.png", "two.png"], "\(result.text)")
        #expect(result.text.split(separator: "\n").count == 3)
    }
}
