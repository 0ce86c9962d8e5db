import SwiftInterpreter

let representableSource = makeRepresentableSource(framework: "UIKit", prefix: "UI")
let appKitRepresentableSource = makeRepresentableSource(framework: "AppKit", prefix: "NS")

/// The protocols by which views of UIKit and AppKit stand among SwiftUI's. The places of those that can't be drawn stay
/// empty, as large as a view without a size of its own is.
private func makeRepresentableSource(framework: String, prefix: String) -> LibrarySource {
    /// AppKit's views are never made.
    func body(_ kind: String) -> String {
        framework == "UIKit" ? "Represented\(kind)(representable: self)" : "unavailableAppKitView(\"\\(Self.self)\")"
    }
    let kinds = [("View", prefix.lowercased() + "View"), ("ViewController", prefix.lowercased() + "ViewController")]
    return LibrarySource(
        "\(prefix)ViewRepresentable.swift",
        provides: kinds.flatMap { kind, _ in
            ["\(prefix)\(kind)Representable", "\(prefix)\(kind)RepresentableContext"]
        },
        kinds.map { kind, parameter in
            """
            public struct \(prefix)\(kind)RepresentableContext<Representable: \(prefix)\(kind)Representable> {
                public let coordinator: Representable.Coordinator
                public var transaction: Transaction
                public let environment: EnvironmentValues
            }

            public protocol \(prefix)\(kind)Representable: View {
                associatedtype \(prefix)\(kind)Type
                associatedtype Coordinator = Void
                typealias Context = \(prefix)\(kind)RepresentableContext<Self>
                func make\(prefix)\(kind)(
                    context: \(prefix)\(kind)RepresentableContext<Self>
                ) -> \(prefix)\(kind)Type
                func update\(prefix)\(kind)(
                    _ \(parameter): \(prefix)\(kind)Type, context: \(prefix)\(kind)RepresentableContext<Self>)
                func makeCoordinator() -> Coordinator
            }

            extension \(prefix)\(kind)Representable {
                public var body: some View { \(body(kind)) }
            }

            extension \(prefix)\(kind)Representable where Coordinator == Void {
                public func makeCoordinator() -> Coordinator { () }
            }

            """
        }.joined() + """
            func unavailable\(framework)View(_ name: String) -> some View {
                _Host.warn(
                    "'\\(name)' is drawn by \(framework), which isn't there: its place stays empty", about: name)
                return Color.clear
            }
            """)
}
