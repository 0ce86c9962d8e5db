import SwiftUI
import Testing
import ViewGraph

struct ImageFacts {
    private let proposals: [ProposedViewSize] = [
        .unspecified, ProposedViewSize(width: 100, height: 60), .zero, .infinity,
        ProposedViewSize(width: 100, height: nil),
    ]

    private func sizes(_ view: some View) -> [CGSize] {
        proposals.map { proposal in
            let graph = ViewGraph()
            var environment = EnvironmentValues()
            environment.assets = FakeAssets()
            graph.setRoot(view, environment: environment)
            return graph.layout(proposal)
        }
    }

    private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

    /// Facts 8.11, 8.27–8.29, with a picture of 40×20 points.
    @Test func picturesHaveTheirOwnSizeUnlessTheyAreResizable() {
        let own = Array(repeating: size(40, 20), count: 5)
        #expect(sizes(Image("wide")) == own)
        #expect(sizes(Image("wide").aspectRatio(contentMode: .fit)) == own)
        #expect(
            sizes(Image("wide").resizable()) == [
                size(40, 20), size(100, 60), size(0, 0), size(.infinity, .infinity), size(100, 20),
            ])
        #expect(
            sizes(Image("wide").resizable().scaledToFill()) == [
                size(40, 20), size(120, 60), size(0, 0), size(.infinity, .infinity), size(100, 50),
            ])
        let capped = Image("wide").resizable(capInsets: EdgeInsets(top: 5, leading: 15, bottom: 5, trailing: 15))
        #expect(sizes(capped)[2] == size(30, 10))
    }

    @Test func aMissingPicture_isAWarning() {
        let probe = PaintProbe(Image("nowhere"), width: nil, height: nil)
        #expect(probe.report?.frame.size == .zero)
        #expect(probe.warnings == ["there is no image named 'nowhere' in the assets (--assets DIR)"])
        let resized = PaintProbe(Image("nowhere").resizable())
        guard case .stroke(let path, _, _) = resized.items.first else {
            Issue.record("no box")
            return
        }
        #expect(path.boundingRect == CGRect(x: 20.5, y: 0.5, width: 59, height: 59))
    }

    @Test func anUnknownSymbol_isAWarningWithTheNearestNames() {
        let probe = PaintProbe(Image(systemName: "hart"), width: nil, height: nil)
        #expect(probe.warnings.count == 1)
        #expect(probe.warnings.first?.hasPrefix("there is no symbol named 'hart'; did you mean") == true)
        #expect(probe.warnings.first?.contains("'heart'") == true)
    }

    @Test func templates_areDrawnInTheForeground() {
        let probe = PaintProbe(Image("wide").renderingMode(.template).foregroundStyle(.red)) {
            $0.assets = FakeAssets()
        }
        guard case .image(let item) = probe.items.first else {
            Issue.record("no picture")
            return
        }
        #expect(item.template == .color(hex(0xFF383C)))
    }

    @Test func capInsets_cutThePictureInNine() {
        let insets = EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        let probe = PaintProbe(Image("wide").resizable(capInsets: insets)) { $0.assets = FakeAssets() }
        let targets = probe.items.compactMap { item -> CGRect? in
            if case .image(let image) = item { return image.rect }
            return nil
        }
        #expect(targets.count == 9)
        #expect(targets.first == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(targets.dropFirst(4).first == CGRect(x: 10, y: 5, width: 80, height: 50))
        #expect(targets.last == CGRect(x: 90, y: 55, width: 10, height: 5))
    }

    @Test func tiledPictures_areAPaint() {
        let probe = PaintProbe(Image("wide").resizable(resizingMode: .tile)) { $0.assets = FakeAssets() }
        guard case .fill(_, _, .image) = probe.items.first else {
            Issue.record("no tiles")
            return
        }
    }

    @Test func symbols_followFontScaleAndVariant() {
        func box(_ view: some View) -> CGSize {
            PaintProbe(view, width: nil, height: nil).report?.frame.size ?? .zero
        }
        let plain = box(Image(systemName: "star"))
        #expect(plain.width > 10 && plain.height > 10)
        #expect(box(Image(systemName: "star").font(.system(size: 34))).width > plain.width * 1.8)
        #expect(box(Image(systemName: "star").imageScale(.large)).width > plain.width * 1.15)
        #expect(box(Image(systemName: "star").imageScale(.small)).width < plain.width * 0.9)
        let filled = PaintProbe(Image(systemName: "star").symbolVariant(.fill)).items
        #expect(filled == PaintProbe(Image(systemName: "star.fill")).items)
        #expect(filled != PaintProbe(Image(systemName: "star")).items)
    }

    @Test(
        "A symbol of lines has no filled form but in a shape",
        arguments: [
            ("magnifyingglass", "magnifyingglass"), ("list.bullet", "list.bullet"), ("calendar", "calendar"),
            ("arrow.triangle.2.circlepath", "arrow.triangle.2.circlepath"), ("plus.circle", "plus.circle.fill"),
            ("text.bubble", "text.bubble.fill"), ("list.bullet.rectangle", "list.bullet.rectangle.fill"),
            ("house", "house.fill"),
        ])
    func filledForms(_ name: String, _ shown: String) {
        let filled = PaintProbe(Image(systemName: name).symbolVariant(.fill)).items
        #expect(filled == PaintProbe(Image(systemName: shown)).items)
    }

    @Test func labels_showWhatTheirStyleAsksFor() {
        let label = Label("Bell", systemImage: "bell")
        func outline(_ view: some View) -> String? { PaintProbe(view, width: nil, height: nil).report?.outline }
        #expect(outline(label) == "Label(Image, Text)")
        #expect(outline(label.labelStyle(.titleOnly)) == "Label(Text)")
        #expect(outline(label.labelStyle(.iconOnly)) == "Label(Image)")
        #expect(outline(label.labelStyle(StackedLabelStyle())) == "Label(VStack(Text, Image))")
    }
}

private struct StackedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.title
            configuration.icon
        }
    }
}

/// One picture, `wide`: 40×20 points at 2 pixels a point.
final class FakeAssets: AssetProvider {
    func color(named name: String, in environment: EnvironmentValues) -> ResolvedColor? { nil }

    func image(named name: String, in environment: EnvironmentValues) -> ImageAsset? {
        guard name == "wide" else { return nil }
        return Bitmap(width: 80, height: 40, scale: 2, pixels: Array(repeating: 255, count: 80 * 40 * 4))
            .map { ImageAsset(bitmap: $0) }
    }
}
