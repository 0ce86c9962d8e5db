import ViewGraph

struct ListBackgroundStyle: ShapeStyle {
    let background: ListBackground
    func resolve(in environment: EnvironmentValues) -> Color { background.color(in: environment) }
}
