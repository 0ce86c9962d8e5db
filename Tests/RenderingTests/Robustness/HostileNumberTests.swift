import Foundation
import Rendering
import Testing

/// Numbers that lengths, angles, colours and counts shouldn't be: the view is drawn or refused, the process goes on.
@Suite struct HostileNumberTests {
    static let numbers = [
        ".nan", ".infinity", "-.infinity", "1e308", "-1e308", "1e9", "-5", "0", "9.3e18", ".leastNonzeroMagnitude",
    ]

    /// The closure is only tried first, and what is tried keeps its literals open.
    @Test func aLiteralTooLargeInAClosureThatIsTriedIsAnError() throws {
        let source = "VStack { Circle().overlay { Text(\"abc\".prefix(0x7fffffffffffffff1)) } }\n"
        let failure = try LargeStack.run {
            #expect(throws: RenderFailure.self) {
                _ = try RenderSession(source: SourceText(name: "literal", text: source)).picture()
            }
        }
        #expect(failure?.text.contains("integer literal overflows when stored into 'Int'") == true)
    }

    /// `#` stands for the number.
    static let views = [
        "LazyVGrid(columns: [GridItem(.adaptive(minimum: #, maximum: #), spacing: #)]) { Text(\"a\"); Text(\"b\") }",
        "LazyVGrid(columns: [GridItem(.flexible(minimum: #)), GridItem(.fixed(#))]) { Text(\"a\"); Text(\"b\") }",
        "ScrollView { LazyVStack(spacing: #) { ForEach(0..<5) { _ in Color.red.frame(height: #) } } }",
        "Grid(horizontalSpacing: #, verticalSpacing: #) { GridRow { Text(\"a\").frame(width: #); Text(\"b\") } }",
        "Text(\"a\").font(.system(size: #)).kerning(#).baselineOffset(#)",
        "Text(\"a b\").lineSpacing(#).minimumScaleFactor(#).frame(width: 9)",
        "Color.red.frame(minWidth: #, idealWidth: #, maxWidth: #, minHeight: #).padding(#).offset(x: #, y: #)",
        "Text(\"a\").position(x: #, y: #).layoutPriority(#).zIndex(#).scaleEffect(#).rotationEffect(.degrees(#))",
        "Color.red.frame(width: 9).rotation3DEffect(.degrees(#), axis: (x: #, y: 1, z: 0), anchorZ: #, perspective: #)",
        "Color.red.frame(height: 9).rotation3DEffect(.degrees(89.9), axis: (x: 0, y: 1, z: 0), perspective: #)",
        "Color.red.frame(width: 9, height: 9).blur(radius: #).opacity(#).brightness(#).saturation(#)",
        "Color.red.frame(width: 9, height: 9).shadow(radius: #, x: #, y: #).contrast(#).hueRotation(.degrees(#))",
        "LinearGradient(stops: [.init(color: .red, location: #)], startPoint: .init(x: #, y: 0), endPoint: .top)",
        "AngularGradient(colors: [.red, .blue], center: .init(x: #, y: #), angle: .degrees(#)).frame(height: 9)",
        "Circle().offset(x: #).size(width: #, height: 9).stroke(style: StrokeStyle(lineWidth: #, dash: [#, 1]))",
        "Path(ellipseIn: CGRect(x: #, y: 0, width: 9, height: 9)).strokedPath(StrokeStyle(lineWidth: #)).fill(.red)",
        "Path { p in p.addArc(center: .zero, radius: #, startAngle: .degrees(#), endAngle: .zero, clockwise: true) }",
        "Path { $0.addRelativeArc(center: .zero, radius: 9, startAngle: .zero, delta: .degrees(#)) }.trim(from: #, to: 1)",
        "Path(CGRect(x: 0, y: 0, width: #, height: 9)).union(Path(ellipseIn: CGRect(x: #, y: 0, width: 9, height: 9)))",
        "VStack { Slider(value: .constant(#), in: 0...1); ProgressView(value: #, total: #) }",
        "Gauge(value: #) { Text(\"g\") }",
        "Text(Date(timeIntervalSince1970: #), style: .date)",
        "Text(\"\\(Date(timeIntervalSinceReferenceDate: #)) \\(Date().addingTimeInterval(#))\")",
        """
        Canvas { context, _ in
            let square = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
            let colors = Gradient(colors: [.red, .blue])
            let start = CGPoint(x: #, y: 0)
            context.fill(square, with: .linearGradient(colors, startPoint: start, endPoint: .zero, options: .repeat))
            context.stroke(square.strokedPath(StrokeStyle(lineWidth: #)), with: .color(.red), lineWidth: #)
        }
        """,
    ]

    @Test(arguments: views) func aView(_ view: String) throws {
        for number in Self.numbers {
            let source = "import SwiftUI\n" + view.replacingOccurrences(of: "#", with: number) + "\n"
            let outcome = try Hostile.outcome(of: source)
            #expect(["drawn", "error", "pixels"].contains(outcome), "\(number): \(outcome)")
        }
    }

    @Test(arguments: [
        "Duration.seconds(#) * 2", "Duration.seconds(5) * #", "Duration.milliseconds(#).components",
        "Duration.seconds(9e17) * Int.max", "Duration.seconds(#).formatted()",
        "Date(timeIntervalSince1970: #).formatted()",
        "Int(#)", "Int8(exactly: #) as Any", "UInt8(clamping: Int.min)", "(#).rounded().exponent", "pow(#, #)",
        "(#).formatted(.number.precision(.fractionLength(400)))", "String(format: \"%.400f\", #)",
        "Measurement(value: #, unit: UnitLength.meters).formatted()",
        "stride(from: 0, to: 1, by: #).prefix(3).map { $0 }",
        "Calendar.current.date(byAdding: .year, value: Int.max, to: Date(timeIntervalSince1970: #)) as Any",
        "DispatchTime.now() + .seconds(Int.max)", "DispatchTime.now() + .milliseconds(Int.min) + #",
        "Double.random(in: 0...max(0, #))", "CGRect(x: #, y: 0, width: #, height: 1).integral",
    ])
    func anExpression(_ expression: String) throws {
        for number in Self.numbers {
            let text = expression.replacingOccurrences(of: "#", with: "n")
            let outcome = try Hostile.outcome(of: "import SwiftUI\nlet n: Double = \(number)\nText(\"\\(\(text))\")\n")
            #expect(["drawn", "error", "pixels"].contains(outcome), "\(number): \(outcome)")
        }
    }
}
