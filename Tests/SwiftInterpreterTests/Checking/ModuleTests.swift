import Testing

@testable import SwiftInterpreter

/// Files of several modules: what each sees of the others.
@Suite struct ModuleTests {
    /// The errors of an app that imports `Models` (of another package) and `Kit` (of its own).
    private static func errors(app: String..., models: String = "", kit: String = "") -> [String] {
        var options = LoadOptions()
        options.modules = [
            SourceModule(name: "App", package: 0, dependencies: [1, 2]), SourceModule(name: "Models", package: 1),
            SourceModule(name: "Kit", package: 0, dependencies: [1]),
        ]
        let files =
            app.enumerated().map { SourceFile(name: "App\($0).swift", text: $1, module: 0) } + [
                SourceFile(name: "Models.swift", text: models, module: 1),
                SourceFile(name: "Kit.swift", text: kit, module: 2),
            ]
        let program = Interpreter.load(files, libraries: StandardLibrary.libraries, options: options)
        return program.diagnostics.filter { $0.severity == .error }.map { diagnostic in
            ([diagnostic.message] + diagnostic.notes.map(\.message)).joined(separator: " | ")
        }
    }

    private static let user =
        "public struct User { public var name: String; public init(name: String) { self.name = name } }"

    @Test func whatIsPublicIsSeenWhereTheModuleIsImported() {
        #expect(Self.errors(app: "import Models\nlet u = User(name: \"a\").name", models: Self.user) == [])
        #expect(Self.errors(app: "import Models\nlet u = Models.User(name: \"a\")", models: Self.user) == [])
    }

