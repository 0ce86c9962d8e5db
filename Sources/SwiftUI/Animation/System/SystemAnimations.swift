import ViewGraph

/// How long what the system animates by itself takes, and along which curve. Where there are recordings, the row of
/// system-animations.md is named; the rest is chosen.
enum SystemAnimations {
    /// A page that is pushed or popped (rows 1.1 and 1.6).
    static let page = Animation(ExponentialApproach(timeConstant: 0.061, duration: 0.45))
    /// A page that grows out of a view, and goes back there (row 3.1).
    static let zoom = Animation.interpolatingSpring(stiffness: 19 * 19, damping: 2 * 19)
    /// How much of the way the copy of that view is seen, how dark the page below gets, and how much smaller (row 3.2).
    static let zoomSourceFade = 0.55
    static let zoomDimming = 0.15
    static let zoomCoveredScale = 0.086
    /// The corners with which it begins, in points, and its shadow (row 3.3).
    static let zoomSourceRadius: CGFloat = 13
    static let zoomShadow: (sigma: CGFloat, opacity: Double, y: CGFloat) = (18, 0.24, 4)
    /// A page that fades in: chosen as the zoom with Reduce Motion has it (row 3.4).
    static let pageFade = Animation.easeInOut(duration: 0.14)
    /// A sheet, and what covers the whole screen (rows 1.5 and 5.3).
    static let sheet = Animation.timingCurve(0.35, 0.91, 0.33, 0.97, duration: 0.4)
    /// A question that rises from below (row 4.2; its curve chosen as a sheet's).
    static let risingPanel = Animation.timingCurve(0.35, 0.91, 0.33, 0.97, duration: 0.335)
    /// An alert (row 4.1).
    static let alert = Animation.interpolatingSpring(stiffness: 522.35, damping: 45.709_955_2)
    /// Menus and popovers: chosen as alerts.
    static let panel = alert
    /// The screen of another tab fades in as the one before fades out, while the capsule that marks it moves there
    /// (chosen; there are no recordings).
    static let tab = Animation.easeInOut(duration: 0.2)
    /// The small title of a bar whose large one is scrolled away, and back (chosen).
    static let barTitle = Animation.easeInOut(duration: 0.2)
    /// How large an alert is when it begins to appear (row 4.2).
    static let alertScale: CGFloat = 1.3
    /// The same of a menu or popover, at the point it comes from (chosen).
    static let panelScale: CGFloat = 0.2
    /// The same of a panel in a window of macOS (chosen).
    static let windowPanelScale: CGFloat = 0.9
    /// How far a covered page moves, in its own widths, and how much darker it gets (row 1.2).
    static let coveredShift: CGFloat = 0.302
    static let coveredDimming = 0.098
    /// The shadow at the edge of a page that moves: the distance from the edge in points, and its opacity (row 1.3).
    static let pageShadow: [(distance: CGFloat, opacity: Double)] = [(0, 0.025), (2, 0.023), (10, 0.012), (16, 0.004)]
    static let pageShadowWidth: CGFloat = 20
    /// A round of a progress view's petals, and of its bar, in seconds (chosen).
    static let petalsPeriod = 1.0
    static let barPeriod = 2.0
}

/// Comes nearer by the same part in equal times: what is left of the way falls to 1/e in a time constant.
struct ExponentialApproach: CustomAnimation {
    /// In seconds.
    let timeConstant: Double
    /// When it has arrived, in seconds.
    let duration: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < duration ? value.scaled(by: 1 - exp(-time / timeConstant)) : nil
    }
}
