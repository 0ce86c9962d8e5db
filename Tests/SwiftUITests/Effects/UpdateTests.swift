import SwiftUI
import Testing
import ViewGraph

/// A tree that is updated looks like one that is made anew.
struct UpdateTests {
    private struct Change {
        let name: String
        let view: (Bool) -> any View

        init(_ name: String, _ view: @escaping (Bool) -> any View) { (self.name, self.view) = (name, view) }
    }

    private let changes: [Change] = [
        Change("fill") { Circle().fill($0 ? Color.red : .blue) },
        Change("stroke") { Circle().stroke(.red, lineWidth: $0 ? 2 : 5) },
        Change("style") { Rectangle().foregroundStyle($0 ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary)) },
        Change("colour") { $0 ? Color.red : Color.blue },
        Change("gradient") {
            LinearGradient(colors: [.red, $0 ? .blue : .green], startPoint: .top, endPoint: .bottom)
        },
        Change("shape") { RoundedRectangle(cornerRadius: $0 ? 4 : 9) },
        Change("own shape") { Bar(share: $0 ? 0.2 : 0.8).fill(.red) },
        Change("erased shape") { AnyShape(Bar(share: $0 ? 0.2 : 0.8)).fill(.red) },
        Change("trim") { Circle().trim(from: 0, to: $0 ? 0.5 : 0.75).stroke(.red) },
        Change("opacity") { Color.red.opacity($0 ? 0.2 : 0.7) },
        Change("group opacity") { Circle().opacity($0 ? 0.2 : 0.7) },
        Change("rotation") { Color.red.rotationEffect(.degrees($0 ? 10 : 20)) },
        Change("offset") { Circle().fill(.red).padding(2).offset(x: $0 ? 1 : 2) },
        Change("shadow") { Color.red.shadow(radius: $0 ? 1 : 2) },
        Change("clip") { Color.red.clipShape(Bar(share: $0 ? 0.2 : 0.8)) },
        Change("mask") { isOn in Color.red.mask { Rectangle().opacity(isOn ? 0.2 : 0.7) } },
        Change("background") { Color.red.background($0 ? Color.green : .blue) },
        Change("shaped background") { Color.red.background(.yellow, in: Bar(share: $0 ? 0.2 : 0.8)) },
        Change("border") { Color.red.border($0 ? Color.green : .blue) },
        Change("appearance") { Color.red.colorScheme($0 ? .dark : .light) },
        Change("tint") { Rectangle().fill(.tint).tint($0 ? .red : .green) },
        Change("accent") { Color.accentColor.accentColor($0 ? .red : .green) },
        Change("symbol") { Image(systemName: $0 ? "star" : "heart") },
        Change("symbol scale") { Image(systemName: "star").imageScale($0 ? .small : .large) },
        Change("label") { Label("Bell", systemImage: $0 ? "bell" : "star") },
        Change("container shape") { isOn in
            ContainerRelativeShape().containerShape(RoundedRectangle(cornerRadius: isOn ? 4 : 9))
        },
        Change("visibility") { $0 ? AnyView(Color.red.hidden()) : AnyView(Color.red) },
        Change("order") { isOn in
            ZStack {
                Color.red.zIndex(isOn ? 1 : 0)
                Color.blue
            }
        },
    ]

    @Test func anUpdatedTreeLooksLikeANewOne() {
        for change in changes {
            let updated = ViewGraph()
            var pictures: [DisplayList] = []
            for isOn in [true, false, true] {
                let fresh = ViewGraph()
                let expected = draw(change.view(isOn), in: fresh)
                let actual = draw(change.view(isOn), in: updated)
                #expect(actual == expected, "\(change.name), \(isOn)")
                pictures.append(actual)
            }
            #expect(pictures[0] != pictures[1], "\(change.name) changes nothing")
        }
    }

    private func draw(_ view: any View, in graph: ViewGraph) -> DisplayList {
        graph.setRoot(RootView(view), environment: EnvironmentValues())
        _ = graph.layout(ProposedViewSize(width: 100, height: 60))
        return graph.draw(displayScale: 1)
    }
}

private struct Bar: Shape {
    var share: CGFloat

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * share, height: rect.height))
    }
}
