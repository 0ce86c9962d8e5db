import Foundation
import Rendering
import SwiftUI
import Testing

/// Bars count as a screen's safe area: views keep clear of them, and what ignores the safe area goes on behind them.
@Suite("Bars and safe areas")
struct BarAreaTests {
    struct Row: CustomTestStringConvertible {
        let view: String
        /// The colours at places down the middle of the canvas, 200 × 400 with 20 points unsafe at the top and bottom.
        let colors: [CGFloat: Color]
        var testDescription: String { view }

        init(_ view: String, _ colors: [CGFloat: Color]) { (self.view, self.colors) = (view, colors) }
    }

    static let background = Color(.sRGB, red: 242 / 255, green: 242 / 255, blue: 247 / 255)

    /// The bar of a title takes 20…126, an inline one 20…74, a tab bar 317…380, one with items 336…380.
    static let rows: [Row] = [
        Row(
            "NavigationStack { ZStack { Color.blue.ignoresSafeArea() }.navigationTitle(\"\") }", [2: .blue, 100: .blue]),
        Row(
            "NavigationStack { Color.blue.navigationTitle(\"\") }", [124: .white, 128: .blue, 378: .blue, 390: .white]),
        Row("NavigationStack { Color.clear.background(.blue).navigationTitle(\"\") }", [2: .blue, 390: .blue]),
        Row(
            "NavigationStack { ScrollView { Color.clear.frame(height: 50).background(.blue) }.navigationTitle(\"\") }",
            [124: .white, 128: .blue]),
        Row(
            "NavigationStack { List { EmptyView() }.navigationTitle(\"\") }",
            [2: background, 100: background, 390: background]),
        Row(
            "NavigationStack { VStack(spacing: 0) { Color.white; List { EmptyView() } }.navigationTitle(\"\") }",
            [100: .white, 390: background]),
        Row("List { EmptyView() }", [2: background, 398: background]),
        Row("TabView { Color.blue.ignoresSafeArea().tabItem { Text(\"\") } }", [2: .blue, 310: .blue, 390: .blue]),
        Row("TabView { Color.blue.tabItem { Text(\"\") } }", [10: .white, 315: .blue, 385: .white, 390: .white]),
        Row(
            "TabView { Color.blue.toolbar(.hidden, for: .tabBar).tabItem { Text(\"\") } }",
            [335: .blue, 378: .blue, 390: .white]),
        Row(
            """
            TabView {
                NavigationStack { Color.blue.navigationTitle("").toolbar(.hidden, for: .tabBar) }.tabItem { Text("") }
            }
            """, [100: .white, 378: .blue]),
        Row(
            "NavigationStack { Color.blue.toolbar { ToolbarItem(placement: .bottomBar) { Color.red } } }",
            [334: .blue, 390: .white]),
        // In what scrolls nothing touches the screen's edges, whichever way it scrolls.
        Row(
            """
            ScrollView(.horizontal) { Color.clear.frame(width: 40, height: 100).background(.blue) }
                .safeAreaPadding(.horizontal, 90)
            """, [200: .blue]),
        Row(
            """
            ScrollView(.horizontal) { Color.clear.frame(width: 10, height: 100).background(.blue) }
                .safeAreaPadding(.leading, 105)
            """, [200: .white]),
        // A navigation that ignores the safe area keeps its bar and content clear of the window's.
        Row(
            "NavigationStack { Color.blue.navigationTitle(\"\") }.ignoresSafeArea()",
            [124: .white, 128: .blue, 378: .blue, 390: .white]),
        Row(
            "TabView { Color.blue.tabItem { Text(\"\") } }.edgesIgnoringSafeArea(.all)",
            [10: .white, 315: .blue, 385: .white, 390: .white]),
        // Screens have a background of their own, in and below the safe area.
        Row("ZStack { Color.blue.ignoresSafeArea(); NavigationStack { Text(\"\") } }", [2: .white, 200: .white]),
        Row(
            "ZStack { Color.blue.ignoresSafeArea(); TabView { Text(\"\").tabItem { Text(\"\") } }.padding(.top, 60) }",
            [2: .blue, 70: .blue, 100: .white, 398: .white]),
        // What UIKit's appearances say of all bars.
        Row(
            """
            struct V: View {
                init() { UITabBar.appearance().isHidden = true }
                var body: some View { TabView { Color.blue.tabItem { Text("") } } }
            }
            """,
            [340: .blue, 378: .blue, 390: .white]),
        Row(
            """
            struct V: View {
                init() {
                    UITabBar.appearance().backgroundColor = .yellow
                    let bar = UINavigationBarAppearance()
                    bar.backgroundColor = .red
                    UINavigationBar.appearance().scrollEdgeAppearance = bar
                }
                var body: some View {
                    TabView { NavigationStack { Color.blue.navigationTitle("") }.tabItem { Text("") } }
                }
            }
            """,
            [
                5: Color(.sRGB, red: 1, green: 0, blue: 0), 100: Color(.sRGB, red: 1, green: 0, blue: 0), 200: .blue,
                395: Color(.sRGB, red: 1, green: 1, blue: 0),
            ]),
        // What scrolls goes on at the bottom.
        Row("ScrollView { Color.blue.frame(height: 900) }.toolbar(.hidden)", [390: .blue]),
        Row("NavigationStack { ScrollView { Color.blue.frame(height: 900) } }", [390: .blue]),
        // What was scrolled goes on behind the bar, whose large title has gone.
        Row("NavigationStack { \(scrolled(900, "navigationTitle(\"\")")) }", [90: .blue, 110: .blue]),
        Row("NavigationStack { \(scrolled(270, "navigationTitle(\"\")")) }", [90: .white, 130: .blue]),
        Row(
            "NavigationStack { \(scrolled(900, "navigationTitle(\"\").toolbarBackground(.hidden, for: .navigationBar)")) }",
            [2: .blue, 50: .blue]),
        Row(
            "NavigationStack { \(scrolled(900, "safeAreaInset(edge: .bottom) { Color.red.frame(height: 9) }")) }",
            [2: .blue, 376: .red]),
    ]

    /// Scrolled to its end.
    private static func scrolled(_ height: Int, _ modifiers: String) -> String {
        "ScrollView { Color.blue.frame(height: \(height)) }.defaultScrollAnchor(.bottom).\(modifiers)"
    }

    @Test(arguments: rows)
    func colors(row: Row) throws {
        var options = RenderOptions()
        options.setSize(width: 200, height: 400)
        options.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
        options.scale = 1
        let session = try RenderSession(source: SourceText(name: "view.swiftdsl", text: row.view), options: options)
        let bitmap = try session.picture().bitmap()
        for (y, color) in row.colors {
            let place = (Int(y) * bitmap.width + 100) * 4
            let found = [2, 1, 0].map { Int(bitmap.pixels[place + $0]) }
            let wanted = color.resolve(in: EnvironmentValues())
            let expected = [wanted.red, wanted.green, wanted.blue].map { Int(($0 * 255).rounded()) }
            // Round the glass of a bar falls a faint shadow.
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 7 }, "y \(y): \(found), not \(expected)")
        }
    }
}
