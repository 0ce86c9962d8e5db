import Testing

@testable import SwiftUIBridge

/// The table behind `render check --supported`.
@Suite struct SupportTableTests {
    /// Made once: that takes seconds.
    private static let table = SupportTable().rows
    private static let rows = Dictionary(table.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    @Test(arguments: [
        "Text", "View.padding", "View.frame", "View.background", "HStack.init", "Color.red", "Path.addLine",
    ])
    func isSupported(name: String) { #expect(Self.rows[name]?.status == .yes) }

    /// Called, but the picture doesn't change: the table says so.
    @Test func whatIsNotDrawnIsPartly() {
        #expect(!undrawn.isEmpty)
        for name in undrawn {
            guard let row = Self.rows[String(name.prefix { $0 != "(" })] else { continue }
            #expect(row.status != .yes, "\(name)")
        }
    }

    @Test func missingFormsAreNamed() {
        for row in Self.rows.values where row.remark.hasPrefix("without ") {
            #expect(row.status == .partly, "\(row.name)")
        }
    }

    @Test func whatIsNotThereIsNo() { #expect(Self.rows["PreferredColorSchemeKey"]?.status == .no) }

    /// Every name is asked for once, so the counts mean something.
    @Test func namesAreUnique() {
        let names = Self.table.map(\.name)
        #expect(Set(names).count == names.count)
    }
}
