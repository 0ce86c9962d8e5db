import SwiftInterpreter
import SwiftUI

/// SwiftUI for interpreted programs: what is generated from its declarations, and what had to be written by hand.
package enum SwiftUILibrary {
    /// To be given to `Interpreter.load`, besides the standard library.
    package static let libraries: [NativeLibrary] = [handWritten, publishers, generated]

    private static let generated = NativeLibrary(
        name: "SwiftUI", table: NamedTypes(names: { generatedTypeNames }, make: generatedType), isDeclared: true,
        globals: generatedGlobals)

    private static let publishers = NativeLibrary(
        name: "Combine",
        table: InnerTypes(of: "Publishers") { declaredTypesOfPublishers() }, isDeclared: true)

    private static let handWritten = NativeLibrary(
        name: "SwiftUI", declared: declaredTypesOfCombine() + declaredTypesOfSwiftUI(), types: [handWrittenTypes()],
        globals: handWrittenGlobals,
        sources: sources, interface: SwiftUILibrary.self)

    /// Modules of which only placeholders are here are known by what stands for their views.
    private static var sources: [LibrarySource] {
        librarySources.map { $0.name == "Placeholder.swift" ? $0.providing(placeholderModules) : $0 }
    }

    /// Public declarations of SwiftUI that programs can't use yet, with the reason.
    package static var unsupported: [(name: String, reason: String)] { ungenerated }

    private static func handWrittenTypes() -> [NativeType] {
        var types: [NativeType] = []
        types.reserveCapacity(250)
        addViewTypes(&types)
        addStateTypes(&types)
        addCollectionViewTypes(&types)
        addTableTypes(&types)
        addOutlineTypes(&types)
        addLayoutTypes(&types)
        addAlignmentTypes(&types)
        addStyleTypes(&types)
        addShapeTypes(&types)
        addVectorTypes(&types)
        addImageTypes(&types)
        addAnimationTypes(&types)
        addSceneTypes(&types)
        addFormattedTextTypes(&types)
        addFormattedFieldTypes(&types)
        addAttributedTextTypes(&types)
        addAnimatablePairTypes(&types)
        addObservableObjectTypes(&types)
        addStoredPropertyTypes(&types)
        addPublisherTypes(&types)
        addTransitionTypes(&types)
        addAssetSymbolTypes(&types)
        addDragAndDropTypes(&types)
        addTextSelectionTypes(&types)
        addShaderTypes(&types)
        addKeyframeTypes(&types)
        addAnimatorTypes(&types)
        addControlTypes(&types)
        addNavigationTypes(&types)
        addPreferenceTypes(&types)
        addVisualEffectTypes(&types)
        addSubviewTypes(&types)
        addAppTypes(&types)
        addIDTypes(&types)
        addTextRendererTypes(&types)
        addCustomAnimationTypes(&types)
        return types
    }
}

/// Members in the order that bisection needs; the sort is stable.
func sortedMembers(_ fill: (inout [NativeMember]) -> Void) -> [NativeMember] {
    var members: [NativeMember] = []
    // Most have fewer: an array that grows is copied again and again.
    members.reserveCapacity(32)
    fill(&members)
    return members.sortedByName()
}

@Sendable func handWrittenGlobals() -> [NativeMember] {
    sortedMembers { members in
        addTransactionGlobals(&members)
        addObservationGlobals(&members)
    }
}

extension NativeType {
    /// An entry whose members are listed in any order.
    static func make(
        _ name: String, _ declaration: @autoclosure @escaping @Sendable () -> String,
        swiftType: @autoclosure @escaping @Sendable () -> Any.Type? = nil, adapter: NativeAdapter? = nil,
        fill: @escaping @Sendable (inout [NativeMember]) -> Void
    ) -> NativeType {
        NativeType(name, declaration(), swiftType: swiftType(), adapter: adapter, members: { sortedMembers(fill) })
    }
}
