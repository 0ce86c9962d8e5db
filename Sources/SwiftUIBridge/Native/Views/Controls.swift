import SwiftInterpreter
import SwiftUI
import ViewGraph

/// What the generated tables can't say of controls: properties that write through a binding.
func addControlTypes(_ types: inout [NativeType]) {
    types.append(NativeType.make("Toggle", "extension Toggle", fill: addTogglesOfSeveral))
    types.append(
        NativeType.make("MultiDatePicker", "extension MultiDatePicker") { m in
            let set = "selection: Binding<Set<DateComponents>>"
            let forms = [
                "", ", in bounds: Range<Date>", ", in bounds: PartialRangeFrom<Date>",
                ", in bounds: PartialRangeUpTo<Date>",
            ]
            for bounds in forms {
                m.add("init", "init(\(set)\(bounds), @ViewBuilder label: () -> Label)") { c in
                    try c.multiDatePicker(0, isBounded: !bounds.isEmpty)
                }
                m.add("init", "init(_ titleKey: LocalizedStringKey, \(set)\(bounds)) where Label == Text") { c in
                    try c.multiDatePicker(1, isBounded: !bounds.isEmpty)
                }
                m.add(
                    "init",
                    "@_disfavoredOverload init<S: StringProtocol>(_ title: S, \(set)\(bounds)) where Label == Text"
                ) { c in try c.multiDatePicker(1, isBounded: !bounds.isEmpty) }
            }
        })
}

/// One toggle for several values, of a collection or of a binding to one.
@Sendable private func addTogglesOfSeveral(_ m: inout [NativeMember]) {
    let collections = [
        "sources: C, isOn: KeyPath<C.Element, Binding<Bool>>",
        // What `\.member` is of the collection that such a binding is: bindings to the elements' members.
        "sources: Binding<C>, isOn: WritableKeyPath<C.Element, Bool>",
    ]
    let constraint = "C: RandomAccessCollection"
    for sources in collections {
        m.add("init", "init<C>(\(sources), @ViewBuilder label: () -> Label) where \(constraint), Label: View") { c in
            try c.toggle(sources: 0, label: c.f0(2, AnyView.self)())
        }
        m.add(
            "init", "init<C>(_ titleKey: LocalizedStringKey, \(sources)) where \(constraint), Label == Text"
        ) { c in try c.toggle(sources: 1, label: AnyView(Text(c.argument(0, as: LocalizedStringKey.self)))) }
        m.add(
            "init",
            "@_disfavoredOverload init<S: StringProtocol, C>(_ title: S, \(sources)) where \(constraint), Label == Text"
        ) { c in try c.toggle(sources: 1, label: AnyView(Text(verbatim: c.argument(0, as: String.self)))) }
        m.add(
            "init",
            "init<C>(_ titleKey: LocalizedStringKey, systemImage: String, \(sources)) where \(constraint), Label == LabelOfTextAndImage"
        ) { c in
            let label = Label(
                try c.argument(0, as: LocalizedStringKey.self), systemImage: try c.argument(1, as: String.self))
            return try c.toggle(sources: 2, label: AnyView(label))
        }
    }
}

extension NativeCall {
    /// A list with a menu for its rows.
    fileprivate func selectionMenu() throws -> Value {
        let (menu, action, evaluator) = (try callback(1), try optionalCallback(2), self.evaluator)
        @Sendable func members(_ ids: Set<AnyHashable>) -> Value {
            let set = SetValue()
            for id in ids { if let member = try? evaluator.hashable(id.bridged) { set.insert(member) } }
            return .set(set)
        }
        let view = try receiver(as: AnyView.self).selectionMenu(
            menu: { menu.call([members($0)], AnyView.self) },
            primaryAction: action.map { action in { action.perform([members($0)]) } })
        return AnyView(view).bridged
    }

    /// A toggle for the values that a key path leads to in the elements of an argument.
    fileprivate func toggle(sources: Int, label: AnyView) throws -> Value {
        let (path, evaluator) = (try keyPath(sources + 1), evaluator)
        let bindings = try elements(of: arguments[sources], evaluator).map { element in
            if let element = element.unbox(as: Binding<Value>.self) { return element.member(path, evaluator) }
            return try Binding<Bool>.bridge(evaluator.value(at: path, of: element), evaluator)
        }
        return .box(Toggle(sources: bindings, isOn: \.self) { label })
    }

