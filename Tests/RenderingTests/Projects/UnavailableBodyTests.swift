import Foundation
import Testing
import ViewGraph

@testable import Rendering

/// Code about values of a module that can't be here spoils only what runs it.
@Suite struct UnavailableBodyTests {
    private struct Drawn {
        let texts: [String]
        let warnings: [String]
    }

    private static func draw(_ text: String) throws -> Drawn {
        let program = try InterpretedProgram(SourceText(name: "page.swift", text: "import SwiftUI\n" + text))
        let session = try RenderSession(program: program, options: RenderOptions())
        return Drawn(texts: lines(try session.inspection().root), warnings: program.warnings)
    }

    private static func lines(_ report: LayoutReport?) -> [String] {
        guard let report else { return [] }
        return (report.text?.lines ?? []) + report.children.flatMap(lines)
    }

    private static let shop = """
        import StoreKit
        @Observable final class Shop {
            var owned = 2
            func watch() async {
                let kind: VerificationResult<Int>? = nil
                for await result in Product.SubscriptionInfo.updates {
                    switch result {
                    case .verified(let product): owned += product.count
                    default: break
                    }
                }
            }
            func best() -> Product? { for one in Product.all where one.price > 3 { return one } }
            func products() -> [String: Product] { Product.all.grouped { $0.id == 3 } == 4 ? [:] : 7 }
        }

        """

    @Test func whatIsNotRunIsAWarningWithItsReason() throws {
        let page = "struct Page: View { let shop = Shop(); var body: some View { Text(\"owned \\(shop.owned)\") } }"
        let drawn = try Self.draw(Self.shop + page)
        #expect(drawn.texts == ["owned 2"])
        let warning = "'watch()' needs 'StoreKit', which isn't here: it does nothing"
        #expect(drawn.warnings.contains { $0.contains(warning) })
        // What else is said of the code in it stays.
        #expect(drawn.warnings.contains { $0.contains("'VerificationResult' is of a module that isn't here") })
    }

