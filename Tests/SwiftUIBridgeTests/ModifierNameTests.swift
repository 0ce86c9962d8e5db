import SwiftInterpreter
import Testing

@testable import SwiftUIBridge

/// The modifiers of views that Apple's documentation lists (developer.apple.com/documentation/swiftui, iOS 13 to 26 and
/// macOS): each is there for programs, or in a list with what they write instead.
@Suite(.serialized) struct ModifierNameTests {
    static let names = """
        accentColor accessibility accessibilityAction accessibilityActions accessibilityActivationPoint \
        accessibilityAddTraits accessibilityAdjustableAction accessibilityChartDescriptor accessibilityChildren \
        accessibilityCustomContent accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint \
        accessibilityElement accessibilityFocused accessibilityHeading accessibilityHidden accessibilityHint \
        accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel \
        accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction accessibilityRemoveTraits \
        accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilityRotor \
        accessibilityRotorEntry accessibilityScrollAction accessibilityShowsLargeContentViewer \
        accessibilitySortPriority accessibilityTextContentType accessibilityValue accessibilityZoomAction \
        actionSheet alert alignmentGuide allowedDynamicRange allowsHitTesting allowsTightening \
        allowsWindowActivationEvents anchorPreference animation aspectRatio autocapitalization \
        autocorrectionDisabled background backgroundExtensionEffect backgroundPreferenceValue backgroundStyle badge \
        badgeProminence baselineOffset blendMode blur bold border brightness buttonBorderShape buttonRepeatBehavior \
        buttonSizing buttonStyle clipShape clipped colorEffect colorInvert colorMultiply colorScheme \
        compositingGroup confirmationDialog containerBackground containerRelativeFrame containerShape \
        containerValue contentMargins contentShape contentTransition contextMenu contrast controlGroupStyle \
        controlSize coordinateSpace copyable cornerRadius cuttable datePickerStyle defaultAdaptableTabBarPlacement \
        defaultAppStorage defaultFocus defaultHoverEffect defaultScrollAnchor defersSystemGestures deleteDisabled \
        dialogIcon dialogPreventsAppTermination dialogSeverity dialogSuppressionToggle digitalCrownAccessory \
        digitalCrownRotation disableAutocorrection disabled disclosureGroupStyle distortionEffect dragConfiguration \
        dragPreviewsFormation draggable drawingGroup dropDestination dropPreviewsFormation dynamicTypeSize \
        edgesIgnoringSafeArea environment environmentObject exportableToServices exportsItemProviders \
        fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogCustomizationID fileDialogDefaultDirectory \
        fileDialogImportsUnresolvedAliases fileDialogMessage fileExporter fileExporterFilenameLabel fileImporter \
        fileMover findDisabled findNavigator fixedSize flipsForRightToLeftLayoutDirection focusEffectDisabled \
        focusScope focusSection focusable focused focusedSceneValue focusedValue font fontDesign fontWeight \
        fontWidth foregroundColor foregroundStyle formStyle frame fullScreenCover gaugeStyle geometryGroup gesture \
        glassEffect glassEffectID glassEffectTransition glassEffectUnion grayscale gridCellAnchor gridCellColumns \
        gridCellUnsizedAxes gridColumnAlignment groupBoxStyle handGestureShortcut handlesExternalEvents \
        handlesGameControllerEvents headerProminence help hidden highPriorityGesture hoverEffect \
        hoverEffectDisabled hoverEffectGroup hueRotation id ignoresSafeArea imageScale importableFromServices \
        importsItemProviders indexViewStyle inspector inspectorColumnWidth interactionActivityTrackingTag \
        interactiveDismissDisabled invalidatableContent italic itemProvider kerning keyboardShortcut keyboardType \
        keyframeAnimator labelIconToTitleSpacing labelReservedIconWidth labelStyle labeledContentStyle labelsHidden \
        labelsVisibility layerEffect layoutDirectionBehavior layoutPriority layoutValue lineLimit lineSpacing \
        listItemTint listRowBackground listRowHoverEffect listRowHoverEffectDisabled listRowInsets \
        listRowPlatterColor listRowSeparator listRowSeparatorTint listRowSpacing listSectionIndexVisibility \
        listSectionMargins listSectionSeparator listSectionSeparatorTint listSectionSpacing listStyle \
        luminanceToAlpha mask matchedGeometryEffect matchedTransitionSource materialActiveAppearance \
        menuActionDismissBehavior menuIndicator menuOrder menuStyle minimumScaleFactor modifier \
        modifierKeyAlternate monospaced monospacedDigit moveDisabled multilineTextAlignment \
        navigationBarBackButtonHidden navigationBarHidden navigationBarItems navigationBarTitle \
        navigationBarTitleDisplayMode navigationDestination navigationDocument navigationLinkIndicatorVisibility \
        navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle navigationTitle \
        navigationTransition navigationViewStyle offset onAppear onChange onContinueUserActivity onContinuousHover \
        onCopyCommand onCutCommand onDeleteCommand onDisappear onDrag onDrop onExitCommand onGeometryChange onHover \
        onInteractiveResizeChange onKeyPress onLongPressGesture onLongTouchGesture onModifierKeysChanged \
        onMoveCommand onOpenURL onPasteCommand onPencilDoubleTap onPencilSqueeze onPlayPauseCommand \
        onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange \
        onScrollVisibilityChange onSubmit onTapGesture opacity overlay overlayPreferenceValue padding \
        paletteSelectionEffect pasteDestination persistentSystemOverlays phaseAnimator pickerStyle popover position \
        preference preferredColorScheme presentationBackground presentationBackgroundInteraction \
        presentationCompactAdaptation presentationContentInteraction presentationCornerRadius presentationDetents \
        presentationDragIndicator presentationPreventsAppTermination presentationSizing previewContext \
        previewDevice previewDisplayName previewInterfaceOrientation previewLayout privacySensitive \
        progressViewStyle projectionEffect quickLookPreview redacted refreshable renameAction replaceDisabled \
        rotation3DEffect rotationEffect safeAreaBar safeAreaInset safeAreaPadding saturation scaleEffect \
        scaledToFill scaledToFit scenePadding scrollBounceBehavior scrollClipDisabled scrollContentBackground \
        scrollDisabled scrollDismissesKeyboard scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicators \
        scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTarget scrollTargetBehavior \
        scrollTargetLayout scrollTransition searchCompletion searchDictationBehavior searchFocused \
        searchPresentationToolbarBehavior searchScopes searchSuggestions searchToolbarBehavior searchable \
        sectionActions sectionIndexLabel selectionDisabled sensoryFeedback shadow sheet simultaneousGesture \
        sliderThumbVisibility speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued \
        speechSpellsOutCharacters springLoadingBehavior statusBar statusBarHidden strikethrough submitLabel \
        submitScope swipeActions symbolColorRenderingMode symbolEffect symbolEffectsRemoved symbolRenderingMode \
        symbolVariableValueMode symbolVariant tabBarMinimizeBehavior tabItem tabViewBottomAccessory \
        tabViewCustomization tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter \
        tabViewSidebarHeader tabViewStyle tableColumnHeaders tableStyle tag task textCase textContentType \
        textEditorStyle textFieldStyle textRenderer textInputAutocapitalization textInputCompletion \
        textInputFormattingControlVisibility textInputSuggestions textScale textSelection textSelectionAffinity \
        textVariant tint toggleStyle toolbar toolbarBackground toolbarBackgroundVisibility toolbarColorScheme \
        toolbarForegroundStyle toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility touchBar \
        touchBarCustomizationLabel tracking transaction transformAnchorPreference transformEffect \
        transformEnvironment transformPreference transition truncationMode typeSelectEquivalent typesettingLanguage \
        underline unredacted upperLimbVisibility userActivity visualEffect volumeBaseplateVisibility \
        windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior windowResizeAnchor \
        windowResizeBehavior windowToolbarFullScreenVisibility writingToolsAffordanceVisibility \
        writingToolsBehavior zIndex
        """

