import Testing
import ViewGraph

@testable import Rendering

/// What other frameworks of Apple's have here.
@Suite struct FrameworkTests {
    private static func session(_ source: String, _ set: [(String, String)] = []) throws -> RenderSession {
        var options = RenderOptions()
        for (name, text) in set { try options.set(name, to: text) }
        return try RenderSession(source: SourceText(name: "a.swift", text: source), options: options)
    }

    private static func texts(_ source: String) throws -> [String] {
        func lines(_ report: LayoutReport?) -> [String] {
            guard let report else { return [] }
            return (report.text?.lines ?? []) + report.children.flatMap(lines)
        }
        return lines(try session(source).inspection().root)
    }

    /// The digests of FIPS 180-4, RFC 1321 and RFC 4231 of "abc" and its key.
    @Test(arguments: [
        (
            "SHA256.hash(data: data).map { String(format: \"%02x\", $0) }.joined()",
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        ),
        (
            "Insecure.MD5.hash(data: data).map { String(format: \"%02hhx\", $0) }.joined()",
            "900150983cd24fb0d6963f7d28e17f72"
        ),
        ("\"\\(Insecure.SHA1.hash(data: data))\"", "SHA1 digest: a9993e364706816aba3e25717850c26c9cd0d89d"),
        ("\"\\(SHA512.hash(data: data))\".prefix(36).description", "SHA512 digest: ddaf35a193617abacc417"),
        ("\"\\(SHA384.hash(data: data))\".prefix(36).description", "SHA384 digest: cb00753f45a35e8bb5a03"),
        (
            "HMAC<SHA256>.authenticationCode(for: data, using: SymmetricKey(data: Data(\"key\".utf8)))"
                + ".map { String(format: \"%02x\", $0) }.joined()",
            "9c196e32dc0175f86f4b1cb89289d6619de6bee699e4c378e68309ed97a1a6ab"
        ),
    ])
    func hashesAreThoseThatArePublished(expression: String, digest: String) throws {
        let source =
            "import CryptoKit\nimport SwiftUI\nlet data = Data(\"abc\".utf8)\nText(verbatim: \(expression)).fixedSize()"
        #expect(try Self.texts(source) == [digest])
    }

    private static let intents = """
        import SwiftUI
        import AppIntents

        struct Show: AppIntent {
            static var title: LocalizedStringResource = "Show"
            @Parameter(title: "When") var when: When
            @Parameter(title: "Count", default: 3) var count: Int
            @MainActor func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("x")) }
        }
        struct Say: AppIntent {
            static var title: LocalizedStringResource = "Say"
            func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Done \\(3)") }
        }
        enum When: String, CaseIterable, AppEnum {
            case today, week
            public static var typeDisplayRepresentation: TypeDisplayRepresentation = "When"
            public static var caseDisplayRepresentations: [When: DisplayRepresentation] = [.today: "Today", .week: "Week"]
        }
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: Show(), phrases: ["\\(.applicationName) for \\(\\.$when)"])
                AppShortcut(intent: Say(), phrases: ["Say in \\(.applicationName)"], shortTitle: "Say", systemImageName: "bubble")
            }
        }
        struct Page: View {
            var body: some View { VStack { Text("\\(Show().count) \\(Shortcuts.appShortcuts.count)"); Button(intent: Say()) { Text("Say") } } }
        }
        """

    @Test func intentsHaveTheirParametersAndShortcuts() throws {
        #expect(try Self.texts(Self.intents) == ["3 2", "Say"])
    }

    private static let widget = """
        import SwiftUI
        import WidgetKit
        struct Entry: TimelineEntry { let date: Date; let name: String }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: .now, name: "placeholder") }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                completion(Timeline(entries: [], policy: .atEnd))
            }
        }
        struct EntryView: View {
            @Environment(\\.widgetFamily) var family
            var entry: Provider.Entry
            var body: some View {
                Text(entry.name + " " + family.description).containerBackground(.blue, for: .widget)
            }
        }
        struct Clock: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Clock", provider: Provider()) { EntryView(entry: $0) }
                    .configurationDisplayName("Clock").supportedFamilies([.systemSmall])
            }
        }
        """

    @Test(arguments: [
        (
            "#Preview(\"a\", as: .systemSmall) { Clock() } timeline: { Entry(date: .now, name: \"first\"); "
                + "Entry(date: .now, name: \"second\") }", "first systemSmall"
        ),
        (
            "#Preview(as: .systemLarge, widget: { Clock() }, timelineProvider: { Provider() })",
            "placeholder systemLarge"
        ),
        (
            "#Preview { EntryView(entry: Entry(date: .now, name: \"x\"))"
                + ".previewContext(WidgetPreviewContext(family: .accessoryInline)) }", "x accessoryInline"
        ),
    ])
    func widgetsAreDrawnInTheSizeOfTheirFamily(preview: String, text: String) throws {
        #expect(try Self.texts(Self.widget + "\n" + preview).joined(separator: " ") == text)
    }

