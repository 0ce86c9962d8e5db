// What stands on a map. Each is a view that says where in the world it belongs.

/// Where in the world a view of a map belongs, and which of its points lies there; without an anchor it fills the place.
struct _MapPlace: Equatable {
    let box: _MapBox
    let anchor: UnitPoint?
}
struct _MapPlaceKey: LayoutValueKey { static let defaultValue: _MapPlace? = nil }

public typealias MapContent = View
public typealias MapContentBuilder = ViewBuilder
public typealias DynamicMapContent = View

/// A title below what it belongs to, light on dark land; it takes no place of its own.
struct _MapTitle<Title: View>: ViewModifier {
    let title: Title
    @Environment(\._mapStyle) private var style
    @Environment(\.colorScheme) private var scheme

    func body(content: Content) -> some View {
        let isOnDark = style.isDark || scheme == .dark
        content.overlay(alignment: .bottom) {
            title.font(.system(size: 11, weight: .semibold)).fixedSize()
                .foregroundStyle(isOnDark ? Color.white : Color.black)
                .shadow(color: isOnDark ? .black : .white, radius: 1)
                .alignmentGuide(.bottom) { $0[.top] - 2 }
        }
    }
}

/// A balloon with a symbol whose tip is at the place.
public struct Marker<Label: View>: View {
    let label: Label
    let title: Text?
    let coordinate: CLLocationCoordinate2D
    var glyph: AnyView?
    var color = AnyShapeStyle(Color.red)

    /// - Parameter label: its symbol is the balloon's, its title stands below.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.label = label()
        (title, self.coordinate) = (nil, coordinate)
    }

    public func tint<S: ShapeStyle>(_ tint: S) -> Marker<Label> {
        var copy = self
        copy.color = AnyShapeStyle(tint)
        return copy
    }

    public var body: some View {
        let symbol =
            glyph ?? (title == nil ? AnyView(label.labelStyle(.iconOnly)) : AnyView(Image(systemName: "mappin")))
        _MapBalloon().fill(color)
            .overlay(alignment: .top) {
                symbol.font(.system(size: 15, weight: .semibold)).foregroundStyle(.white).lineLimit(1)
                    .frame(width: 30, height: 30)
            }
            .frame(width: 30, height: 37)
            .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
            .modifier(_MapTitle(title: title.map { AnyView($0) } ?? AnyView(label.labelStyle(.titleOnly))))
            .layoutValue(key: _MapPlaceKey.self, value: _MapPlace(box: _MapBox(coordinate), anchor: .bottom))
            // Above the areas and lines.
            .zIndex(1)
    }

    init(_ title: Text, _ coordinate: CLLocationCoordinate2D, _ label: Label, glyph: AnyView?) {
        self.label = label
        (self.title, self.coordinate, self.glyph) = (title, coordinate, glyph)
    }
}

extension Marker where Label == EmptyView {
    public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), coordinate, EmptyView(), glyph: nil)
    }
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(Text(verbatim: String(title)), coordinate, EmptyView(), glyph: nil)
    }
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(
            Text(verbatim: String(title)), coordinate, EmptyView(), glyph: AnyView(Image(systemName: systemImage)))
    }
    public init(_ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), coordinate, EmptyView(), glyph: AnyView(Image(systemName: systemImage)))
    }
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(
            Text(verbatim: String(title)), coordinate, EmptyView(),
            glyph: AnyView(Image(image).resizable().scaledToFit().frame(width: 18, height: 18)))
    }
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(verbatim: String(title)), coordinate, EmptyView(), glyph: AnyView(monogram))
    }
    public init(item: MKMapItem) {
        self.init(Text(verbatim: item.name ?? ""), item.placemark.coordinate, EmptyView(), glyph: nil)
    }
}

/// A round head and a short tip.
struct _MapBalloon: Shape {
    func path(in rect: CGRect) -> Path {
        let head = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.width)
        return Path { path in
            path.addEllipse(in: head)
            // The same way round as the head, so that what both cover is filled.
            path.move(to: CGPoint(x: rect.midX + rect.width * 0.3, y: head.maxY - rect.width * 0.12))
            path.addQuadCurve(
                to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.midX + 3, y: head.maxY))
            path.addQuadCurve(
                to: CGPoint(x: rect.midX - rect.width * 0.3, y: head.maxY - rect.width * 0.12),
                control: CGPoint(x: rect.midX - 3, y: head.maxY))
            path.closeSubpath()
        }
    }
}

/// Any view at a place, with a title below it.
public struct Annotation<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let coordinate: CLLocationCoordinate2D
    let anchor: UnitPoint
    var showsTitle = true

    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        (self.label, self.content) = (label(), content())
        (self.coordinate, self.anchor) = (coordinate, anchor)
    }

    public func annotationTitles(_ visibility: Visibility) -> Annotation<Label, Content> {
        var copy = self
        copy.showsTitle = visibility != .hidden
        return copy
    }

    public var body: some View {
        content
            .modifier(_MapTitle(title: showsTitle ? AnyView(label) : AnyView(EmptyView())))
            .layoutValue(key: _MapPlaceKey.self, value: _MapPlace(box: _MapBox(coordinate), anchor: anchor))
            // Above the areas and lines.
            .zIndex(1)
    }
}

