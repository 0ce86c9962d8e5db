// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

let cLibraries: [Target] = [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig1-dev"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CHarfBuzzSubset", pkgConfig: "harfbuzz-subset", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(name: "CUnibreak", providers: [.apt(["libunibreak-dev"])]),
    .systemLibrary(name: "CHyphen", providers: [.apt(["libhyphen-dev"])]),
    .systemLibrary(name: "CSpng", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
    .systemLibrary(name: "CHeap"),
    .systemLibrary(name: "CNumberFormat"),
    .systemLibrary(name: "CRegularExpression"),
    .systemLibrary(name: "CDeflate", providers: [.apt(["libdeflate-dev"])]),
]

let swiftSyntax: [Target.Dependency] = [
    .product(name: "SwiftSyntax", package: "swift-syntax"),
    .product(name: "SwiftParser", package: "swift-syntax"),
    .product(name: "SwiftOperators", package: "swift-syntax"),
    .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
    .product(name: "SwiftDiagnostics", package: "swift-syntax"),
]

/// The folders of `Fonts/`, found beside a program that uses Easel (see `FontFolder`).
let fonts = [
    "EaselRounded", "EaselSans", "Hyphenation", "Inter", "JetBrainsMono", "NotoEmoji", "NotoSansCJK", "NotoScripts",
    "NotoSerif", "NotoSymbols", "Phosphor", "ThaiWords",
]

/// The files of the service's playground.
let playground = [
    "index.html", "style.css", "playground.js", "state.js", "language.js", "editor.js", "completion.js", "drawing.js",
    "tree.js", "panels.js", "picture.js", "time.js", "sharing.js", "signatures.js", "zoom.js",
]

let package = Package(
    name: "Easel",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI", "Combine"]),
        .library(name: "Rendering", targets: ["Rendering"]),
        .library(name: "Snapshots", targets: ["Snapshots"]),
        .executable(name: "render", targets: ["render"]),
        .executable(name: "render-service", targets: ["render-service"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
        .package(
            url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: ["FullFoundation"]),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    ],
    targets: cLibraries + [
        .target(name: "CGuard"),
        .target(name: "CFiles"),
        .target(name: "Files", dependencies: ["CFiles", "CGuard"]),
        .target(name: "Budget", dependencies: ["CGuard"]),
        .target(name: "Drawing", dependencies: ["Budget"]),
        .target(
            name: "EaselFonts", path: "Fonts", exclude: ["README.md"], sources: ["EaselFonts.swift"],
            resources: fonts.map { .copy($0) }),
        .target(
            name: "Typesetting",
            dependencies: [
                "EaselFonts", "Drawing", "Budget", "Files", "CFreeType", "CFontconfig", "CHarfBuzz", "CHarfBuzzSubset",
                "CFriBidi", "CUnibreak",
                "CHyphen",
            ]),
        .target(name: "CTasks"),
        .target(name: "CStack"),
        .target(name: "CConformances"),
        .target(name: "Formats", dependencies: ["CNumberFormat"]),
        .target(name: "NearNames"),
        .target(name: "ViewGraph", dependencies: ["Drawing", "Budget", "CTasks", "CStack", "CConformances", "CGuard"]),
        .target(
            name: "Combine", dependencies: ["ViewGraph", .product(name: "OpenCombine", package: "OpenCombine")]),
        .target(name: "MacroExpansion"),
        .macro(name: "EaselMacros", dependencies: ["MacroExpansion"]),
        .target(
            name: "SwiftUI",
            dependencies: ["ViewGraph", "Typesetting", "Drawing", "Budget", "Formats", "Combine", "EaselMacros"]),
        .target(
            name: "CairoBackend",
            dependencies: ["Drawing", "Budget", "Typesetting", "CCairo", "CFreeType", "CSpng", "CDeflate"]),
        .target(name: "SVGWriter", dependencies: ["Drawing", "Budget", "Typesetting"]),
        .target(
            name: "SwiftInterpreter",
            dependencies: swiftSyntax + ["Budget", "CGuard", "Formats", "NearNames", "CRegularExpression"],
            exclude: ["Library", "Declarations"]),
        .target(
            name: "SwiftUIBridge",
            dependencies: ["SwiftInterpreter", "SwiftUI", "Combine", "ViewGraph", "MacroExpansion"],
            exclude: ["Library", "Declarations"]
        ),
        .target(
            name: "Rendering",
            dependencies: [
                "SwiftUIBridge", "SwiftInterpreter", "SwiftUI", "ViewGraph", "Typesetting", "Drawing", "CairoBackend",
                "SVGWriter", "CSpng", "Budget", "CGuard", "Files",
            ],
            exclude: ["Library"]),
        .target(name: "CSandbox"),
        .target(name: "CCodePages"),
        .target(name: "HTTPExchange"),
        .target(name: "WorkerProtocol"),
        .target(
            name: "RenderWorker",
            dependencies: [
                "CHeap", "CCodePages", "CSandbox", "WorkerProtocol", "Rendering", "Comparison", "Figures", "SwiftUI",
                "SwiftUIBridge", "SwiftInterpreter", "Drawing", "ViewGraph", "Budget", "CGuard",
            ]),
        .target(
            name: "RenderService",
            dependencies: [
                "CDigest", "CSandbox", "WorkerProtocol", "CDeflate", "HTTPExchange", "Files", "NearNames", "CGuard",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
            ],
            resources: playground.map { .embedInCode("Playground/\($0)") }),
        .executableTarget(
            name: "render-service",
            dependencies: [
                "RenderService", "NearNames", .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ]),
        .target(
            name: "Comparison",
            dependencies: [
                "Rendering", "SwiftInterpreter", "SwiftUI", "ViewGraph", "Drawing", "Budget",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .target(
            name: "Figures",
            dependencies: [
                "Rendering", "SwiftUI", "ViewGraph", "SwiftInterpreter", "Drawing", "Budget",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .target(name: "CDigest"),
        .target(
            name: "FigurePipeline",
            dependencies: [
                "CDigest", "CGuard", "Figures", "Rendering", "SwiftInterpreter", "Budget", "Files", "HTTPExchange",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .target(name: "RenderConfiguration", dependencies: ["Rendering", "SwiftInterpreter"]),
        .target(
            name: "SnapshotCases",
            dependencies: [
                "Rendering", "RenderConfiguration", "CairoBackend", "Drawing", "ViewGraph", "Budget",
                "SwiftInterpreter",
                "SwiftUI",
            ]
                + swiftSyntax),
        .target(
            name: "Snapshots",
            dependencies: ["SnapshotCases", "Rendering", "SwiftUI", "ViewGraph", "CairoBackend", "Drawing"]
                + swiftSyntax),
        .executableTarget(
            name: "render",
            dependencies: [
                "CHeap", "CGuard", "Budget", "Files", "Rendering", "RenderWorker", "Comparison", "Figures",
                "FigurePipeline", "RenderConfiguration", "SnapshotCases",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "generate-bridge",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),

        .executableTarget(name: "interpret", dependencies: ["SwiftInterpreter"]),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "CHeap", "Rendering", "FigurePipeline", "SnapshotCases", "RenderConfiguration", "SwiftUIBridge",
                "SwiftInterpreter", "CairoBackend", "Drawing",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),

        .testTarget(name: "BudgetTests", dependencies: ["Budget"]),
        .testTarget(name: "generate-bridgeTests", dependencies: ["generate-bridge"]),
        .testTarget(name: "FilesTests", dependencies: ["Files"]),
        .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Budget"]),
        .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "Drawing", "CHarfBuzz", "CHyphen"]),
        .testTarget(name: "ViewGraphTests", dependencies: ["ViewGraph"]),
        .testTarget(
            name: "SwiftUITests", dependencies: ["SwiftUI", "ViewGraph", "Typesetting", "Drawing"],
            exclude: ["Corpus"]),
        .testTarget(name: "CairoBackendTests", dependencies: ["CairoBackend", "Typesetting", "Drawing", "CSpng"]),
        .testTarget(name: "SVGWriterTests", dependencies: ["SVGWriter", "Drawing"]),
        .testTarget(
            name: "SwiftInterpreterTests", dependencies: ["SwiftInterpreter", "MacroExpansion"], exclude: ["Programs"]),
        .testTarget(
            name: "SwiftUIBridgeTests", dependencies: ["SwiftUIBridge", "SwiftInterpreter", "SwiftUI", "ViewGraph"]),
        .target(name: "CompiledFixtures", dependencies: ["SwiftUI"], path: "Tests/CompiledFixtures"),
        .target(
            name: "UpdateScenarios", dependencies: ["SwiftUI", "ViewGraph", "Combine"], path: "Tests/UpdateScenarios"),
        .target(name: "CompiledPitfalls", dependencies: ["SwiftUI", "ViewGraph"], path: "Tests/CompiledPitfalls"),
        .testTarget(
            name: "RenderingTests",
            dependencies: [
                "Rendering", "SwiftUI", "ViewGraph", "Drawing", "CompiledFixtures", "CompiledPitfalls",
                "UpdateScenarios", "BrowserTesting",
            ],
            exclude: ["Robustness/Hostile"]),
        .testTarget(
            name: "ComparisonTests", dependencies: ["Comparison", "Rendering", "SwiftUI"], exclude: ["Versions"]),
        .testTarget(name: "FiguresTests", dependencies: ["Figures", "Rendering", "SwiftUI", "ViewGraph"]),
        .testTarget(
            name: "FigurePipelineTests", dependencies: ["FigurePipeline", "Figures", "Rendering", "BrowserTesting"]),
        .testTarget(name: "RenderConfigurationTests", dependencies: ["RenderConfiguration", "Rendering"]),
        .testTarget(
            name: "SnapshotCasesTests",
            dependencies: ["SnapshotCases", "RenderConfiguration", "Rendering", "Drawing"]),
        .testTarget(name: "SnapshotsTests", dependencies: ["Snapshots", "SwiftUI"], exclude: ["__Snapshots__"]),
        .testTarget(name: "renderTests", dependencies: ["render", "BrowserTesting"]),
        .target(name: "BrowserTesting", path: "Tests/BrowserTesting"),
        .testTarget(
            name: "RenderServiceTests",
            dependencies: [
                "render", "render-service", "RenderService", "WorkerProtocol", "CSandbox", "BrowserTesting",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
