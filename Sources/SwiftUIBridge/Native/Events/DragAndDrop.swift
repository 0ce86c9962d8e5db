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
    addRepresentationTypes(&types)
}

private func addRepresentationTypes(_ types: inout [NativeType]) {
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

@Sendable func addDragModifiers(_ m: inout [NativeMember]) {
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

extension SwiftUILibrary {
    static func dropDelegateValidateDrop(_: inout NativeCall) throws -> Value {
        .bool(true)
    }

    static func dropDelegateDropEntered(_: inout NativeCall) throws -> Value {
        .void
    }

    static func dropDelegateDropUpdated(_: inout NativeCall) throws -> Value {
        .null
    }

    static func dropDelegateDropExited(_: inout NativeCall) throws -> Value {
        .void
    }

    static func itemProviderInit(_: inout NativeCall) throws -> Value {
        NSItemProvider().bridged
    }

    static func itemProviderInitObject(_ c: inout NativeCall) throws -> Value {
        NSItemProvider(object: c.arguments[0]).bridged
    }

    static func itemProviderInitContentsOf(_ c: inout NativeCall) throws -> Value {
        .some(ValueBox(NSItemProvider(object: c.arguments[0]).bridged))
    }

    static func itemProviderSuggestedName(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: NSItemProvider.self).suggestedName.bridged
    }

    static func setItemProviderSuggestedName(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: NSItemProvider.self).suggestedName = c.newValue(as: String?.self)
        return .void
    }

    static func itemProviderRegisteredTypeIdentifiers(_ c: inout NativeCall) throws -> Value {
        try c.described().registeredTypeIdentifiers.bridged
    }

    static func itemProviderHasItemConformingToTypeIdentifier(_ c: inout NativeCall) throws -> Value {
        .bool(try c.described().hasItemConformingToTypeIdentifier(c.argument(0, as: String.self)))
    }

    static func itemProviderCanLoadObject(_ c: inout NativeCall) throws -> Value {
        .bool(try c.loaded(0) != nil)
    }

    static func itemProviderLoadObject(_ c: inout NativeCall) throws -> Value {
        let item = try c.loaded(0).map { Value.some(ValueBox($0)) } ?? .null
        try c.callback(1).perform([item, .null])
        return .void
    }
}
