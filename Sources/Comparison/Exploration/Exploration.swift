import Budget
import Dispatch
import Foundation
import Rendering
import SwiftUI
import Synchronization
import ViewGraph

/// Draws a view in every way its readers may see it, and reports only what is wrong.
public struct Exploration: Sendable {
    /// Each fault once, in the order of its kinds.
    public var findings: [Finding]
    public var ruler: BreakpointRuler
    /// How many ways were drawn.
    public var count: Int
    /// What was left out, and why.
    public var notes: [String]

    /// - Throws: where the view can't be drawn at all.
    public static func run(
        _ project: SourceProject, options: RenderOptions = RenderOptions(), preview: PreviewName? = nil,
        matrix: ExploredMatrix = ExploredMatrix()
    ) throws(RenderFailure) -> Exploration {
        let program = try program(project, options)
        let explorer = Explorer(program: program, sources: project.files, base: options, preview: preview)
        return try explorer.explore(matrix)
    }

    private static func program(
        _ project: SourceProject, _ options: RenderOptions
    ) throws(RenderFailure) -> InterpretedProgram {
        let scope = RunBudget(options.limits.budget).enter()
        defer { scope.leave() }
        return try project.program(showing: options.view)
    }
}

/// One program, drawn again and again.
struct Explorer: Sendable {
    let program: InterpretedProgram
    let sources: [SourceText]
    let base: RenderOptions
    let preview: PreviewName?

    func explore(_ matrix: ExploredMatrix) throws(RenderFailure) -> Exploration {
        var notes: [String] = []
        var widths: [CGFloat?] = matrix.widths.sorted()
        if let fixed = fixedWidth(widths.compactMap { $0 }) {
            notes.append("the view is \(Lengths.write(fixed)) pt wide whatever it is offered: no other width was drawn")
            widths = [fixed]
        }
        let languages = program.languages(base).filter { $0 != "Base" && !base.locale.hasPrefix($0) }
        let configurations = matrix.configurations(widths: widths, locales: languages)
        let palettes = try (SystemPalette(ExploredConfiguration(width: nil).options(base)), darkPalette())
        var (findings, failures) = try found(in: configurations, palettes)
        if let first = failures.first {
            let more = failures.count > 1 ? " and in \(failures.count - 1) more ways" : ""
            let reason = first.failure.text.split(separator: "\n").first.map(String.init) ?? "it failed"
            notes.append("it can't be drawn at \(first.configuration.description)\(more): \(reason)")
        }
        for index in findings.indices {
            findings[index].widest = widest(findings[index], matrix.widths.sorted(), palettes)
        }
        let ruler = try BreakpointRuler(self, widths: widths.compactMap { $0 })
        return Exploration(findings: findings, ruler: ruler, count: configurations.count, notes: notes)
    }

    private func darkPalette() throws(RenderFailure) -> SystemPalette {
        var dark = ExploredConfiguration(width: nil)
        dark.isDark = true
        return try SystemPalette(dark.options(base))
    }

    // MARK: - Drawing

    func draw(_ configuration: ExploredConfiguration) throws(RenderFailure) -> DrawnVersion {
        let options = configuration.options(base)
        let scope = RunBudget(options.limits.budget).enter()
        defer { scope.leave() }
        let session =
            if let preview {
                try RenderSession(preview: preview, of: program, options: options)
            } else {
                try RenderSession(program: program, options: options)
            }
        var drawn = try DrawnVersion(session)
        drawn.sources = sources
        return drawn
    }

    func findings(
        _ configuration: ExploredConfiguration, _ palettes: (light: SystemPalette, dark: SystemPalette)
    ) throws(RenderFailure) -> [Finding] {
        let drawn = try draw(configuration)
        var rules = FindingRules(DrawnTree(drawn), configuration, platform: base.platform)
        rules.findGeometry()
        // Colours don't depend on the size of letters or on the language.
        if configuration.complexity <= 1 {
            let isDark = configuration.isDark || base.appearance == .dark
            try ContrastRule(drawn.picture, isDark ? palettes.dark : palettes.light).find(&rules)
        }
        return rules.findings
    }

