import ViewGraph

/// What a program says of UIKit's bars and controls for all of them at once (`UINavigationBar.appearance()`): SwiftUI's
/// follow it, as they are UIKit's.
package final class BarAppearances {
    package enum Part: String, Hashable {
        case navigationBackground, navigationTitle, navigationLargeTitle, navigationTint
        case tabBackground, tabItem, tabChosen
        case pageDot, pageCurrentDot
        case segmentBackground, segmentChosen, segmentTitle, segmentChosenTitle
    }

    private var colors: [Part: Color] = [:]
    private var fonts: [Part: Font] = [:]
    package var hidesTabBar = false

    package init() {}

    package func set(_ color: Color?, of part: Part) { colors[part] = color }
    package func set(_ font: Font?, of part: Part) { fonts[part] = font }

    package func takeAll(of other: BarAppearances) {
        colors.merge(other.colors) { $1 }
        fonts.merge(other.fonts) { $1 }
        if other.hidesTabBar { hidesTabBar = true }
    }

    func color(_ part: Part) -> Color? { colors[part] }
    func font(_ part: Part) -> Font? { fonts[part] }

    package static func of(_ graph: ViewGraph) -> BarAppearances {
        graph.attachment { BarAppearances() }
    }
}

/// The appearances of the program that the view is drawn in.
@propertyWrapper
struct Appearances: LinkedProperty {
    private var known: BarAppearances?

    init() {}

    var wrappedValue: BarAppearances { known ?? BarAppearances() }

    mutating func link(to context: PropertyContext) { known = BarAppearances.of(context.node.graph) }
}

/// Sets a tint where a program says one; the tree is the same where it doesn't.
nonisolated struct BarTintModifier: EnvironmentModifier {
    let tint: Color?

    func write(to environment: inout EnvironmentValues) {
        if let tint { TintModifier(style: AnyShapeStyle(tint)).write(to: &environment) }
    }
}

nonisolated extension View {
    func tinted(_ color: Color?) -> some View { modifier(BarTintModifier(tint: color)) }
}

/// What stands in a segment, in a colour that the program says of all segments.
struct SegmentTitle: PrimitiveView {
    let view: ElementView
    let color: Color?

    static func _reconcile(_ title: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        guard let color = title.color else {
            return ElementView._reconcile(title.view, existing: existing, in: context)
        }
        return context.graph.reconcile(Rectangle().fill(color).mask(title.view), existing: existing, in: context)
    }
}
