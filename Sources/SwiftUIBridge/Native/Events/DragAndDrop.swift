import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// Where the compiled API takes anything that can be carried.
extension Value: Transferable {
    package static var transferRepresentation: _PlainRepresentation { _PlainRepresentation() }
}

/// Carrying values of programs from one view to another.
func addDragAndDropTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("Transferable", "protocol Transferable") { m in
            m.add("Representation", "required associatedtype Representation: TransferRepresentation")
            m.add(
                "transferRepresentation",
                "required @TransferRepresentationBuilder static var transferRepresentation: Representation { get }")
        })
    for name in ["String", "URL", "Data", "AttributedString", "Image", "Color"] {
        types.append(NativeType(name, "extension \(name): Transferable"))
    }
    addRepresentationTypes(&types)
    types.append(
        NativeType.make("DropDelegate", "protocol DropDelegate") { m in
            m.add("validateDrop", "required func validateDrop(info: DropInfo) -> Bool") { _ in .bool(true) }
            m.add("performDrop", "required func performDrop(info: DropInfo) -> Bool")
            m.add("dropEntered", "required func dropEntered(info: DropInfo)") { _ in .void }
            m.add("dropUpdated", "required func dropUpdated(info: DropInfo) -> DropProposal?") { _ in .null }
            m.add("dropExited", "required func dropExited(info: DropInfo)") { _ in .void }
        })
    types.append(
        NativeType.make("NSItemProvider", "class NSItemProvider", swiftType: NSItemProvider.self) { m in
            m.add("init", "init()") { _ in NSItemProvider().bridged }
            m.add("init", "init<T>(object: T)") { c in NSItemProvider(object: c.arguments[0]).bridged }
            m.add("init", "init<T>(item: T?, typeIdentifier: String?)") { c in
                NSItemProvider(object: c.arguments[0]).bridged
            }
            m.add("init", "init?(contentsOf url: URL)") { c in
                .some(ValueBox(NSItemProvider(object: c.arguments[0]).bridged))
            }
            m.add(
                "suggestedName", "var suggestedName: String? { get nonmutating set }",
                set: { c in
                    try c.receiver(as: NSItemProvider.self).suggestedName = c.newValue(as: String?.self)
                    return .void
                }
            ) { c in try c.receiver(as: NSItemProvider.self).suggestedName.bridged }
            m.add("registeredTypeIdentifiers", "var registeredTypeIdentifiers: [String] { get }") { c in
                try c.described().registeredTypeIdentifiers.bridged
            }
            m.add(
                "hasItemConformingToTypeIdentifier",
                "func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool"
            ) { c in .bool(try c.described().hasItemConformingToTypeIdentifier(c.argument(0, as: String.self))) }
            m.add("canLoadObject", "func canLoadObject<T>(ofClass aClass: T.Type) -> Bool") { c in
                .bool(try c.loaded(0) != nil)
            }
            m.add(
                "loadObject",
                "@discardableResult func loadObject<T>(ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void) -> Void"
            ) { c in
                let item = try c.loaded(0).map { Value.some(ValueBox($0)) } ?? .null
                try c.callback(1).perform([item, .null])
                return .void
            }
        })
    types.append(NativeType("View", "extension View", members: { sortedMembers(addDragModifiers) }))
}

private func addRepresentationTypes(_ types: inout [NativeType]) {
    types.append(NativeType("TransferRepresentation", "protocol TransferRepresentation"))
    types.append(NativeType("TransferRepresentations", "struct TransferRepresentations: TransferRepresentation"))
    types.append(
        NativeType(
            "TransferRepresentationBuilder", "@resultBuilder struct TransferRepresentationBuilder",
            resultBuilder: NativeResultBuilder(
                elementProtocol: "TransferRepresentation", resultType: "TransferRepresentations",
                block: { _, _ in .void }, optional: { _, _ in .void }, either: { _, _, _ in .void })))
    // Nothing leaves a picture, so that the forms are never requested.
    func representation(_ name: String, _ initializers: [String]) {
        types.append(
            NativeType.make(name, "struct \(name): TransferRepresentation") { m in
                for parameters in initializers { m.add("init", parameters) { _ in .void } }
            })
    }
    representation(
        "CodableRepresentation",
        ["init(contentType: UTType)", "init<Item>(for itemType: Item.Type, contentType: UTType)"])
    representation(
        "DataRepresentation",
        [
            "init<Item>(contentType: UTType, exporting: @escaping (Item) async throws -> Data, importing: @escaping (Data) async throws -> Item)",
            "init<Item>(exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data)",
            "init<Item>(importedContentType: UTType, importing: @escaping (Data) async throws -> Item)",
        ])
    representation(
        "ProxyRepresentation",
        [
            "init<Item, Proxy>(exporting: @escaping (Item) async throws -> Proxy, importing: @escaping (Proxy) async throws -> Item)",
            "init<Item, Proxy>(exporting: @escaping (Item) async throws -> Proxy)",
            "init<Item, Proxy>(importing: @escaping (Proxy) async throws -> Item)",
        ])
}

