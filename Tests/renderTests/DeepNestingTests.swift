import Testing

/// The parser takes twice as long for each square bracket that may begin a type: what only looks at a source, to colour it
/// or for the names in it, refuses such a one as drawing does.
struct DeepNestingTests {
    private static let deep =
        "let deep = " + String(repeating: "[", count: 60) + "1" + String(repeating: "]", count: 60)
        + "\nText(\"a\").frame(width: 9) // .snapshotConfigurations(\"dark\")\n"

    /// Each with the status that it ends with.
    private static let commands: [(line: String, status: Int32)] = [
        ("figures page.md --format html -o site", 0), ("figures page.md -o pages", 0),
        ("figures helper.md -o pages", 1), ("figure code deep.swiftdsl -o code.png", 0),
        ("explain deep.swiftdsl --what-if width=8 -o explained.png", 1),
        ("diff deep.swiftdsl plain.swiftdsl -o diff.png", 1), ("diff plain.swiftdsl deep.swiftdsl", 1),
        ("snapshot record deep.swiftdsl", 1), ("snapshot generate deep.swiftdsl -o Tests.swift", 1),
        ("check deep.swiftdsl", 1), ("deep.swiftdsl -o deep.png", 1), ("inspect deep.swiftdsl", 1),
    ]

    @Test(arguments: commands)
    func isNoWorkForAnyCommand(_ line: String, _ status: Int32) throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.deep, to: "deep.swiftdsl")
        _ = try scratch.write("Text(\"a\")", to: "plain.swiftdsl")
        _ = try scratch.write(
            "```swift figure=code\n\(Self.deep)```\n\n```swift\n\(Self.deep)```\n", to: "page.md")
        _ = try scratch.write(
            "```swift name=helper hide\n\(Self.deep)```\n\n```swift figure=preview after=helper\nText(\"\\(deep)\")\n```\n",
            to: "helper.md")
        let result = try Program.run(line.split(separator: " ").map(String.init), in: scratch.url, seconds: 60)
        #expect(result.status == status, "\(result.error)")
        // What only shows the text shows it; all else reports why it does nothing.
        #expect(result.error.contains("exceeded the maximum nesting level") == (status == 1))
    }
}
