import ViewGraph

// The titles of a bar: a screen's own texts, or what items put in their places.

extension NavigationBar {
    var title: Text? { contents.removesTitle ? nil : contents.title }

    /// The title, which opens a menu where the screen has one for it.
    @ViewBuilder func titled(_ title: some View) -> some View {
        if let menu = contents.titleMenu {
            Menu {
                menu.view
            } label: {
                HStack(spacing: 4) {
                    title
                    Image(systemName: "chevron.down.circle.fill")
                        .font(.system(size: 15, weight: .semibold))
                        .symbolRenderingMode(.hierarchical)
                        .foregroundStyle(.secondary)
                }
            }
            .buttonStyle(.plain)
            .labelStyle(.titleAndIcon)
        } else {
            title
        }
    }

    /// What the program put in a title's place, else the screen's own.
    @ViewBuilder func item(
        at places: [ToolbarItemPlacement.Place], else own: some View
    ) -> some View {
        if contents.toolbars.isEmpty {
            own
        } else {
            ToolbarRow(toolbars: contents.toolbars, places: places, otherwise: AnyView(own))
        }
    }

    /// The line below the small title.
    private func subtitle(_ font: Font) -> some View {
        item(at: [.subtitle], else: contents.subtitle.map { $0.lineLimit(1) }).font(font).foregroundStyle(.secondary)
    }

    /// The title in the middle of the bar; an item that stands there is in its place. Where there is a large one it fades
    /// in as that leaves the bar.
    var smallTitle: AnyView? {
        guard !isLeading, let title else { return nil }
        guard isLarge else { return AnyView(smallTitle(title)) }
        return AnyView(FadingTitle(isShown: collapsed >= Self.shownTitle, title: smallTitle(title)))
    }

    /// How much of a large title is scrolled away where the small one is in its place, in points.
    static let shownTitle: CGFloat = 44

    func smallTitle(_ title: Text) -> some View {
        // The same at every text size (measured: facts 21.6).
        let font = appearances.font(.navigationTitle) ?? .system(size: 17, weight: .semibold)
        return VStack(spacing: 0) {
            item(at: [.title], else: titled(coloured(title.font(font), .navigationTitle).lineLimit(1)))
            subtitle(.caption)
        }
        .environment(\.dynamicTypeSize, .large)
    }

    /// Whether a large title stands among the items, at the bar's leading side.
    var isLeading: Bool { contents.shape.displayMode == .inlineLarge }

    @ViewBuilder var leadingTitle: some View {
        if isLeading, let title {
            VStack(alignment: .leading, spacing: 0) {
                let font = appearances.font(.navigationLargeTitle) ?? .title.bold()
                item(
                    at: [.largeTitle, .title],
                    else: titled(coloured(title.font(font), .navigationLargeTitle).lineLimit(1)))
                subtitle(.footnote)
            }
            .environment(\.dynamicTypeSize, .large)
        }
    }

    func coloured(_ title: Text, _ part: BarAppearances.Part) -> Text {
        appearances.color(part).map { title.foregroundColor($0) } ?? title
    }

    func largeTitle(_ title: Text) -> some View {
        let height = max(Self.largeTitleHeight(contents.shape, generation) - collapsed, 0)
        return VStack(alignment: .leading, spacing: 0) {
            let font = appearances.font(.navigationLargeTitle) ?? .largeTitle.bold()
            item(at: [.largeTitle], else: coloured(title.font(font), .navigationLargeTitle).lineLimit(1))
                // Since iOS 26 the title's line ends with the bar.
                .offset(y: generation == .later ? 1.0 / 3 : 0)
                .frame(
                    height: Self.titleHeight(generation), alignment: generation == .later ? .bottomLeading : .leading)
            if contents.shape.hasSubtitle {
                item(at: [.largeSubtitle], else: subtitle(.subheadline))
                    .font(.subheadline).foregroundStyle(.secondary)
                    .frame(height: Self.subtitleHeight, alignment: .top)
            }
        }
        .frame(height: height, alignment: .bottom)
        .mask(alignment: .bottom) { Rectangle().frame(height: height).padding(.horizontal, -16) }
    }
}
