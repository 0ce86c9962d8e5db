import Combine
import SwiftUI

struct AppearanceOrder: View {
    var body: some View {
        Group {
            VStack {
                Text("hello")
                    .task { print("text task") }
                    .onChange(of: true, initial: true) { print("text change") }
                    .onAppear { print("text appear") }
            }
            .task { print("stack task") }
            .onChange(of: true, initial: true) { print("stack change") }
            .onAppear { print("stack appear") }
        }
        .onAppear { print("group appear") }
        .task { print("group task") }
    }
}

struct ComingAndGoing: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            Text("Toggle").onTapGesture { isShown.toggle() }
            if isShown {
                Text("guest")
                    .onAppear { print("appear") }
                    .onDisappear { print("disappear") }
            }
        }
    }
}

struct ChangesOfValues: View {
    @State private var value = 0
    @State private var copy = 0

    var body: some View {
        VStack {
            Text("Next").onTapGesture { value += 1 }
            Text("Same").onTapGesture { value = value + 0 }
            Text("\(copy)")
        }
        .onChange(of: value) { old, new in
            print("\(old) → \(new)")
            copy = new
        }
        .onChange(of: copy) { print("copied \(copy)") }
    }
}

struct TaskWithIdentity: View {
    @State private var round = 1

    var body: some View {
        Text("Next").onTapGesture { round += 1 }
            .task(id: round) {
                let own = round
                print("start \(own)")
                try? await Task.sleep(for: .seconds(1))
                if !Task.isCancelled { print("end \(own)") }
            }
    }
}

struct Ticking: View {
    @State private var ticks = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("\(ticks)").onReceive(timer) { _ in
            ticks += 1
            print("tick \(ticks)")
        }
    }
}
