import ViewGraph

/// Where a scroll view comes to rest; a picture shows it at rest where it was put.
public protocol ScrollTargetBehavior {}

/// Rests at views marked by `scrollTargetLayout`.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views one gesture may pass.
    public nonisolated struct LimitBehavior: Sendable, Equatable {
        private enum Kind { case automatic, always, never, alwaysByOne }
        private let kind: Kind

        public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
        public static var always: LimitBehavior { LimitBehavior(kind: .always) }
        public static var never: LimitBehavior { LimitBehavior(kind: .never) }
        public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .alwaysByOne) }
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
}

/// Rests at multiples of the scroll view's size.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public nonisolated static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public nonisolated static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// How far a scroll view gives way beyond its content; a picture shows it at rest.
public nonisolated struct ScrollBounceBehavior: Sendable, Equatable {
    private enum Kind { case automatic, always, basedOnSize }
    private let kind: Kind

    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

/// How the keyboard goes away while something scrolls; a picture shows no keyboard.
public nonisolated struct ScrollDismissesKeyboardMode: Sendable, Equatable {
    private enum Kind { case automatic, immediately, interactively, never }
    private let kind: Kind

    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}

nonisolated extension View {
    /// Where scroll views inside come to rest.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(InertModifier(label: ".scrollTargetBehavior"))
    }

    /// The views inside are where a scroll view comes to rest.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(InertModifier(label: ".scrollTargetLayout"))
    }

    /// This view is where a scroll view comes to rest.
    public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(InertModifier(label: ".scrollTarget"))
    }

    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        modifier(InertModifier(label: ".scrollBounceBehavior"))
    }

    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        modifier(InertModifier(label: ".scrollDismissesKeyboard"))
    }

    public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(InertModifier(label: ".scrollIndicatorsFlash"))
    }

    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(InertModifier(label: ".scrollIndicatorsFlash"))
    }

    /// What pulling down does; nothing pulls in a picture.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(InertModifier(label: ".refreshable"))
    }
}
