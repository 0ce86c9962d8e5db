import SwiftUI

struct Stepping: View {
    var title: String
    @State private var count: Int

    init(_ title: String, start: Int = 0) {
        self.title = title
        _count = State(initialValue: start)
    }

    var body: some View {
        print("\(title) \(count)")
        return Text(title).onTapGesture { count += 1 }
    }
}

struct LostInBranch: View {
    @State private var isLoud = false

    var body: some View {
        VStack {
            Text("Switch").onTapGesture { isLoud.toggle() }
            if isLoud {
                Stepping("step").bold()
            } else {
                Stepping("step")
            }
        }
    }
}

struct IgnoredInitialValue: View {
    @State private var start = 5

    var body: some View {
        VStack {
            Text("Restart").onTapGesture { start = 50 }
            Stepping("from \(start)", start: start)
        }
    }
}

struct ResetByIdentity: View {
    @State private var round = 0

    var body: some View {
        VStack {
            Text("Reset").onTapGesture { round += 1 }
            Stepping("step").id(round)
        }
    }
}

struct MovedRows: View {
    @State private var names = ["a", "b"]

    var body: some View {
        VStack {
            Text("Swap").onTapGesture { names.swapAt(0, 1) }
            ForEach(names, id: \.self) { name in Stepping(name) }
        }
    }
}
