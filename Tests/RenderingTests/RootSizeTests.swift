import Foundation
import Rendering
import SwiftUI
import Testing

/// How large the canvas is where nobody says: as large as the root wants to be, unless something in it would be left
/// with nothing (a list takes what it is given, facts.md 9.6).
@Suite("Sizes of roots")
struct RootSizeTests {
    struct Row: CustomTestStringConvertible {
        let view: String
        let phone: CGSize
        let mac: CGSize
        var testDescription: String { view }

        init(_ view: String, _ phone: (CGFloat, CGFloat), _ mac: (CGFloat, CGFloat)) {
            self.view = view
            self.phone = CGSize(width: phone.0, height: phone.1)
            self.mac = CGSize(width: mac.0, height: mac.1)
        }
    }

    static let screen: (CGFloat, CGFloat) = (393, 852)
    static let window: (CGFloat, CGFloat) = (900, 450)

    static let rows: [Row] = [
        Row("List { Text(\"a\") }", screen, window),
        Row("VStack { List { Text(\"a\") }; Color.red.frame(width: 40, height: 20) }", screen, window),
        Row("HStack { List { Text(\"a\") }; Color.red.frame(width: 40, height: 20) }", screen, window),
        Row("NavigationStack { VStack { Color.red.frame(height: 20); List { Text(\"a\") } } }", screen, window),
        Row("NavigationSplitView { List { Text(\"a\") } } detail: { Text(\"b\") }", screen, window),
        Row("TabView { List { Text(\"a\") }.tabItem { Text(\"A\") } }", screen, window),
        // A window is as large as the tabs hold.
        Row("TabView { Text(\"a\").tabItem { Text(\"A\") } }", screen, (79, 80)),
        Row("TabView { Color.red }.tabViewStyle(.page)", screen, window),
        Row("ZStack { Color.red; Form { Text(\"a\") }.formStyle(.grouped) }", screen, window),
        Row("TabView { Color.red }.frame(width: 100, height: 80)", (100, 80), (100, 80)),
        Row("List { Text(\"a\") }.frame(height: 200)", (393, 200), (900, 200)),
        Row("List { Text(\"a\") }.frame(width: 100, height: 200)", (100, 200), (100, 200)),
        // What scrolls shows a list inside it nothing, however long it is itself.
        Row("ScrollView { List { Text(\"a\") }; Color.red.frame(width: 40, height: 20) }", (393, 28), (900, 28)),
        Row("Color.red.frame(width: 40, height: 20).overlay { List { Text(\"a\") } }", (40, 20), (40, 20)),
        Row("NavigationStack { Color.red.frame(width: 40, height: 20) }", (40, 20), (40, 20)),
        Row("ScrollView { Color.red.frame(width: 40, height: 20) }", (40, 20), (40, 20)),
    ]

    @Test(arguments: rows)
    func fits(row: Row) throws {
        for (platform, expected) in [(Platform.iOS, row.phone), (.macOS, row.mac)] {
            var options = RenderOptions()
            options.platform = platform
            let session = try RenderSession(
                source: SourceText(name: "view.swiftdsl", text: row.view), options: options)
            #expect(try session.inspection().canvas == expected, "\(platform)")
        }
    }

    /// The safe area's insets are part of a screen, not round it.
    @Test func theSafeAreaIsInsideTheScreen() throws {
        var options = RenderOptions()
        options.safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        let session = try RenderSession(
            source: SourceText(name: "view.swiftdsl", text: "List { Text(\"a\") }"), options: options)
        #expect(try session.inspection().canvas == CGSize(width: 393, height: 852))
    }
}
