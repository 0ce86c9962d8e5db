import Testing

/// The parser takes twice as long for each square bracket that may begin a type: what only looks at a source, to colour it
/// or for the names in it, refuses such a one as drawing does.
struct DeepNestingTests {
    private static let deep =
        "let deep = " + String(repeating: "[", count: 60) + "1" + String(repeating: "]", count: 60)
        + "\nText(\"a\").frame(width: 9) // .snapshotConfigurations(\"dark\")\n"

    @Test(arguments: [
        ["figures", "page.md", "--format", "html", "-o", "site"], ["figures", "page.md", "-o", "pages"],
        ["figures", "helper.md", "-o", "pages"], ["figure", "code", "deep.swiftdsl", "-o", "code.png"],
        ["explain", "deep.swiftdsl", "--what-if", "width=8", "-o", "explained.png"],
        ["diff", "deep.swiftdsl", "plain.swiftdsl", "-o", "diff.png"], ["diff", "plain.swiftdsl", "deep.swiftdsl"],
        ["snapshot", "record", "deep.swiftdsl"], ["snapshot", "generate", "deep.swiftdsl", "-o", "Tests.swift"],
        ["check", "deep.swiftdsl"], ["deep.swiftdsl", "-o", "deep.png"], ["inspect", "deep.swiftdsl"],
    ])
    func isNoWorkForAnyCommand(_ arguments: [String]) throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.deep, to: "deep.swiftdsl")
        _ = try scratch.write("Text(\"a\")", to: "plain.swiftdsl")
        _ = try scratch.write(
            "```swift figure=code\n\(Self.deep)```\n\n```swift\n\(Self.deep)```\n", to: "page.md")
        _ = try scratch.write(
            "```swift name=helper hide\n\(Self.deep)```\n\n```swift figure=preview after=helper\nText(\"\\(deep)\")\n```\n",
            to: "helper.md")
        let result = try Program.run(arguments, in: scratch.url, seconds: 60)
        #expect([0, 1].contains(result.status), "\(result.error)")
    }
}
