import Foundation
import SwiftInterpreter
import SwiftUI
import SwiftUIBridge
import ViewGraph

/// A source, checked, evaluated and laid out, on a thread with a stack as the program's has.
final class BridgeProbe: @unchecked Sendable {
    let program: Program
    let execution: Execution
    let views: ProgramViews
    let graph = ViewGraph()
    private(set) var size = CGSize.zero

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// - Parameter root: the view type to show; the top-level views where there are any, else the last type.
    static func make(
        _ source: String, root: String? = nil, _ proposal: ProposedViewSize = .unspecified,
        state: [String: Value] = [:]
    ) throws -> BridgeProbe {
        try onLargeStack { try BridgeProbe(source, root: root, proposal, state: state) }
    }

    /// Runs something that evaluates the program again.
    func perform(_ work: @escaping @Sendable (BridgeProbe) throws -> Void) throws {
        try Self.onLargeStack { try work(self) }
    }

    private static func onLargeStack<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) throws -> Result
    {
        let outcome = Outcome<Result>()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            outcome.result = Swift.Result(catching: work)
            done.signal()
        }
        thread.stackSize = 256 << 20
        thread.start()
        done.wait()
        guard let result = outcome.result else { throw Failure(description: "no result") }
        return try result.get()
    }

    private final class Outcome<Value>: @unchecked Sendable {
        var result: Swift.Result<Value, any Error>?
    }

    private init(
        _ source: String, root: String?, _ proposal: ProposedViewSize, state: [String: Value]
    ) throws {
        let file = SourceFile(name: "test.swiftdsl", text: source)
        program = Interpreter.load([file], libraries: StandardLibrary.libraries + SwiftUILibrary.libraries)
        let errors = program.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else {
            throw Failure(description: errors.map { "\($0.message) @\($0.range)" }.joined(separator: "\n"))
        }
        // Beside other tests it may wait for longer than a picture may take.
        var limits = EvaluationLimits()
        limits.seconds = 600
        execution = Execution(program: program, limits: limits)
        views = ProgramViews(of: execution)
        let view: any View
        if let root, let decl = program.type(named: root) {
            view = try views.view(ofType: decl)
        } else if let top = try views.topLevelView() {
            view = top
        } else if let decl = views.viewTypes.last {
            view = try views.view(ofType: decl)
        } else {
            throw Failure(description: "nothing to show")
        }
        graph.setInitialState(state)
        var environment = EnvironmentValues()
        environment.platform = .macOS
        graph.setRoot(RootView(view), environment: environment)
        size = graph.layout(proposal)
        try check()
    }

    func check() throws {
        if let failure = graph.diagnostics.failure ?? execution.recordedFailure {
            if let failure = failure as? EvaluationFailure {
                throw Failure(description: failure.diagnostic.message)
            }
            throw failure
        }
    }

    /// The names of the laid-out nodes: `VStack(Text, .padding(Text))`.
    var outline: String { graph.report(displayScale: 2).map(Self.outline) ?? "" }

    private static func outline(_ report: LayoutReport) -> String {
        guard !report.children.isEmpty else { return report.name }
        return report.name + "(" + report.children.map(outline).joined(separator: ", ") + ")"
    }

    /// Paths of all nodes by name, in order.
    func ids(_ name: String) -> [String] {
        func collect(_ report: LayoutReport) -> [String] {
            (report.name == name ? [report.id] : []) + report.children.flatMap(collect)
        }
        return graph.report(displayScale: 2).map(collect) ?? []
    }

    /// What the texts say, in order.
    var texts: [String] {
        func collect(_ report: LayoutReport) -> [String] {
            (report.text.map { [$0.lines.joined(separator: "|")] } ?? []) + report.children.flatMap(collect)
        }
        return graph.report(displayScale: 2).map(collect) ?? []
    }
}
