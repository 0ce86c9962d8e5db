import Foundation
import Rendering
import Testing
import ViewGraph

/// What views use of the app and the device around them.
@Suite struct AppServiceTests {
    private func session(
        _ text: String, _ options: RenderOptions = RenderOptions()
    ) throws -> RenderSession {
        try RenderSession(source: SourceText(name: "test.swift", text: "import SwiftUI\n" + text), options: options)
    }

    /// A view that prints an expression when it appears.
    private func printed(_ expression: String, _ options: RenderOptions = RenderOptions()) throws -> [String] {
        let session = try session(
            """
            struct Probe: View {
                @AppStorage("count") var count = 3
                @AppStorage("name") var name = "none"
                @AppStorage("level", store: UserDefaults(suiteName: "group.a")) var level = 3
                @AppStorage("chosen", store: .standard) var chosen: Int?
                var body: some View { Text("a").onAppear { print(\(expression)) } }
            }
            """, options)
        _ = try session.picture()
        return session.console
    }

    @Test(arguments: [
        ("UIScreen.main.bounds", "(0.0, 0.0, 393.0, 852.0)"), ("UIScreen.main.scale", "2.0"),
        ("UIApplication.shared.windows.first?.safeAreaInsets.top ?? -1", "0.0"),
        ("(UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow?.isKeyWindow ?? false", "true"),
        ("UIDevice.current.userInterfaceIdiom == .phone, UIDevice.current.orientation.isPortrait", "true true"),
        ("UIApplication.shared.canOpenURL(URL(string: \"https://a.b\")!)", "true"),
        ("{ UIPasteboard.general.string = \"a\"; return UIPasteboard.general.hasStrings }()", "true"),
        ("{ UserDefaults.standard.set(5, forKey: \"count\"); return count }()", "5"),
        ("{ count = 8; return UserDefaults.standard.integer(forKey: \"count\") }()", "8"),
        ("UserDefaults.standard.object(forKey: \"count\") == nil", "true"),
        ("level, { chosen = 2; return UserDefaults.standard.integer(forKey: \"chosen\") }()", "3 2"),
        ("UIImage(systemName: \"bolt\", withConfiguration: UIImage.SymbolConfiguration(scale: .large)) != nil", "true"),
        ("UIImage(systemName: \"none.such\", withConfiguration: nil) == nil", "true"),
        ("SIMD2<Float>(1, 2), SIMD3<Int>(repeating: 7)", "SIMD2<Float>(1.0, 2.0) SIMD3<Int>(7, 7, 7)"),
        (
            "SIMD2<Int>(Int.max, -1), SIMD2<Int>(Int.min, 1).x",
            "SIMD2<Int>(9223372036854775807, -1) -9223372036854775808"
        ),
        ("simd_length(SIMD2<Float>(3, 4)), simd_dot(SIMD3<Double>(1, 2, 3), .one)", "5.0 6.0"),
        ("SIMD4<Float>.random(in: 2...3).min() >= 2", "true"),
        ("AttributedString(localized: \"^[\\(3) person](inflect: true)\").characters.count", "8"),
        ("{ count = 8; UserDefaults.standard.removeObject(forKey: \"count\"); return count }()", "3"),
        ("UIFont.preferredFont(forTextStyle: .body).pointSize", "17.0"),
        ("EdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).trailing", "4.0"),
    ])
    func isKnown(_ expression: String, _ expected: String) throws {
        #expect(try printed(expression) == [expected])
    }

    /// Days and weeks are those of the locale and the time zone that are asked for, never the machine's.
    @Test(arguments: [
        ("en_US", "UTC", "1 1 0 0"), ("de_DE", "Europe/Berlin", "2 2 1 1"), ("ar_EG", "Asia/Tokyo", "7 7 9 9"),
    ])
    func calendarsFollowTheOptions(locale: String, timeZone: String, expected: String) throws {
        var options = RenderOptions()
        (options.locale, options.timeZone) = (locale, timeZone)
        let session = try session(
            """
            struct Probe: View {
                @Environment(\\.calendar) var calendar
                var body: some View {
                    let start = Date(timeIntervalSince1970: 0)
                    let current = Calendar.current
                    let _ = print(
                        current.firstWeekday, calendar.firstWeekday, current.component(.hour, from: start),
                        calendar.component(.hour, from: start))
                    Text("a")
                }
            }
            """, options)
        _ = try session.picture()
        #expect(session.console == [expected])
    }

