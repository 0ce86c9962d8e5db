import Foundation
import Rendering
import SwiftUI
import Testing

/// What listings say of controls, lists and navigation is known to the interpreter, on both platforms.
@Suite("Controls' API, interpreted")
struct ControlAPITests {
    static let snippets = [
        #"List { Text("a").listRowInsets(.horizontal, 30).listItemTint(.monochrome) }"#,
        #"List { Text("a") }.listStyle(.bordered(alternatesRowBackgrounds: true)).alternatingRowBackgrounds()"#,
        #"List { Section { Text("a").listSectionSeparator(.hidden).listSectionSeparatorTint(.red) } }"#,
        #"Text("a").navigationTitle("T").toolbarTitleMenu { Button("Rename") {} }.toolbarRole(.navigationStack)"#,
        #"Text("a").toolbarColorScheme(.dark, for: .navigationBar).toolbarBackgroundVisibility(.visible, for: .tabBar)"#,
        #"Text("a").toolbar(removing: .sidebarToggle).toolbar(id: "x") { ToolbarItem(id: "a") { Button("A") {} } }"#,
        #"Text("a").toolbar { ToolbarItem { Button("B") {} }; ToolbarSpacer(.fixed) }"#,
        #"Text("a").navigationBarItems(leading: Button("L") {}, trailing: Button("R") {})"#,
        #"List { Text("a") }.searchable(text: $text, isPresented: $flag, prompt: "Find").searchSuggestions { Text("b").searchCompletion("b") }"#,
        #"List { Text("a") }.searchable(text: $text).searchScopes($choice) { Text("All").tag(1); Text("Some").tag(2) }"#,
        #"Text("a").sheet(isPresented: $flag) { Text("b").presentationDetents([.medium], selection: $detent).presentationCornerRadius(9).presentationDragIndicator(.visible).presentationBackground(.thinMaterial).presentationSizing(.form) }"#,
        #"Text("a").popover(isPresented: $flag, attachmentAnchor: .point(.bottom), arrowEdge: .bottom) { Text("b") }"#,
        #"Text("a").popover(item: $item) { Text($0.name) }"#,
        #"Text("a").navigationDestination(item: $item) { Text($0.name) }"#,
        #"Text("a").alert("T", isPresented: $flag, presenting: item) { Button($0.name) {} } message: { Text($0.name) }"#,
        #"Text("a").alert(isPresented: $flag) { Alert(title: Text("T"), message: Text("M"), dismissButton: .default(Text("Fine"))) }"#,
        #"Text("a").alert(item: $item) { Alert(title: Text($0.name), primaryButton: .destructive(Text("D")) { flag = false }, secondaryButton: .cancel()) }"#,
        #"Text("a").actionSheet(isPresented: $flag) { ActionSheet(title: Text("T"), buttons: [.default(Text("A")), .cancel()]) }"#,
        #"Text("a").actionSheet(item: $item) { ActionSheet(title: Text($0.name), message: nil) }"#,
        #"Text("a").alert(isPresented: $flag, error: Failure.broken) { Button("OK") {} }"#,
        #"Text("a").alert(isPresented: $flag, error: Failure.broken) { e in Button("OK") {} } message: { Text($0.localizedDescription) }"#,
        #"Slider(value: $number, in: 0...9, step: 3, minimumValueLabel: Text("0"), maximumValueLabel: Text("9")) { Text("L") }"#,
        #"Slider(value: $number, in: 0...9, onEditingChanged: { flag = $0 }, minimumValueLabel: Text("0"), maximumValueLabel: Text("9"), label: { Text("L") })"#,
        #"TextField("T", text: $text, onCommit: { flag = true }).autocapitalization(.words).disableAutocorrection(true)"#,
        #"TextField("T", text: $text, onEditingChanged: { flag = $0 }); SecureField("P", text: $text) { flag = true }"#,
        #"Text("a").navigationBarTitle(Text("T"), displayMode: .inline).navigationBarTitle(text)"#,
        #"Text("a").accessibility(addTraits: .isHeader).accessibility(value: Text("v")).accessibility(sortPriority: 2)"#,
        #"TabView(selection: $choice) { Tab(value: 1) { Text("A") }; Tab(value: 2, role: .search) { Text("B") } }"#,
        #"Label("a", systemImage: "star").labelStyle(Bordered())"#,
        #"Text("a").transition(.blurReplace).transition(.blurReplace(.upUp).combined(with: .opacity)).transition(.symbolEffect(.appear))"#,
        #"Text("a").transition(.asymmetric(insertion: .push(from: .top), removal: BlurReplaceTransition(configuration: .downUp)))"#,
        #"Text(OpacityTransition.properties.hasMotion || TransitionProperties(hasMotion: false).hasMotion ? "a" : "b")"#,
        #"Text("a").transition(AnyTransition(.blurReplace)).transition(MoveTransition(edge: .top).animation(.default))"#,
        #"Text("a").modifier(Dim(amount: 0.5)).modifier(EmptyModifier().concat(Dim(amount: 0.5)))"#,
        #"ModifiedContent(content: Text("a"), modifier: Dim(amount: 1))"#,
        #"Text("a").previewDevice("iPhone 15").previewInterfaceOrientation(.landscapeLeft).previewDevice(PreviewDevice(rawValue: "x"))"#,
        #"Text("a").environment(\.sizeCategory, .accessibilityLarge).scenePadding().containerBackground(.red, for: .navigation)"#,
        #"Text("a").matchedTransitionSource(id: 1, in: space).navigationTransition(.zoom(sourceID: 1, in: space))"#,
        #"Text("a").visualEffect { e, p in e.rotation3DEffect(.degrees(p.size.width), axis: (x: 0, y: 1, z: 0), perspective: 0.2) }"#,
        #"Text("a").scrollTransition(topLeading: .interactive, bottomTrailing: .animated, axis: .vertical) { e, p in e.opacity(1 - abs(p.value)) }"#,
        #"ScrollView { Text("a").scrollTransition(.animated.threshold(.visible(0.9).interpolated(towards: .centered, amount: 0.5).inset(by: 3))) { e, p in e.opacity(p.isIdentity ? 1 : 0) } }"#,
        #"List($items, editActions: [.delete, .move], selection: $selected) { $item in TextField("N", text: $item.name) }"#,
        #"List($items, id: \.self, editActions: .delete) { $item in Text(item.name) }"#,
        #"List { ForEach($items, id: \.self, editActions: .move) { $item in Text(item.name) } }"#,
        #"ScrollView { Text("a").onScrollVisibilityChange(threshold: 0.2) { flag = $0 } }.onScrollPhaseChange { a, b, c in number = c.geometry.contentOffset.y }"#,
        #"Text("a").fileImporter(isPresented: .constant(false), allowedContentTypes: [.image, .pdf]) { result in flag = true }.geometryGroup()"#,
        #"TextEditor(text: $text, selection: $selection); TextField("T", text: $text, selection: $selection)"#,
        #"List { Text("a") }.searchable(text: $text).onAppear { dismissSearch(); dismissWindow() }.opacity(isSearching ? 1 : 0.5)"#,
        #"GlassEffectContainer(spacing: 4) { Text("a").padding().glassEffect().glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 8)).glassEffectID("a", in: space) }"#,
        #"Text("a").colorEffect(ShaderLibrary.ripple(.float(1), .color(.red)), isEnabled: false).layerEffect(ShaderLibrary.default.wave(.boundingRect), maxSampleOffset: .zero, isEnabled: false)"#,
        #"ShareLink("Share", item: Image(systemName: "star"), preview: SharePreview("P", image: Image(systemName: "star")))"#,
        #"Text("a").onTapGesture { withTransaction(\.disablesAnimations, true) { flag = false } }"#,
        #"Text("a").confirmationDialog("T", isPresented: $flag, presenting: item) { Button($0.name) {} }"#,
        #"Text("a").inspector(isPresented: $flag) { Text("b").inspectorColumnWidth(min: 100, ideal: 200, max: 300) }"#,
        #"Text("a").contextMenu { Button("A") {} } preview: { Text("P") }"#,
        #"Text("a").sensoryFeedback(.success, trigger: flag).sensoryFeedback(.impact(weight: .heavy), trigger: choice)"#,
        #"Text("a").sensoryFeedback(trigger: choice) { old, new in new > old ? .increase : nil }"#,
        #"Text("a").onKeyPress(.space) { .handled }.hoverEffect(.lift).pointerStyle(.link)"#,
        #"Text("a").focusable().focusEffectDisabled().focusSection().statusBarHidden()"#,
        #"ProgressView(timerInterval: date...date.addingTimeInterval(60), countsDown: false)"#,
        #"TabView { Tab("A", systemImage: "star") { Text("A") }; Tab("S", systemImage: "magnifyingglass", role: .search) { Text("S") } }"#,
        #"TabView { TabSection("More") { Tab("A", systemImage: "star") { Text("A") } } }.tabViewStyle(.sidebarAdaptable).tabViewBottomAccessory { Text("b") }"#,
        #"TabView { Text("1"); Text("2") }.tabViewStyle(.page(indexDisplayMode: .always)).indexViewStyle(.page(backgroundDisplayMode: .always))"#,
        #"List { Text("a").badge(3).badgeProminence(.increased) }"#,
        #"Menu("M", systemImage: "star") { Button("A") {} } primaryAction: { }.menuActionDismissBehavior(.disabled)"#,
        #"ShareLink(item: "x", subject: Text("S"), message: Text("M"))"#,
        #"ShareLink(items: ["a", "b"])"#,
        #"ShareLink("Both", items: [URL(string: "https://a.b")!]) { SharePreview($0.absoluteString) }"#,
        #"ShareLink(items: ["a"], subject: Text("S"), preview: { SharePreview($0) }) { Text("Own") }"#,
        #"ProgressView(Progress(totalUnitCount: 8))"#,
        #"Button("Clear") {}.buttonStyle(.glass(.clear))"#,
        #"List { Text("a") }.searchable(text: $text).searchSuggestions { Text("b") }.searchSuggestions(.hidden, for: .content)"#,
        #"Gauge(value: 0.5) { Text("a") }.gaugeStyle(.circular)"#,
        #"TabView { Text("1"); Text("2") }.tabViewStyle(.verticalPage)"#,
        #"Text("a").sheet(isPresented: $flag) { Text("b").presentationSizing(.form.fitted(horizontal: true, vertical: false)) }"#,
        #"Text("a").onTapGesture { var change = Transaction(); change.tracksVelocity = true; withTransaction(change) { flag = false } }"#,
        #"HSplitView { Text("a"); Text("b") }"#,
        #"NavigationView { Text("a") }.navigationViewStyle(.stack)"#,
        #"NavigationSplitView(columnVisibility: .constant(.all)) { Text("a").navigationSplitViewColumnWidth(150) } content: { Text("b") } detail: { Text("c") }.navigationSplitViewStyle(.balanced)"#,
    ]