    @Test func whatCanNotBeHereIsABoxWithItsName() throws {
        let source = """
            import MapKit
            import RealityKit
            import SwiftUI
            struct Page: View {
                @State var place: MapCameraPosition = .automatic
                var body: some View {
                    VStack {
                        RealityView { content in content.add(ModelEntity()) }.realityViewCameraControls(.orbit).frame(height: 90)
                        Map(position: $place) { Marker("m", coordinate: .init(latitude: 1, longitude: 2)) }.frame(height: 50)
                    }
                    .frame(width: 200)
                }
            }
            """
        #expect(try Self.texts(source) == ["RealityView", "m", "Map"])
        // Elsewhere such a name is as unknown as ever.
        #expect(throws: RenderFailure.self) { try Self.session("import SwiftUI\nRealityView { }") }
        #expect(throws: RenderFailure.self) { try Self.session("import RealityKit\nimport SwiftUI\nRealtyView { }") }
    }

    @Test(arguments: [
        (
            "import PhotosUI",
            "PhotosPicker(\"Choose\", selection: .constant(nil as PhotosPickerItem?), matching: .images)", "Choose"
        ),
        (
            "import AuthenticationServices",
            "SignInWithAppleButton(.signUp) { $0.requestedScopes = [.email] } onCompletion: { _ in }.frame(width: 220, height: 44)",
            "Sign up with Apple"
        ),
        ("import AVKit", "VideoPlayer(player: nil) { Text(\"over\") }.frame(width: 90, height: 60)", "over"),
        ("import UniformTypeIdentifiers", "Text(UTType.png.identifier)", "public.png"),
        ("import os", "Text(Logger(subsystem: \"a\", category: \"b\") is Logger ? \"log\" : \"\")", "log"),
        (
            "import os",
            """
            let log = Logger()
            func note(_ url: URL, _ count: Int, _ ratio: Double, _ isOn: Bool) -> String {
                log.error("\\(url, privacy: .public): \\(count, format: .hex(minDigits: 2)), \\(isOn, format: .answer)")
                log.log(level: .debug, "\\(ratio, format: .fixed(precision: 2), align: .right(columns: 8)) \\(count)")
                os_log("%d of \\(count)", count)
                os_log(.info, log: .default, "\\(count, privacy: .private)")
                os_log("plain", log: .default, type: .error)
                return "logged"
            }
            Text(note(URL(filePath: "/a"), 1, 2, true))
            """, "logged"
        ),
    ])
    func viewsWithLabelsAreDrawn(module: String, view: String, text: String) throws {
        #expect(try Self.texts("\(module)\nimport SwiftUI\n\(view)") == [text])
    }

    // MARK: - Devices

    @Test(arguments: [
        ("iphone-16", ["59.0 34.0", "compact regular", "phone"]),
        ("iphone-se", ["20.0 0.0", "compact regular", "phone"]),
        ("iphone-16-landscape", ["0.0 21.0", "compact compact", "phone"]),
        ("iphone-16-plus-landscape", ["0.0 21.0", "regular compact", "phone"]),
        ("ipad-13", ["24.0 20.0", "regular regular", "pad"]), ("mac", ["0.0 0.0", "regular regular", "mac"]),
    ])
    func viewsSeeTheDevice(name: String, texts: [String]) throws {
        let source = """
            import SwiftUI
            struct V: View {
                @Environment(\\.horizontalSizeClass) var h
                @Environment(\\.verticalSizeClass) var v
                func name(_ c: UserInterfaceSizeClass?) -> String { c == .compact ? "compact" : "regular" }
                var body: some View {
                    GeometryReader { g in
                        VStack {
                            Text("\\(Double(g.safeAreaInsets.top)) \\(Double(g.safeAreaInsets.bottom))" as String)
                            Text(name(h) + " " + name(v))
                            Text(UIDevice.current.userInterfaceIdiom == .pad ? "pad"
                                : UIDevice.current.userInterfaceIdiom == .mac ? "mac" : "phone")
                        }
                    }
                }
            }
            """
        func lines(_ report: LayoutReport?) -> [String] {
            guard let report else { return [] }
            return (report.text?.lines ?? []) + report.children.flatMap(lines)
        }
        #expect(lines(try Self.session(source, [("device", name)]).inspection().root) == texts)
    }

    @Test func everyDeviceHasANameOfItsOwnAndIsDrawn() throws {
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
        for device in Device.all {
            let session = try Self.session("import SwiftUI\nText(\"a\")", [("device", device.name), ("frame", "true")])
            let size = try session.picture().options.size
            #expect(size.width > device.width && size.height > device.height)
        }
    }
}