    @Test func anImportIsAFilesOwn() {
        #expect(
            Self.errors(app: "import Models", "let u: User? = nil", models: Self.user) == [
                "cannot find type 'User' in scope | 'User' is declared in module 'Models'; "
                    + "'import Models' makes it visible here"
            ])
    }

    @Test(arguments: [
        (
            "struct User {}", "let u: User? = nil",
            "cannot find type 'User' in scope | 'User' is internal to module 'Models'; "
                + "'public' before it makes it visible here"
        ),
        ("func make() -> Int { 1 }", "let u = make()", "cannot find 'make' in scope"),
        (
            "public struct User { var name = 1; public init() {} }", "let u = User().name",
            "'name' is inaccessible due to 'internal' protection level"
        ),
        (
            "public struct User { public var name: String }", "let u = User(name: \"a\")",
            "'User' initializer is inaccessible due to 'internal' protection level"
        ),
        (
            "extension Int { var twice: Int { 2 * self } }", "let u = 1.twice",
            "'twice' is inaccessible due to 'internal' protection level"
        ),
        (
            "package struct User { package init() {} }", "let u = User()",
            "cannot find 'User' in scope | 'User' is internal to module 'Models'"
        ),
    ])
    func whatIsInternalIsNotSeen(models: String, app: String, message: String) throws {
        let errors = Self.errors(app: "import Models\n" + app, models: models)
        #expect(errors.count == 1)
        #expect(errors.first?.hasPrefix(message) ?? false, "\(errors)")
    }

    @Test(arguments: [
        ("public extension Int { var twice: Int { 2 * self } }", "let u = 1.twice"),
        ("public protocol P { var n: Int { get } }", "struct S: P { var n = 1 }\nlet a: any P = S()\nlet u = a.n"),
        ("public enum E { case a, b(Int) }", "let u = [E.a, .b(1)]"),
        (
            "public enum E: String, CaseIterable { case a }",
            "let u = E.allCases.map(\\.rawValue) + [E(rawValue: \"a\")!.rawValue]"
        ),
        (
            "open class C { public init() {}; open func f() -> Int { 1 } }",
            "class D: C { override func f() -> Int { 2 } }\nlet u = D().f()"
        ),
        ("public func make() -> Int { 1 }\nfunc hidden() {}", "func hidden() {}\nlet u = make()"),
    ])
    func whatIsPublicIsUsed(models: String, app: String) {
        #expect(Self.errors(app: "import Models\n" + app, models: models) == [])
    }

    @Test func modulesOfOnePackageSeeWhatIsPackage() {
        let kit = "package struct Box { package init() {}; package func f() -> Int { 1 } }"
        #expect(Self.errors(app: "import Kit\nlet u = Box().f()", kit: kit) == [])
    }

    @Test func testableImportsSeeWhatIsInternal() {
        #expect(
            Self.errors(app: "@testable import Models\nlet u = User().name", models: "struct User { var name = 1 }")
                == [])
    }

    @Test func whatIsExportedComesWithTheImport() {
        #expect(
            Self.errors(
                app: "import Kit\nlet u = User(name: \"a\")", models: Self.user, kit: "@_exported import Models") == [])
        #expect(
            Self.errors(app: "import Kit\nlet u = User(name: \"a\")", models: Self.user, kit: "import Models").count
                == 1)
    }

    @Test func modulesHaveNamesOfTheirOwn() {
        #expect(
            Self.errors(
                app:
                    "import Models\nstruct Row {}\nextension String { var short: String { self } }\nlet u = \"a\".short",
                models: "struct Row {}\nextension String { var short: String { \"\" } }") == [])
    }

    @Test func aModuleThatIsNoDependencyIsNotImported() {
        let errors = Self.errors(app: "", models: "import App")
        #expect(
            errors == [
                "no such module 'App' | 'App' is of this package; the target that this file is of doesn't depend on it"
            ])
    }

    // MARK: - Conditions

    @Test(arguments: [
        ("os(iOS)", true), ("os(macOS)", false), ("os(Linux)", false), ("canImport(UIKit)", true),
        ("canImport(AppKit)", false), ("canImport(Nothing)", false), ("DEBUG", true), ("STAGING", true),
        ("RELEASE", false), ("targetEnvironment(simulator)", true), ("targetEnvironment(macCatalyst)", false),
        ("swift(>=5.9)", true), ("swift(<5.9)", false), ("swift(>=9)", false), ("compiler(>=6.0)", true),
        ("os(iOS) && !STAGING", false), ("os(macOS) || STAGING", true), ("arch(arm64)", true),
    ])
    func conditionsAreThoseOfThePlatformAndTheOptions(condition: String, holds: Bool) {
        var options = LoadOptions()
        options.configuration.definitions.insert("STAGING")
        let source = "#if \(condition)\nlet a = 1\n#else\nlet b = 1\n#endif"
        let program = Interpreter.load(
            [SourceFile(name: "a.swift", text: source)], libraries: Kits.libraries, options: options)
        #expect(program.globals.map(\.name) == [holds ? "a" : "b"])
    }

    @Test func theMacHasAppKitAndNoUIKit() {
        var options = LoadOptions()
        options.configuration.platform = .macOS
        let source =
            "#if canImport(UIKit) || os(iOS)\nlet a = 1\n#elseif canImport(AppKit) && os(macOS)\nlet b = 1\n#endif"
        let program = Interpreter.load(
            [SourceFile(name: "a.swift", text: source)], libraries: Kits.libraries, options: options)
        #expect(program.globals.map(\.name) == ["b"])
    }

    @Test func whatALibraryDeclaresCanBeImported() {
        func messages(importing module: String) -> [String] {
            let file = SourceFile(name: "a.swift", text: "import \(module)")
            return Interpreter.load([file], libraries: Kits.libraries).diagnostics.map(\.message)
        }
        #expect(messages(importing: "UIKit").isEmpty)
        #expect(messages(importing: "Kits").isEmpty)
        #expect(messages(importing: "WatchKit") == ["no such module 'WatchKit'"])
    }

    @Test func anUnknownModuleNamesBothWaysOut() {
        #expect(
            messages(in: "import Kingfisher") == [
                "error 1:8: no such module 'Kingfisher' | '--package Kingfisher=FOLDER' takes it from a package that lies "
                    + "there | '--stub Kingfisher' goes on without it: its views are drawn as boxes with their names"
            ])
    }
}

/// A library of two modules, of which each system has one.
private enum Kits: LibraryInterface {
    static let libraries =
        StandardLibrary.libraries + [NativeLibrary(name: "Kits", types: [], interface: Kits.self)]

    static let modules = ["UIKit", "AppKit"]

    static func isMissing(module: String, on platform: CompilationConfiguration.Platform) -> Bool {
        module == (platform == .macOS ? "UIKit" : "AppKit")
    }
}
