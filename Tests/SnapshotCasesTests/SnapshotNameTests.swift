import SnapshotCases
import Testing

/// Any title gives a name that is safe and the same everywhere.
struct SnapshotNameTests {
    @Test(arguments: [
        ("Card", "Card"), ("Sign in", "Sign-in"), ("a/b", "a-b"), ("../../etc/passwd", "etc-passwd"),
        ("Party 🎉", "Party"), ("名刺", "名刺"), ("Cafe\u{301}", "Café"), ("a\nb\0c", "a-b-c"), ("$(rm -rf)'\"", "rm--rf"),
        ("CON.light", "CON-light"),
    ])
    func titles(_ title: String, _ name: String) {
        #expect(SnapshotName.file(title) == name)
        #expect(!SnapshotName.file(title).contains { "/\\ .'\"$*?<>|:\0\n".contains($0) })
        #expect(!SnapshotName.file(title).isEmpty)
    }

    @Test func emptyAndPictogramsHaveNamesOfTheirOwn() {
        let names = ["", "🎉", "🎈", "1️⃣", "…"].map { SnapshotName.file($0) }
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.hasPrefix("preview-") || $0 == "1" })
    }

    @Test(arguments: ["a", "名", "é", "👩‍👩‍👧‍👦x"])
    func longTitlesStayBelowTheLimitAndApart(_ part: String) {
        let (first, second) = (String(repeating: part, count: 300), String(repeating: part, count: 301))
        #expect(SnapshotName.file(first).utf8.count <= 72)
        #expect(SnapshotName.file(first) != SnapshotName.file(second))
        #expect(SnapshotName.file(first) == SnapshotName.file(first))
    }

    @Test(arguments: [
        ("*", "anything", true), ("Card*", "Card.dark", true), ("*.dark", "Card.dark", true), ("C?rd", "Card", true),
        ("C?rd", "Crd", false), ("*a*b*", "xxaxxbxx", true), ("*a*b", "xxaxxbxx", false), ("", "", true),
        ("**", "", true), ("a*a*a*a*a*a*a*a*b", String(repeating: "a", count: 5_000), false),
    ])
    func patterns(_ pattern: String, _ name: String, _ matches: Bool) {
        #expect(NamePattern(pattern).matches(name) == matches)
    }
}
