import SwiftInterpreter

/// What of SwiftUI itself is written in Swift, for it to be made of the program's own types.
let viewSources: [LibrarySource] =
    [
        subviewSource, resourceTextSource, pathSource, undoSource, insertionSource,
        searchTokenSource, hostingSource, thumbnailSource, controlSource,
        variadicViewSource, fieldSource, representedViewSource, pageControllerSource, recognizerSource,
        recognizerRepresentableSource, placeholderSource, widgetSource, cryptoSource,
    ] + mediaSources

/// The subviews of a container as the view of all of them.
private let subviewSource = LibrarySource(
    "Subviews.swift", provides: ["subviews", "sections", "SubviewsCollection", "SectionCollection"],
    """
    extension Array: View where Element == Subview {
        public var body: some View { ForEach(self) { $0 } }
    }
    """)

/// Texts that are looked up in the language of whoever shows them.
private let resourceTextSource = LibrarySource(
    "ResourceTexts.swift", provides: ["LocalizedStringResource"],
    """
    extension Text {
        @_disfavoredOverload
        public init(_ resource: LocalizedStringResource) { self.init(verbatim: String(localized: resource)) }
    }

    extension Label where Title == Text, Icon == Image {
        @_disfavoredOverload
        public init(_ title: LocalizedStringResource, systemImage: String) {
            self.init(String(localized: title), systemImage: systemImage)
        }
    }

    extension Button where Label == Text {
        @_disfavoredOverload
        public init(_ title: LocalizedStringResource, action: @escaping () -> Void) {
            self.init(String(localized: title), action: action)
        }

        @_disfavoredOverload
        public init(_ title: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) {
            self.init(String(localized: title), role: role, action: action)
        }
    }

    extension Toggle where Label == Text {
        @_disfavoredOverload
        public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
            self.init(String(localized: title), isOn: isOn)
        }
    }

    extension TextField where Label == Text {
        @_disfavoredOverload
        public init(_ title: LocalizedStringResource, text: Binding<String>) {
            self.init(String(localized: title), text: text)
        }
    }

    extension View {
        @_disfavoredOverload
        public func navigationTitle(_ title: LocalizedStringResource) -> some View {
            navigationTitle(String(localized: title))
        }

        @_disfavoredOverload
        public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
            accessibilityLabel(String(localized: label))
        }
    }
    """)

/// Paths of a navigation that are stored: the name of each value's type with its JSON, the last value first. What is
/// read again must be of a type that the program wrote before.
private let pathSource = LibrarySource(
    "NavigationPaths.swift", provides: ["codable", "CodableRepresentation"],
    """
    extension NavigationPath {
        public struct CodableRepresentation: Codable, Equatable {
            struct Item: Equatable {
                let type: String
                let json: String
            }

            static var readers: [String: (Data) throws -> AnyHashable] = [
                "Int": { AnyHashable(try JSONDecoder().decode(Int.self, from: $0)) },
                "String": { AnyHashable(try JSONDecoder().decode(String.self, from: $0)) },
            ]

            var items: [Item] = []

            init() {}

            public init(from decoder: any Decoder) throws {
                var container = try decoder.unkeyedContainer()
                while !container.isAtEnd {
                    let type = try container.decode(String.self)
                    let json = try container.decode(String.self)
                    guard Self.readers[type] != nil else {
                        throw DecodingError.dataCorruptedError(
                            in: container, debugDescription: "\\(type) is not a type that a path of this program had")
                    }
                    items.insert(Item(type: type, json: json), at: 0)
                }
            }

            public func encode(to encoder: any Encoder) throws {
                var container = encoder.unkeyedContainer()
                for item in items.reversed() {
                    try container.encode(item.type)
                    try container.encode(item.json)
                }
            }

            mutating func append(_ value: any Codable & Hashable) {
                guard let data = try? JSONEncoder().encode(value) else { return }
                let dynamicType = type(of: value)
                let name = String(describing: dynamicType)
                if Self.readers[name] == nil {
                    Self.readers[name] = { try JSONDecoder().decode(dynamicType, from: $0) as! AnyHashable }
                }
                items.append(Item(type: name, json: String(decoding: data, as: UTF8.self)))
            }
        }

        /// Nil where a value can't be stored.
        public var codable: CodableRepresentation? {
            var result = CodableRepresentation()
            for element in _Host.elements(of: self) {
                guard let value = element.base as? any (Codable & Hashable) else { return nil }
                result.append(value)
            }
            return result
        }

        public init(_ codable: CodableRepresentation) {
            self.init()
            for item in codable.items {
                if let value = try? CodableRepresentation.readers[item.type]?(Data(item.json.utf8)) { append(value) }
            }
        }
    }
    """)

