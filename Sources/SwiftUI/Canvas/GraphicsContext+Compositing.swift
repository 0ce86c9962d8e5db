import ViewGraph

/// Ways of combining that look at, or take away, what was drawn before, inside what is drawn.
enum CanvasCombination: Hashable, Sendable {
    case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor

    /// What takes the items' place: all of it is laid over what was drawn before in the modes that lists have.
    ///
    /// - Parameter below: all that was drawn before; nil where it can't be had.
    func combined(_ items: [DisplayList.Item], opacity: Double, below: () -> DisplayList?) -> [DisplayList.Item]? {
        let source = DisplayList(items: items)
        let shape = DisplayList(items: items.map(\.opaqueShape))
        func erase(_ list: DisplayList) -> DisplayList.Item {
            .group(.init(blendMode: .destinationOut, isIsolated: true, contents: list))
        }
        /// Added to what is left, so that edges join without a seam.
        func add(mask: DisplayList? = nil) -> DisplayList.Item {
            .group(.init(mask: mask, opacity: opacity, blendMode: .plusLighter, contents: source))
        }
        switch self {
        case .clear: return [erase(shape)]
        case .copy: return [erase(shape), add()]
        case .sourceIn:
            guard let below = below() else { return nil }
            return [erase(shape), add(mask: below)]
        case .sourceOut:
            guard let below = below() else { return nil }
            return [erase(shape), add(mask: shape.without(below))]
        case .destinationIn: return [erase(shape.without(source.faded(opacity)))]
        case .destinationAtop:
            guard let below = below() else { return nil }
            return [erase(shape.without(source.faded(opacity))), add(mask: shape.without(below))]
        case .xor:
            guard let below = below() else { return nil }
            return [erase(source.faded(opacity)), add(mask: shape.without(below))]
        }
    }

    /// Whether it needs to know what was drawn before.
    var readsBackdrop: Bool {
        switch self {
        case .clear, .copy, .destinationIn: false
        case .sourceIn, .sourceOut, .destinationAtop, .xor: true
        }
    }
}

extension DisplayList {
    fileprivate func faded(_ opacity: Double) -> DisplayList {
        opacity < 1 ? DisplayList(items: [.group(Group(opacity: opacity, contents: self))]) : self
    }

    /// What is left of this where another list takes away as much as it is opaque.
    fileprivate func without(_ other: DisplayList) -> DisplayList {
        let hole = Item.group(Group(blendMode: .destinationOut, isIsolated: true, contents: other))
        return DisplayList(items: [.group(Group(isIsolated: true, contents: DisplayList(items: items + [hole])))])
    }
}

extension DisplayList.Item {
    /// The area that the item covers, opaque.
    fileprivate var opaqueShape: DisplayList.Item {
        switch self {
        case .fill(let path, let style, _): return .fill(path, style, .color(.black))
        case .stroke(let path, let style, _): return .stroke(path, style, .color(.black))
        case .glyphs(let run, _): return .glyphs(run, .color(.black))
        case .image(let image): return .fill(Path(image.rect), FillStyle(), .color(.black))
        case .group(var group):
            (group.opacity, group.blendMode, group.mask) = (1, .normal, nil)
            group.contents = DisplayList(items: group.contents.items.map(\.opaqueShape))
            return .group(group)
        }
    }
}

extension GraphicsContext {
    /// All that was drawn into this context's target before, for what looks at it. Each use repeats the list, so only
    /// so many are allowed.
    func backdrop() -> DisplayList? {
        guard scope.backdropUses < CanvasScope.maximumBackdropUses else {
            scope.report(
                "a canvas looks at what it has drawn more than \(CanvasScope.maximumBackdropUses) times; the rest isn't drawn"
            )
            return nil
        }
        scope.backdropUses += 1
        target.mixes = true
        return DisplayList(items: target.items)
    }

    /// Fills a path with what was drawn before, seen through the context's filters.
    func fillWithBackdrop(_ path: Path, style: FillStyle) {
        guard transform.determinant != 0, let below = backdrop() else { return }
        let seen = DisplayList.Group(transform: transform.inverted(), contents: below)
        let clip = DisplayList.Clip(path: path, style: style)
        add([.group(DisplayList.Group(clip: clip, isIsolated: true, contents: DisplayList(items: [.group(seen)])))])
    }
}
