import SwiftInterpreter

/// The sidebar that tabs can become on an iPad, which a picture of a phone or of a Mac's tabs doesn't have, and other
/// things that views say of what is around them.
let tabSidebarSource = LibrarySource(
    "TabSidebar.swift",
    provides: [
        "TabViewCustomization", "tabViewCustomization", "tabViewSidebarHeader", "tabViewSidebarFooter",
        "tabViewSidebarBottomBar", "tabViewSearchActivation", "TabSearchActivation", "sectionActions", "searchFocused",
        "defaultAppStorage",
    ],
    """
    /// What people changed of a sidebar's tabs: nothing.
    public struct TabViewCustomization: Codable, Equatable, RawRepresentable {
        public init() {}
        public init?(rawValue: String) {}
        public var rawValue: String { "" }
        public mutating func resetVisibility() {}
        public mutating func resetSectionOrder() {}
    }

    public struct TabSearchActivation {
        public static let automatic = TabSearchActivation()
        public static let searchTabSelection = TabSearchActivation()
    }

    extension View {
        public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
        public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { self }
        public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { self }
        public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
        public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
        public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View { self }
        public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
        public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
        public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
    }
    """)
