import SwiftUI

struct UnreadState: View {
    @State private var count = 0

    var body: some View {
        let _ = Self._printChanges()
        Text("Add").onTapGesture {
            count += 1
            print("count \(count)")
        }
    }
}

struct ReadByBinding: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Add").onTapGesture { count += 1 }
            Reader(value: $count)
            Bystander()
        }
    }

    struct Reader: View {
        @Binding var value: Int

        var body: some View {
            let _ = Self._printChanges()
            Text("value \(value)")
        }
    }

    struct Bystander: View {
        var body: some View {
            let _ = Self._printChanges()
            Text("bystander")
        }
    }
}

struct Theme: Equatable {
    var accent = 1
    var spacing = 1
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme()
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

struct EnvironmentPart: View {
    @State private var theme = Theme()

    var body: some View {
        VStack {
            Text("Accent").onTapGesture { theme.accent += 1 }
            Text("Spacing").onTapGesture { theme.spacing += 1 }
            Part()
        }
        .environment(\.theme, theme)
    }

    struct Part: View {
        @Environment(\.theme.accent) private var accent

        var body: some View {
            let _ = Self._printChanges()
            Text("accent \(accent)")
        }
    }
}

struct ReadInForEach: View {
    @State private var factor = 1

    var body: some View {
        VStack {
            Text("Double").onTapGesture { factor *= 2 }
            ForEach(1..<4) { number in Product(value: number * factor) }
        }
    }

    struct Product: View {
        var value: Int

        var body: some View {
            print("product \(value)")
            return Text("\(value)")
        }
    }
}

/// Many views that depend on one value are updated in the order they stand in.
struct SiblingsInOrder: View {
    @State private var count = 0

    var body: some View {
        ForEach(0..<5) { Row(index: $0, count: $count) }
        Text("Add").onTapGesture { count += 1 }
    }

    struct Row: View {
        var index: Int
        @Binding var count: Int

        var body: some View {
            print("row \(index) \(count)")
            return Text("\(count)")
        }
    }
}

/// A view that only hands bindings on depends on none of their values.
struct HandedOn: View {
    struct Item: Identifiable { let id: Int }

    @State private var isOn = false
    @State private var count = 1
    @State private var level = 0.5
    @State private var name = ""
    @State private var text = ""
    @State private var choice = "a"
    @State private var isOpen = false
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var color = Color.red
    @State private var selected: Int?
    @State private var isShown = false
    @State private var item: Item?
    @State private var asks = false
    @State private var place: Int?

    var body: some View {
        let _ = print("body")
        VStack {
            Toggle("Switch", isOn: $isOn)
            Stepper("Count", value: $count, in: 0...2)
            Slider(value: $level) { Text("Level") }
            TextField("Name", text: $name)
            TextEditor(text: $text)
            Picker("Choice", selection: $choice) {
                Text("A").tag("a")
                Text("B").tag("b")
            }
            .pickerStyle(.segmented)
            DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
            DatePicker("Date", selection: $date)
            ColorPicker("Colour", selection: $color)
            List(1..<4, id: \.self, selection: $selected) { Text("row \($0)") }.frame(height: 150)
            Button("Change") {
                (isOn, count, level, name, text, choice) = (true, 2, 0.7, "x", "y", "b")
                isOpen = true
                date = Date(timeIntervalSinceReferenceDate: 86_400)
                (color, selected, place) = (.blue, 2, 1)
            }
            Button("Sheet") { isShown = true }
            Button("Item") { item = Item(id: 7) }
            Button("Ask") { asks = true }
            ScrollView { Text("far").id(1) }.scrollPosition(id: $place).frame(height: 10)
        }
        .frame(width: 300)
        .sheet(isPresented: $isShown) {
            let _ = print("sheet")
            Text("in the sheet")
        }
        .sheet(item: $item) { item in
            let _ = print("item \(item.id)")
            Text("item")
        }
        .alert("Really?", isPresented: $asks) { Button("Yes") { print("yes") } }
    }
}

/// A closure that another view calls reads on behalf of the view that it was written in.
struct HandedOnClosure: View {
    @State private var count = 0

    var body: some View {
        let _ = print("outer")
        VStack {
            Button("Add") { count += 1 }
            Inner { Text("count \(count)") }
        }
    }

    struct Inner<Content: View>: View {
        @ViewBuilder var content: () -> Content

        var body: some View {
            let _ = print("inner")
            content()
        }
    }
}

/// What a view's body didn't read, a sheet shows as it was when the body ran; once it is read, it is up to date.
struct StaleSheet: View {
    @State private var isShown = false
    @State private var choice = "none"

    var body: some View {
        let _ = print("body")
        Button("Choose") {
            choice = "first"
            isShown = true
        }
        .sheet(isPresented: $isShown) {
            let _ = print("sheet \(choice)")
            Button("Again") { choice = "second" }
        }
    }
}

/// A view that reads a binding depends on it; one that hands it on doesn't, nor on a part of it.
struct ReadBelow: View {
    struct Person { var name = "Ann"; var age = 40 }

    @State private var person = Person()

    var body: some View {
        let _ = print("top")
        Button("Rename") { person.name = "Bea" }
        Middle(person: $person)
    }

    struct Middle: View {
        @Binding var person: Person

        var body: some View {
            let _ = print("middle")
            Bottom(name: $person.name)
        }
    }

    struct Bottom: View {
        @Binding var name: String

        var body: some View {
            let _ = print("bottom \(name)")
            Text(name)
        }
    }
}
