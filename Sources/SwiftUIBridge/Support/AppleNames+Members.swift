extension AppleNames {
    /// Initialisers, constants and methods of the types that are written most.
    static let members = """
        Text: init(_:) init(verbatim:) init(_:tableName:bundle:comment:) init(_:style:) init(_:format:) init(_:formatter:) \
        init(timerInterval:pauseTime:countsDown:showsHours:) bold() bold(_:) italic() font(_:) fontWeight(_:) \
        foregroundStyle(_:) foregroundColor(_:) kerning(_:) tracking(_:) baselineOffset(_:) underline(_:color:) \
        underline(_:pattern:color:) strikethrough(_:color:) strikethrough(_:pattern:color:) monospaced(_:) \
        monospacedDigit() textScale(_:isEnabled:) customAttribute(_:)
        Image: init(_:) init(_:bundle:) init(_:variableValue:bundle:) init(systemName:) init(systemName:variableValue:) \
        init(decorative:bundle:) init(size:label:opaque:colorMode:renderer:) init(_:scale:label:) resizable(capInsets:resizingMode:) \
        renderingMode(_:) interpolation(_:) antialiased(_:) symbolRenderingMode(_:)
        Label: init(_:systemImage:) init(_:image:) init(title:icon:) init(_:)
        Button: init(_:action:) init(action:label:) init(_:role:action:) init(role:action:label:) \
        init(_:systemImage:action:) init(_:systemImage:role:action:) init(_:image:action:) init(_:)
        Link: init(_:destination:) init(destination:label:)
        ShareLink: init(item:subject:message:) init(_:item:subject:message:) init(item:subject:message:label:)
        Toggle: init(_:isOn:) init(isOn:label:) init(_:systemImage:isOn:) init(_:sources:isOn:) init(sources:isOn:label:)
        Slider: init(value:in:onEditingChanged:) init(value:in:step:onEditingChanged:) init(value:in:label:onEditingChanged:) \
        init(value:in:step:label:onEditingChanged:) \
        init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:) \
        init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)
        Stepper: init(_:value:step:onEditingChanged:) init(_:value:in:step:onEditingChanged:) \
        init(_:onIncrement:onDecrement:onEditingChanged:) init(value:in:step:label:onEditingChanged:) \
        init(value:step:label:onEditingChanged:) init(label:onIncrement:onDecrement:onEditingChanged:)
        Picker: init(_:selection:content:) init(selection:content:label:) init(_:systemImage:selection:content:) \
        init(_:sources:selection:content:)
        DatePicker: init(_:selection:displayedComponents:) init(_:selection:in:displayedComponents:) \
        init(selection:displayedComponents:label:) init(selection:in:displayedComponents:label:)
        MultiDatePicker: init(_:selection:) init(selection:label:) init(_:selection:in:)
        ColorPicker: init(_:selection:supportsOpacity:) init(selection:supportsOpacity:label:)
        TextField: init(_:text:) init(_:text:prompt:) init(_:text:axis:) init(_:text:prompt:axis:) init(text:prompt:label:) \
        init(_:value:format:prompt:) init(_:value:formatter:) init(value:format:prompt:label:)
        SecureField: init(_:text:) init(_:text:prompt:) init(text:prompt:label:)
        TextEditor: init(text:) init(text:selection:)
        Menu: init(_:content:) init(content:label:) init(_:systemImage:content:) init(_:content:primaryAction:) \
        init(content:label:primaryAction:)
        ProgressView: init() init(_:) init(label:) init(value:total:) init(_:value:total:) init(value:total:label:) \
        init(value:total:label:currentValueLabel:) init(timerInterval:countsDown:)
        Gauge: init(value:in:label:) init(value:in:label:currentValueLabel:) \
        init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)
        HStack: init(alignment:spacing:content:)
        VStack: init(alignment:spacing:content:)
        ZStack: init(alignment:content:)
        LazyHStack: init(alignment:spacing:pinnedViews:content:)
        LazyVStack: init(alignment:spacing:pinnedViews:content:)
        LazyHGrid: init(rows:alignment:spacing:pinnedViews:content:)
        LazyVGrid: init(columns:alignment:spacing:pinnedViews:content:)
        Grid: init(alignment:horizontalSpacing:verticalSpacing:content:)
        GridRow: init(alignment:content:)
        Form: init(content:)
        Section: init(content:) init(_:content:) init(header:content:) init(footer:content:) init(header:footer:content:) \
        init(content:header:) init(content:footer:) init(content:header:footer:) init(_:isExpanded:content:) \
        init(isExpanded:content:header:)
        List: init(content:) init(selection:content:) init(_:rowContent:) init(_:id:rowContent:) \
        init(_:selection:rowContent:) init(_:id:selection:rowContent:) init(_:children:rowContent:) \
        init(_:id:children:rowContent:) init(_:editActions:rowContent:)
        ForEach: init(_:content:) init(_:id:content:) init(_:editActions:content:) init(subviews:content:) \
        init(sections:content:) onDelete(perform:) onMove(perform:) onInsert(of:perform:)
        Group: init(content:) init(subviews:transform:) init(sections:transform:)
        GroupBox: init(content:) init(_:content:) init(content:label:) init(label:content:)
        ControlGroup: init(content:) init(_:content:) init(content:label:)
        LabeledContent: init(_:value:) init(_:value:format:) init(_:content:) init(content:label:)
        DisclosureGroup: init(_:content:) init(_:isExpanded:content:) init(content:label:) init(isExpanded:content:label:)
        OutlineGroup: init(_:children:content:) init(_:id:children:content:)
        Table: init(_:columns:) init(_:selection:columns:) init(_:sortOrder:columns:) init(of:columns:rows:)
        ScrollView: init(_:content:) init(_:showsIndicators:content:)
        ScrollViewReader: init(content:)
        ScrollViewProxy: scrollTo(_:anchor:)
        ScrollPosition: init(id:anchor:) init(edge:) init(point:) scrollTo(id:anchor:) scrollTo(edge:) scrollTo(point:)
        ViewThatFits: init(in:content:)
        Spacer: init(minLength:)
        ContentUnavailableView: init(_:systemImage:description:) init(_:image:description:) \
        init(label:description:actions:) search search(text:)
        GeometryReader: init(content:)
        GeometryProxy: size safeAreaInsets frame(in:) bounds(of:) subscript(_:)
        Canvas: init(opaque:colorMode:rendersAsynchronously:renderer:) \
        init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)
        GraphicsContext: fill(_:with:style:) stroke(_:with:lineWidth:) stroke(_:with:style:) draw(_:in:) draw(_:at:anchor:) \
        draw(_:in:style:) drawLayer(content:) clip(to:style:options:) clipToLayer(opacity:options:content:) \
        translateBy(x:y:) scaleBy(x:y:) rotate(by:) concatenate(_:) addFilter(_:options:) resolve(_:) \
        resolveSymbol(id:) opacity blendMode transform environment clipBoundingRect
        TimelineView: init(_:content:)
        NavigationStack: init(root:) init(path:root:)
        NavigationSplitView: init(sidebar:detail:) init(sidebar:content:detail:) init(columnVisibility:sidebar:detail:) \
        init(columnVisibility:sidebar:content:detail:)
        NavigationLink: init(destination:label:) init(_:destination:) init(_:value:) init(value:label:) init(destination:isActive:label:)
        NavigationPath: init() init(_:) append(_:) removeLast(_:) count isEmpty codable
        TabView: init(content:) init(selection:content:)
        Tab: init(_:systemImage:content:) init(_:systemImage:value:content:) init(_:image:value:content:) \
        init(value:role:content:) init(value:content:label:)
        TabSection: init(_:content:) init(content:header:)
        AsyncImage: init(url:scale:) init(url:scale:content:placeholder:) init(url:scale:transaction:content:)
        Color: init(_:bundle:) init(_:red:green:blue:opacity:) init(_:white:opacity:) init(hue:saturation:brightness:opacity:) \
        init(_:) red orange yellow green mint teal cyan blue indigo purple pink brown white gray black clear primary \
        secondary accentColor opacity(_:) gradient mix(with:by:in:) resolve(in:)
        Gradient: init(colors:) init(stops:) colorSpace(_:)
        LinearGradient: init(gradient:startPoint:endPoint:) init(colors:startPoint:endPoint:) init(stops:startPoint:endPoint:)
        RadialGradient: init(gradient:center:startRadius:endRadius:) init(colors:center:startRadius:endRadius:) \
        init(stops:center:startRadius:endRadius:)
        AngularGradient: init(gradient:center:angle:) init(gradient:center:startAngle:endAngle:) init(colors:center:angle:) \
        init(colors:center:startAngle:endAngle:)
        EllipticalGradient: init(gradient:center:startRadiusFraction:endRadiusFraction:) \
        init(colors:center:startRadiusFraction:endRadiusFraction:)
        MeshGradient: init(width:height:points:colors:background:smoothsColors:colorSpace:)
        Material: ultraThin thin regular thick ultraThick bar
        Shape: path(in:) fill(_:style:) stroke(_:style:) stroke(_:lineWidth:) stroke(style:) stroke(lineWidth:) trim(from:to:) \
        rotation(_:anchor:) scale(_:anchor:) scale(x:y:anchor:) offset(_:) offset(x:y:) size(_:) size(width:height:) \
        transform(_:) sizeThatFits(_:) union(_:eoFill:) intersection(_:eoFill:) subtracting(_:eoFill:) \
        symmetricDifference(_:eoFill:) lineIntersection(_:eoFill:) lineSubtraction(_:eoFill:)
        InsettableShape: inset(by:) strokeBorder(_:lineWidth:antialiased:) strokeBorder(_:style:antialiased:) \
        strokeBorder(lineWidth:antialiased:) strokeBorder(style:antialiased:)
        Path: init() init(_:) init(roundedRect:cornerRadius:style:) init(roundedRect:cornerSize:style:) init(ellipseIn:) \
        move(to:) addLine(to:) addLines(_:) addRect(_:transform:) addRects(_:transform:) addEllipse(in:transform:) \
        addRoundedRect(in:cornerSize:style:transform:) addArc(center:radius:startAngle:endAngle:clockwise:transform:) \
        addArc(tangent1End:tangent2End:radius:transform:) addRelativeArc(center:radius:startAngle:delta:transform:) \
        addCurve(to:control1:control2:) addQuadCurve(to:control:) addPath(_:transform:) closeSubpath() applying(_:) \
        offsetBy(dx:dy:) trimmedPath(from:to:) strokedPath(_:) boundingRect cgPath contains(_:eoFill:) currentPoint \
        isEmpty forEach(_:) description normalized(eoFill:) union(_:eoFill:) intersection(_:eoFill:) subtracting(_:eoFill:)
        RoundedRectangle: init(cornerRadius:style:) init(cornerSize:style:)
        UnevenRoundedRectangle: init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:) \
        init(cornerRadii:style:)
        StrokeStyle: init(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:)
        Font: largeTitle title title2 title3 headline subheadline body callout footnote caption caption2 \
        system(size:weight:design:) system(_:design:weight:) custom(_:size:) custom(_:fixedSize:) custom(_:size:relativeTo:) \
        bold() italic() weight(_:) width(_:) monospaced() monospacedDigit() smallCaps() lowercaseSmallCaps() \
        uppercaseSmallCaps() leading(_:)
        Animation: default linear easeIn easeOut easeInOut linear(duration:) easeIn(duration:) easeOut(duration:) \
        easeInOut(duration:) spring(response:dampingFraction:blendDuration:) spring(duration:bounce:blendDuration:) \
        interactiveSpring(response:dampingFraction:blendDuration:) interpolatingSpring(stiffness:damping:) \
        interpolatingSpring(mass:stiffness:damping:initialVelocity:) bouncy smooth snappy bouncy(duration:extraBounce:) \
        smooth(duration:extraBounce:) snappy(duration:extraBounce:) timingCurve(_:_:_:_:duration:) delay(_:) speed(_:) \
        repeatCount(_:autoreverses:) repeatForever(autoreverses:) logicallyComplete(after:)
        AnyTransition: identity opacity slide scale move(edge:) offset(_:) offset(x:y:) scale(scale:anchor:) push(from:) \
        asymmetric(insertion:removal:) combined(with:) animation(_:) modifier(active:identity:)
        Binding: init(get:set:) constant(_:) wrappedValue projectedValue animation(_:) transaction(_:)
        Transaction: init() init(animation:) animation disablesAnimations isContinuous
        Angle: degrees radians degrees(_:) radians(_:) init(degrees:) init(radians:) zero
        EdgeInsets: init() init(top:leading:bottom:trailing:)
        Gesture: onChanged(_:) onEnded(_:) updating(_:body:) map(_:) simultaneously(with:) sequenced(before:) \
        exclusively(before:)
        TapGesture: init(count:)
        LongPressGesture: init(minimumDuration:maximumDistance:)
        DragGesture: init(minimumDistance:coordinateSpace:)
        MagnifyGesture: init(minimumScaleDelta:)
        RotateGesture: init(minimumAngleDelta:)
        Layout: sizeThatFits(proposal:subviews:cache:) placeSubviews(in:proposal:subviews:cache:) makeCache(subviews:) \
        updateCache(_:subviews:) spacing(subviews:cache:) explicitAlignment(of:in:proposal:subviews:cache:) \
        layoutProperties callAsFunction(_:)
        LayoutSubview: sizeThatFits(_:) dimensions(in:) place(at:anchor:proposal:) priority spacing subscript(_:)
        ProposedViewSize: init(width:height:) init(_:) zero infinity unspecified width height \
        replacingUnspecifiedDimensions(by:)
        EnvironmentValues: colorScheme dynamicTypeSize font lineLimit layoutDirection locale calendar timeZone displayScale \
        pixelLength isEnabled isFocused isSearching dismiss dismissSearch openURL refresh editMode presentationMode \
        scenePhase horizontalSizeClass verticalSizeClass controlSize controlActiveState backgroundStyle multilineTextAlignment \
        truncationMode lineSpacing minimumScaleFactor allowsTightening textCase imageScale symbolVariants \
        symbolRenderingMode redactionReasons headerProminence labelsVisibility colorSchemeContrast legibilityWeight \
        accessibilityReduceMotion accessibilityReduceTransparency accessibilityDifferentiateWithoutColor \
        accessibilityInvertColors defaultMinListRowHeight defaultMinListHeaderHeight isPresented isScrollEnabled \
        menuOrder autocorrectionDisabled keyboardShortcut undoManager managedObjectContext tint
        """
}
