import Foundation
import Rendering
import SwiftUI
import Testing

/// What representables of UIKit make, as pixels: layers, constraints, controls in colours of their own.
@Suite("Represented views")
struct RepresentedViewTests {
    struct Row: CustomTestStringConvertible {
        let name: String
        /// Makes and returns a view; 200 × 100 points are there.
        let code: String
        let colors: [(CGPoint, Color)]
        var testDescription: String { name }
    }

    private static let yellow = Color(.sRGB, red: 1, green: 1, blue: 0)
    private static let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    private static let blue = Color(.sRGB, red: 0, green: 0, blue: 1)
    private static let green = Color(.sRGB, red: 0, green: 1, blue: 0)

    static let rows: [Row] = [
        Row(
            name: "a layer's background, corners and border",
            code: """
                let view = UIView()
                view.backgroundColor = .yellow
                view.layer.cornerRadius = 30
                view.layer.maskedCorners = [.layerMinXMinYCorner]
                view.layer.borderWidth = 4
                view.layer.borderColor = UIColor.red.cgColor
                return view
                """,
            colors: [(CGPoint(x: 2, y: 2), .white), (CGPoint(x: 198, y: 98), red), (CGPoint(x: 100, y: 50), yellow)]),
        Row(
            name: "a view keeps to its constraints",
            code: """
                let (view, box) = (UIView(), UIView())
                view.backgroundColor = .yellow
                box.backgroundColor = .blue
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                NSLayoutConstraint.activate([
                    box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
                    box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
                    box.widthAnchor.constraint(equalToConstant: 20), box.heightAnchor.constraint(equalToConstant: 20),
                ])
                return view
                """,
            colors: [
                (CGPoint(x: 195, y: 95), yellow), (CGPoint(x: 180, y: 80), blue), (CGPoint(x: 165, y: 80), yellow),
            ]),
        Row(
            name: "a layer of the program's choice",
            code: """
                final class Sky: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }
                let view = Sky()
                if let sky = view.layer as? CAGradientLayer {
                    sky.colors = [UIColor.red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.blue.cgColor]
                    sky.locations = [0, 0.5, 0.5, 1]
                }
                return view
                """, colors: [(CGPoint(x: 100, y: 10), red), (CGPoint(x: 100, y: 90), blue)]),
        Row(
            name: "a slider in its colours",
            code: """
                let slider = UISlider()
                slider.value = 0.5
                slider.minimumTrackTintColor = .red
                slider.maximumTrackTintColor = .green
                slider.thumbTintColor = .blue
                return slider
                """,
            colors: [(CGPoint(x: 20, y: 50), red), (CGPoint(x: 100, y: 50), blue), (CGPoint(x: 180, y: 50), green)]),
        Row(
            name: "a stack shares its length",
            code: """
                let views = [UIColor.red, UIColor.green, UIColor.blue].map { color in
                    let label = UILabel()
                    label.text = " "
                    label.backgroundColor = color
                    return label
                }
                let stack = UIStackView(arrangedSubviews: views)
                stack.distribution = .fillEqually
                stack.spacing = 10
                return stack
                """,
            colors: [
                (CGPoint(x: 30, y: 50), red), (CGPoint(x: 65, y: 50), .white), (CGPoint(x: 100, y: 50), green),
                (CGPoint(x: 190, y: 50), blue),
            ]),
        Row(
            name: "a text view's background and clipped corners",
            code: """
                let view = UITextView()
                view.backgroundColor = .yellow
                view.layer.cornerRadius = 40
                view.clipsToBounds = true
                return view
                """, colors: [(CGPoint(x: 3, y: 3), .white), (CGPoint(x: 100, y: 80), yellow)]),
    ]

    private func session(_ code: String) throws -> RenderSession {
        let text = """
            import SwiftUI
            struct Made: UIViewRepresentable {
                func makeUIView(context: Context) -> UIView {
                    \(code.split(separator: "\n").joined(separator: "\n        "))
                }
                func updateUIView(_ view: UIView, context: Context) {}
            }
            Made()
            """
        var options = RenderOptions()
        options.setSize(width: 200, height: 100)
        options.scale = 1
        return try RenderSession(source: SourceText(name: "view.swiftdsl", text: text), options: options)
    }

    /// What isn't drawn says so.
    @Test(arguments: ["greaterThanOrEqualTo: view.topAnchor", "equalTo: view.topAnchor, multiplier: 0.5"])
    func otherConstraintsWarn(_ constraint: String) throws {
        let session = try session(
            """
            let (view, box) = (UIView(), UIView())
            view.addSubview(box)
            box.topAnchor.constraint(\(constraint)).isActive = true
            return view
            """)
        _ = try session.picture()
        #expect(session.warnings.contains { $0.contains("make two sides equal") }, "\(session.warnings)")
    }

    @Test(arguments: rows)
    func colors(row: Row) throws {
        let session = try session(row.code)
        let bitmap = try session.picture().bitmap()
        #expect(session.warnings == [])
        for (place, color) in row.colors {
            let start = (Int(place.y) * bitmap.width + Int(place.x)) * 4
            let found = [2, 1, 0].map { Int(bitmap.pixels[start + $0]) }
            let wanted = color.resolve(in: EnvironmentValues())
            let expected = [wanted.red, wanted.green, wanted.blue].map { Int(($0 * 255).rounded()) }
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(place): \(found), not \(expected)")
        }
    }
}
