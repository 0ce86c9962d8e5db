import SwiftUI

/// Every kind of gesture, and how they are put together.
struct Gestures: View {
    var body: some View {
        VStack(spacing: 0) {
            field("tap").onTapGesture { print("tap") }
            field("double").onTapGesture(count: 2) { print("double") }
            field("press").onLongPressGesture { print("press") }
            field("drag").gesture(
                DragGesture(minimumDistance: 5)
                    .onChanged { if $0.translation.width == 20 { print("moved 20") } }
                    .onEnded { print("dragged \(Int($0.translation.width)) \(Int($0.translation.height))") })
            field("magnify").gesture(MagnifyGesture().onEnded { print("magnified \($0.magnification)") })
            field("rotate").gesture(RotateGesture().onEnded { print("rotated \($0.rotation.degrees.rounded())") })
            field("both").onTapGesture { print("one") }
                .simultaneousGesture(TapGesture().onEnded { print("other") })
            field("exclusive").gesture(
                TapGesture(count: 2).onEnded { print("twice") }
                    .exclusively(before: TapGesture().onEnded { print("once") }))
            field("inner").onTapGesture { print("inner") }
                .highPriorityGesture(TapGesture().onEnded { print("outer first") })
        }
    }

    private func field(_ name: String) -> some View {
        Text(name).frame(width: 100, height: 20).contentShape(Rectangle())
    }
}

/// `@GestureState` follows the finger and goes back.
struct Dragging: View {
    @GestureState private var offset = CGSize.zero
    @State private var place = CGSize.zero

    var body: some View {
        let _ = print("at \(Int(place.width + offset.width))")
        Color.red
            .frame(width: 100, height: 100)
            .gesture(
                DragGesture(minimumDistance: 30)
                    .updating($offset) { value, state, _ in state = value.translation }
                    .onEnded { place = $0.translation })
    }
}

/// What a gesture writes goes back in a transaction that the property decides on.
struct Resetting: View {
    @GestureState(reset: { value, transaction in
        print("reset from \(Int(value))")
        transaction.animation = .linear(duration: 1)
    })
    private var offset = 0.0
    @GestureState(reset: { value, _ in print("reset from \(value ?? "nothing")") }) private var phase: String?

    var body: some View {
        Color.red
            .frame(width: 100, height: 100)
            .gesture(
                DragGesture(minimumDistance: 30)
                    .updating($offset) { value, state, _ in state = value.translation.width }
                    .updating($phase) { _, state, _ in state = "a drag" })
    }
}
