import RenderConfiguration
import Rendering
import Testing

/// Settings in YAML: values with their places.
struct ConfigurationFileTests {
    @Test func valuesKnowTheirLines() throws {
        let file = ConfigurationFile(name: "a.yml", text: "one: 1\n\ntwo:\n  - x\n  - y\n")
        let entries = try #require(try file.root()).entries()
        #expect(entries.map(\.name) == ["one", "two"])
        #expect(entries[0].value.text == "1")
        #expect(entries[1].value.list().map(\.line) == [4, 5])
        try file.check()
    }

    /// As PyYAML reads the same.
    @Test(
        arguments: [
            ("a: b # c\n", "{a: b}"), ("a: b#c\n", "{a: b#c}"), ("a: \"x # y\"\n", "{a: x # y}"),
            ("a: 'it''s'\n", "{a: it's}"),
            ("a:\n- 1\n- 2\nb: 3\n", "{a: [1, 2], b: 3}"),
            ("a:\n  - b: 1\n    c: 2\n  - d\n", "{a: [{b: 1, c: 2}, d]}"),
            ("- - 1\n  - 2\n- 3\n", "[[1, 2], 3]"), ("a: [1, 'b, c', {d: e}]\n", "{a: [1, b, c, {d: e}]}"),
            ("a: [\n  1, # one\n  2,\n]\n", "{a: [1, 2]}"), ("a: {b: 1, c: [2]}\n", "{a: {b: 1, c: [2]}}"),
            ("---\na: 1\n...\n", "{a: 1}"), ("a:\nb: 1\n", "{a: , b: 1}"), ("\"a b\": c:d\n", "{a b: c:d}"),
            ("a: \"\\u00e9\\n\"\n", "{a: é\n}"),
            ("a: 2026-01-31T12:00:00Z\r\nb: 1\r\n", "{a: 2026-01-31T12:00:00Z, b: 1}"),
            ("a: [tap: Menu, wait: 1]\n", "{a: [{tap: Menu}, {wait: 1}]}"), ("*: 1\n", nil),
            ("a:\n    b:\n        c: 1\n    d: 2\n", "{a: {b: {c: 1}, d: 2}}"),
        ] as [(String, String?)])
    func readsWhatSettingsAreWrittenIn(_ text: String, _ expected: String?) throws {
        func shown(_ value: ConfigurationValue) -> String {
            if let text = value.text { return text }
            guard value.isMapping else { return "[" + value.list().map(shown).joined(separator: ", ") + "]" }
            return "{" + value.entries().map { "\($0.name): \(shown($0.value))" }.joined(separator: ", ") + "}"
        }
        let root = try? ConfigurationFile(name: "a.yml", text: text).root()
        #expect(root.flatMap { $0 }.map(shown) == expected)
    }

    @Test func anEmptyFileHasNoValues() throws {
        #expect(try ConfigurationFile(name: "a.yml", text: "# nothing\n").root() == nil)
    }

    @Test(arguments: [
        "a: b: c\n", "a: \"x\n", "a: [1, 2\n", "a: *none\n", "%TAG\n", "a: \u{1}\n", "a: |\n  x\n", "a: 1\n b: 2\n",
        "a: 1\n- b\n", "- a\nb: 1\n", "a: {b: 1, b: 2}\n", "a: 1\n---\nb: 2\n", "a: !x y\n", "a: [b c: d e]]\n",
        "a: \"\\q\"\n", "a:\n\t- b\n", "a: 'x' y\n",
    ])
    func whatIsNoYAMLIsAMistakeWithItsFile(_ text: String) throws {
        let failure = #expect(throws: RenderFailure.self) {
            try ConfigurationFile(name: "a.yml", text: text).root()
        }
        #expect(failure?.text.hasPrefix("a.yml") == true && failure?.text.contains("error: ") == true)
    }
}
