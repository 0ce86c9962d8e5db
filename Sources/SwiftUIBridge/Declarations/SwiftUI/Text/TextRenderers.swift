protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    @Native(textRendererSizeThatFits) func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    @Native(textRendererDisplayPadding) var displayPadding: EdgeInsets { get }
}

extension Text {
    @Native(textCustomAttribute) func customAttribute<T: TextAttribute>(_ value: T) -> Text
}
