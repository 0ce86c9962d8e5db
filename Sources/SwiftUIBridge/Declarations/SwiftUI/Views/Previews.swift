struct Preview {
    enum ViewTraits {}
}

struct PreviewModifierContent: View {}

@MainActor protocol PreviewModifier {
    associatedtype Body: View
    associatedtype Context = Void
    static func makeSharedContext() async throws -> Context
    @ViewBuilder func body(content: PreviewModifierContent, context: Context) -> Body
}

extension PreviewModifier {
    typealias Content = PreviewModifierContent
}

extension PreviewModifier where Context == Void {
    @Native(previewContextOfNothing) static func makeSharedContext() async throws -> Void
}

@Converted @Represented(by: PreviewTraitValue) struct PreviewTrait<T>: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
    @Native(previewFixedLayout) static func fixedLayout(
        width: CGFloat, height: CGFloat
    ) -> PreviewTrait<Preview.ViewTraits>
    @Native(previewSizeThatFits) static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { get }
    @Native(previewOfDevice) static var defaultLayout: PreviewTrait<Preview.ViewTraits> { get }
    @Native(previewOfDevice) static var portrait: PreviewTrait<Preview.ViewTraits> { get }
    @Native(previewOfDevice) static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { get }
    @Native(previewOfDevice) static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { get }
    @Native(previewOfDevice) static var landscapeRight: PreviewTrait<Preview.ViewTraits> { get }
    @Native(previewModifier) static func modifier<M: PreviewModifier>(
        _ modifier: M
    ) -> PreviewTrait<Preview.ViewTraits>
}
