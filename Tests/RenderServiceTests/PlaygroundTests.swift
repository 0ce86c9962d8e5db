import BrowserTesting
import Foundation
import Testing

/// The playground as its users have it: in real browsers, with a mouse and with keys.
@Suite(.serialized)
struct PlaygroundTests {
    static let browsers = Browser.Kind.installed

    private static let counter = """
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("Count \\(count)")
                    Button("Add") { count += 1 }
                }
                .padding()
            }
        }
        """

    private func page(
        _ kind: Browser.Kind, width: Int = 1_200, height: Int = 900, isDark: Bool = false
    ) async throws -> Browser {
        let service = try ServiceProgram.shared.get()
        let browser = try await Browser(kind, width: width, height: height, isDark: isDark)
        try browser.open(service.address + "/")
        #expect(try browser.waits(for: Self.drawn(1)))
        return browser
    }

    private static func drawn(_ count: Int) -> String { "Number(document.body.dataset.drawn ?? 0) >= \(count)" }

    /// Replaces the source, as a paste does.
    private func set(_ source: String, _ browser: Browser) throws {
        let quoted = String(decoding: try JSONEncoder().encode(source), as: UTF8.self)
        _ = try browser.value(
            """
            (() => { const field = document.getElementById("text"); field.focus(); field.value = \(quoted);
              field.dispatchEvent(new Event("input", { bubbles: true })); })()
            """)
    }

    private static func shows(_ text: String) -> String {
        "document.getElementById('picture').alt.includes('\(text)')"
    }

    @Test("what is typed is seen; a mistake is shown at its line and mended by a click", arguments: browsers)
    func typing(_ kind: Browser.Kind) async throws {
        let browser = try await page(kind)
        try browser.click("#text")
        try set("Text(\"Hello\")", browser)
        #expect(try browser.waits(for: Self.shows("Hello")))
        // Typed by keys at the end of the text.
        try browser.press(.end, holding: [.control])
        try browser.type("\n.paddin(8)")
        #expect(try browser.waits(for: "document.querySelector('.message.error')"))
        #expect(try browser.text("document.querySelector('.message.error').textContent").contains("paddin"))
        #expect(try browser.text("document.querySelector('#gutter .error').textContent") == "2")
        #expect(try browser.text("document.querySelector('#marks .mark.error').textContent").contains("paddin"))
        try browser.click(".message .fix")
        #expect(try browser.waits(for: "!document.querySelector('.message.error')"))
        #expect(try browser.text("document.getElementById('text').value").contains(".padding(8)"))
    }

    @Test("picture, tree and source show the same view", arguments: browsers)
    func hovering(_ kind: Browser.Kind) async throws {
        let browser = try await page(kind)
        try set(Self.counter, browser)
        #expect(try browser.waits(for: Self.shows("Count 0")))
        let place = try browser.middle(of: "#picture")
        try browser.hover(x: place.x, y: place.y - 10)
        #expect(try browser.waits(for: "document.querySelector('#tree .on .name')?.textContent === 'Text'"))
        #expect(try browser.text("document.querySelector('#frame').hidden") == "false")
        #expect(try browser.text("document.querySelector('.mark.place').textContent") == "Text")
        let row = try browser.middle(of: "#tree li:nth-child(2)")
        try browser.hover(x: row.x, y: row.y)
        #expect(try browser.waits(for: "document.querySelector('.mark.place')?.textContent === '.padding'"))
        // The other way: a line of the source shows what it makes.
        _ = try browser.value(
            "(() => { const f = document.getElementById('text'); f.focus(); const at = f.value.indexOf('VStack'); f.setSelectionRange(at, at); })()"
        )
        #expect(try browser.waits(for: "document.querySelector('#tree .on .name')?.textContent === 'VStack'"))
        #expect(try browser.text("document.querySelector('#frame span').textContent").hasPrefix("VStack"))
    }

