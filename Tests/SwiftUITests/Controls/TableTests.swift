@testable import SwiftUI
import Testing
import ViewGraph

/// How tables share their width among columns.
@Suite @MainActor struct TableTests {
    struct Row: Sendable {
        let widths: [TableColumnWidth]
        let width: CGFloat
        let expected: [CGFloat]
    }

    nonisolated private static let fixed50 = TableColumnWidth(minimum: 50, ideal: 50, maximum: 50)

    nonisolated static let rows = [
        Row(widths: [.init(), .init()], width: 217, expected: [100, 100]),
        Row(widths: [fixed50, .init()], width: 217, expected: [50, 150]),
        Row(widths: [.init(minimum: 120), .init(), .init()], width: 234, expected: [120, 40, 40]),
        Row(widths: [.init(maximum: 30), .init()], width: 117, expected: [30, 70]),
        Row(widths: [.init(minimum: -5, ideal: -9)], width: 100, expected: [0]),
    ]

    @Test(arguments: rows.indices)
    func columnsShareTheWidth(_ index: Int) {
        let row = Self.rows[index]
        #expect(TableRowLayout(widths: row.widths).columnWidths(in: row.width) == row.expected)
    }
}