    @Test func aModuleThatIsNotHereAddsToTheEnvironmentAndIsMadeOfLiterals() throws {
        let drawn = try Self.draw(
            """
            import AuthenticationServices
            struct Store {
                typealias Options = ASAuthorizationController.RequestOptions
                func sign(_ controller: AuthorizationController, options: Options = [], level: Options = 3) -> Int { 4 }
            }
            struct Page: View {
                @Environment(\\.authorizationController) private var controller
                @Environment(\\.colorScheme) private var scheme
                var body: some View { Text("\\(Store().sign(controller)) \\(scheme == .light)") }
            }
            """)
        #expect(drawn.texts == ["4 true"])
        let warning = "'.authorizationController' is of a module that isn't here: it is left out"
        #expect(drawn.warnings.contains { $0.contains(warning) })
        #expect(throws: RenderFailure.self) {
            try Self.draw(
                """
                struct Page: View { @Environment(\\.authorizationController) var a; let body = Text("a") }
                """)
        }
    }

    /// Types of the program's own are as they are declared, and a slip stays one.
    @Test(arguments: [
        "let path = \\S.other", "let path = \\T.other", "@Environment(\\.colorSchem) var scheme",
    ])
    func onlyTheLibrariesTypesAreAddedTo(member: String) throws {
        #expect(throws: RenderFailure.self) {
            try Self.draw(
                """
                import Charts
                struct S { var a = 1; func _placeholder() {} }
                struct T { var _placeholder = 3 }
                struct Page: View { \(member); var body: some View { Text("a") } }
                """)
        }
    }

    @Test func whatGivesAnOptionalGivesNil() throws {
        let page = "struct Page: View { var body: some View { Text(Shop().best() == nil ? \"none\" : \"some\") } }"
        let drawn = try Self.draw(Self.shop + page)
        #expect(drawn.texts == ["none"])
    }

    @Test func whatHasToGiveAValueEndsTheRun() throws {
        let source =
            Self.shop + "struct Page: View { var body: some View { Text(\"\\(Shop().products().count)\") } }"
        #expect {
            try Self.draw(source)
        } throws: { error in
            (error as? RenderFailure)?.text.contains("it needs a module that isn't here") ?? false
        }
    }

    @Test func aMistakeBesideAPlaceholderIsStillAnError() {
        let sources = [
            "import MapKit\nstruct Page: View { var body: some View { VStack { Map(); Text(name) } } }",
            "import MapKit\nstruct Page: View { func f() { nme += 1 }; var body: some View { Map() } }",
            "import MapKit\nstruct Page: View { let user: User; var body: some View { Map() } }",
        ]
        for source in sources { #expect(throws: RenderFailure.self) { try Self.draw(source) } }
    }

    @Test func membersOfAPlaceholderTakeValues() throws {
        let drawn = try Self.draw(
            """
            import MapKit
            struct MapBox: UIViewRepresentable {
                func makeUIView(context: Context) -> MKMapView {
                    let map = MKMapView()
                    map.isZoomEnabled = false
                    map.camera.pitch = 30
                    return map
                }
                func updateUIView(_ view: MKMapView, context: Context) { view.showsUserLocation = true }
            }
            struct Page: View { var body: some View { VStack { Text("map"); MapBox() } } }
            """)
        #expect(drawn.texts.first == "map")
    }

    private static func drawFolder(_ files: [String: String]) throws -> Drawn {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        var options = RenderOptions()
        options.view = "Page"
        let program = try SourceProject(paths: [folder.path]).program(showing: "Page")
        let session = try RenderSession(program: program, options: options)
        return Drawn(texts: lines(try session.inspection().root), warnings: program.warnings)
    }

    @Test func aNameThatTwoModulesHaveIsTheOneOfWhatTheFileImports() throws {
        let drawn = try Self.drawFolder([
            "Page.swift":
                "import SwiftUI\nstruct Page: View { var body: some View { Text(\"\\(Receipts().count)\") } }",
            "Receipts.swift": """
            import StoreKit
            struct Receipts {
                var count = 1
                var last: Transaction?
                mutating func add(_ transaction: Transaction) { if transaction.productID == "a" { count += 1 } }
            }
            """,
        ])
        #expect(drawn.texts == ["1"])
        // SwiftUI's own, where that is imported.
        let message = try #require(throws: RenderFailure.self) {
            try Self.draw(
                "import StoreKit\nstruct Page: View { var body: some View { Text(\"\\(Transaction().productID)\") } }")
        }
        #expect(message.text.contains("value of type 'Transaction' has no member 'productID'"), "\(message.text)")
    }

    /// By its module's name, by key paths that are handed on, and in extensions of it.
    @Test func whatIsNotHereIsAPlaceholderHoweverItIsReached() throws {
        let drawn = try Self.draw(
            """
            import StoreKit
            @dynamicMemberLookup struct Subscription {
                let product: Product
                subscript<T>(dynamicMember path: KeyPath<Product, T>) -> T { product[keyPath: path] }
                var price: String { "\\(self.displayPrice)/\\(self.period.unit)" }
            }
            extension StoreKit.Transaction { var isRevoked: Bool { revocationDate != nil } }
            struct Page: View {
                @State private var recent: [StoreKit.Transaction] = []
                var animation = Transaction().animation
                var body: some View {
                    Text("\\(recent.count) \\(animation == nil)")
                    List(recent) { transaction in
                        if transaction.isRevoked { Text("revoked") }
                    }
                }
                func restore(_ subscription: Subscription) -> String { subscription.displayName }
            }
            """)
        #expect(drawn.texts == ["0 true"])
    }

    /// Members are seen in all of a module, whichever of its files imports theirs.
    @Test func whatAModuleAddsToViewsIsSeenInEveryFile() throws {
        let page = """
            import SwiftUI
            struct Page: View { var body: some View { Sales().subscriptionStoreButtonLabel(.multiline) } }
            """
        let sales = "import SwiftUI\nimport StoreKit\nstruct Sales: View { var body: some View { Text(\"s\") } }"
        #expect(try Self.drawFolder(["Page.swift": page, "Sales.swift": sales]).texts == ["s"])
        #expect(throws: RenderFailure.self) {
            try Self.drawFolder([
                "Page.swift": page, "Sales.swift": sales.replacingOccurrences(of: "import StoreKit", with: ""),
            ])
        }
    }

    /// Also where a name is met while overloads are tried out.
    @Test(arguments: ["Climate()", "Text(verbatim: \"\\(Climate.now)\")", "Text(Climate.now.name)"])
    func aNameThatNoFileOfAProjectDeclaresIsTheModules(view: String) throws {
        let page =
            "import SwiftUI\nimport WeatherKit\nstruct Page: View { var body: some View { VStack { Text(\"a\"); \(view); Other() } } }"
        let other = "import SwiftUI\nstruct Other: View { var body: some View { Text(\"b\") } }"
        let drawn = try Self.drawFolder(["Page.swift": page, "Other.swift": other])
        #expect(drawn.texts.first == "a")
        #expect(drawn.warnings.contains { $0.contains("no file of the project declares 'Climate'") })
        // Nearly the name of a type that is drawn with it: a mistake.
        #expect(throws: RenderFailure.self) {
            try Self.drawFolder([
                "Page.swift": page.replacingOccurrences(of: "Climate", with: "Othre"), "Other.swift": other,
            ])
        }
    }
}
