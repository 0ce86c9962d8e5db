/// Decisions that can't be read from the declarations.
enum Policy {
    /// Scenes, menus and documents of interpreted programs are the bridge's own (`addSceneTypes`).
    static func isExcluded(file path: String) -> Bool { path.hasPrefix("Apps/") }

    /// Nested in a type that isn't public, so that Swift code can't name it.
    static func isInsideExcluded(_ name: String) -> Bool {
        name.split(separator: ".").contains { $0.hasPrefix("_") }
    }

    /// Types whose conversions are written by hand.
    static let customConversions: Set<String> = [
        "AnyView", "AnyShapeStyle", "Binding", "AnyShape", "AnyLayout", "AnyGesture", "AnimatablePair", "EditActions",
    ]

    /// Types whose entry is written by hand and called by a name that is put together there (`TablesByHand` reads the
    /// others); what extensions add to protocols is generated for those in the second list.
    static let handWrittenTypes: Set<String> = [
        "RefreshAction", "AnimatablePair", "FocusState", "AccessibilityFocusState", "AppStorage", "SceneStorage",
        "DynamicViewContent", "SubviewsCollectionSlice", "GroupElementsOfContent", "ForEachSubviewContent",
        "GroupSectionsOfContent", "ForEachSectionContent", "GestureStateGesture", "TableRowContent",
        "LocalizedStringKey.StringInterpolation",
        "LinearKeyframe", "CubicKeyframe", "SpringKeyframe", "MoveKeyframe", "CodableRepresentation",
        "DataRepresentation", "ProxyRepresentation", "TextSelection.Indices",
    ]

    /// Hand-written types whose members are generated all the same, as an extension of the hand-written entry.
    static let extendedTypes: Set<String> = [
        "View", "Shape", "InsettableShape", "ShapeView", "ShapeStyle", "EnvironmentValues", "AnyView", "AnyShapeStyle",
        "ViewDimensions", "HorizontalAlignment", "VerticalAlignment", "LayoutSubview", "TextFieldStyle", "UIColor",
    ]

    /// Members of tables that are written by hand, by `Type.name` or `Type.name(labels)`, whose names or labels are put
    /// together there; `TablesByHand` reads the others, and those in `Declarations/` are read there.
    static let handWrittenMembers: Set<String> = [
        "AnyView.init", "View.toolbarVisibility", "NavigationStack.init(path:root)",
        "LocalizedStringKey.init(stringInterpolation)", "withAnimation", "withTransaction",
        "View.overlayPreferenceValue", "EnvironmentValues.refresh", "RefreshAction.callAsFunction",
        "View.backgroundPreferenceValue", "View.onGeometryChange", "View.refreshable", "View.keyframeAnimator",
        "View.phaseAnimator", "View.alert(isPresented:error:actions)", "View.alert(isPresented:error:actions:message)",
        "View.fileImporter", "View.fileMover", "View.fileExporter", "String.transferRepresentation",
        "URL.transferRepresentation", "Data.transferRepresentation", "AttributedString.transferRepresentation",
        "Image.transferRepresentation", "Color.transferRepresentation", "TextEditor.init(text:selection)",
        "View.draggable", "View.onDrag", "View.onDrop", "View.focusedValue", "View.focusedSceneValue",
        "Animation.init(_)", "View.textRenderer", "Text.Layout.subscript", "Text.Layout.Line.subscript",
        "Text.Layout.Run.subscript", "Text.Layout.RunSlice.subscript", "TabView.init(selection:content)",
        "View.defaultAppStorage", "HStackLayout.makeCache", "VStackLayout.makeCache", "GridLayout.makeCache",
    ]

    /// Results that only the compiler should know: what the checker is told instead, and the erased type.
    static func hiddenResult(_ text: String) -> (signature: String, type: String)? {
        let name = String(text.prefix { $0 != "<" })
        if ["_ShapeView", "FillShapeView", "StrokeShapeView", "StrokeBorderShapeView"].contains(name) {
            return ("some ShapeView", "AnyShapeView")
        }
        return name.hasPrefix("_") || name == "ModifiedContent" ? ("some View", "AnyView") : nil
    }

    /// Protocols as bounds: the erased type, and which wins where several are requested.
    static let erasures: [String: (rank: Int, type: String)] = [
        "View": (3, "AnyView"),
        "Shape": (4, "ErasedShape"),
        "InsettableShape": (5, "ErasedShape"),
        "ShapeView": (4, "AnyShapeView"),
        "ShapeStyle": (3, "AnyShapeStyle"),
        "StringProtocol": (4, "String"),
        "Hashable": (2, "AnyHashable"),
        "Equatable": (1, "EquatableValue"),
        "BinaryFloatingPoint": (4, "Double"),
        "Layout": (4, "AnyLayout"),
        "Strideable": (3, "StrideableValue"),
        "Transferable": (1, "Value"),
    ]

    /// Bounds that ask nothing of an erased value.
    static let ignoredBounds: Set<String> = ["Sendable", "Copyable", "SendableMetatype", "Any"]

    static let existentials: [String: String] = [
        "View": "AnyView", "ShapeStyle": "AnyShapeStyle", "Shape": "ErasedShape", "Hashable": "AnyHashable",
    ]

    /// `Data.Element` and the like where `Data` was erased to an array of values.
    static let dependentMembers: [String: String] = ["Stride": "Double", "InsetShape": "ErasedShape"]

    /// Foundation's and the standard library's types that have conversions.
    static let convertibleTypes: Set<String> = [
        "AnyHashable", "AttributedString", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "Character",
        "SIMD2",
        "ClosedRange", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "Double", "Duration", "Float",
        "Int",
        "Int32", "Int64", "Int8", "Locale", "Range", "String", "TimeInterval", "TimeZone", "UInt", "UInt32", "UInt64",
        "UInt8", "URL", "UUID", "Void", "Optional", "Array", "Value", "PartialRangeFrom",
        "PartialRangeThrough", "PartialRangeUpTo", "AnyView", "AnyShape", "AnyShapeStyle",
        "ErasedShape", "EquatableValue", "StrideableValue", "AnyLayout", "Binding", "Text",
    ]

    /// Results of closures for which there is a value to go on with when the closure fails.
    static let fallbackResults: Set<String> = [
        "Void", "AnyView", "Bool", "Int", "Double", "CGFloat", "String", "CGSize", "CGPoint", "CGRect", "Path", "Value",
        "Text", "AnyHashable", "Color", "UIColor", "Alert", "ActionSheet",
        "EmptyMatchedTransitionSourceConfiguration", "OpenURLAction.Result",
    ]

    /// What a native protocol's entry says of the types that conform to it, besides what is declared.
    static let knownProtocols: Set<String> = [
        "View", "Shape", "InsettableShape", "ShapeStyle", "ViewModifier", "Layout", "Equatable", "Hashable",
        "Comparable",
        "CaseIterable", "Identifiable", "Sendable", "Animatable", "VectorArithmetic", "AdditiveArithmetic",
        "ExpressibleByStringLiteral", "ExpressibleByStringInterpolation", "ExpressibleByArrayLiteral",
        "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "CustomStringConvertible", "RawRepresentable",
        "OptionSet", "DynamicProperty", "Error",
    ]
}
