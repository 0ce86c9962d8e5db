import Foundation
import Testing
import ViewGraph

@testable import Rendering

@Suite struct PackageProjectTests {
    /// Packages and sources in a folder that goes with the test.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "easel-package-\(UUID().uuidString)")

        init(_ files: [String: String]) throws {
            for (name, text) in files {
                let file = url.appending(path: name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func texts(_ path: String, _ options: [(String, String)] = []) throws -> [String] {
            var read = RenderOptions()
            for (name, text) in options {
                try read.set(name, to: text.replacingOccurrences(of: "HERE", with: url.path))
            }
            let project = try SourceProject(paths: [url.appending(path: path).path], options: read)
            let session = try RenderSession(program: project.program(showing: read.view), options: read)
            return Self.lines(try session.inspection().root) + session.warnings
        }

        private static func lines(_ report: LayoutReport?) -> [String] {
            guard let report else { return [] }
            return (report.text?.lines ?? []) + report.children.flatMap(lines)
        }
    }

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let settings: [SwiftSetting] = [.define("STAGING"), .define("ON_MAC", .when(platforms: [.macOS]))]
        let package = Package(
            name: "Shop",
            defaultLocalization: "en",
            platforms: [.iOS(.v17), .macOS("14.0")],
            products: [.library(name: "Feature", targets: ["Feature"])],
            dependencies: [
                .package(url: "https://example.com/kingfisher.git", from: "8.0.0"),
                .package(url: "https://example.com/other", .upToNextMajor(from: "1.2.3")),
                .package(path: "../Models"),
            ],
            targets: [
                .target(
                    name: "Feature",
                    dependencies: [
                        "Design", .product(name: "Models", package: "Models"),
                        .product(name: "Kingfisher", package: "kingfisher", condition: .when(platforms: [.iOS])),
                    ],
                    resources: [.process("Resources")], swiftSettings: settings),
                .target(name: "Design", path: "Modules/Design"),
                .testTarget(name: "FeatureTests", dependencies: ["Feature"]),
            ]
        )
        for target in package.targets where target.name == "Design" { target.exclude.append("Broken.swift") }
        """

    private static let files = [
        "Shop/Package.swift": manifest,
        "Shop/Sources/Feature/Card.swift": """
        import Design
        import Models
        import SwiftUI

        struct Card: View {
            let user = User(name: "Ann")
            var body: some View {
                VStack {
                    Text(user.name).title()
                    #if STAGING
                    Text("staging")
                    #endif
                    #if ON_MAC
                    Text("mac")
                    #endif
                    Text(note)
                }
            }
            var note: String {
                Bundle.module.url(forResource: "note", withExtension: "txt")
                    .flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no note"
            }
        }
        #Preview("card") { Card() }
        """,
        "Shop/Sources/Feature/Resources/note.txt": "from the bundle",
        "Shop/Modules/Design/Title.swift": """
        import SwiftUI
        extension View { public func title() -> some View { VStack { Text("title"); self } } }
        #Preview("design") { Text("x").title() }
        """,
        "Shop/Modules/Design/Broken.swift": "struct {",
        "Shop/Tests/FeatureTests/A.swift": "import Nothing",
        "Models/Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Models", products: [.library(name: "Models", targets: ["Models"])], targets: [.target(name: "Models")])
        """,
        "Models/Sources/Models/User.swift":
            "public struct User { public let name: String; public init(name: String) { self.name = name } }",
    ]

    @Test(arguments: ["Shop", "Shop/Package.swift"])
    func targetsAreModulesThatImportEachOther(path: String) throws {
        let folder = try Folder(Self.files)
        #expect(
            try folder.texts(path, [("view", "card"), ("target", "Feature")])
                == ["title", "Ann", "staging", "from the bundle"])
        #expect(try folder.texts(path, [("target", "Design")]) == ["title", "x"])
    }