    @Test(arguments: snippets, [Platform.iOS, .macOS])
    func isDrawn(_ snippet: String, _ platform: Platform) throws {
        let source = """
            struct Item: Identifiable, Hashable { let id: Int; var name = "n" }
            enum Failure: LocalizedError { case broken; var errorDescription: String? { "Broken" } }
            struct Bordered: LabelStyle {
                func makeBody(configuration: Configuration) -> some View { Label(configuration).border(.red) }
            }
            struct Dim: AnimatableModifier {
                var amount: Double
                var animatableData: Double { get { amount } set { amount = newValue } }
                func body(content: Content) -> some View { content.opacity(amount) }
            }
            struct V: View {
                @State private var text = "a"
                @State private var flag = true
                @State private var choice = 1
                @State private var number = 3.0
                @State private var selection: TextSelection? = nil
                @Environment(\\.isSearching) private var isSearching
                @Environment(\\.dismissSearch) private var dismissSearch
                @Environment(\\.dismissWindow) private var dismissWindow
                @Namespace private var space
                @State private var item: Item? = Item(id: 1)
                @State private var items = [Item(id: 1), Item(id: 2)]
                @State private var selected: Set<Int> = []
                @State private var detent = PresentationDetent.medium
                private let date = Date(timeIntervalSince1970: 0)
                var body: some View { NavigationStack { \(snippet) } }
            }
            """
        var options = RenderOptions()
        options.platform = platform
        options.setSize(width: 390, height: 500)
        let session = try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: options)
        _ = try session.picture()
        #expect(session.warnings.isEmpty)
    }
}
