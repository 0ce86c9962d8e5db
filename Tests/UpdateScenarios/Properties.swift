import SwiftUI

extension EnvironmentValues {
    @Entry var rowSpacing: CGFloat = 8
    @Entry var mood = "calm"
    @Entry var owner: String?
}

/// Keys made by `@Entry`.
struct Entries: View {
    @State private var spacing: CGFloat = 4

    var body: some View {
        Reader()
        Reader().environment(\.rowSpacing, spacing).environment(\.owner, "Ann")
        Text("Widen").onTapGesture { spacing = 12 }
    }

    struct Reader: View {
        @Environment(\.rowSpacing) private var spacing
        @Environment(\.mood) private var mood
        @Environment(\.owner) private var owner

        var body: some View {
            let _ = print("\(spacing) \(mood) \(owner ?? "nobody")")
            Text(mood)
        }
    }
}

/// A property of the program's own: `update` runs before each `body`, when the properties inside are connected.
struct OwnProperty: View {
    @propertyWrapper struct Doubled: DynamicProperty {
        @State private var number: Int
        private var result = 0

        init(wrappedValue: Int) { _number = State(initialValue: wrappedValue) }

        var wrappedValue: Int {
            get { result }
            nonmutating set { number = newValue }
        }

        mutating func update() {
            result = number * 2
            print("update \(result)")
        }
    }

    @Doubled private var size = 4

    var body: some View {
        let _ = print("body \(size)")
        Text("Ten").onTapGesture { size = 10 }
    }
}

/// An object that says by itself when it changes, and a binding made inside a body.
struct AnnouncedObject: View {
    final class Model: ObservableObject {
        var silent = 0
        var loud = 0 { willSet { objectWillChange.send() } }
    }

    @Observable final class Name {
        var text = "Ann"
    }

    @StateObject private var model = Model()
    @State private var name = Name()

    var body: some View {
        @Bindable var name = name
        let _ = print("\(model.silent) \(model.loud) \(name.text)")
        TextField("Name", text: $name.text)
        Text("Silent").onTapGesture { model.silent += 1 }
        Text("Loud").onTapGesture { model.loud += 1 }
        Text("Say").onTapGesture { model.objectWillChange.send() }
    }
}

/// Values kept under names: all views that use the name see one value.
struct NamedValues: View {
    enum Mode: String { case light, dark }
    enum Level: Int { case low, high }

    @AppStorage("count") private var count = 1
    @AppStorage("ratio") private var ratio = 0.5
    @AppStorage("title") private var title = "none"
    @AppStorage("isOn") private var isOn = false
    @AppStorage("bytes") private var bytes = Data([1])
    @AppStorage("mode") private var mode = Mode.light
    @AppStorage("level") private var level: Level = .low
    @AppStorage("maybe") private var maybe: Int?
    @AppStorage("nick") private var nick: String?
    @SceneStorage("tab") private var tab = "home"

    var body: some View {
        let _ = print("\(count) \(ratio) \(title) \(isOn) \(bytes.count) \(mode.rawValue) \(level.rawValue)")
        let _ = print("\(maybe ?? 0) \(nick ?? "-") \(tab)")
        Text("Change").onTapGesture {
            count += 1
            ratio = 2
            title = "some"
            isOn.toggle()
            bytes = Data([1, 2])
            mode = .dark
            level = .high
            maybe = 3
            nick = "Al"
            tab = "search"
        }
        Other()
    }

    struct Other: View {
        @AppStorage("count") private var count = 100

        var body: some View {
            let _ = print("other \(count)")
            Text("\(count)")
        }
    }
}

/// Reading memory before there is any.
struct ReadTooEarly: View {
    var body: some View { Early() }

    struct Early: View {
        @State private var count = 3
        @Environment(\.lineLimit) private var limit

        init() { print("early \(count) \(limit ?? 0)") }

        var body: some View { Text("\(count)") }
    }
}

#Preview("Entries") { Entries() }
