import Foundation
import Testing

/// What is drawn from stays as it is, whatever an output is called.
struct KeptSourcesTests {
    private static let text = "#Preview { Text(\"a\") }\n"

    @Test(arguments: [
        "A.swift -o A.swift --format png", "A.swift -o ./B/../A.swift --format svg",
        "A.swift -o link.swift --format pdf",
        "view.txt -o view.txt --format png", "A.swift -o Other.swift --format png", ". -o Other.swift --format svg",
        "figure preview A.swift -o A.swift --format svg", "inspect A.swift -o A.swift",
        "explain A.swift --why-truncated -o A.swift",
    ])
    func aSourceIsNotDrawnOver(_ line: String) throws {
        let scratch = try Scratch()
        for name in ["A.swift", "Other.swift", "view.txt"] { _ = try scratch.write(Self.text, to: name) }
        try FileManager.default.createSymbolicLink(
            atPath: scratch.url.appendingPathComponent("link.swift").path, withDestinationPath: "A.swift")
        let names = try scratch.names()
        let result = try Program.run(line.split(separator: " ").map(String.init), in: scratch.url, seconds: 60)
        #expect(result.status == 64)
        #expect(result.error.contains("is a source; '-o' takes the name of another file"), "\(result.error)")
        #expect(try scratch.names() == names)
        for name in ["A.swift", "Other.swift", "view.txt"] {
            #expect(try scratch.data(name) == Data(Self.text.utf8), "\(name)")
        }
    }

    @Test(arguments: ["A.swift -o A.png", "A.swift -o New.swift --format svg", ". --all -o ."])
    func otherOutputsAreWritten(_ line: String) throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.text, to: "A.swift")
        let result = try Program.run(line.split(separator: " ").map(String.init), in: scratch.url, seconds: 60)
        #expect(result.status == 0, "\(result.error)")
        #expect(try scratch.data("A.swift") == Data(Self.text.utf8))
        #expect(try scratch.names().count == 2)
    }
}
