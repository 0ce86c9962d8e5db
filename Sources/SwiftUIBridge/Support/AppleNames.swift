/// Names of Apple's SwiftUI, as its documentation lists them (developer.apple.com/documentation/swiftui, up to the
/// systems of 2025): names and argument labels only, written down by hand. What Easel declares is compared with them for
/// `render check --supported`. What is made for other frameworks (UIKit and AppKit hosting, maps, charts, watch faces)
/// is left out.
///
/// A line is a type and members of it, with labels; `types` are types, protocols and wrappers by themselves.
enum AppleNames {
    static let lists = [views, modifiers, members]

    private static let views = """
        types: Text TextField SecureField TextEditor Label Image AsyncImage Button Link ShareLink EditButton \
        RenameButton PasteButton Menu Toggle Slider Stepper Picker DatePicker MultiDatePicker ColorPicker \
        ProgressView Gauge NavigationStack NavigationSplitView NavigationLink NavigationView NavigationPath TabView \
        Tab TabSection HSplitView VSplitView HStack VStack ZStack LazyHStack LazyVStack LazyHGrid LazyVGrid Grid \
        GridRow GridItem Form Section List ForEach Group GroupBox ControlGroup LabeledContent DisclosureGroup \
        OutlineGroup Table TableColumn TableRow ScrollView ScrollViewReader ScrollViewProxy ScrollPosition \
        ViewThatFits Spacer Divider EmptyView AnyView TupleView ContentUnavailableView GeometryReader GeometryProxy \
        Canvas GraphicsContext TimelineView Color Gradient LinearGradient RadialGradient AngularGradient \
        EllipticalGradient MeshGradient AnyGradient Material ImagePaint HierarchicalShapeStyle TintShapeStyle \
        ForegroundStyle BackgroundStyle AnyShapeStyle ShapeStyle Shape InsettableShape Path Rectangle \
        RoundedRectangle UnevenRoundedRectangle Circle Ellipse Capsule ContainerRelativeShape AnyShape \
        ButtonBorderShape StrokeStyle FillStyle Angle Axis Edge EdgeInsets UnitPoint Alignment HorizontalAlignment \
        VerticalAlignment AlignmentID ViewDimensions ProposedViewSize Layout LayoutProperties LayoutSubview \
        LayoutSubviews LayoutValueKey AnyLayout HStackLayout VStackLayout ZStackLayout GridLayout ViewSpacing State \
        Binding Bindable StateObject ObservedObject EnvironmentObject Environment AppStorage SceneStorage FocusState \
        FocusedValue FocusedBinding GestureState Namespace ScaledMetric FetchRequest EnvironmentKey EnvironmentValues \
        PreferenceKey PreferredColorSchemeKey Anchor View ViewModifier ModifiedContent EmptyModifier ViewBuilder \
        Animatable AnimatableModifier AnimatablePair VectorArithmetic AnimatableData Animation CustomAnimation \
        AnimationContext Spring Transaction TransactionKey AnyTransition Transition TransitionPhase ContentTransition \
        PhaseAnimator KeyframeAnimator KeyframeTimeline KeyframeTrack LinearKeyframe CubicKeyframe SpringKeyframe \
        MoveKeyframe MatchedGeometryProperties VisualEffect EmptyVisualEffect Gesture TapGesture SpatialTapGesture \
        LongPressGesture DragGesture MagnifyGesture MagnificationGesture RotateGesture RotationGesture \
        SimultaneousGesture SequenceGesture ExclusiveGesture AnyGesture GestureMask GestureStateGesture Font \
        LocalizedStringKey LocalizedStringResource DynamicTypeSize ColorScheme ColorSchemeContrast LayoutDirection \
        ContentMode ContentSizeCategory BlendMode RoundedCornerStyle TextAlignment Visibility UserInterfaceSizeClass \
        ScenePhase EditMode PresentationMode DismissAction OpenURLAction RefreshAction ButtonStyle \
        PrimitiveButtonStyle ToggleStyle LabelStyle ListStyle MenuStyle PickerStyle ProgressViewStyle GaugeStyle \
        GroupBoxStyle ControlGroupStyle DisclosureGroupStyle LabeledContentStyle TextFieldStyle TextEditorStyle \
        TabViewStyle DatePickerStyle FormStyle NavigationSplitViewStyle TableStyle IndexViewStyle PageTabViewStyle \
        PageIndexViewStyle ToolbarItem ToolbarItemGroup ToolbarContent ToolbarContentBuilder ToolbarItemPlacement \
        ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleMenu Alert ActionSheet PresentationDetent \
        PopoverAttachmentAnchor App Scene WindowGroup Window Settings DocumentGroup MenuBarExtra PreviewProvider \
        Previewable SensoryFeedback SymbolEffect SymbolRenderingMode SymbolVariants SubmitLabel SubmitTriggers \
        TextSelection TextSelectability AccessibilityTraits AccessibilityActionKind AccessibilityChildBehavior \
        AccessibilityFocusState KeyEquivalent KeyboardShortcut EventModifiers HoverEffect DragConfiguration Subview \
        SubviewsCollection SectionCollection ContainerValues ContainerValueKey ScrollTransitionPhase \
        ScrollTransitionConfiguration ScrollTargetBehavior PagingScrollTargetBehavior ViewAlignedScrollTargetBehavior \
        ScrollGeometry CoordinateSpace NamedCoordinateSpace CoordinateSpaceProtocol Glass GlassEffectContainer \
        GlassButtonStyle Shader ShaderLibrary TextRenderer TextAttribute
        """
}
