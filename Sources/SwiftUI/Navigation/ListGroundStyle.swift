import ViewGraph

struct ListGroundStyle: ShapeStyle {
    let ground: ListGround
    func resolve(in environment: EnvironmentValues) -> Color { ground.color(in: environment) }
}
