// A map without land and water: what stands on it is drawn at its places by Mercator's projection, over a plain grid.

/// A plain background with a grid, and on it what the program puts there.
public struct Map<Content: View>: View {
    let content: Content
    let position: MapCameraPosition
    var isSelected = false

    init(_ position: MapCameraPosition, content: Content, isSelected: Bool = false) {
        self.position = position
        self.content = content
        self.isSelected = isSelected
    }

    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(initialPosition, content: content()) }

    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(position.wrappedValue, content: content()) }

    public init<Selection: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(initialPosition, content: content(), isSelected: selection.wrappedValue != nil) }

    public init<Selection: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(position.wrappedValue, content: content(), isSelected: selection.wrappedValue != nil) }

    @Environment(\._mapStyle) private var style

    public var body: some View {
        let camera = position.camera
        _MapLayout(region: position.region) { content }
            .clipped()
            .background { _MapBackground(style: style).ignoresSafeArea() }
            .overlay(alignment: .bottomLeading) {
                Text(verbatim: "Map").font(.system(size: 10, weight: .semibold))
                    .foregroundStyle(style.isDark ? Color.white.opacity(0.6) : Color.secondary).padding(6)
                    .accessibilityHidden(true)
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(Text(verbatim: "Map"))
            ._undrawn("MapCamera(heading:pitch:)", isShown: camera.map { $0.heading != 0 || $0.pitch != 0 } ?? false)
            ._undrawn("Map(selection:)", isShown: isSelected)
    }
}

extension Map where Content == EmptyView {
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { self.init(initialPosition, content: EmptyView()) }

    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { self.init(position.wrappedValue, content: EmptyView()) }

    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) { self.init(.region(coordinateRegion.wrappedValue), content: EmptyView()) }
}

extension Map {
    /// As before iOS 17: an annotation for each item.
    public init<Items: RandomAccessCollection, Annotated: View>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotated
    ) where Items.Element: Identifiable, Content == ForEach<Items, Items.Element.ID, Annotated> {
        self.init(
            .region(coordinateRegion.wrappedValue),
            content: ForEach(annotationItems) { annotationContent($0) })
    }
}

/// As before iOS 17.
public struct MapMarker: View {
    let coordinate: CLLocationCoordinate2D
    let tint: Color?
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        self.coordinate = coordinate
        self.tint = tint
    }
    public var body: some View { Marker("", coordinate: coordinate).tint(tint ?? .red) }
}
public struct MapPin: View {
    let coordinate: CLLocationCoordinate2D
    let tint: Color?
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        self.coordinate = coordinate
        self.tint = tint
    }
    public var body: some View {
        VStack(spacing: 0) {
            Circle().fill(tint ?? .red).frame(width: 13, height: 13)
            Rectangle().fill(Color.gray).frame(width: 2, height: 12)
        }
        .layoutValue(key: _MapPlaceKey.self, value: _MapPlace(box: _MapBox(coordinate), anchor: .bottom))
    }
}
public struct MapAnnotation<Content: View>: View {
    let coordinate: CLLocationCoordinate2D
    let anchor: UnitPoint
    let content: Content
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        self.coordinate = coordinate
        anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
        self.content = content()
    }
    public var body: some View {
        content.layoutValue(key: _MapPlaceKey.self, value: _MapPlace(box: _MapBox(coordinate), anchor: anchor))
    }
}

// MARK: - Layout

/// Places what stands on the map where the part of the world that is shown has it.
struct _MapLayout: Layout {
    let region: MKCoordinateRegion?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 300))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let shown = shown(subviews)
        for subview in subviews {
            guard let place = subview[_MapPlaceKey.self] else {
                subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
                continue
            }
            let box = place.box
            let first = shown.place(x: box.minX, y: box.minY, in: bounds.size)
            let last = shown.place(x: box.maxX, y: box.maxY, in: bounds.size)
            let origin = CGPoint(x: bounds.minX + first.x, y: bounds.minY + first.y)
            if let anchor = place.anchor {
                subview.place(at: origin, anchor: anchor, proposal: .unspecified)
            } else {
                subview.place(
                    at: origin, proposal: ProposedViewSize(width: last.x - first.x, height: last.y - first.y))
            }
        }
    }

    /// The region, or what all that stands on the map takes, with a margin.
    private func shown(_ subviews: Subviews) -> _MapBox {
        if let region { return _MapBox(region) }
        let boxes = subviews.compactMap { $0[_MapPlaceKey.self]?.box }
        guard let first = boxes.first else {
            return _MapBox(MKCoordinateRegion(MKMapRect(x: 0, y: 0, width: 268_435_456, height: 201_326_592)))
        }
        return boxes.dropFirst().reduce(first) { $0.union($1) }.grown(by: 0.25)
    }
}