    /// The findings of all configurations, each fault once; drawn on all cores.
    private func found(
        in configurations: [ExploredConfiguration], _ palettes: (light: SystemPalette, dark: SystemPalette)
    ) throws(RenderFailure) -> (
        findings: [Finding], failures: [(configuration: ExploredConfiguration, failure: RenderFailure)]
    ) {
        let lanes = min(max(ProcessInfo.processInfo.activeProcessorCount, 1), 16)
        let results = DrawnFindings()
        let draw: @Sendable (Int) -> Void = { lane in
            for index in stride(from: lane, to: configurations.count, by: lanes) {
                let result = Result { () throws(RenderFailure) in try findings(configurations[index], palettes) }
                results.values.withLock { $0[index] = result }
            }
        }
        // Threads of our own: Dispatch's can't be had in a process that another one forked, as workers are.
        let ends = DispatchSemaphore(value: 0)
        let others = (1..<lanes).filter { lane in
            LargeStack.start {
                draw(lane)
                ends.signal()
            }
        }
        for lane in (0..<lanes) where !others.contains(lane) { try? LargeStack.run { draw(lane) } }
        for _ in others { ends.wait() }
        var order: [String] = []
        var byKey: [String: Finding] = [:]
        var failures: [(configuration: ExploredConfiguration, failure: RenderFailure)] = []
        for index in configurations.indices {
            guard let result = results.values.withLock({ $0[index] }) else { continue }
            var seen: Set<String> = []
            guard case .success(let drawn) = result else {
                // What can't be drawn as everybody sees it is wrong in the source.
                if index == 0 { _ = try result.get() }
                if case .failure(let failure) = result { failures.append((configurations[index], failure)) }
                continue
            }
            for finding in Self.withoutOverlapped(drawn) where seen.insert(finding.key).inserted {
                if byKey[finding.key] == nil {
                    order.append(finding.key)
                    byKey[finding.key] = finding
                } else {
                    byKey[finding.key]?.count += 1
                }
            }
        }
        let all = Self.withoutConsequences(order.compactMap { byKey[$0] })
        return (Finding.Kind.allCases.flatMap { kind in all.filter { $0.kind == kind } }, failures)
    }

    /// One fault of a view is reported once: a text that is cut short anyway needn't be reported to stand out of the window
    /// when its letters are larger. What happens only in larger letters hides nothing that everybody sees.
    private static func withoutConsequences(_ findings: [Finding]) -> [Finding] {
        findings.filter { finding in
            let causes: [Finding.Kind] =
                switch finding.kind {
                case .outside: [.truncation, .overlap, .clipping]
                case .clipping: [.truncation, .overlap]
                default: []
                }
            return !findings.contains { other in
                causes.contains(other.kind) && isSameView(finding, other)
                    && other.configuration.complexity <= finding.configuration.complexity
            }
        }
    }

    /// What lies on another view in a drawing has no background of its own there.
    ///
    /// - Parameter findings: those of one drawing.
    private static func withoutOverlapped(_ findings: [Finding]) -> [Finding] {
        findings.filter { finding in
            finding.kind != .contrast || !findings.contains { $0.kind == .overlap && isSameView(finding, $0) }
        }
    }

    private static func isSameView(_ finding: Finding, _ other: Finding) -> Bool {
        other.place == finding.place && (other.place != nil || other.view == finding.view)
    }

    // MARK: - Widths

    /// The width of a root that has the same whatever it is offered and however large its letters are.
    private func fixedWidth(_ widths: [CGFloat]) -> CGFloat? {
        if base.hasSize, let width = base.width { return width }
        guard let first = widths.first, let last = widths.last, last > first else { return nil }
        var found: [CGFloat] = []
        for width in [first, last] {
            for size in [DynamicTypeSize.large, .accessibility5] {
                var configuration = ExploredConfiguration(width: width)
                configuration.dynamicTypeSize = size
                guard let root = (try? draw(configuration))?.inspection.root else { return nil }
                found.append(root.frame.width)
            }
        }
        guard let width = found.first, found.allSatisfy({ abs($0 - width) < 0.01 }), width > 0 else { return nil }
        return width
    }

    /// The widest window in which a fault is still there, to a point, going up from where it was found.
    private func widest(
        _ finding: Finding, _ widths: [CGFloat], _ palettes: (light: SystemPalette, dark: SystemPalette)
    ) -> CGFloat? {
        guard let start = finding.configuration.width,
            [.truncation, .overlap, .outside, .clipping].contains(finding.kind)
        else { return nil }
        func isThere(_ width: CGFloat) -> Bool {
            var configuration = finding.configuration
            configuration.width = width
            let found = try? findings(configuration, palettes)
            return found?.contains { $0.key == finding.key } == true
        }
        var (lower, upper): (CGFloat, CGFloat?) = (start, nil)
        for width in widths where width > start {
            if isThere(width) {
                lower = width
            } else {
                upper = width
                break
            }
        }
        guard var end = upper else { return lower }
        while end - lower > 1 {
            let middle = ((lower + end) / 2).rounded()
            if isThere(middle) { lower = middle } else { end = middle }
        }
        return lower
    }
}

/// What several threads found, by the number of the configuration.
private final class DrawnFindings: Sendable {
    let values = Mutex<[Int: Result<[Finding], RenderFailure>]>([:])
}
