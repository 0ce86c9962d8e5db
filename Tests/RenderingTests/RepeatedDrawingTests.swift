import Foundation
import Rendering
import Testing

/// A source that is drawn time and again in one process is checked no more; each picture is as if it were the first.
@Suite struct RepeatedDrawingTests {
    private struct Drawing: Equatable {
        var png: [UInt8]
        var console: [String]
        var warnings: [String]
    }

    private func draw(_ source: String, _ change: (inout RenderOptions) -> Void = { _ in }) throws -> Drawing {
        var options = RenderOptions()
        options.setSize(width: 120, height: 80)
        change(&options)
        let chosen = options
        return try LargeStack.run {
            let session = try RenderSession(source: SourceText(name: "a.swiftdsl", text: source), options: chosen)
            return Drawing(
                png: try session.picture().encoded(as: .png), console: session.console, warnings: session.warnings)
        }
    }

    @Test(arguments: [
        "var n = 0\nfunc next() -> Int { n += 1; return n }\nText(\"\\(next())\")",
        "struct V: View { @State private var n = Int.random(in: 0...9_999)\n"
            + "var body: some View { let _ = print(n); Text(\"\\(n)\") } }\nV()",
        "@Observable final class M { static let shared = M(); var n = 0 }\n"
            + "struct V: View { var body: some View { Text(\"\\(M.shared.n)\").onAppear { M.shared.n += 1 } } }\nV()",
        "struct V: View { @AppStorage(\"n\") private var n = 0\n"
            + "var body: some View { Text(\"\\(n)\").onAppear { n += 1 } } }\nV()",
        "final class M: ObservableObject { @Published var n = 0 }\n"
            + "struct V: View { @StateObject private var m = M()\n"
            + "var body: some View { Button(\"\\(m.n)\") { m.n += 1 }.onAppear { m.n += 1 } } }\nV()",
        "struct K: EnvironmentKey { static let defaultValue = Double.random(in: 0...1) }\n"
            + "extension EnvironmentValues { var k: Double { get { self[K.self] } set { self[K.self] = newValue } } }\n"
            + "struct V: View { @Environment(\\.k) private var k\nvar body: some View { Color(white: k) } }\nV()",
        "struct V: View { var body: some View { ForEach([1, 1], id: \\.self) { Text(\"\\($0)\") } } }\nV()",
    ])
    func eachDrawingIsTheFirst(source: String) throws {
        let drawings = try (0..<4).map { _ in try draw("import SwiftUI\n" + source) }
        #expect(drawings.allSatisfy { $0 == drawings[0] })
    }

    @Test func initialValuesAreOnesOwn() throws {
        let source = "import SwiftUI\nstruct V: View { var n = 1\nvar body: some View { Text(\"\\(n)\") } }\n"
        let plain = try draw(source)
        for _ in 0..<3 {
            let set = try draw(source) { $0.initialValues = [InitialValue(name: "n", expression: "888")] }
            #expect(set != plain)
            #expect(try draw(source) == plain)
        }
    }

    @Test func lookAndLocaleAreOnesOwn() throws {
        let source = "import SwiftUI\nText(1_234.5, format: .number).background(Color(.systemBackground))\n"
        let plain = try draw(source)
        for _ in 0..<3 {
            #expect(try draw(source) { $0.locale = "de_DE" } != plain)
            #expect(try draw(source) == plain)
        }
    }
}
