import SwiftUIBridge
import Testing

/// Names of Foundation, UIKit and SwiftUI that public sources use: each source is checked, evaluated and laid out.
@Suite struct NamesOfPublicSources {
    typealias Row = WrittenByHand.Row

    static let rows = [
        Row(
            name: "vectors of two, three and four numbers",
            source: """
                extension SIMD3<Double> { var half: SIMD3<Double> { self / 2 } }
                func changed() -> SIMD3<Double> {
                    var vector = SIMD3(1.0, 2, 3)
                    vector.z = 9
                    vector += SIMD3(repeating: 1)
                    vector[1] *= 2
                    return vector
                }
                struct V: View {
                    var body: some View {
                        Text("\\(changed().half.x) \\(changed().sum()) \\(changed()[1])")
                        Text("\\((2 * SIMD2(x: 1.5, y: 2) - [1, 1]).x) \\(SIMD4<Int>(1, 2, 3, 4).max())")
                    }
                }
                """, texts: ["1.000000 18.000000 6.000000", "2.000000 4"]),
        Row(
            name: "classes for values",
            source: """
                let cache = NSCache<NSURL, NSString>()
                struct V: View {
                    var body: some View {
                        let url = URL(string: "https://a.b/c.txt")! as NSURL
                        Text("\\(url.lastPathComponent ?? "") \\(url.pathExtension ?? "") \\(NSURL(string: "")?.host ?? "none")")
                        Text(NSLocale(localeIdentifier: "en").displayName(forKey: .countryCode, value: "FR") ?? "?")
                        Text((url as URL).scheme ?? "")
                    }
                }
                """, texts: ["c.txt txt none", "France", "https"]),
        Row(
            name: "texts that are looked up",
            source: """
                struct Rule {
                    var message: LocalizedStringResource
                    init(_ message: String.LocalizationValue) { self.message = LocalizedStringResource(message) }
                }
                let count = 3
                let name = String(localized: "Paris \\(count)", bundle: .main, comment: "A city")
                Text(Rule("too short").message)
                Text(name)
                Text(String(localized: "key", defaultValue: "Value"))
                """, texts: ["too short", "Paris 3", "Value"]),
        Row(
            name: "attributes of files",
            source: """
                struct V: View {
                    var body: some View {
                        let manager = FileManager.default
                        let _ = manager.createFile(atPath: "/a.txt", contents: Data("ab".utf8))
                        let file = try? manager.attributesOfItem(atPath: "/a.txt")
                        let kind = (try? manager.attributesOfItem(atPath: "/"))?[.type] as? FileAttributeType
                        Text(kind == .typeDirectory ? "folder" : "file")
                        Text("\\(file?[.type] as? FileAttributeType == .typeRegular) \\(file?[.size] as? Int ?? 0)")
                    }
                }
                """, texts: ["folder", "true 2"]),
        Row(
            name: "formats of measurements and times",
            source: """
                let style = Measurement<UnitTemperature>.FormatStyle(width: .abbreviated, numberFormatStyle: .number)
                struct V: View {
                    var body: some View {
                        let start = DispatchTime.now()
                        let later = start.advanced(by: .milliseconds(500))
                        Text(Measurement(value: 15, unit: UnitTemperature.celsius).formatted(style))
                        Text("\\(start < later) \\(start.distance(to: later) == .milliseconds(500))")
                            .onAppear { os_signpost(.event, log: .default, name: "shown") }
                    }
                }
                """, texts: ["59°F", "true true"]),
        Row(
            name: "a list of bindings by a key path",
            source: """
                struct V: View {
                    @State var names = ["a", "b"]
                    var body: some View {
                        List($names, id: \\.self) { name in Text(name.wrappedValue) }.frame(width: 100, height: 200)
                    }
                }
                """, texts: ["a", "b"]),
        Row(
            name: "a query with an initial value",
            source: """
                import SwiftData
                @Model final class Note { var text = ""; init() {} }
                struct V: View {
                    @Query(sort: \\Note.text) var sorted: [Note] = []
                    @Query var notes: [Note] = []
                    var body: some View { Text("\\(notes.count) \\(sorted.count)") }
                }
                """, texts: ["0 0"]),
        Row(
            name: "variadic views",
            source: """
                struct Divided: _VariadicView.MultiViewRoot {
                    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
                        ForEach(children) { child in
                            child
                            if child.id != children.last?.id { Text("-") }
                        }
                        Text("\\(children.count) \\(children.compactMap { $0.id(as: Int.self) })")
                    }
                }
                struct Whole: _VariadicView_UnaryViewRoot {
                    func body(children: _VariadicView.Children) -> some View { HStack { children } }
                }
                struct V: View {
                    var body: some View {
                        VStack { _VariadicView.Tree(Divided()) { ForEach(3..<5, id: \\.self) { Text("t\\($0)") } } }
                        _VariadicView.Tree(Whole()) { Text("a"); Text("b") }
                    }
                }
                """, texts: ["t3", "-", "t4", "2 [3, 4]", "a", "b"]),
        Row(
            name: "buttons by their role, outlines run through backwards",
            source: """
                struct V: View {
                    var body: some View {
                        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
                        let back = path.reversing()
                        Button(role: .close) {}
                        Button(role: .cancel) {}
                        Text("\\(back.bounds.width) \\(path.currentPoint == back.currentPoint) \\(back.isEmpty)")
                    }
                }
                """, texts: ["Close", "Cancel", "4.000000 true false"]),
        Row(
            name: "parts of attributed texts find their own",
            source: """
                struct V: View {
                    var body: some View {
                        let text = AttributedString("one two one")
                        let part = text[text.range(of: "two")!.lowerBound...]
                        let found = part.range(of: "one")
                        Text(found.map { String(text.characters[$0]) } ?? "none")
                        Text("\\(found == text.range(of: "one")) \\(part.range(of: "t")?.lowerBound == part.startIndex)")
                        Text("\\(part.range(of: "x") == nil)")
                    }
                }
                """, texts: ["one", "false true", "true"]),
    ]

    @Test(arguments: rows) func areUnderstood(_ row: Row) throws {
        #expect(try BridgeProbe.make(row.source).texts == row.texts)
    }
}
