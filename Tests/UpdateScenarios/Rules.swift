import Combine
import SwiftUI

/// One view value in two places has two identities, and two memories.
struct TwoPlaces: View {
    var body: some View {
        let tally = Tally()
        HStack {
            tally.accessibilityLabel("one")
            tally.accessibilityLabel("two")
        }
    }

    struct Tally: View {
        @State private var count = 0

        var body: some View {
            let _ = print("tally \(count)")
            Text("\(count)").onTapGesture { count += 1 }
        }
    }
}

/// An observed object has no life of its own: the view follows the one it is given.
struct SwitchedObject: View {
    final class Lamp: ObservableObject {
        @Published var level: Int
        init(_ level: Int) { self.level = level }
    }

    @State private var first = Lamp(1)
    @State private var second = Lamp(10)
    @State private var usesSecond = false

    var body: some View {
        VStack {
            Button("First") { first.level += 1 }
            Button("Second") { second.level += 1 }
            Button("Switch") { usesSecond.toggle() }
            Reader(lamp: usesSecond ? second : first)
        }
    }

    struct Reader: View {
        @ObservedObject var lamp: Lamp

        var body: some View {
            let _ = print("level \(lamp.level)")
            Text("\(lamp.level)")
        }
    }
}

/// Properties of objects are watched wherever the objects are: in arrays, in optionals, in other objects.
struct NestedObjects: View {
    @Observable final class Book {
        var title: String
        init(_ title: String) { self.title = title }
    }

    @Observable final class Shelf {
        var books = [Book("A"), Book("B")]
        var best: Book?
    }

    @State private var shelf = Shelf()

    var body: some View {
        let _ = print("shelf \(shelf.books.count) \(shelf.best?.title ?? "none")")
        VStack {
            ForEach(shelf.books.indices, id: \.self) { Row(book: shelf.books[$0]) }
            Button("Rename") { shelf.books[1].title = "C" }
            Button("Add") { shelf.books.append(Book("D")) }
            Button("Best") { shelf.best = shelf.books[0] }
            Button("Retitle") { shelf.best?.title = "E" }
            Button("Track") {
                withObservationTracking {
                    _ = shelf.books.count
                } onChange: {
                    print("books change")
                }
            }
            Button("Inline") { Bindable(shelf).best.wrappedValue = nil }
        }
    }

    struct Row: View {
        var book: Book

        var body: some View {
            let _ = print("book \(book.title)")
            Text(book.title)
        }
    }
}

/// Bindings made in other ways than with `$`.
struct BindingForms: View {
    @State private var name = "ann"
    @State private var maybe: String? = "x"
    @State private var items = ["p", "q"]

    var body: some View {
        let _ = print("\(name) \(maybe ?? "nil") \(items)")
        VStack {
            Field(label: "Upper", text: Binding(get: { name.uppercased() }, set: { name = $0.lowercased() }))
            Field(label: "Constant", text: .constant("fixed"))
            if let text = Binding($maybe) { Field(label: "Unwrapped", text: text) }
            Field(label: "Second", text: $items[1])
            ForEach($items, id: \.self) { $item in Button("Change \(item)") { item += "!" } }
            Field(label: "Animated", text: $name.animation())
        }
    }

    struct Field: View {
        var label: String
        @Binding var text: String

        var body: some View {
            let _ = print("\(label) \(text)")
            Button(label) { text = "Written" }
        }
    }
}

private struct AccentKey: EnvironmentKey {
    static let defaultValue = "plain"
}

extension EnvironmentValues {
    var accent: String {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

/// Values travel down, below the modifier that writes them, and nowhere else.
struct EnvironmentScopes: View {
    @State private var accent = "warm"

    var body: some View {
        VStack {
            Reader(name: "sibling")
            VStack {
                Reader(name: "inside")
                Reader(name: "changed").transformEnvironment(\.accent) { $0 += "er" }
                Reader(name: "replaced").environment(\.accent, "cold")
            }
            .environment(\.accent, accent)
            Button("Change") { accent = "hot" }
        }
    }

    struct Reader: View {
        var name: String
        @Environment(\.accent) private var accent

        var body: some View {
            let _ = print("\(name) \(accent)")
            Text(accent)
        }
    }
}

/// All forms of `onChange`; the older one runs the action of before the change.
struct ChangeForms: View {
    @State private var value = 1

    var body: some View {
        Button("Next") { value += 1 }
            .onChange(of: value) { print("none \(value)") }
            .onChange(of: value) { old, new in print("both \(old) \(new) \(value)") }
            .onChange(of: value, initial: true) { print("initial \(value)") }
            .onChange(of: value, initial: true) { old, new in print("first \(old) \(new)") }
    }
}

/// A task ends with its view; what it waits for throws.
struct EndingTask: View {
    @State private var isShown = true

    var body: some View {
        Button("Hide") { isShown = false }
        if isShown {
            Text("guest").task {
                print("start")
                do {
                    try await Task.sleep(for: .seconds(5))
                    print("never")
                } catch {
                    print("cancelled \(Task.isCancelled)")
                }
            }
        }
    }
}

/// State that a body changes: it is warned of, and settles where it has an end.
struct ChangedInBody: View {
    @State private var count = 0

    var body: some View {
        let _ = print("body \(count)")
        let _ = grow()
        Text("\(count)")
    }

    private func grow() { if count < 3 { count += 1 } }
}

/// A lazy container makes the rows that can be seen, and keeps them.
struct LazyRows: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<100) { Row(index: $0) }
            }
        }
        .frame(width: 50, height: 40)
    }

    struct Row: View {
        var index: Int

        var body: some View {
            let _ = print("row \(index)")
            Color.red.frame(height: 20).onAppear { print("appear \(index)") }
        }
    }
}

/// The first assignment to a wrapped property in an initialiser makes its wrapper.
struct AssignedInInit: View {
    @State private var count: Int
    @State private var name: String

    init() { self.init(start: 2) }

    init(start: Int) {
        count = start
        name = "n\(start)"
    }

    var body: some View {
        let _ = print("\(count) \(name)")
        Button("Add") { count += 1 }
    }
}

/// A view that compares itself is asked, unless it is nothing but plain memory; `EquatableView` always asks.
struct ComparedViews: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Button("Add") { count += 1 }
            Badge(id: count / 2, label: "itself \(count)")
            Badge(id: count / 2, label: "equatable \(count)").equatable()
            Badge(id: count / 2, label: "wrapped \(count)").equatable().padding()
            EquatableView(content: Badge(id: count / 2, label: "view \(count)"))
            PlainBadge(id: count / 2, number: count)
            PlainBadge(id: count / 2, number: count + 100).equatable()
        }
    }

    struct Badge: View, Equatable {
        let id: Int
        let label: String

        nonisolated static func == (a: Badge, b: Badge) -> Bool { a.id == b.id }

        var body: some View {
            let _ = print(label)
            Text(label)
        }
    }

    struct PlainBadge: View, Equatable {
        let id: Int
        let number: Int

        nonisolated static func == (a: PlainBadge, b: PlainBadge) -> Bool { a.id == b.id }

        var body: some View {
            let _ = print("plain \(number)")
            Text("\(number)")
        }
    }
}
