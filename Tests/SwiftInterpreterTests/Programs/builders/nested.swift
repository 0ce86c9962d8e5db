// A builder that stands in another type is named with it, also where a requirement of a protocol has it.
enum Menu {
    struct Item { let title: String }

    @resultBuilder enum Builder {
        static func buildExpression(_ title: String) -> [Item] { [Item(title: title)] }
        static func buildBlock(_ parts: [Item]...) -> [Item] { parts.flatMap { $0 } }
        static func buildOptional(_ part: [Item]?) -> [Item] { part ?? [] }
    }
}

protocol Screen {
    @Menu.Builder var items: [Menu.Item] { get }
}

struct Start: Screen {
    let isNew: Bool
    var items: [Menu.Item] {
        "open"
        if isNew { "welcome" }
    }
}

func list(@Menu.Builder _ items: () -> [Menu.Item]) -> String { items().map(\.title).joined(separator: ", ") }

func run() {
    print(Start(isNew: true).items.map(\.title), Start(isNew: false).items.count)
    print(
        list {
            "a"; "b"
        })
}
