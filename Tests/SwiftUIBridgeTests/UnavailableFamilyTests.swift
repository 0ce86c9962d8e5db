import SwiftInterpreter
import SwiftUIBridge
import Testing

/// What is reported of frameworks that can't be here: each once, with the reason.
@Suite struct UnavailableFamilyTests {
    private func messages(in source: String) -> [[String]] {
        let file = SourceFile(name: "a.swift", text: source)
        let libraries = StandardLibrary.libraries + SwiftUILibrary.libraries
        return Interpreter.load([file], libraries: libraries).diagnostics
            .map { [$0.message] + $0.notes.map(\.message) }
    }

    @Test func namesOfOneFamilyAreReportedOnce() {
        #expect(
            messages(in: "func f(_ s: NWConnection, _ t: NWPathMonitor) { NWBrowser() }") == [
                [
                    "cannot find type 'NWConnection' in scope",
                    "'NWConnection' is not available: a drawn view has no network",
                ]
            ])
    }

    @Test func whatAToolMakesForAMissingModuleIsReportedWithIt() {
        let source = """
            import CoreData
            struct S { @FetchRequest var a: FetchedResults<Item>; func f(_ b: Item, _ c: NSManagedObjectContext) {} }
            """
        #expect(
            messages(in: source) == [
                [
                    "no such module 'CoreData'",
                    "there is no Core Data, nor the classes that Xcode makes of its models; "
                        + "keep the values in an array or in an '@Observable' class",
                ]
            ])
    }

    /// A class that Xcode makes of a Core Data model isn't there because Core Data isn't.
    @Test func whatAToolMakesIsReportedWithTheTypeThatHoldsIt() {
        let source = """
            struct Rows {
                var items: FetchedResults<Item>
                func add() { let item = Item(context: 3); item.date = 4; print(item.date!) }
                static let store = PersistenceController.preview
            }
            """
        #expect(messages(in: source).map(\.first) == ["cannot find type 'FetchedResults' in scope"])
    }
}
