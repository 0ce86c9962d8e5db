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

    /// Items in a title's place, else the screen's own. Items take what stands round both, as a subtitle's font and colour;
    /// the font of a title is its text's own.
    @ViewBuilder func item(
        _ elements: ToolbarElements, at places: ToolbarItemPlacement.Place..., else own: some View
    ) -> some View {
        if elements.has(places) { ToolbarRow(toolbars: contents.toolbars, places: places) } else { own }
    }

    /// The line below a title.
    private func subtitle(_ elements: ToolbarElements, _ font: Font) -> some View {
        subtitle(elements).font(font).foregroundStyle(.secondary)
    }

    private func subtitle(_ elements: ToolbarElements) -> some View {
        item(elements, at: .subtitle, else: contents.subtitle.map { $0.lineLimit(1) })
    }

    /// How much of a large title is scrolled away where the small one is in its place, in points.
    static let shownTitle: CGFloat = 44

    /// The title in the middle of the bar; an item that stands there is in its place. Where there is a large one it fades
    /// in as that leaves the bar.
    @ViewBuilder func smallTitle(_ elements: ToolbarElements) -> some View {
        if !isLeading, title != nil || elements.has([.title]) || !isLarge && elements.has([.subtitle]) {
            if isLarge {
                FadingTitle(isShown: collapsed >= Self.shownTitle, title: smallTitleLines(elements))
            } else {
                smallTitleLines(elements)
            }
        }
    }

    private func smallTitleLines(_ elements: ToolbarElements) -> some View {
        // The same at every text size (measured: facts 21.6).
        let font = appearances.font(.navigationTitle) ?? .system(size: 17, weight: .semibold)
        return VStack(spacing: 0) {
            item(
                elements, at: .title,
                else: title.map { titled(coloured($0.font(font), .navigationTitle).lineLimit(1)) })
            subtitle(elements, .caption)
        }
        .environment(\.dynamicTypeSize, .large)
    }

    /// Whether a large title stands among the items, at the bar's leading side.
    var isLeading: Bool { contents.shape.displayMode == .inlineLarge }

    func leadingTitle(_ elements: ToolbarElements) -> some View {
        let font = appearances.font(.navigationLargeTitle) ?? .title.bold()
        return VStack(alignment: .leading, spacing: 0) {
            item(
                elements, at: .largeTitle, .title,
                else: title.map { titled(coloured($0.font(font), .navigationLargeTitle).lineLimit(1)) })
            subtitle(elements, .footnote)
        }
        .environment(\.dynamicTypeSize, .large)
    }

    func coloured(_ title: Text, _ part: BarAppearances.Part) -> Text {
        appearances.color(part).map { title.foregroundColor($0) } ?? title
    }

    func largeTitle(_ elements: ToolbarElements) -> some View {
        let height = max(Self.largeTitleHeight(contents.shape, generation) - collapsed, 0)
        return VStack(alignment: .leading, spacing: 0) {
            let font = appearances.font(.navigationLargeTitle) ?? .largeTitle.bold()
            item(
                elements, at: .largeTitle,
                else: title.map { coloured($0.font(font), .navigationLargeTitle).lineLimit(1) }
            )
            // Since iOS 26 the title's line ends with the bar.
            .offset(y: generation == .later ? 1.0 / 3 : 0)
            .frame(
                height: Self.titleHeight(generation), alignment: generation == .later ? .bottomLeading : .leading)
            if contents.shape.hasSubtitle {
                item(elements, at: .largeSubtitle, else: subtitle(elements))
                    .font(.subheadline).foregroundStyle(.secondary)
                    .frame(height: Self.subtitleHeight, alignment: .top)
            }
        }
        .frame(height: height, alignment: .bottom)
        .mask(alignment: .bottom) { Rectangle().frame(height: height).padding(.horizontal, -16) }
    }
}