    @Test func theScreenIsTheCanvas() throws {
        var options = RenderOptions()
        (options.width, options.height, options.scale) = (320, 200, 3)
        options.safeArea.top = 20
        #expect(try printed("UIScreen.main.bounds.size, UIScreen.main.scale", options) == ["(320.0, 200.0) 3.0"])
        #expect(try printed("UIWindow(frame: .zero).safeAreaInsets.top", options) == ["20.0"])
        #expect(try printed("UIDevice.current.orientation.isLandscape", options) == ["true"])
    }

    /// The bundle is the folder that the option names; nothing of the folder that the source lies in.
    @Test func theBundleIsTheAssetsFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
        let inner = folder.appendingPathComponent("Data")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("[1, 2, 3]".utf8).write(to: inner.appendingPathComponent("numbers.json"))
        let read = """
            { let url = Bundle.main.url(forResource: "numbers", withExtension: "json")
              guard let url, let data = try? Data(contentsOf: url) else { return -1 }
              return ((try? JSONDecoder().decode([Int].self, from: data)) ?? []).count }()
            """
        var options = RenderOptions()
        options.assets = folder.path
        #expect(try printed(read, options) == ["3"])
        #expect(try printed(read) == ["-1"])
    }

    @Test(arguments: [
        ("UITabBar.appearance().isHidden = true", ""),
        (
            "UINavigationBar.appearance().barTintColor = .red",
            "'UINavigationBar.barTintColor' has no effect on a picture; "
        ),
        ("UIScrollView.appearance().bounces = false", ""),
        ("UIImpactFeedbackGenerator(style: .heavy).impactOccurred()", ""),
        (
            "URLSession.shared.dataTask(with: URL(string: \"https://a.b\")!).resume()",
            "pictures never use the network: a request fails as on a device without a connection"
        ),
    ])
    func whatWouldBeSeenIsToldOnce(_ statement: String, _ warning: String) throws {
        let session = try session(
            "struct Probe: View {\n    var body: some View { Text(\"a\").onAppear { \(statement); \(statement) } }\n}")
        _ = try session.picture()
        if warning.isEmpty {
            #expect(session.warnings == [])
        } else {
            #expect(session.warnings.count == 1)
            #expect(session.warnings.first?.hasPrefix("test.swift:3:48: warning: " + warning) ?? false)
        }
    }

    /// `.global` begins at the canvas's corner, as UIKit's windows do.
    @Test func globalFramesIncludeTheSafeArea() throws {
        var options = RenderOptions()
        options.setSize(width: 100, height: 200)
        options.safeArea = EdgeInsets(top: 40, leading: 10, bottom: 0, trailing: 0)
        let session = try session(
            """
            struct Probe: View {
                var body: some View {
                    GeometryReader { place in
                        let _ = print(place.frame(in: .global))
                        Color.red
                    }
                }
            }
            """, options)
        _ = try session.picture()
        #expect(session.console == ["(10.0, 40.0, 90.0, 160.0)"])
    }

    /// What native code keeps, programs read and write through the environment's bindings.
    @Test func environmentBindingsAreThePrograms() throws {
        let session = try session(
            """
            struct Sheet: View {
                @Environment(\\.presentationMode) private var mode
                var body: some View {
                    Text("sheet \\(mode.wrappedValue.isPresented)")
                    Button("Close") { mode.wrappedValue.dismiss() }
                }
            }
            struct Row: View {
                @Environment(\\.editMode) private var editMode
                var body: some View {
                    Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
                    Button("Toggle") { editMode?.wrappedValue = editMode?.wrappedValue == .active ? .inactive : .active }
                }
            }
            struct Probe: View {
                @State private var isShown = false
                var body: some View {
                    NavigationView { VStack { Row(); Button("Show") { isShown = true } } }
                        .sheet(isPresented: $isShown) { Sheet() }
                }
            }
            """)
        func words() throws -> [String] { texts(try #require(session.inspection().root)) }
        #expect(try words().contains("reading"))
        try session.send(.tap(.label("Toggle")))
        #expect(try words().contains("editing"))
        try session.send(.tap(.label("Show")))
        #expect(try words().contains("sheet true"))
        try session.send(.tap(.label("Close")))
        #expect(try !words().contains("sheet true"))
    }

    /// A program that UIKit starts shows its views all the same.
    @Test func delegatesAreNoApps() throws {
        let session = try session(
            """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                let window: UIWindow
                init(window: UIWindow) { self.window = window }
            }
            struct Screen: View { var body: some View { Text("shown") } }
            """)
        #expect(texts(try #require(session.inspection().root)) == ["shown"])
    }

    /// UIKit's views leave their place empty, and say so at their declaration.
    @Test func representedViewsAreEmpty() throws {
        let session = try session(
            """
            struct Box: UIViewRepresentable {
                func makeUIView(context: Context) -> UIView { UIView() }
                func updateUIView(_ view: UIView, context: Context) { view.alpha = 0.5 }
            }
            struct Probe: View { var body: some View { Box().frame(width: 30, height: 40) } }
            """)
        #expect(try session.inspection().canvas == CGSize(width: 30, height: 40))
        #expect(session.warnings.first?.hasPrefix("test.swift:2:8: warning: 'Box' is drawn by UIKit") ?? false)
    }

    /// What there is a view of SwiftUI's for is drawn, with what a coordinator keeps; what fails is told and left empty.
    @Test func representedControlsAreDrawn() throws {
        let session = try session(
            """
            struct Note: UIViewRepresentable {
                let text: String
                func makeUIView(context: Context) -> UILabel {
                    let label = UILabel()
                    label.textAlignment = .center
                    return label
                }
                func updateUIView(_ label: UILabel, context: Context) { label.text = text }
            }
            struct Pages: UIViewControllerRepresentable {
                let pages: [String]
                final class Coordinator: NSObject, UIPageViewControllerDataSource {
                    let controllers: [UIViewController]
                    init(_ pages: [String]) { controllers = pages.map { UIHostingController(rootView: Text($0)) } }
                    func pageViewController(
                        _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
                    ) -> UIViewController? { nil }
                    func pageViewController(
                        _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
                    ) -> UIViewController? { nil }
                }
                func makeCoordinator() -> Coordinator { Coordinator(pages) }
                func makeUIViewController(context: Context) -> UIPageViewController {
                    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                    controller.dataSource = context.coordinator
                    return controller
                }
                func updateUIViewController(_ controller: UIPageViewController, context: Context) {
                    controller.setViewControllers([context.coordinator.controllers[1]], direction: .forward, animated: true)
                }
            }
            struct Broken: UIViewRepresentable {
                func makeUIView(context: Context) -> UIView { UIView().superview! }
                func updateUIView(_ view: UIView, context: Context) {}
            }
            struct Probe: View {
                @State private var count = 1
                var body: some View {
                    Note(text: "note \\(count)").frame(height: 30)
                    Pages(pages: ["first", "second"])
                    Button("Add") { count += 1 }
                    Broken().frame(width: 8, height: 8)
                }
            }
            """)
        try session.send(.tap(.label("Add")))
        let report = try #require(session.inspection().root)
        #expect(texts(report) == ["note 2", "second", "Add"])
        #expect(session.warnings.contains { $0.contains("'Broken' needs more of UIKit than there is") })
        #expect(session.warnings.allSatisfy { $0.contains("'Broken'") })
    }

    private func texts(_ report: LayoutReport) -> [String] {
        (report.text.map { [$0.lines.joined(separator: "|")] } ?? []) + report.children.flatMap(texts)
    }

    @Test func aPlaygroundShowsItsLiveView() throws {
        let session = try session(
            """
            #Preview {
                let _ = PlaygroundPage.current.setLiveView(Color.red.frame(width: 60, height: 40))
                Text("not this")
            }
            """)
        #expect(try session.inspection().canvas == CGSize(width: 60, height: 40))
    }

    @Test func notificationsReachViews() throws {
        let session = try session(
            """
            extension Notification.Name { static let ping = Notification.Name("ping") }
            struct Probe: View {
                @State private var count = 0
                var body: some View {
                    Button("Ping") { NotificationCenter.default.post(name: .ping, object: nil) }
                        .onReceive(NotificationCenter.default.publisher(for: .ping)) { _ in
                            count += 1
                            print(count)
                        }
                        .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
                            print("turned")
                        }
                }
            }
            """)
        try session.send(.tap(.label("Ping")))
        #expect(session.console == ["1"])
    }
}
