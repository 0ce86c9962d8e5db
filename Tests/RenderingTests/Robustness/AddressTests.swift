import Foundation
import Rendering
import Testing

/// Nothing that a program can print shows where in memory things are.
@Suite struct AddressTests {
    @Test(arguments: [
        "$count", "$model.name", "model.$name", "LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)",
    ])
    func noneIsPrinted(value: String) throws {
        let source = """
            import Combine
            import SwiftUI
            final class Model: ObservableObject { @Published var name = "a" }
            struct Printing: View {
                @State private var count = 1
                @StateObject private var model = Model()
                var body: some View {
                    let _ = print(\(value))
                    Text("a")
                }
            }
            """
        let console = try LargeStack.run {
            try RenderSession(source: SourceText(name: "test.swift", text: source), options: RenderOptions()).console
        }
        let addresses = console.joined().matches(of: /(?:0x|at \$)([0-9a-f]{6,})/).map { String($0.output.1) }
        #expect(!console.isEmpty)
        #expect(addresses.allSatisfy { $0.hasPrefix("00006000") }, "\(addresses)")
    }
}