    /// Modifiers that aren't there; the checker's note names the way out.
    static let absent = [
        "accessibilityDefaultFocus", "accessibilityScrollStatus", "assistiveAccessNavigationIcon", "contentToolbar",
        "documentBrowserContextMenu", "dragContainer", "dragContainerSelection", "dropConfiguration",
        "fileDialogURLEnabled", "focusedObject", "focusedSceneObject", "lineHeight", "menuButtonStyle",
        "onAppIntentExecution", "onCommand", "onDragSessionUpdated", "onDropSessionUpdated", "onWorldRecenter",
        "pageCommand", "preferredSubscriptionOfferVisibility", "presentationBreakthroughEffect", "searchSelection",
        "spatialOverlay", "spatialOverlayPreferenceValue", "supportedVolumeViewpoints", "swipeActionsContainer",
        "toolbarItemHidden", "touchBarItemPresence", "webViewBackForwardNavigationGestures", "writingDirection",
    ]

    /// A test's own: a world belongs to one of them at a time.
    private let program = SupportTable.programWithEverything()
    private var world: World { program.world }

    private func isThere(_ name: String) -> Bool {
        guard let view = world.nativeNominal(named: "View") else { return false }
        return !world.lookup(name, in: world.declaredType(of: view)).isEmpty
            || !view.members(named: name).isEmpty
    }

    @Test func everyModifierIsThere() {
        for name in Self.names.split(separator: " ") { #expect(isThere(String(name)), "\(name)") }
    }

    /// One test for all of them: the world that they are looked up in takes seconds to make.
    @Test func whatIsAbsentHasAWayOut() {
        for name in Self.absent {
            #expect(!isThere(name))
            let program = Interpreter.load(
                [SourceFile(name: "a.swift", text: "import SwiftUI\nlet view = EmptyView().\(name)(1)")],
                libraries: StandardLibrary.libraries + SwiftUILibrary.libraries)
            let notes = program.diagnostics.flatMap(\.notes).map(\.message)
            #expect(notes.contains { $0.hasPrefix("'\(name)' is not available: ") }, "\(notes)")
        }
    }
}
