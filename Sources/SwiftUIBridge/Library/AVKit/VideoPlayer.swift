// A player that hasn't begun.

/// A film that hasn't begun.
public struct VideoPlayer<Overlay: View>: View {
    let overlay: Overlay
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) { overlay = videoOverlay() }
    public var body: some View {
        Rectangle().fill(.black)
            .overlay {
                Image(systemName: "play.circle.fill").font(.system(size: 44)).foregroundStyle(.white.opacity(0.8))
            }
            .overlay { overlay }
    }
}
extension VideoPlayer where Overlay == EmptyView {
    public init(player: AVPlayer?) { overlay = EmptyView() }
}
