import Foundation
import Rendering
import Testing
import ViewGraph

/// Models of SwiftData, kept in memory.
@Suite struct ModelTests {
    private func session(_ text: String) throws -> RenderSession {
        try RenderSession(
            source: SourceText(name: "test.swift", text: "import SwiftUI\n" + text), options: RenderOptions())
    }

    private func texts(_ report: LayoutReport) -> [String] {
        (report.text.map { [$0.lines.joined(separator: "|")] } ?? []) + report.children.flatMap(texts)
    }

    /// Several contexts of a container hold the same models.
    @Test func contextsShareTheirContainer() throws {
        let session = try session(
            """
            import SwiftData
            @Model final class Item { var name: String; init(name: String) { self.name = name } }
            struct Probe: View {
                @Query private var items: [Item]
                @Environment(\\.modelContext) private var context
                var body: some View {
                    Text(items.map(\\.name).joined())
                    Button("Add") {
                        let other = ModelContext(context.container)
                        other.insert(Item(name: "a"))
                        try? other.save()
                    }
                }
            }
            """)
        try session.send(.tap(.label("Add")))
        #expect(texts(try #require(session.inspection().root)).first == "a")
    }

    /// An actor with a context of its own, and a query that is kept as a value.
    @Test func actorsHaveAContext() throws {
        let session = try session(
            """
            import SwiftData
            @Model final class Item { var name: String; init(name: String) { self.name = name } }
            @ModelActor actor Store {
                var added = 0
                func add(_ name: String) throws {
                    modelContext.insert(Item(name: name))
                    try modelContext.save()
                    added += 1
                }
            }
            struct Sorted { let query: (SortOrder) -> Query<Item, [Item]> }
            struct Probe: View {
                @Query private var items: [Item]
                @Environment(\\.modelContext) private var context
                init(_ sorted: Sorted = Sorted { Query(sort: \\.name, order: $0) }) { _items = sorted.query(.reverse) }
                var body: some View {
                    Text(items.map(\\.name).joined())
                    Button("Add") {
                        Task {
                            let store = Store(modelContainer: context.container)
                            for name in ["a", "c", "b"] { try await store.add(name) }
                        }
                    }
                }
            }
            """)
        try session.send(.tap(.label("Add")))
        #expect(texts(try #require(session.inspection().root)).first == "cba")
    }

    /// What one side of a relationship gets or loses, its inverse does too.
    @Test func inversesFollow() throws {
        let session = try session(
            """
            import SwiftData
            @Model final class Trip {
                var name: String
                @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop] = []
                @Relationship(inverse: \\Tag.trips) var tags: [Tag]? = []
                init(name: String) { self.name = name }
            }
            @Model final class Stop {
                var name: String
                var trip: Trip?
                init(name: String, trip: Trip? = nil) { (self.name, self.trip) = (name, trip) }
            }
            @Model final class Tag {
                var name: String
                var trips: [Trip]?
                init(name: String) { self.name = name }
            }
            struct Probe: View {
                @Query(sort: \\Stop.name) private var stops: [Stop]
                @Query(sort: \\Trip.name) private var trips: [Trip]
                @Query private var tags: [Tag]
                @Environment(\\.modelContext) private var context
                var body: some View {
                    Text(stops.map { $0.name + ($0.trip?.name ?? "-") }.joined(separator: " "))
                    Text(trips.map { "\\($0.stops.count)/\\($0.tags?.count ?? -1)" }.joined(separator: " "))
                    Text(tags.map { "\\($0.name)\\($0.trips?.count ?? -1)" }.joined(separator: " "))
                    Button("Make", action: make)
                    Button("Move") { trips[1].stops.append(stops[0]) }
                    Button("Drop") { trips[1].stops.removeAll { $0.name == "a" } }
                    Button("Set") { stops[2].trip = trips[0] }
                }
                private func make() {
                    let (a, b, tag) = (Trip(name: "A"), Trip(name: "B"), Tag(name: "T"))
                    context.insert(a)
                    context.insert(b)
                    a.stops.append(Stop(name: "a"))
                    a.stops.append(Stop(name: "b"))
                    context.insert(Stop(name: "c", trip: b))
                    a.tags?.append(tag)
                    b.tags?.append(tag)
                }
            }
            """)
        let steps: [(String, [String])] = [
            ("Make", ["aA bA cB", "2/1 1/1", "T2"]), ("Move", ["aB bA cB", "1/1 2/1", "T2"]),
            ("Drop", ["a- bA cB", "1/1 1/1", "T2"]), ("Set", ["a- bA cA", "2/1 0/1", "T2"]),
        ]
        for (label, expected) in steps {
            try session.send(.tap(.label(label)))
            let root = try #require(session.inspection().root)
            #expect(Array(texts(root).prefix(3)) == expected, "\(label)")
        }
        #expect(session.warnings.isEmpty)
    }

    private let trips = """
        import SwiftData
        @Model final class Trip {
            @Attribute(.unique) var name: String
            var days: Int
            @Relationship(deleteRule: .cascade) var stops: [Stop] = []
            init(name: String, days: Int) { (self.name, self.days) = (name, days) }
        }
        @Model final class Stop {
            var place: String
            init(place: String) { self.place = place }
        }
        struct Trips: View {
            @Environment(\\.modelContext) private var context
            @Query(sort: \\Trip.days, order: .reverse) private var trips: [Trip]
            @Query(filter: #Predicate<Trip> { $0.days > 4 }) private var long: [Trip]
            @Query private var stops: [Stop]
            var body: some View {
                let _ = print(trips.map(\\.name).joined(separator: " "), long.count, stops.count)
                Button("Add") { context.insert(Trip(name: "Rome", days: 5)) }
                Button("Again") { context.insert(Trip(name: "Rome", days: 1)) }
                Button("Stop") { trips[0].stops.append(Stop(place: "Pisa")) }
                Button("Longer") { trips[1].days = 9 }
                Button("Delete") { context.delete(trips[0]) }
                Button("Count") {
                    let all = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\\.name)])
                    print((try? context.fetch(all).map(\\.name)) ?? [])
                }
            }
        }

        """

    @Test func modelsAreKeptInMemory() throws {
        let session = try session(
            trips + """
                #Preview {
                    let container = try! ModelContainer(
                        for: Trip.self, Stop.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
                    container.mainContext.insert(Trip(name: "Oslo", days: 3))
                    return Trips().modelContainer(container)
                }
                """)
        for label in ["Add", "Stop", "Longer", "Delete", "Again", "Count"] { try session.send(.tap(.label(label))) }
        #expect(
            session.console == [
                "Oslo 0 0", "Rome Oslo 1 0", "Rome Oslo 1 1", "Oslo Rome 2 1", "Rome 1 1", "Rome 0 1", "[\"Rome\"]",
            ])
    }

    /// A view without a container has an empty store; an app's container is its scene's.
    @Test(arguments: [
        "", ".modelContainer(for: [Trip.self, Stop.self])", ".modelContainer(for: Trip.self, inMemory: true)",
    ])
    func scenesGiveContainers(_ modifier: String) throws {
        let session = try session(
            trips + "@main struct Main: App { var body: some Scene { WindowGroup { Trips() }\(modifier) } }")
        try session.send(.tap(.label("Add")), .tap(.label("Count")))
        #expect(session.console == [" 0 0", "Rome 1 0", "[\"Rome\"]"])
    }
}
