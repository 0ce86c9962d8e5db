import Foundation
import Testing

/// Whatever comes in, the program answers with a message and a documented code.
struct BadInputTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var title: String
        var source: String
        var status: Int32
        /// What the message has to hold.
        var message: String
        var arguments: [String] = []
        var testDescription: String { title }
    }

    static let cases: [Case] = [
        Case(title: "empty file", source: "", status: 1, message: "there is no view to draw"),
        Case(title: "only an import", source: "import SwiftUI\n", status: 1, message: "there is no view to draw"),
        Case(title: "unbalanced braces", source: "VStack {\n    Text(\"a\")\n", status: 1, message: "expected '}'"),
        Case(
            title: "unknown module", source: "import Alamofire\nText(\"a\")\n", status: 1,
            message: "no such module 'Alamofire'"
        ),
        Case(
            title: "unknown type", source: "VStack { Txet(\"a\") }\n", status: 1, message: "cannot find 'Txet' in scope"
        ),
        Case(
            title: "unknown member", source: "Text(\"a\")\n    .paddin(10)\n", status: 1,
            message: "bad.swiftdsl:2:6: error: value of type 'Text' has no member 'paddin'"),
        Case(title: "did you mean", source: "Text(\"a\").paddin(10)\n", status: 1, message: "did you mean 'padding'"),
        Case(
            title: "wrong argument", source: "Text(\"a\").frame(width: \"wide\")\n", status: 1,
            message: "cannot convert"),
        Case(
            title: "endless body", source: "struct A: View { var body: some View { VStack { A() } } }\n", status: 75,
            message: "--max-depth"),
        Case(
            title: "endless function", source: "func f(_ n: Int) -> Int { f(n + 1) }\nText(\"\\(f(0))\")\n", status: 75,
            message: "depth"),
        Case(
            title: "endless loop",
            source: "func f() -> Int { var n = 0; while true { n += 1 }; return n }\nText(\"\\(f())\")\n",
            status: 75, message: "steps", arguments: ["--max-steps", "100000"]),
        Case(
            title: "index out of range", source: "let a = [1, 2]\nText(\"\\(a[5])\")\n", status: 1,
            message: "Index out of range"),
        Case(
            title: "division by zero", source: "let zero = 0\nText(\"\\(1 / zero)\")\n", status: 1,
            message: "ivision by zero"),
        Case(
            title: "nil unwrapped", source: "let n: Int? = nil\nText(\"\\(n!)\")\n", status: 1,
            message: "nil while unwrapping"),
        Case(
            title: "huge frame", source: "Color.red.frame(width: 1e9, height: 1e9)\n", status: 75,
            message: "--max-pixels"),
        Case(title: "no such view", source: "Text(\"a\")\n", status: 64, message: "'B'", arguments: ["--view", "B"]),
        Case(
            title: "no such property", source: "struct A: View { var body: some View { Text(\"a\") } }\n", status: 64,
            message: "'b'", arguments: ["--set", "b=1"]),
    ]

    @Test(arguments: cases)
    func endsInAMessage(_ bad: Case) throws {
        let scratch = try Scratch()
        let file = try scratch.write(bad.source, to: "bad.swiftdsl")
        let result = try Program.run([file, "-o", "out.png"] + bad.arguments, in: scratch.url)
        #expect(result.status == bad.status)
        #expect(result.error.contains(bad.message), "\(result.error)")
        #expect(!result.error.contains("Optional("))
        #expect(try scratch.names() == ["bad.swiftdsl"], "no output, and nothing left beside it")
    }

    /// Numbers no frame can have are ignored with a warning, as SwiftUI does.
    @Test(arguments: ["-5", "Double.nan", "-Double.infinity"])
    func badFramesAreReported(_ width: String) throws {
        let scratch = try Scratch()
        let file = try scratch.write("Text(\"a\").frame(width: \(width))\n", to: "frame.swiftdsl")
        let result = try Program.run([file, "-o", "out.png"], in: scratch.url)
        #expect(result.status == 0 || result.status == 1)
        #expect(result.error.contains("nvalid frame dimension"), "\(result.error)")
    }

    @Test func missingFile() throws {
        let result = try Program.run(["nowhere.swiftdsl", "-o", "out.png"])
        #expect(result.status == 66)
        #expect(result.error == "error: can't read 'nowhere.swiftdsl': No such file or directory\n")
    }

    @Test(arguments: [["fonts"], ["fonts", "--symbols"]]) func missingFontFolder(_ command: [String]) throws {
        let result = try Program.run(command + ["--font-dir", "/nowhere/fonts"])
        #expect(result.status == 66)
        #expect(result.error == "error: can't read '/nowhere/fonts': there is no such folder\n")
        #expect(result.text.isEmpty)
    }

    @Test func binaryJunk() throws {
        let scratch = try Scratch()
        var bytes = [UInt8]()
        var state: UInt64 = 7
        for _ in 0..<5000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            bytes.append(UInt8(truncatingIfNeeded: state >> 33))
        }
        let file = try scratch.write(Data(bytes), to: "junk.swiftdsl")
        let result = try Program.run([file, "-o", "out.png"], in: scratch.url)
        #expect(result.status == 1)
        #expect(result.error.hasPrefix("junk.swiftdsl: error: "))
    }

    @Test func everyErrorIsTold() throws {
        let scratch = try Scratch()
        let file = try scratch.write("VStack {\n    Text(1.5, 2)\n    Foo()\n    Bar()\n}\n", to: "many.swiftdsl")
        let result = try Program.run(["check", file], in: scratch.url)
        #expect(result.status == 1)
        for line in 2...4 { #expect(result.error.contains("many.swiftdsl:\(line):"), "\(result.error)") }
    }

    @Test func devicesAreWrittenToAndNotReplaced() throws {
        let scratch = try Scratch()
        let file = try scratch.write("Text(\"a\")\n", to: "a.swiftdsl")
        #expect(try Program.run([file, "-o", "/dev/null", "--format", "png"], in: scratch.url).status == 0)
        #expect(try Program.run([file, "-o", "/dev/full", "--format", "png"], in: scratch.url).status == 73)
        var status = stat()
        #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }

    @Test func unwritableOutput() throws {
        let scratch = try Scratch()
        let file = try scratch.write("Text(\"a\")\n", to: "a.swiftdsl")
        _ = try scratch.write("a file", to: "file")
        let result = try Program.run([file, "-o", "file/out.png"], in: scratch.url)
        #expect(result.status == 73)
        #expect(result.error.contains("can't write 'file/out.png'"))
    }

    @Test func theFolderOfAnOutputIsMade() throws {
        let scratch = try Scratch()
        let file = try scratch.write("Text(\"a\")\n", to: "a.swiftdsl")
        #expect(try Program.run([file, "-o", "new/deep/out.png"], in: scratch.url).status == 0)
        #expect(try scratch.data("new/deep/out.png").starts(with: [0x89, 0x50]))
    }
}