    @Test("the picture can be tapped, made wider and moved in time", arguments: browsers)
    func touching(_ kind: Browser.Kind) async throws {
        let browser = try await page(kind)
        try set(Self.counter, browser)
        #expect(try browser.waits(for: Self.shows("Count 0")))
        try browser.click("[data-mode=touch]")
        let place = try browser.middle(of: "#picture")
        try browser.drag([(place.x, place.y + 12)])
        #expect(try browser.waits(for: Self.shows("Count 1")))
        #expect(try browser.text("document.querySelector('#events li').textContent").hasPrefix("tap"))
        let grip = try browser.middle(of: "#grip")
        let width = try browser.number("document.getElementById('picture').getBoundingClientRect().width")
        try browser.drag([grip, (grip.x + 30, grip.y), (grip.x + 60, grip.y)])
        #expect(
            try browser.waits(
                for: "document.getElementById('picture').getBoundingClientRect().width > \(width + 100)"))
        _ = try browser.value(
            "(() => { const t = document.getElementById('time'); t.value = 0.5; t.dispatchEvent(new Event('input', { bubbles: true })); })()"
        )
        #expect(try browser.waits(for: "document.getElementById('moment').textContent === '0.50 s'"))
        try browser.click("#events button")
        #expect(try browser.waits(for: Self.shows("Count 0")))
    }

    @Test("the layout's questions are read one by one, and a view explains its size", arguments: browsers)
    func steps(_ kind: Browser.Kind) async throws {
        let browser = try await page(kind)
        try set(Self.counter, browser)
        #expect(try browser.waits(for: Self.shows("Count 0")))
        try browser.click("#steps-tab")
        #expect(try browser.waits(for: "document.getElementById('step-text').textContent.includes('proposes')"))
        let first = try browser.text("document.getElementById('step-text').textContent")
        try browser.click("#step-on")
        #expect(try browser.text("document.getElementById('step-text').textContent") != first)
        #expect(try browser.text("document.getElementById('step-number').textContent").hasPrefix("2 of"))
        try browser.click("#why-tab")
        #expect(try browser.waits(for: "document.getElementById('why-text').textContent.includes('proposes')"))
    }

    @Test("names are completed with their signatures, and a call shows what it takes", arguments: browsers)
    func completing(_ kind: Browser.Kind) async throws {
        let browser = try await page(kind)
        try browser.click("#text")
        try set("Text(\"Hello\")", browser)
        try browser.press(.end, holding: [.control])
        // The table takes a debug build long, once.
        #expect(try browser.waits(for: "fetch('completions').then((reply) => reply.json()).then((all) => all.length)"))
        try browser.type(".fra")
        #expect(try browser.waits(for: "!document.getElementById('completions').hidden"))
        #expect(try browser.text("document.querySelector('#names [aria-selected=true]').dataset.text") == "frame()")
        #expect(try browser.text("document.getElementById('detail').textContent").contains("width: CGFloat?"))
        try browser.press(.enter)
        try browser.type("width: 80, ")
        #expect(try browser.text("document.getElementById('text').value") == "Text(\"Hello\").frame(width: 80, )")
        #expect(try browser.waits(for: "document.querySelector('#signatures b')?.textContent.includes('height')"))
        try browser.press(.right)
        #expect(try browser.waits(for: "document.getElementById('signatures').hidden"))
    }

    @Test("a view is tapped by keys alone, and what was tapped stays so in a wider canvas", arguments: browsers)
    func tappingByKeys(_ kind: Browser.Kind) async throws {
        let browser = try await page(kind)
        try set(Self.counter, browser)
        #expect(try browser.waits(for: Self.shows("Count 0")))
        _ = try browser.value("document.querySelector('[data-mode=inspect]').focus()")
        try browser.press(.right)
        #expect(try browser.text("document.activeElement.dataset.mode") == "touch")
        _ = try browser.value("document.querySelector('#tree [tabindex=\"0\"]').focus()")
        try browser.press(.end)
        try browser.press(.enter)
        #expect(try browser.waits(for: Self.shows("Count 1")))
        #expect(try browser.text("document.querySelector('#events li').firstChild.textContent") == "tap Add")
        let width = "parseFloat(document.getElementById('state').textContent)"
        let before = try browser.number(width)
        _ = try browser.value("document.getElementById('grip').focus()")
        for _ in 0..<3 { try browser.press(.right) }
        #expect(try browser.waits(for: "\(width) === Math.round(\(before) + 10) + 20"))
        #expect(try browser.text(Self.shows("Count 1")) == "true")
    }

    @Test("a large picture is fitted to its place, and can be seen as large as it is", arguments: browsers)
    func zooming(_ kind: Browser.Kind) async throws {
        let browser = try await page(kind)
        try set("Color.red.frame(width: 300, height: 2000)", browser)
        let height = "document.getElementById('picture').getBoundingClientRect().height"
        #expect(try browser.waits(for: "document.getElementById('state').textContent.startsWith('300 × 2000')"))
        #expect(try browser.number(height) < 700)
        try browser.click("#zoom")
        #expect(try browser.number(height) == 2_000)
    }

    @Test("everybody can read the page, light and dark, on a phone too", arguments: browsers, [false, true])
    func accessibility(_ kind: Browser.Kind, _ isDark: Bool) async throws {
        let browser = try await page(kind, width: isDark ? 390 : 1_200, isDark: isDark)
        try set("Text(\"a\").paddin(1)", browser)
        #expect(try browser.waits(for: "document.querySelector('.message.error')"))
        #expect(try PageAccessibility.faults(in: browser) == [])
    }

    @Test("a link brings source, options and events to whoever opens it", arguments: browsers)
    func sharing(_ kind: Browser.Kind) async throws {
        let browser = try await page(kind)
        try set(Self.counter.replacingOccurrences(of: "\"Count ", with: "\"Gezählt 🎨 "), browser)
        #expect(try browser.waits(for: Self.shows("Gezählt 🎨 0")))
        _ = try browser.value(
            "(() => { const s = document.querySelector('[data-option=appearance]'); s.value = 'dark'; s.dispatchEvent(new Event('change')); })()"
        )
        try browser.click("#share")
        #expect(try browser.waits(for: "location.hash.includes('source=')"))
        let link = try browser.text("location.href")
        try browser.open("about:blank")
        _ = try? browser.value("localStorage.clear()")
        try browser.open(link)
        #expect(try browser.waits(for: Self.shows("Gezählt 🎨 0")))
        #expect(try browser.text("document.querySelector('[data-option=appearance]').value") == "dark")
    }

    @Test("all of it can be reached by keys, and fits a phone", arguments: browsers)
    func keys(_ kind: Browser.Kind) async throws {
        let browser = try await page(kind, width: 390, height: 844)
        #expect(try browser.number("document.documentElement.scrollWidth") <= 390)
        try browser.resize(1_200, 900)
        _ = try browser.value("document.getElementById('text').focus()")
        // Escape, then Tab leaves the editor; from there every control comes in turn.
        try browser.press(.escape)
        var reached: Set<String> = []
        for _ in 0..<40 {
            try browser.press(.tab)
            reached.insert(try browser.text("document.activeElement.id || document.activeElement.dataset.option || ''"))
        }
        let expected: Set<String> = [
            "size", "appearance", "device", "locale", "grip", "play", "time", "tree-tab", "share", "examples",
        ]
        #expect(expected.subtracting(reached).isEmpty, "\(reached.sorted())")
        let row = "String(document.activeElement.dataset.index ?? '')"
        // The tree comes after the picture, and is another one after the next: what had the focus is gone then.
        var isBack = false
        for _ in 0..<5 where !isBack {
            #expect(try browser.waits(for: "document.querySelector('[data-index]') !== null"))
            _ = try browser.value("document.getElementById('tree-tab').focus()")
            // Firefox stops at what scrolls, too, before it comes to the rows.
            for _ in 0..<3 where try browser.text(row).isEmpty { try browser.press(.tab) }
            try browser.press(.down)
            guard try browser.waits(for: "\(row) === '1'", seconds: 3) else { continue }
            try browser.press(.enter)
            isBack = try browser.waits(for: "document.activeElement.id === 'text'", seconds: 3)
        }
        #expect(isBack)
        _ = try browser.value("document.getElementById('grip').focus()")
        let width = try browser.number("document.getElementById('picture').getBoundingClientRect().width")
        try browser.press(.right)
        #expect(
            try browser.waits(for: "document.getElementById('picture').getBoundingClientRect().width === \(width + 10)")
        )
    }
}
