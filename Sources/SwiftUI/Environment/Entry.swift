/// Makes a key of a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`, and accessors that go through it. The variable's initial value is the default.
///
///     extension EnvironmentValues {
///         @Entry var rowSpacing: CGFloat = 8
///     }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "EaselMacros", type: "EntryMacro")
