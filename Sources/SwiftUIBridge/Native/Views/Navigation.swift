import SwiftInterpreter
import SwiftUI
import ViewGraph

/// What the generated tables can't say of navigation: paths of values, and types that screens are for.
func addNavigationTypes(_ types: inout [NativeType]) {
    addTabContentTypes(&types)
}

extension NativeCall {
    fileprivate func stack(_ path: Binding<[AnyHashable]>, root: Int) throws -> Value {
        let root = try AnyView.bridge(evaluator.call(arguments[root], []), evaluator)
        return .box(NavigationStack<NavigationPath, AnyView>(path: path, root: root))
    }
}

/// Modifiers that are written by hand.
@Sendable func addViewMembersOfNavigation(_ m: inout [NativeMember]) {
    m.add(
        "navigationDestination",
        "func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View"
    ) { c in
        let evaluator = c.evaluator
        var metatype = c.arguments[0]
        while case .existential(let box) = metatype { metatype = box.value }
        guard case .metatype(let box) = metatype else { throw evaluator.failure("a type is expected here") }
        let type = box.type
        let make = try c.callback(1)
        let modifier = DestinationModifier(key: AnyHashable("\(type)")) { value in
            let value = value.bridged
            guard evaluator.dynamicType(of: value) == type else { return nil }
            return make.call([value], AnyView.self)
        }
        return AnyView(try c.receiver(as: AnyView.self).modifier(modifier)).bridged
    }
    for name in ["toolbar", "toolbarVisibility"] {
        m.add(
            name, "func \(name)(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View"
        ) { c in
            let places = try c.argument(1, as: [ToolbarPlacement].self, default: [])
            let view = try c.receiver(as: AnyView.self).toolbarVisibility(
                c.argument(0, as: Visibility.self), in: places)
            return AnyView(view).bridged
        }
    }
    m.add(
        "toolbarBackground",
        "func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View"
    ) { c in
        AnyView(try c.receiver(as: AnyView.self).toolbarBackground(c.argument(0, as: AnyShapeStyle.self)))
            .bridged
    }
    m.add(
        "toolbarForegroundStyle",
        "func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View"
    ) { c in
        AnyView(try c.receiver(as: AnyView.self).toolbarForegroundStyle(c.argument(0, as: AnyShapeStyle.self)))
            .bridged
    }
    for name in ["toolbarBackground", "toolbarBackgroundVisibility"] {
        m.add(
            name, "func \(name)(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View"
        ) { c in
            let places = try c.argument(1, as: [ToolbarPlacement].self, default: [])
            let view = try c.receiver(as: AnyView.self)
            return AnyView(view.toolbarBackgroundVisibility(try c.argument(0, as: Visibility.self), in: places))
                .bridged
        }
    }
    m.add(
        "toolbarColorScheme",
        "func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View"
    ) { c in
        let places = try c.argument(1, as: [ToolbarPlacement].self, default: [])
        return AnyView(
            try c.receiver(as: AnyView.self).toolbarColorScheme(
                c.argument(0, as: ColorScheme?.self), in: places)
        ).bridged
    }
}

extension SwiftUILibrary {
    static func collapsibleSection(_ c: inout NativeCall) throws -> Value {
        let isCollapsible = try c.argument(0, as: Bool.self)
        return AnyView(try c.receiver(as: AnyView.self).environment(\.isSectionCollapsible, isCollapsible)).bridged
    }

    static func navigationStackInit(_ c: inout NativeCall) throws -> Value {
        let path = try c.argument(0, as: Binding<NavigationPath>.self)
        let elements = Binding<[AnyHashable]>(
            get: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 })
        return try c.stack(elements, root: 1)
    }

    static func navigationStackOfPath(_ c: inout NativeCall) throws -> Value {
        let (path, evaluator) = (try c.argument(0, as: Binding<Value>.self), c.evaluator)
        let values = Binding<[AnyHashable]>(
            get: {
                let items = (try? elements(of: path.wrappedValue, evaluator)) ?? []
                return items.compactMap { try? AnyHashable.bridge($0, evaluator) }
            },
            set: { path.wrappedValue = .array($0.map(\.bridged)) })
        return try c.stack(values, root: 1)
    }
}