@Sendable private func addDragModifiers(_ m: inout [NativeMember]) {
    for preview in ["", ", @ViewBuilder preview: () -> V"] {
        let generics = preview.isEmpty ? "" : ", V: View"
        m.add(
            "draggable",
            "func draggable<T: Transferable\(generics)>(_ payload: @autoclosure @escaping () -> T\(preview)) -> some View"
        ) { c in
            let payload = try c.callback(0)
            let source = DragSourceModifier(label: ".draggable") { [payload.call([], Value.self)] }
            return AnyView(try c.receiver(as: AnyView.self).modifier(source)).bridged
        }
        m.add(
            "onDrag",
            "func onDrag\(preview.isEmpty ? "" : "<V: View>")(_ data: @escaping () -> NSItemProvider\(preview)) -> some View"
        ) { c in
            let (data, evaluator) = (try c.callback(0), c.evaluator)
            let source = DragSourceModifier(label: ".onDrag") {
                let provider = try? NSItemProvider.bridge(data.call([], Value.self), evaluator)
                return [provider ?? NSItemProvider()]
            }
            return AnyView(try c.receiver(as: AnyView.self).modifier(source)).bridged
        }
    }
    m.add(
        "dropDestination",
        "func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = _) -> some View"
    ) { c in
        let (type, evaluator) = (c.typeArguments.last, c.evaluator)
        let (action, isTargeted) = (try c.callback(1), try c.optionalCallback(2))
        let target = DropTargetModifier(
            label: ".dropDestination",
            accepts: { item in (item as? Value).map { evaluator.dynamicType(of: $0) == type } ?? false },
            action: { items, place in
                action.call([.array(items.compactMap { $0 as? Value }), place.bridged], Bool.self)
            }, isTargeted: { isTargeted?.perform([.bool($0)]) })
        return AnyView(try c.receiver(as: AnyView.self).modifier(target)).bridged
    }
    for result in ["([NSItemProvider]) -> Bool", "([NSItemProvider], CGPoint) -> Bool"] {
        m.add(
            "onDrop",
            "func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping \(result)) -> some View"
        ) { c in
            let (types, isTargeted) = (try c.argument(0, as: [UTType].self), try c.argument(1, as: Binding<Bool>?.self))
            let (action, takesPlace) = (try c.callback(2), result.contains("CGPoint"))
            let view = try c.receiver(as: AnyView.self).onDrop(of: types, isTargeted: isTargeted) { providers, place in
                action.call([providers.bridged] + (takesPlace ? [place.bridged] : []), Bool.self)
            }
            return AnyView(view).bridged
        }
    }
    m.add("onDrop", "func onDrop<D: DropDelegate>(of supportedContentTypes: [UTType], delegate: D) -> some View") { c in
        let delegate = InterpretedDropDelegate(value: c.arguments[1], evaluator: c.evaluator)
        return AnyView(
            try c.receiver(as: AnyView.self).onDrop(of: c.argument(0, as: [UTType].self), delegate: delegate)
        ).bridged
    }
}

extension NativeCall {
    /// The provider with what it holds as Swift has it, whose types can be told.
    fileprivate func described() throws -> NSItemProvider {
        let provider = try receiver(as: NSItemProvider.self)
        guard let item = provider.item as? Value else { return provider }
        switch item.unwrapped {
        case .string(let text): return NSItemProvider(object: text)
        case .native(let object): return NSItemProvider(object: object.anyValue)
        default: return provider
        }
    }

    /// What a provider holds, if it is of the type that an argument is.
    fileprivate func loaded(_ index: Int) throws -> Value? {
        guard let item = try receiver(as: NSItemProvider.self).item as? Value, let type = typeArguments.last else {
            return nil
        }
        return evaluator.dynamicType(of: item) == type ? item : nil
    }
}

/// A delegate that the program declares.
private struct InterpretedDropDelegate: DropDelegate {
    let value: Value
    let evaluator: any Evaluator

    func validateDrop(info: DropInfo) -> Bool { call("validateDrop", info, true) }
    func performDrop(info: DropInfo) -> Bool { call("performDrop", info, false) }
    func dropEntered(info: DropInfo) { _ = call("dropEntered", info, Value.void) }
    func dropUpdated(info: DropInfo) -> DropProposal? { call("dropUpdated", info, nil) }
    func dropExited(info: DropInfo) { _ = call("dropExited", info, Value.void) }

    private func call<R: BridgeConvertible>(_ name: String, _ info: DropInfo, _ fallback: R) -> R {
        do {
            var delegate = value
            return try R.bridge(
                evaluator.callMethod(name, labels: ["info"], on: &delegate, [info.bridged]), evaluator)
        } catch {
            evaluator.record(error)
            return fallback
        }
    }
}
