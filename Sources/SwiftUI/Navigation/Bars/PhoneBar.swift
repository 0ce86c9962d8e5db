import ViewGraph

/// The row of a bar on an iPhone: the title, the way back, the leading and the trailing items.
///
/// The title stands in the middle, moved aside as far as the items need it, and is the first that is shortened; the way
/// back has what is left of its side (Apple: a bar's title view).
struct PhoneBarLayout: PartLayout {
    private static let height: CGFloat = 44
    /// Between items, and between them and the title.
    private static let gap: CGFloat = 12

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let ideal = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
        return CGSize(width: proposal.width ?? ideal, height: Self.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 4 else { return }
        let (title, back, leading, trailing) = (subviews[0], subviews[1], subviews[2], subviews[3])
        let all = bounds.width
        func width(_ subview: LayoutSubview, _ room: CGFloat) -> CGFloat {
            subview.sizeThatFits(ProposedViewSize(width: max(room, 0), height: Self.height)).width
        }
        func spaced(_ width: CGFloat) -> CGFloat { width > 0 ? width + Self.gap : 0 }

        let leastBack = width(back, 0)
        let trailingWidth = width(trailing, all - spaced(leastBack))
        let leadingWidth = width(leading, all - spaced(leastBack) - spaced(trailingWidth))
        let (before, after) = (spaced(leastBack) + spaced(leadingWidth), spaced(trailingWidth))
        let titleWidth = min(title.sizeThatFits(.unspecified).width, max(all - before - after, 0))
        let titleX = ((all - titleWidth) / 2).clamped(before, all - after - titleWidth)
        let end = titleWidth > 0 ? titleX - Self.gap : all - after
        let backWidth = leastBack > 0 ? width(back, max(end - spaced(leadingWidth), leastBack)) : 0

        func place(_ subview: LayoutSubview, _ x: CGFloat, _ width: CGFloat, lift: CGFloat = 0) {
            subview.place(
                at: CGPoint(x: bounds.minX + x, y: bounds.midY - lift), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: Self.height))
        }
        // A label's place is rounded down to a pixel (measured: facts 21.18).
        place(title, titleX, titleWidth, lift: 0.1)
        place(back, 0, backWidth)
        place(leading, spaced(backWidth), leadingWidth)
        place(trailing, all - trailingWidth, trailingWidth)
    }
}

/// The chevron that leads back.
struct BackButton: ControlPart {
    let perform: () -> Void

    @Environment(\.platform) private var platform
    @Environment(\.paletteGeneration) private var generation

    var body: some View {
        let perform = perform
        Group {
            if platform == .macOS {
                Image(systemName: "chevron.backward").font(.system(size: 14, weight: .medium))
                    .frame(width: 36, height: 36)
                    .background { BarGlass(shape: Circle()) }
            } else if generation == .later {
                Image(systemName: "chevron.backward").font(.system(size: 18, weight: .medium))
                    .frame(width: 44, height: 44)
                    .background { BarGlass(shape: Circle()) }
            } else {
                HStack(spacing: 5) {
                    Image(systemName: "chevron.backward").fontWeight(.semibold)
                    Text("Back")
                }
                .foregroundStyle(.tint)
            }
        }
        .pressable(label: "Back") { perform() }
    }
}
