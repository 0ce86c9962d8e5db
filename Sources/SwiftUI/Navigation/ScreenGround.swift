import ViewGraph

/// The ground of the first list in a screen, which goes on below the screen's bar on iOS.
enum ScreenGroundKey: PreferenceKey {
    static var defaultValue: ListGround? { nil }
    static func reduce(value: inout ListGround?, nextValue: () -> ListGround?) { value = value ?? nextValue() }
}

extension ListGround: LastingPreference {}

/// A list's ground behind a whole screen.
struct ScreenGround: ControlPart {
    let ground: ListGround?

    var body: some View {
        if let ground { Rectangle().fill(ListGroundStyle(ground: ground)) }
    }
}

struct ListGroundStyle: ShapeStyle {
    let ground: ListGround
    func resolve(in environment: EnvironmentValues) -> Color { ground.color(in: environment) }
}