    /// A picker of several days; its label is never drawn.
    fileprivate func multiDatePicker(_ index: Int, isBounded: Bool) throws -> Value {
        let range = isBounded ? arguments[index + 1].unbox(as: RangeValue.self) : nil
        let bounds = DateBounds(
            lower: try range?.lower.map { try Date.bridge($0, self.evaluator) },
            upper: try range?.upper.map { try Date.bridge($0, self.evaluator) }, includesUpper: false)
        let (selection, evaluator) = (try argument(index, as: Binding<Value>.self), evaluator)
        let days = Binding<Set<DateComponents>>(
            get: {
                let items = (try? elements(of: selection.wrappedValue, evaluator)) ?? []
                return Set(items.compactMap { try? DateComponents.bridge($0, evaluator) })
            },
            set: { days in
                let set = SetValue()
                for day in days {
                    if let member = try? evaluator.hashable(day.bridged) { set.insert(member) }
                }
                selection.wrappedValue = .set(set)
            })
        return .box(MultiDatePicker(days: days, bounds: bounds, label: EmptyView()))
    }
}

extension Binding where Value == SwiftInterpreter.Value {
    /// A binding to what a key path leads to in the value.
    fileprivate func member(_ path: KeyPathValue, _ evaluator: any Evaluator) -> Binding<Bool> {
        Binding<Bool>(
            get: { (try? Bool.bridge(evaluator.value(at: path, of: wrappedValue), evaluator)) ?? false },
            set: { newValue in
                var root = wrappedValue
                do {
                    try evaluator.setValue(newValue.bridged, at: path, of: &root)
                    wrappedValue = root
                } catch {
                    evaluator.record(error)
                }
            })
    }
}

extension Binding where Value: BridgeConvertible {
    /// The binding as programs hold bindings: to a value of theirs.
    var erased: Binding<SwiftInterpreter.Value> {
        Binding<SwiftInterpreter.Value>(
            get: { wrappedValue.bridged },
            set: { newValue in
                if let value = newValue.bridgedWithoutEvaluator(as: Value.self) { wrappedValue = value }
            })
    }
}

extension Value {
    /// A scalar in Swift; nil where only the program could convert it.
    func bridgedWithoutEvaluator<T>(as type: T.Type) -> T? {
        switch self {
        case .bool(let value): value as? T
        case .int(let value): value as? T
        case .double(let value): value as? T ?? CGFloat(value) as? T
        case .string(let value): value as? T
        case .existential(let box): box.value.bridgedWithoutEvaluator(as: type)
        default: unbox(as: type)
        }
    }
}

/// Modifiers that are written by hand.
@Sendable func addViewMembersOfControls(_ m: inout [NativeMember]) {
    m.add("buttonStyle", "func buttonStyle<S: ButtonStyle>(_ style: S) -> some View") { c in
        let style = try c.style(0, (any ButtonStyle).self, InterpretedButtonStyle.init(style:))
        let view = try c.receiver(as: AnyView.self).environment(\.buttonStyleBox, ButtonStyleBox(style))
        return AnyView(view).bridged
    }
    m.add("buttonStyle", "func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View") { c in
        let wrap = InterpretedPrimitiveButtonStyle.init(style:)
        let style = try c.style(0, (any PrimitiveButtonStyle).self, wrap)
        let view = try c.receiver(as: AnyView.self).environment(\.buttonStyleBox, ButtonStyleBox(style))
        return AnyView(view).bridged
    }

    m.add("textFieldStyle", "func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View") { c in
        let style = try c.style(0, (any TextFieldStyle).self, InterpretedTextFieldStyle.init(style:))
        let view = try c.receiver(as: AnyView.self).environment(\.textFieldStyleBox, StyleBox(style))
        return AnyView(view).bridged
    }

    m.add(
        "contextMenu",
        "func contextMenu<I: Hashable, M: View>(forSelectionType itemType: I.Type = _, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = _) -> some View"
    ) { c in try c.selectionMenu() }
}
