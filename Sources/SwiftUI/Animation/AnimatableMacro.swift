/// Makes `animatableData` of the stored properties of a view, modifier, shape or other type, in the order they are
/// declared in, so that all of them are animated. What isn't to be, or has no quantities, is marked.
///
///     @Animatable struct LoadingArc: Shape {
///         var start: Angle
///         var end: Angle
///         @AnimatableIgnored var isClockwise: Bool
///     }
///
/// Constants, computed properties and those with a property wrapper are left out. A property without a type needs an
/// initial value that shows it.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "EaselMacros", type: "AnimatableMacro")

/// Leaves a property out of what `@Animatable` animates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "EaselMacros", type: "AnimatableIgnoredMacro")
