import Foundation
import Rendering
import Testing

/// Demands of Combine are added and taken off as there: they end at none and at unlimited.
@Suite struct DemandTests {
    @Test(arguments: [
        ("Subscribers.Demand.max(1) - .max(5)", "max(0)"), ("Subscribers.Demand.max(1) - 5", "max(0)"),
        ("Subscribers.Demand.max(3) + -5", "max(0)"), ("Subscribers.Demand.max(3) - -5", "max(8)"),
        ("Subscribers.Demand.max(Int.max) + .max(1)", "unlimited"),
        ("Subscribers.Demand.max(3) - .unlimited", "max(0)"),
        ("Subscribers.Demand.unlimited - .unlimited", "unlimited"),
        ("changed { $0 -= 5 }", "max(0)"),
        ("changed { $0 += Int.min }", "max(0)"), ("changed { $0 -= .max(2) }", "max(1)"),
    ])
    func areClamped(_ expression: String, _ expected: String) throws {
        let source = """
            import Combine
            import SwiftUI
            func changed(_ change: (inout Subscribers.Demand) -> Void) -> Subscribers.Demand {
                var demand = Subscribers.Demand.max(3)
                change(&demand)
                return demand
            }
            struct Root: View {
                var body: some View {
                    let _ = print(\(expression))
                    Text("a")
                }
            }
            """
        let console = try LargeStack.run {
            let session = try RenderSession(
                source: SourceText(name: "test.swift", text: source), options: RenderOptions())
            _ = try session.picture()
            return session.console
        }
        #expect(console == [expected])
    }
}