/// What was done last, to be taken back. Each registration outside a group is a step of its own.
private let undoSource = LibrarySource(
    "UndoManager.swift", provides: ["UndoManager", "undoManager"],
    """
    public final class UndoManager {
        private struct Step {
            var name = ""
            var actions: [(target: ObjectIdentifier, run: () -> Void)] = []
        }

        private var done: [Step] = []
        private var undone: [Step] = []
        private var open: [Step] = []
        public private(set) var isUndoing = false
        public private(set) var isRedoing = false
        public private(set) var isUndoRegistrationEnabled = true
        public var levelsOfUndo = 0
        public var groupsByEvent = true

        public init() {}

        public var canUndo: Bool { !done.isEmpty }
        public var canRedo: Bool { !undone.isEmpty }
        public var groupingLevel: Int { open.count }
        public var undoActionName: String { done.last?.name ?? "" }
        public var redoActionName: String { undone.last?.name ?? "" }
        public var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \\(undoActionName)" }
        public var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \\(redoActionName)" }

        public func registerUndo<Target: AnyObject>(
            withTarget target: Target, handler: @escaping (Target) -> Void
        ) {
            guard isUndoRegistrationEnabled else { return }
            let action = (target: ObjectIdentifier(target), run: { handler(target) })
            if !open.isEmpty {
                open[open.count - 1].actions.append(action)
            } else {
                keep(Step(actions: [action]))
            }
        }

        private func keep(_ step: Step) {
            guard !step.actions.isEmpty else { return }
            if isUndoing {
                undone.append(step)
            } else {
                done.append(step)
                if levelsOfUndo > 0, done.count > levelsOfUndo { done.removeFirst() }
                if !isRedoing { undone = [] }
            }
        }

        public func beginUndoGrouping() { open.append(Step()) }

        public func endUndoGrouping() {
            guard let step = open.popLast() else { return }
            if open.isEmpty { keep(step) } else { open[open.count - 1].actions += step.actions }
        }

        public func setActionName(_ name: String) {
            if !open.isEmpty {
                open[open.count - 1].name = name
            } else if isUndoing {
                if !undone.isEmpty { undone[undone.count - 1].name = name }
            } else if !done.isEmpty {
                done[done.count - 1].name = name
            }
        }

        public func undo() {
            guard let step = done.popLast() else { return }
            isUndoing = true
            run(step)
            isUndoing = false
        }

        public func redo() {
            guard let step = undone.popLast() else { return }
            isRedoing = true
            run(step)
            isRedoing = false
        }

        /// What the step's actions register takes the step back again, in one step of the same name.
        private func run(_ step: Step) {
            open.append(Step(name: step.name))
            for action in step.actions.reversed() { action.run() }
            endUndoGrouping()
        }

        public func disableUndoRegistration() { isUndoRegistrationEnabled = false }
        public func enableUndoRegistration() { isUndoRegistrationEnabled = true }

        public func removeAllActions() {
            done = []
            undone = []
        }

        public func removeAllActions(withTarget target: AnyObject) {
            let id = ObjectIdentifier(target)
            for index in done.indices { done[index].actions.removeAll { $0.target == id } }
            for index in undone.indices { undone[index].actions.removeAll { $0.target == id } }
            done.removeAll { $0.actions.isEmpty }
            undone.removeAll { $0.actions.isEmpty }
        }
    }

    struct UndoManagerKey: EnvironmentKey {
        static let defaultValue: UndoManager? = UndoManager()
    }

    extension EnvironmentValues {
        public var undoManager: UndoManager? { self[UndoManagerKey.self] }
    }
    """)

