import SwiftInterpreter
import SwiftUI

/// What the Swift sources of the app around a view ask of the execution.
func addAppTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("_Host", "extension _Host") { m in
            m.add("endEditing", "static func endEditing()") { c in
                (c.evaluator as? Execution)?.endEditing()
                return .void
            }
            addAppearances(&m)
            m.add("hash", "static func hash(_ name: String, _ bytes: [UInt8]) -> [UInt8]") { c in
                let bytes = try elements(of: c.arguments[1], c.evaluator).map { try UInt8.bridge($0, c.evaluator) }
                return .array(MessageDigest.hash(try c.argument(0, as: String.self), bytes).map(\.bridged))
            }
            m.add("scene", "static func scene<S: Scene>(_ scene: S, _ change: (AnyView) -> AnyView) -> BuiltScene") {
                c in
                var scene = c.arguments[0]
                for _ in 0..<100 where scene.unbox(as: ErasedScene.self) == nil {
                    scene = try c.evaluator.property("body", of: scene)
                }
                guard let known = scene.unbox(as: ErasedScene.self) else { return scene }
                let changed = try c.evaluator.call(c.arguments[1], [known.content.bridged])
                return .box(ErasedScene(content: try AnyView.bridge(changed, c.evaluator)))
            }
            m.add("related", "static func related(to model: Any, cascading: Bool) -> [Any]") { c in
                .array(
                    try ModelProperties(c.arguments[0], c.evaluator).related(cascading: c.argument(1, as: Bool.self)))
            }
            m.add("modelLinks", "static func modelLinks() -> Any") { _ in .box(ModelLinks()) }
            m.add("update", "static func update(_ links: Any, _ models: [Any])") { c in
                var links = c.arguments[0]
                while case .existential(let box) = links { links = box.value }
                try links.unbox(as: ModelLinks.self)?.update(elements(of: c.arguments[1], c.evaluator), c.evaluator)
                return .void
            }
            m.add("uniqueValues", "static func uniqueValues(of model: Any) -> [String: AnyHashable]") { c in
                try ModelProperties(c.arguments[0], c.evaluator).uniqueValues()
            }
            // What the program did wrong is reported in place of ending it; limits end it all the same.
            m.add("attempt", "static func attempt<T>(_ work: () -> T, _ failed: (String) -> Void) -> T?") { c in
                do {
                    return .some(ValueBox(try c.evaluator.call(c.arguments[0], [])))
                } catch let failure as EvaluationFailure where failure.cause == .program {
                    _ = try c.evaluator.call(c.arguments[1], [.string(failure.diagnostic.message)])
                    return .null
                }
            }
            m.add("elements", "static func elements(of path: NavigationPath) -> [AnyHashable]") { c in
                .array(try c.argument(0, as: NavigationPath.self).elements.map(\.bridged))
            }
            m.add("show", "static func show(_ view: AnyView)") { c in
                (c.evaluator as? Execution)?.shownView = c.arguments[0]
                return .void
            }
        })
}

/// `UINavigationBar.appearance()` and the like.
private func addAppearances(_ m: inout [NativeMember]) {
    m.add("appearance", "static func appearance(_ part: String, color: Color?)") { c in
        if let part = try c.appearancePart() { try c.appearances?.set(c.argument(1, as: Color?.self), of: part) }
        return .void
    }
    m.add("appearance", "static func appearance(_ part: String, font: Font?)") { c in
        if let part = try c.appearancePart() { try c.appearances?.set(c.argument(1, as: Font?.self), of: part) }
        return .void
    }
    m.add("hidesTabBar", "static func hidesTabBar(_ isHidden: Bool)") { c in
        c.appearances?.hidesTabBar = try c.argument(0, as: Bool.self)
        return .void
    }
}

extension NativeCall {
    fileprivate func appearancePart() throws -> BarAppearances.Part? {
        BarAppearances.Part(rawValue: try argument(0, as: String.self))
    }

    fileprivate var appearances: BarAppearances? {
        guard let execution = evaluator as? Execution else { return nil }
        if let known = execution.appearances as? BarAppearances { return known }
        let made = BarAppearances()
        execution.appearances = made
        return made
    }
}
