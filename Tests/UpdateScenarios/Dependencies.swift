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