    @Test func settingsHoldOnTheirPlatforms() throws {
        let folder = try Folder(Self.files)
        #expect(
            try folder.texts("Shop", [("view", "Card"), ("platform", "macos")])
                == ["title", "Ann", "staging", "mac", "from the bundle"])
    }

    @Test func aTargetThatIsNotThereIsNamedWithThoseThatAre() throws {
        let folder = try Folder(Self.files)
        #expect {
            try folder.texts("Shop", [("target", "Featur")])
        } throws: { error in
            let failure = error as? RenderFailure
            return failure?.cause == .request
                && failure?.text.contains("the package 'Shop' has no target 'Featur'") ?? false
                && failure?.text.contains("did you mean 'Feature'?") ?? false
        }
    }

    @Test func plainSourcesTakePackagesByAnOption() throws {
        var files = Self.files
        files["view.swift"] = "import Models\nimport SwiftUI\n#Preview { Text(User(name: \"Bo\").name) }"
        let folder = try Folder(files)
        #expect(try folder.texts("view.swift", [("package", "Models=HERE/Models")]) == ["Bo"])
        #expect {
            try folder.texts("view.swift")
        } throws: { error in
            (error as? RenderFailure)?.text.contains("note: '--package Models=FOLDER' takes it from a package") ?? false
        }
        #expect {
            try folder.texts("view.swift", [("package", "Models=HERE/Shop/Sources")])
        } throws: { error in
            (error as? RenderFailure)?.text.contains("there is no 'Package.swift' in") ?? false
        }
    }

    /// The folder of an app, with the packages that its files import.
    @Test func packagesInAFolderAreModulesOfItsFiles() throws {
        var files = Self.files.filter { $0.key.hasPrefix("Models/") || $0.key.hasPrefix("Shop/Modules/Design/Title") }
        files = Dictionary(
            uniqueKeysWithValues: files.map { (path, text) in ("App/" + path, text) })
        files["App/Shop/Package.swift"] = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Shop", products: [.library(name: "Design", targets: ["Design"])],
                targets: [.target(name: "Design", path: "Modules/Design")])
            """
        files["App/Views/ContentView.swift"] = """
            import Design
            import Models
            import SwiftUI
            #Preview("root") { Text(User(name: "Cy").name).title() }
            """
        let folder = try Folder(files)
        #expect(try folder.texts("App", [("view", "root")]) == ["title", "Cy"])
        #expect(try folder.texts("App", [("view", "design")]) == ["title", "x"])
    }

    /// A package whose manifest can't be read spoils only what imports from it.
    @Test func aPackageThatCannotBeReadIsWarnedOf() throws {
        let folder = try Folder([
            "App/A.swift": "import SwiftUI\n#Preview(\"a\") { Text(\"a\") }",
            "App/Broken/Package.swift": "import PackageDescription\nlet package = Package(name: ",
            "App/Broken/Sources/B.swift": "import SwiftUI\n#Preview(\"b\") { Text(\"b\") }",
        ])
        let texts = try folder.texts("App", [("view", "a")])
        #expect(texts.first == "a")
        #expect(texts.dropFirst().contains { $0.contains("Package.swift:2:") && $0.contains("warning: ") }, "\(texts)")
        #expect(try folder.texts("App", [("view", "b")]).first == "b")
    }

    @Test func whatAPackageImportsFromElsewhereIsTakenOrStubbed() throws {
        var files = Self.files
        files["Shop/Sources/Feature/Photo.swift"] = """
            import Kingfisher
            import SwiftUI
            #Preview("photo") { VStack { KFImage(nil).resizable().fade(duration: 1).frame(width: 90, height: 40); Text("a").shimmering() } }
            """
        files["Kingfisher/Package.swift"] = """
            import PackageDescription
            let package = Package(
                name: "Kingfisher", products: [.library(name: "Kingfisher", targets: ["Kingfisher"])],
                targets: [.target(name: "Kingfisher", path: "Sources")])
            """
        files["Kingfisher/Sources/Image.swift"] = """
            import SwiftUI
            public struct KFImage: View {
                public init(_ url: URL?) {}
                public var body: some View { Text("real") }
                public func resizable() -> KFImage { self }
                public func fade(duration: Double) -> KFImage { self }
            }
            extension View { public func shimmering() -> some View { self } }
            """
        let folder = try Folder(files)
        #expect {
            try folder.texts("Shop", [("view", "photo")])
        } throws: { error in
            (error as? RenderFailure)?.text.contains("note: '--stub Kingfisher' goes on without it") ?? false
        }
        #expect(
            try folder.texts("Shop", [("view", "photo"), ("package", "Kingfisher=HERE/Kingfisher")]) == ["real", "a"])
        let stubbed = try folder.texts("Shop", [("view", "photo"), ("stub", "Kingfisher")])
        #expect(stubbed.prefix(2) == ["KFImage", "a"])
        #expect(stubbed.dropFirst(2).contains { $0.contains("warning: 'KFImage' is of a module that isn't here") })
        #expect(stubbed.dropFirst(2).contains { $0.contains("warning: '.shimmering' is of a module that isn't here") })
    }

    @Test(arguments: [
        ("let package = Package(name: \"A\", targets: [.target(nme: \"B\")])", "Package.swift:2:"),
        ("let other = 1", "there is no 'let package = Package(…)' in it"),
        (
            "let package = Package(name: \"A\", targets: [.testTarget(name: \"B\")])",
            "has no target with sources to draw"
        ),
        ("let package = Package(name: \"A\", targets: [.target(name: \"B\")])", "there is no Swift file in"),
        ("let package = Package(name: [][0])", "error"),
        ("func f() { f() }\nf()\nlet package = Package(name: \"A\")", "error"),
    ])
    func aManifestThatCanNotBeReadSaysWhy(manifest: String, message: String) throws {
        let folder = try Folder(["A/Package.swift": "import PackageDescription\n" + manifest, "A/Sources/a.txt": ""])
        #expect {
            try folder.texts("A")
        } throws: { error in
            (error as? RenderFailure)?.text.contains(message) ?? false
        }
    }

    @Test func theManifestOfTheNewestSwiftCounts() throws {
        var files = Self.files
        for (name, target) in [("5.9", "Old"), ("6", "New"), ("99", "Future")] {
            files["Shop/Package@swift-\(name).swift"] =
                "import PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"\(target)\")])"
            files["Shop/Sources/\(target)/a.swift"] = "import SwiftUI\n#Preview { Text(\"\(target)\") }"
        }
        #expect(try Folder(files).texts("Shop") == ["New"])
    }

    @Test func packagesThatNeedEachOtherEnd() throws {
        func manifest(_ name: String, _ other: String) -> String {
            """
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                dependencies: [.package(path: "../\(other)")],
                targets: [.target(name: "\(name)", dependencies: ["\(other)"])])
            """
        }
        let folder = try Folder([
            "A/Package.swift": manifest("A", "B"), "B/Package.swift": manifest("B", "A"),
            "A/Sources/A/a.swift": "import B\nimport SwiftUI\n#Preview { Text(b) }",
            "B/Sources/B/b.swift": "import A\npublic let b = \"b\"",
        ])
        #expect(try folder.texts("A") == ["b"])
    }

    @Test func everyFormOfAManifestIsRead() throws {
        let manifest = """
            // swift-tools-version: 6.1
            import CompilerPluginSupport
            import Foundation
            import PackageDescription

            let shared: [Target.Dependency] = [.target(name: "B"), "C", .byName(name: "D")]
            let package = Package(
                name: "A",
                platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v14), .watchOS(.v6), .visionOS(.v1), .macCatalyst(.v13)],
                products: [
                    .library(name: "A", type: .dynamic, targets: ["A"]), .executable(name: "tool", targets: ["tool"]),
                    .plugin(name: "P", targets: ["P"]),
                ],
                dependencies: [
                    .package(url: "https://a/b", "1.0.0"..<"2.0.0"), .package(url: "https://a/c", exact: "1.0.0"),
                    .package(url: "https://a/d", branch: "main"), .package(url: "https://a/e", revision: "abc"),
                    .package(url: "https://a/f", .upToNextMinor(from: "1.0.0")), .package(name: "G", path: "../g"),
                    .package(url: "https://a/h", "1.0.0"..."1.9.0"), .package(name: "I", url: "https://a/i", from: "1.0.0"),
                ],
                targets: [
                    .target(
                        name: "A", dependencies: shared, path: "a", exclude: ["x"], sources: ["y"],
                        resources: [.copy("z"), .process("w"), .embedInCode("v")], publicHeadersPath: "include",
                        cSettings: [.define("C"), .headerSearchPath("h")],
                        swiftSettings: [
                            .define("D", .when(configuration: .debug)), .define("R", .when(configuration: .release)),
                            .enableUpcomingFeature("ExistentialAny"), .enableExperimentalFeature("X"),
                            .swiftLanguageMode(.v5), .unsafeFlags(["-O"]),
                        ],
                        linkerSettings: [.linkedFramework("UIKit"), .linkedLibrary("z", .when(platforms: [.linux]))],
                        plugins: [.plugin(name: "Lint", package: "lint")]),
                    .executableTarget(name: "tool"), .binaryTarget(name: "bin", path: "b.xcframework"),
                    .binaryTarget(name: "far", url: "https://a/z.zip", checksum: "1"), .systemLibrary(name: "sys"),
                    .macro(name: "M", dependencies: [.product(name: "SwiftSyntaxMacros", package: "swift-syntax")]),
                    .plugin(name: "P", capability: .buildTool()),
                ],
                swiftLanguageModes: [.v6], cxxLanguageStandard: .cxx17
            )
            if ProcessInfo.processInfo.environment["NEVER"] != nil {
                package.targets = []
                package.targets.last?.swiftSettings?.append(.define("X"))
            } else {
                package.targets.last!.exclude.append("late")
            }
            package.targets += [.target(name: "late")]
            """
        let folder = try Folder(["Package.swift": manifest])
        let read = try PackageManifest.read(folder.url.appending(path: "Package.swift").path)
        #expect(read.name == "A")
        #expect(read.products.map(\.name) == ["A", "tool", "P"])
        #expect(read.sources.map(\.name) == ["b", "c", "d", "e", "f", "G", "h", "I"])
        #expect(read.sources.compactMap(\.path) == ["../g"])
        #expect(read.targets.last { $0.kind == "plugin" }?.exclude == ["late"])
        #expect(read.targets.map(\.name) == ["A", "tool", "bin", "far", "sys", "M", "P", "late"])
        #expect(read.targets.filter(\.hasViews).map(\.name) == ["A", "tool", "late"])
        let target = try #require(read.targets.first)
        #expect(target.needs.map(\.name) == ["B", "C", "D"])
        #expect(target.path == "a" && target.exclude == ["x"] && target.sources == ["y"])
        #expect(target.resources == ["z", "w", "v"])
        #expect(target.definitions.map(\.name) == ["D"])
    }
}
