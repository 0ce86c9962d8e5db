import Foundation
import Rendering
import Testing

/// Symbols of assets in programs: any name may be one where Xcode would have generated it.
@Suite("Symbols of assets")
struct AssetSymbolTests {
    private func program(_ view: String) throws -> InterpretedProgram {
        try InterpretedProgram(
            SourceText(
                name: "v.swiftdsl",
                text: """
                    extension Color { static let mine = Color.red }
                    struct V: View {
                        @State private var flag = true
                        var body: some View { \(view) }
                    }
                    """))
    }

    /// The last line of each warning's head.
    private func warnings(_ view: String) throws -> [String] {
        let session = try RenderSession(program: program(view), options: RenderOptions())
        _ = try session.picture()
        return session.warnings.compactMap { warning in
            warning.split(separator: "\n").first?.components(separatedBy: "warning: ").last
        }
    }

    @Test(
        arguments: [
            (#"Image(.pic)"#, ["there is no image named 'pic' in the assets (--assets DIR)"]),
            (#"Label("a", image: .home)"#, ["there is no image named 'home' in the assets (--assets DIR)"]),
            (
                #"Image(uiImage: UIImage(resource: .pic))"#,
                ["there is no image named 'pic' in the assets (--assets DIR)"]
            ),
            (#"Text("a").foregroundStyle(.brand)"#, ["no color named 'brand' in the assets"]),
            (#"Text("a").foregroundColor(flag ? .mine : .brand).tint(.mine)"#, []),
            (
                #"Text("a").foregroundStyle(flag ? .brand.opacity(0.5) : .red)"#,
                ["no color named 'brand' in the assets"]
            ),
            (
                #"Color(.card).frame(width: 5, height: 5).background(.systemBrand)"#,
                ["no color named 'card' in the assets", "no color named 'systemBrand' in the assets"]
            ),
            (#"Color(.systemBackground).frame(width: 5, height: 5)"#, []),
            (#"Text("a").foregroundColor(.none)"#, []),
            // Its end is a colour's name, which is too far from it to be meant.
            (#"Text("a").foregroundStyle(.appYellow)"#, ["no color named 'appYellow' in the assets"]),
        ] as [(String, [String])])
    func namesAreLookedUpWhereTheyAreDrawn(_ view: String, _ expected: [String]) throws {
        #expect(try warnings(view).sorted() == expected)
    }

    /// What is near to a name that is there is a slip.
    @Test(arguments: [
        (#"Text("a").foregroundStyle(.bleu)"#, "type 'ShapeStyle' has no member 'bleu'"),
        (#"Text("a").font(.titel)"#, "type 'Font' has no member 'titel'"),
        (#"Text("a").foregroundColor(.read)"#, "type 'Color' has no member 'read'"),
        (#"Color.red.crimson"#, "value of type 'Color' has no member 'crimson'"),
    ])
    func slipsAreErrors(_ view: String, _ message: String) {
        let failure = #expect(throws: RenderFailure.self) { try program(view) }
        #expect(failure?.text.contains(message) == true, "\(failure?.text ?? "")")
    }

    @Test func colorsThatNobodyHasAreTold() throws {
        let program = try program(#"Text("a").foregroundStyle(.brand).background(Image(.pic))"#)
        #expect(program.warnings == [])
        #expect(program.unknownColors.count == 1)
        #expect(
            program.unknownColors.first?.contains(
                "warning: 'Color' has no member 'brand'; it is taken for a color of the assets") == true)
    }
}
