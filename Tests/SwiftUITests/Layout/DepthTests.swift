import Foundation
import SwiftUI
import Testing
import ViewGraph

/// spec/layout.md, "Cost": a depth of 10,000 must not overflow the stack, and here it is an ordinary one.
@Suite struct DepthTests {
    /// Stacks in stacks in frames, as a body that contains itself makes them.
    private struct Nested: View {
        let depth: Int

        var body: AnyView {
            if depth == 0 { return AnyView(F20("inner")) }
            return AnyView(
                VStack(spacing: 0) { HStack(spacing: 0) { Nested(depth: depth - 1) }.frame(maxWidth: .infinity) }
                    .frame(minHeight: 10))
        }
    }

    @Test(arguments: [100, 10_000]) func nestedStacks(_ depth: Int) {
        var limits = GraphLimits()
        limits.bodyDepth = 20_000
        let done = DispatchSemaphore(value: 0)
        let result = Result()
        let thread = Thread { [limits] in
            scoped {
                let graph = ViewGraph(limits: limits)
                graph.setRoot(Nested(depth: depth), environment: EnvironmentValues())
                result.size = graph.layout(at(300, 300))
                result.items = graph.draw(displayScale: 1).items.count
                result.failure = graph.diagnostics.failure.map { "\($0)" }
            }
            done.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        done.wait()
        #expect(result.failure == nil)
        #expect(result.size == CGSize(width: 300, height: 20))
    }

    /// Read after the thread has ended.
    private final class Result: @unchecked Sendable {
        var size = CGSize.zero
        var items = 0
        var failure: String?
    }
}

/// So that what `work` made is gone when it ends.
private func scoped(_ work: () -> Void) { work() }
