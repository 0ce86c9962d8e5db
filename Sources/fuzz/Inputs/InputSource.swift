import SwiftInterpreter
import SwiftUIBridge

/// Where the inputs of a run come from: for the same seed and number always the same input.
struct InputSource {
    enum Kind: String, CaseIterable {
        /// Programs that call members of Swift's library and Foundation.
        case library
        /// Views that each call one member of SwiftUI.
        case calls
        /// Functions that change several things at once.
        case exclusivity
        case mutations, bytes
        /// Pictures, fonts and tables beside a source, and options.
        case pictures, fonts, tables, options
        /// Markdown with figures, `render.yml` and scenarios.
        case chapters, settings, scenarios
    }

    let kinds: [Kind]
    private let seed: UInt64
    private let mutator: Mutator
    /// Of Swift's library and Foundation.
    private let standard: Declarations
    /// Of SwiftUI and what goes with it.
    private let views: Declarations

    init(corpus: Corpus, kinds: [Kind], seed: UInt64) {
        (self.kinds, self.seed) = (kinds.isEmpty ? Kind.allCases : kinds, seed)
        mutator = Mutator(corpus: corpus)
        // Reading them takes seconds, which a kind that has no use for them needn't wait for.
        standard = Declarations(self.kinds.contains(.library) ? StandardLibrary.libraries : [])
        views =
            self.kinds.contains(.calls)
            ? Declarations(SwiftUILibrary.libraries, others: StandardLibrary.libraries) : Declarations([])
    }

    func input(number: Int) -> [UInt8] {
        var random = FuzzRandom(seed: seed &+ UInt64(number) &* 0xA076_1D64_78BD_642F)
        switch kinds[number % kinds.count] {
        case .library: return Array(library(number / kinds.count, &random).utf8)
        case .calls: return Array(call(number / kinds.count, &random).utf8)
        case .exclusivity: return Array(AccessPrograms().program(&random).utf8)
        case .mutations: return Array(mutation(&random).utf8)
        case .bytes: return bytes(&random)
        case .pictures: return FileInputs.picture(&random)
        case .fonts: return FileInputs.font(&random)
        case .tables: return FileInputs.table(&random)
        case .options: return FileInputs.options(&random)
        case .chapters: return TextInputs.chapter(&random)
        case .settings: return TextInputs.settings(&random)
        case .scenarios: return TextInputs.scenario(&random)
        }
    }

    /// Every declaration has its turn.
    private func call(_ turn: Int, _ random: inout FuzzRandom) -> String {
        let programs = CallPrograms(values: ValueExpressions(declarations: views))
        return next(of: views.members, after: turn) { programs.view(calling: $0, &random) } ?? ""
    }

    /// As every program reads the same parts of the library, it calls several members. See `SeveralCalls`.
    private func library(_ turn: Int, _ random: inout FuzzRandom) -> String {
        let programs = CallPrograms(values: ValueExpressions(declarations: standard))
        var text = "import Foundation\n"
        for place in 0..<Self.callsOfProgram {
            let name = "run" + (place == 0 ? "" : "\(place)")
            text +=
                next(of: standard.members, after: turn * Self.callsOfProgram + place) {
                    programs.function(named: name, calling: $0, &random)
                } ?? ""
        }
        return text
    }

    private static let callsOfProgram = 12

    private func next(
        of members: [Declarations.Member], after turn: Int, _ make: (Declarations.Member) -> String?
    ) -> String? {
        guard !members.isEmpty else { return nil }
        let first = (turn &* 7919) % members.count
        for offset in 0..<members.count {
            if let text = make(members[(first + offset) % members.count]) { return text }
        }
        return nil
    }

    private func mutation(_ random: inout FuzzRandom) -> String {
        let texts = mutator.corpus.texts
        var text = random.pick(texts) ?? ""
        if random.oneIn(5) { text += "\n" + (random.pick(texts) ?? "") }
        return scenario(&random) + mutator.mutated(text, &random)
    }

    /// Lines of options and events, some of them nonsense.
    private func scenario(_ random: inout FuzzRandom) -> String {
        guard random.oneIn(3) else { return "" }
        var lines: [String] = []
        for _ in 0...random.below(4) {
            if let line = random.pick(Self.steps) { lines.append("//- " + line + "\n") }
        }
        return lines.sorted().joined() + "//- capture a\n"
    }

    /// In the order of the alphabet options come before events.
    private static let steps = [
        "appearance dark", "at 0.5", "at 1e9", "dynamic-type accessibility5", "layout-direction rtl", "locale ar",
        "locale xx_!", "now 9999-12-31T23:59:59Z", "platform macos", "safe-area 59,0,34,0", "safe-area 1e5,1e5,1e5,1e5",
        "scale 0.001", "scale 100", "set count=Int.max", "set items=[]", "set text=\"a\"", "size 1x1", "size 100000x_",
        "size _x0", "size 390x844", "tap 20,20", "tap Add", "tap 0,0", "type Name=\u{1F600}", "double-tap 50,50",
        "drag 10,10,100,100", "press 20,20", "scroll 0,1e5", "scroll 0,-50", "wait 1", "wait 100000", "hover 20,20",
        "magnify 20,20=0", "rotate 20,20=1e5", "drag 10,10,-900000,900000", "time-zone Asia/Kathmandu",
    ]

    private func bytes(_ random: inout FuzzRandom) -> [UInt8] {
        if random.oneIn(3) {
            let signs = Array(" \n(){}[]<>\"\\.,:;#@$&|=+-*/%!?~^_`0a".utf8)
            return (0..<random.below(400)).map { _ in signs[random.below(signs.count)] }
        }
        return (0..<random.below(300)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    }
}