extension Annotation where Label == Text {
    public init(
        _ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) } }
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(verbatim: String(title)) } }
}

/// Where the one who looks would be: nobody says.
public struct UserAnnotation: View {
    public init(anchor: UnitPoint = .center) {}
    public var body: some View { EmptyView() }
}

// MARK: - Overlays

/// Lines through the world, scaled into the place that their box takes.
struct _MapOutline: Shape {
    let points: [_MapBox]
    let box: _MapBox
    let isClosed: Bool

    func path(in rect: CGRect) -> Path {
        let (width, height) = (max(box.maxX - box.minX, 1e-12), max(box.maxY - box.minY, 1e-12))
        return Path { path in
            path.addLines(
                points.map { point in
                    CGPoint(
                        x: rect.minX + (point.minX - box.minX) / width * rect.width,
                        y: rect.minY + (point.minY - box.minY) / height * rect.height)
                })
            if isClosed { path.closeSubpath() }
        }
    }
}

/// How an overlay is painted: `foregroundStyle` fills it, `stroke` draws its edge.
struct _MapPaint {
    var fill: AnyShapeStyle?
    var stroke: AnyShapeStyle?
    var style = StrokeStyle(lineWidth: 1)
}

/// A shape that fills its place.
protocol _MapOverlay: View {
    var _paint: _MapPaint { get set }
}

extension _MapOverlay {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self {
        var copy = self
        copy._paint.fill = AnyShapeStyle(style)
        return copy
    }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> Self {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
    }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> Self {
        var copy = self
        (copy._paint.stroke, copy._paint.style) = (AnyShapeStyle(content), style)
        return copy
    }
    /// There are neither roads nor labels below or above.
    public func mapOverlayLevel(level: MKOverlayLevel) -> Self { self }
}
public enum MKOverlayLevel { case aboveRoads, aboveLabels }

public struct MapCircle: _MapOverlay {
    let box: _MapBox
    var _paint = _MapPaint(fill: AnyShapeStyle(Color.blue.opacity(0.2)))

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        box = _MapBox(center: center, radius: radius)
    }

    public var body: some View {
        ZStack {
            if let fill = _paint.fill { Circle().fill(fill) }
            if let stroke = _paint.stroke { Circle().stroke(stroke, style: _paint.style) }
        }
        .layoutValue(key: _MapPlaceKey.self, value: _MapPlace(box: box, anchor: nil))
    }
}

public struct MapPolygon: _MapOverlay {
    let outline: _MapOutline
    var _paint = _MapPaint(fill: AnyShapeStyle(Color.blue.opacity(0.2)))

    public init(coordinates: [CLLocationCoordinate2D]) { outline = _MapOutline(coordinates, isClosed: true) }
    public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }

    public var body: some View {
        ZStack {
            if let fill = _paint.fill { outline.fill(fill) }
            if let stroke = _paint.stroke { outline.stroke(stroke, style: _paint.style) }
        }
        .layoutValue(key: _MapPlaceKey.self, value: _MapPlace(box: outline.box, anchor: nil))
    }
}

/// Its style is that of its line, and straight lines on the map stand for geodesic ones.
public struct MapPolyline: _MapOverlay {
    let outline: _MapOutline
    let isGeodesic: Bool
    var _paint = _MapPaint(style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))

    public init(coordinates: [CLLocationCoordinate2D], contourStyle: MapPolylineContourStyle = .straight) {
        outline = _MapOutline(coordinates, isClosed: false)
        isGeodesic = contourStyle == .geodesic
    }
    public init(points: [MKMapPoint], contourStyle: MapPolylineContourStyle = .straight) {
        self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
    }
    public func stroke(lineWidth: CGFloat) -> MapPolyline {
        var copy = self
        copy._paint.style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
        return copy
    }

    public var body: some View {
        outline.stroke(_paint.stroke ?? _paint.fill ?? AnyShapeStyle(Color.blue), style: _paint.style)
            ._undrawn("MapPolyline(contourStyle:)", isShown: isGeodesic)
            .layoutValue(key: _MapPlaceKey.self, value: _MapPlace(box: outline.box, anchor: nil))
    }
}
public enum MapPolylineContourStyle { case straight, geodesic }

extension _MapOutline {
    init(_ coordinates: [CLLocationCoordinate2D], isClosed: Bool) {
        points = coordinates.map { _MapBox($0) }
        box = points.dropFirst().reduce(points.first ?? _MapBox(x: 0.5, y: 0.5)) { $0.union($1) }
        self.isClosed = isClosed
    }
}
