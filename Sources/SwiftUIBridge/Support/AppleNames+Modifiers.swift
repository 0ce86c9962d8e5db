extension AppleNames {
    static let modifiers = """
        View: accentColor(_:) accessibilityAction(_:_:) accessibilityAction(named:_:) accessibilityActions(_:) \
        accessibilityAddTraits(_:) accessibilityAdjustableAction(_:) accessibilityChildren(children:) \
        accessibilityElement(children:) accessibilityFocused(_:) accessibilityHeading(_:) accessibilityHidden(_:) \
        accessibilityHint(_:) accessibilityIdentifier(_:) accessibilityIgnoresInvertColors(_:) accessibilityInputLabels(_:) \
        accessibilityLabel(_:) accessibilityLabeledPair(role:id:in:) accessibilityRemoveTraits(_:) \
        accessibilityRepresentation(representation:) accessibilityRespondsToUserInteraction(_:) accessibilityRotor(_:entries:) \
        accessibilityScrollAction(_:) accessibilityShowsLargeContentViewer() accessibilitySortPriority(_:) \
        accessibilityValue(_:) alert(_:isPresented:actions:) alert(_:isPresented:actions:message:) \
        alert(_:isPresented:presenting:actions:) alert(_:isPresented:presenting:actions:message:) \
        alert(isPresented:content:) alert(isPresented:error:actions:) alert(item:content:) alignmentGuide(_:computeValue:) \
        allowedDynamicRange(_:) allowsHitTesting(_:) allowsTightening(_:) anchorPreference(key:value:transform:) \
        animation(_:) animation(_:value:) animation(_:body:) aspectRatio(_:contentMode:) autocapitalization(_:) \
        autocorrectionDisabled(_:) background(_:alignment:) background(alignment:content:) \
        background(_:ignoresSafeAreaEdges:) background(ignoresSafeAreaEdges:) background(_:in:fillStyle:) \
        background(in:fillStyle:) backgroundPreferenceValue(_:_:) backgroundPreferenceValue(_:alignment:_:) \
        backgroundStyle(_:) badge(_:) badgeProminence(_:) baselineOffset(_:) blendMode(_:) blur(radius:opaque:) bold(_:) \
        border(_:width:) brightness(_:) buttonBorderShape(_:) buttonRepeatBehavior(_:) buttonSizing(_:) buttonStyle(_:) \
        clipShape(_:style:) clipped(antialiased:) colorEffect(_:isEnabled:) colorInvert() colorMultiply(_:) colorScheme(_:) \
        compositingGroup() confirmationDialog(_:isPresented:titleVisibility:actions:) \
        confirmationDialog(_:isPresented:titleVisibility:actions:message:) \
        confirmationDialog(_:isPresented:titleVisibility:presenting:actions:) containerBackground(_:for:) \
        containerBackground(for:alignment:content:) containerRelativeFrame(_:alignment:) \
        containerRelativeFrame(_:alignment:_:) containerRelativeFrame(_:count:span:spacing:alignment:) containerShape(_:) \
        containerValue(_:_:) contentMargins(_:_:for:) contentMargins(_:for:) contentShape(_:eoFill:) \
        contentShape(_:_:eoFill:) contentTransition(_:) contextMenu(_:) contextMenu(menuItems:) \
        contextMenu(menuItems:preview:) contrast(_:) controlGroupStyle(_:) controlSize(_:) coordinateSpace(_:) \
        coordinateSpace(name:) copyable(_:) cornerRadius(_:antialiased:) cuttable(for:action:) datePickerStyle(_:) \
        defaultFocus(_:_:priority:) defaultScrollAnchor(_:) defaultScrollAnchor(_:for:) deleteDisabled(_:) \
        dialogIcon(_:) dialogSuppressionToggle(_:isSuppressed:) disableAutocorrection(_:) disabled(_:) \
        disclosureGroupStyle(_:) distortionEffect(_:maxSampleOffset:isEnabled:) draggable(_:) draggable(_:preview:) \
        drawingGroup(opaque:colorMode:) dropDestination(for:action:isTargeted:) dynamicTypeSize(_:) edgesIgnoringSafeArea(_:) \
        environment(_:) environment(_:_:) environmentObject(_:) fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:) \
        fileImporter(isPresented:allowedContentTypes:onCompletion:) findNavigator(isPresented:) fixedSize() \
        fixedSize(horizontal:vertical:) flipsForRightToLeftLayoutDirection(_:) focusable(_:) focused(_:) focused(_:equals:) \
        focusedObject(_:) focusedSceneValue(_:_:) focusedValue(_:_:) font(_:) fontDesign(_:) fontWeight(_:) fontWidth(_:) \
        foregroundColor(_:) foregroundStyle(_:) foregroundStyle(_:_:) foregroundStyle(_:_:_:) formStyle(_:) \
        frame(width:height:alignment:) frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:) \
        fullScreenCover(isPresented:onDismiss:content:) fullScreenCover(item:onDismiss:content:) gaugeStyle(_:) \
        geometryGroup() gesture(_:) gesture(_:including:) gesture(_:isEnabled:) glassEffect(_:in:) glassEffectID(_:in:) \
        glassEffectTransition(_:) glassEffectUnion(id:namespace:) grayscale(_:) gridCellAnchor(_:) gridCellColumns(_:) \
        gridCellUnsizedAxes(_:) gridColumnAlignment(_:) groupBoxStyle(_:) headerProminence(_:) help(_:) hidden() \
        highPriorityGesture(_:including:) hoverEffect(_:) hoverEffect(_:isEnabled:) hoverEffectDisabled(_:) \
        hueRotation(_:) id(_:) ignoresSafeArea(_:edges:) imageScale(_:) indexViewStyle(_:) inspector(isPresented:content:) \
        inspectorColumnWidth(_:) interactiveDismissDisabled(_:) invalidatableContent(_:) italic(_:) itemProvider(_:) \
        kerning(_:) keyboardShortcut(_:) keyboardShortcut(_:modifiers:) keyboardType(_:) \
        keyframeAnimator(initialValue:repeating:content:keyframes:) keyframeAnimator(initialValue:trigger:content:keyframes:) \
        labelIconToTitleSpacing(_:) labelReservedIconWidth(_:) labelStyle(_:) labeledContentStyle(_:) \
        labelsHidden() labelsVisibility(_:) layerEffect(_:maxSampleOffset:isEnabled:) layoutPriority(_:) \
        layoutValue(key:value:) lineHeight(_:) lineLimit(_:) lineLimit(_:reservesSpace:) lineSpacing(_:) listItemTint(_:) \
        listRowBackground(_:) listRowInsets(_:) listRowInsets(_:_:) listRowSeparator(_:edges:) \
        listRowSeparatorTint(_:edges:) listRowSpacing(_:) listSectionMargins(_:_:) listSectionSeparator(_:edges:) \
        listSectionSeparatorTint(_:edges:) listSectionSpacing(_:) listStyle(_:) luminanceToAlpha() mask(_:) \
        mask(alignment:_:) matchedGeometryEffect(id:in:properties:anchor:isSource:) matchedTransitionSource(id:in:) \
        materialActiveAppearance(_:) menuActionDismissBehavior(_:) menuIndicator(_:) menuOrder(_:) menuStyle(_:) \
        minimumScaleFactor(_:) modifier(_:) monospaced(_:) monospacedDigit() moveDisabled(_:) multilineTextAlignment(_:) \
        navigationBarBackButtonHidden(_:) navigationBarHidden(_:) navigationBarItems(leading:trailing:) \
        navigationBarTitle(_:) navigationBarTitle(_:displayMode:) navigationBarTitleDisplayMode(_:) \
        navigationDestination(for:destination:) navigationDestination(isPresented:destination:) \
        navigationDestination(item:destination:) navigationSplitViewColumnWidth(_:) \
        navigationSplitViewColumnWidth(min:ideal:max:) navigationSplitViewStyle(_:) navigationSubtitle(_:) \
        navigationTitle(_:) navigationTransition(_:) navigationViewStyle(_:) offset(_:) offset(x:y:) onAppear(perform:) \
        onChange(of:initial:_:) onChange(of:perform:) onContinuousHover(coordinateSpace:perform:) onCopyCommand(perform:) \
        onDeleteCommand(perform:) onDisappear(perform:) onDrag(_:) onDrop(of:isTargeted:perform:) onExitCommand(perform:) \
        onGeometryChange(for:of:action:) onHover(perform:) onKeyPress(_:action:) \
        onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:) onMoveCommand(perform:) \
        onOpenURL(perform:) onPlayPauseCommand(perform:) onPreferenceChange(_:perform:) onReceive(_:perform:) \
        onScrollGeometryChange(for:of:action:) onScrollPhaseChange(_:) onScrollVisibilityChange(threshold:_:) \
        onSubmit(of:_:) onTapGesture(count:perform:) onTapGesture(count:coordinateSpace:perform:) opacity(_:) \
        overlay(_:alignment:) overlay(alignment:content:) overlay(_:ignoresSafeAreaEdges:) overlay(_:in:fillStyle:) \
        overlayPreferenceValue(_:_:) overlayPreferenceValue(_:alignment:_:) padding() padding(_:) padding(_:_:) \
        paletteSelectionEffect(_:) persistentSystemOverlays(_:) phaseAnimator(_:content:animation:) \
        phaseAnimator(_:trigger:content:animation:) pickerStyle(_:) popover(isPresented:attachmentAnchor:content:) \
        popover(isPresented:attachmentAnchor:arrowEdge:content:) popover(item:attachmentAnchor:arrowEdge:content:) \
        position(_:) position(x:y:) preference(key:value:) preferredColorScheme(_:) presentationBackground(_:) \
        presentationBackground(alignment:content:) presentationBackgroundInteraction(_:) \
        presentationCompactAdaptation(_:) presentationContentInteraction(_:) presentationCornerRadius(_:) \
        presentationDetents(_:) presentationDetents(_:selection:) presentationDragIndicator(_:) presentationSizing(_:) \
        previewDevice(_:) previewDisplayName(_:) previewInterfaceOrientation(_:) previewLayout(_:) privacySensitive(_:) \
        progressViewStyle(_:) projectionEffect(_:) redacted(reason:) refreshable(action:) renameAction(_:) \
        replaceDisabled(_:) rotation3DEffect(_:axis:anchor:anchorZ:perspective:) rotationEffect(_:anchor:) \
        safeAreaBar(edge:alignment:spacing:content:) safeAreaInset(edge:alignment:spacing:content:) safeAreaPadding(_:) \
        safeAreaPadding(_:_:) saturation(_:) scaleEffect(_:anchor:) scaleEffect(x:y:anchor:) scaledToFill() scaledToFit() \
        scenePadding(_:) scenePadding(_:edges:) scrollBounceBehavior(_:axes:) scrollClipDisabled(_:) \
        scrollContentBackground(_:) scrollDisabled(_:) scrollDismissesKeyboard(_:) scrollEdgeEffectStyle(_:for:) \
        scrollEdgeEffectHidden(_:for:) scrollIndicators(_:axes:) scrollIndicatorsFlash(onAppear:) scrollIndicatorsFlash(trigger:) \
        scrollPosition(_:anchor:) scrollPosition(id:anchor:) scrollTarget(isEnabled:) scrollTargetBehavior(_:) \
        scrollTargetLayout(isEnabled:) scrollTransition(_:axis:transition:) \
        scrollTransition(topLeading:bottomTrailing:axis:transition:) searchCompletion(_:) searchFocused(_:) \
        searchScopes(_:scopes:) searchSuggestions(_:) searchable(text:placement:prompt:) \
        searchable(text:isPresented:placement:prompt:) sectionActions(content:) sectionIndexLabel(_:) \
        selectionDisabled(_:) sensoryFeedback(_:trigger:) sensoryFeedback(_:trigger:condition:) \
        shadow(color:radius:x:y:) sheet(isPresented:onDismiss:content:) sheet(item:onDismiss:content:) \
        simultaneousGesture(_:including:) sliderThumbVisibility(_:) speechAdjustedPitch(_:) speechAlwaysIncludesPunctuation(_:) \
        speechSpellsOutCharacters(_:) springLoadingBehavior(_:) statusBarHidden(_:) statusBar(hidden:) \
        strikethrough(_:color:) strikethrough(_:pattern:color:) submitLabel(_:) submitScope(_:) swipeActions(edge:allowsFullSwipe:content:) \
        symbolColorRenderingMode(_:) symbolEffect(_:options:isActive:) symbolEffect(_:options:value:) \
        symbolEffectsRemoved(_:) symbolRenderingMode(_:) symbolVariableValueMode(_:) symbolVariant(_:) tabBarMinimizeBehavior(_:) \
        tabItem(_:) tabViewBottomAccessory(content:) tabViewCustomization(_:) tabViewSidebarHeader(content:) \
        tabViewStyle(_:) tableColumnHeaders(_:) tableStyle(_:) tag(_:) tag(_:includeOptional:) task(priority:_:) \
        task(id:priority:_:) textCase(_:) textContentType(_:) textEditorStyle(_:) textFieldStyle(_:) \
        textInputAutocapitalization(_:) textRenderer(_:) textScale(_:isEnabled:) textSelection(_:) \
        textSelectionAffinity(_:) tint(_:) toggleStyle(_:) toolbar(_:for:) toolbar(content:) toolbar(id:content:) \
        toolbar(removing:) toolbarBackground(_:for:) toolbarBackgroundVisibility(_:for:) toolbarColorScheme(_:for:) \
        toolbarForegroundStyle(_:for:) toolbarRole(_:) toolbarTitleDisplayMode(_:) toolbarTitleMenu(content:) \
        toolbarVisibility(_:for:) tracking(_:) transaction(_:) transaction(value:_:) transaction(_:body:) \
        transformAnchorPreference(key:value:transform:) transformEffect(_:) transformEnvironment(_:transform:) \
        transformPreference(_:_:) transition(_:) truncationMode(_:) typeSelectEquivalent(_:) typesettingLanguage(_:isEnabled:) \
        underline(_:color:) underline(_:pattern:color:) unredacted() userActivity(_:isActive:_:) visualEffect(_:) \
        windowResizeBehavior(_:) writingToolsBehavior(_:) zIndex(_:)
        """
}