/// A colour of land, and lines at even distances.
struct _MapBackground: View {
    let style: MapStyle
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let isDark = style.isDark || scheme == .dark
        let land =
            style.isDark
            ? Color(red: 0.16, green: 0.2, blue: 0.16)
            : isDark ? Color(red: 0.17, green: 0.18, blue: 0.2) : Color(red: 0.96, green: 0.95, blue: 0.92)
        let line = isDark ? Color.white.opacity(0.07) : Color.black.opacity(0.06)
        land.overlay {
            _MapGrid().stroke(line, lineWidth: 1)
        }
    }
}

struct _MapGrid: Shape {
    func path(in rect: CGRect) -> Path {
        let step = 40.0
        return Path { path in
            var x = rect.midX - (rect.width / 2 / step).rounded(.down) * step
            while x <= rect.maxX {
                path.move(to: CGPoint(x: x, y: rect.minY))
                path.addLine(to: CGPoint(x: x, y: rect.maxY))
                x += step
            }
            var y = rect.midY - (rect.height / 2 / step).rounded(.down) * step
            while y <= rect.maxY {
                path.move(to: CGPoint(x: rect.minX, y: y))
                path.addLine(to: CGPoint(x: rect.maxX, y: y))
                y += step
            }
        }
    }
}

// MARK: - Looks and controls

public struct MapStyle: Equatable {
    let isDark: Bool
    public enum Elevation { case automatic, flat, realistic }
    public enum StandardEmphasis { case automatic, muted }
    public static var standard: MapStyle { MapStyle(isDark: false) }
    public static var imagery: MapStyle { MapStyle(isDark: true) }
    public static var hybrid: MapStyle { MapStyle(isDark: true) }
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { .standard }
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { .hybrid }
}
public struct PointOfInterestCategories: Equatable {
    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
}
public struct MKPointOfInterestCategory: Hashable {
    let name: String
    public static let cafe = MKPointOfInterestCategory(name: "cafe")
    public static let hotel = MKPointOfInterestCategory(name: "hotel")
    public static let museum = MKPointOfInterestCategory(name: "museum")
    public static let park = MKPointOfInterestCategory(name: "park")
    public static let parking = MKPointOfInterestCategory(name: "parking")
    public static let restaurant = MKPointOfInterestCategory(name: "restaurant")
    public static let school = MKPointOfInterestCategory(name: "school")
    public static let store = MKPointOfInterestCategory(name: "store")
}
public struct MapInteractionModes: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let pitch = MapInteractionModes(rawValue: 4)
    public static let rotate = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}
public enum MapUserTrackingMode { case none, follow }
public struct MapCameraBounds {
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
public enum MapCameraUpdateFrequency { case continuous, onEnd }
public struct MapCameraUpdateContext {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}

extension EnvironmentValues { @Entry var _mapStyle: MapStyle = .standard }

extension View {
    public func mapStyle(_ style: MapStyle) -> some View { environment(\._mapStyle, style) }
    public func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> some View {
        _undrawn(".mapControls", isShown: Controls.self != EmptyView.self)
    }
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    public func mapScope(_ scope: Namespace.ID) -> some View { self }
    /// Nobody moves the camera.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }
}

/// What turns a place on the screen into one of the world: not known of a picture.
public struct MapProxy {
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        nil
    }
}
public struct MapReader<Content: View>: View {
    let content: (MapProxy) -> Content
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
    public var body: some View { content(MapProxy()) }
}

public struct MapCompass: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
public struct MapScaleView: View {
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
public struct MapPitchToggle: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
public struct MapUserLocationButton: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View {
        Button {
        } label: {
            Image(systemName: "location").frame(width: 44, height: 44)
                .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
        }
    }
}