/// What is taken from elsewhere: nothing is dropped on a row or pasted in a picture.
private let insertionSource = LibrarySource(
    "RowActions.swift", provides: ["onInsert", "payloadType"],
    """
    extension ForEach {
        public func onInsert(
            of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
        ) -> ForEach<Data, ID, Content> { self }
    }

    extension PasteButton {
        public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) { self.init() }
    }
    """)

/// Fields for searching that hold tokens before the text.
private let searchTokenSource = LibrarySource(
    "SearchTokens.swift", provides: ["tokens", "editableTokens", "suggestedTokens"],
    """
    extension View {
        public func searchable<C: RandomAccessCollection, T: View>(
            text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
            prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View where C.Element: Identifiable {
            tellOfTokens(tokens.wrappedValue.isEmpty)
            return searchable(text: text, placement: placement, prompt: prompt)
        }

        @_disfavoredOverload
        public func searchable<C: RandomAccessCollection, T: View>(
            text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
            prompt: String, @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View where C.Element: Identifiable {
            tellOfTokens(tokens.wrappedValue.isEmpty)
            return searchable(text: text, placement: placement, prompt: prompt)
        }

        public func searchable<C: RandomAccessCollection, T: View>(
            text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
            prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
        ) -> some View where C.Element: Identifiable {
            tellOfTokens(tokens.wrappedValue.isEmpty)
            return searchable(text: text, placement: placement, prompt: prompt)
        }

        @_disfavoredOverload
        public func searchable<C: RandomAccessCollection, T: View>(
            text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
            prompt: String, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
        ) -> some View where C.Element: Identifiable {
            tellOfTokens(tokens.wrappedValue.isEmpty)
            return searchable(text: text, placement: placement, prompt: prompt)
        }

        public func searchable<C: RandomAccessCollection, T: View>(
            text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
            prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View where C.Element: Identifiable {
            tellOfTokens(tokens.wrappedValue.isEmpty)
            return searchable(text: text, placement: placement, prompt: prompt)
        }

        @_disfavoredOverload
        public func searchable<C: RandomAccessCollection, T: View>(
            text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
            prompt: String, @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View where C.Element: Identifiable {
            tellOfTokens(tokens.wrappedValue.isEmpty)
            return searchable(text: text, placement: placement, prompt: prompt)
        }

        private func tellOfTokens(_ areNone: Bool) {
            if !areNone { _Host.warn("the tokens of a search field aren't drawn") }
        }
    }
    """)

/// SwiftUI in the cells and views of UIKit.
private let hostingSource = LibrarySource(
    "UIHostingConfiguration.swift", provides: ["UIHostingConfiguration", "UIContentConfiguration"],
    """
    public protocol UIContentConfiguration {
        func makeContentView() -> UIView
    }

    public struct UIHostingConfiguration: UIContentConfiguration {
        let content: AnyView

        init(_ content: AnyView) { self.content = content }
        public init<Content: View>(@ViewBuilder content: () -> Content) { self.content = AnyView(content()) }

        public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration {
            UIHostingConfiguration(AnyView(content.background(style)))
        }
        public func background<B: View>(@ViewBuilder content ground: () -> B) -> UIHostingConfiguration {
            UIHostingConfiguration(AnyView(content.background(content: ground)))
        }
        public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
            UIHostingConfiguration(AnyView(content.padding(edges, length)))
        }
        public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
            UIHostingConfiguration(AnyView(content.frame(minWidth: width, minHeight: height)))
        }
        public func makeContentView() -> UIView { UIHostingController(rootView: content).view }
    }
    """)

/// Pictures made smaller.
private let thumbnailSource = LibrarySource(
    "Thumbnails.swift",
    provides: ["byPreparingThumbnail", "preparingThumbnail", "prepareThumbnail", "byPreparingForDisplay"],
    """
    extension UIImage {
        public func preparingThumbnail(of size: CGSize) -> UIImage? {
            UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
        }
        public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
        public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
            completionHandler(preparingThumbnail(of: size))
        }
        public func byPreparingForDisplay() async -> UIImage? { self }
    }
    """)
