/// The names that nodes of controls have in reports.
package enum ControlNames {
    /// What is tapped and has the size that its author gave it. Other controls (switches, steppers, fields) have the
    /// platform's.
    static let tapped: Set<String> = ["Button", "NavigationLink", "Link", "Menu", ".onTapGesture"]

    package static let all: Set<String> = tapped.union([
        "Toggle", "Slider", "Stepper", "Picker", "TextField", "SecureField", "DatePicker", "DisclosureGroup",
        "ShareLink",
    ])

    /// What shows a part of its content and lets a reader move it.
    static let scrolling: Set<String> = ["ScrollView", "List", "Form", "Table", "TabView", "NavigationSplitView"]

    /// What puts its views one after the other, so that none should cover another.
    static let linear: Set<String> = [
        "VStack", "HStack", "LazyVStack", "LazyHStack", "Grid", "GridRow", "LazyVGrid", "LazyHGrid", "List", "Form",
        "Section",
    ]
}
