// Places on a map: regions, cameras, and Mercator's projection.

public struct MKCoordinateSpan {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

public struct MKCoordinateRegion {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }
    /// - Parameters: what is to be seen from south to north and from west to east, in metres.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let degree = 40_075_016.686 / 360
        let narrowing = max(0.01, cos(center.latitude * .pi / 180))
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / (degree * narrowing)))
    }
    public init(_ rect: MKMapRect) {
        let box = _MapBox(x: rect.origin.x / MKMapRect._world, y: rect.origin.y / MKMapRect._world).union(
            _MapBox(
                x: (rect.origin.x + rect.size.width) / MKMapRect._world,
                y: (rect.origin.y + rect.size.height) / MKMapRect._world))
        let (first, last) = (
            _MapBox.coordinate(x: box.minX, y: box.maxY), _MapBox.coordinate(x: box.maxX, y: box.minY)
        )
        self.init(
            center: _MapBox.coordinate(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: last.latitude - first.latitude, longitudeDelta: last.longitude - first.longitude))
    }
}

public struct MKMapPoint {
    public var x: Double
    public var y: Double
    public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
    public init(_ coordinate: CLLocationCoordinate2D) {
        let box = _MapBox(coordinate)
        self.init(x: box.minX * MKMapRect._world, y: box.minY * MKMapRect._world)
    }
    public var coordinate: CLLocationCoordinate2D {
        _MapBox.coordinate(x: x / MKMapRect._world, y: y / MKMapRect._world)
    }
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, other.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude).distance(
            from: CLLocation(latitude: b.latitude, longitude: b.longitude))
    }
}
public struct MKMapSize {
    public var width: Double
    public var height: Double
    public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }
}
public struct MKMapRect {
    /// Map points from one side of the world to the other.
    static let _world = 268_435_456.0
    public var origin: MKMapPoint
    public var size: MKMapSize
    public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
        self.origin = origin
        self.size = size
    }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
}

public class MKPlacemark: CLPlacemark {
    public let coordinate: CLLocationCoordinate2D
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}
public class MKMapItem: NSObject, Identifiable {
    public var name: String?
    public let placemark: MKPlacemark
    public var phoneNumber: String?
    public var url: URL?
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    public static func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    }
    @discardableResult public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

public struct MapCamera {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance: Double
    public var heading: Double
    public var pitch: Double
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }
    /// What a camera with an opening of 30 degrees sees from straight above.
    var _region: MKCoordinateRegion {
        let metres = distance * 2 * tan(Double.pi / 12)
        return MKCoordinateRegion(
            center: centerCoordinate, latitudinalMeters: metres, longitudinalMeters: metres)
    }
}

/// What of the world a map shows.
public struct MapCameraPosition {
    let _region: MKCoordinateRegion?
    public private(set) var camera: MapCamera?
    public var region: MKCoordinateRegion? { _region }
    public var followsUserLocation: Bool { false }
    public var positionedByUser: Bool { false }

    init(_region: MKCoordinateRegion?, camera: MapCamera? = nil) {
        self._region = _region
        self.camera = camera
    }

    /// All that stands on the map.
    public static var automatic: MapCameraPosition { MapCameraPosition(_region: nil) }
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(_region: region)
    }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
        MapCameraPosition(_region: MKCoordinateRegion(rect))
    }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        MapCameraPosition(_region: camera._region, camera: camera)
    }
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(
            _region: MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    }
    /// Nobody says where a picture is: the fallback.
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition { fallback }
}

/// Part of the world in Mercator's projection: 0 to 1 from west to east, and from north to south.
struct _MapBox: Equatable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    init(x: Double, y: Double) { (minX, minY, maxX, maxY) = (x, y, x, y) }

    init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(85, max(-85, coordinate.latitude)) * .pi / 180
        self.init(
            x: (coordinate.longitude + 180) / 360, y: (1 - log(tan(.pi / 4 + latitude / 2)) / .pi) / 2)
    }

    init(_ region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        self = _MapBox(
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2,
                longitude: center.longitude - span.longitudeDelta / 2)
        ).union(
            _MapBox(
                CLLocationCoordinate2D(
                    latitude: center.latitude + span.latitudeDelta / 2,
                    longitude: center.longitude + span.longitudeDelta / 2)))
    }

    /// A circle of so many metres.
    init(center: CLLocationCoordinate2D, radius: Double) {
        self.init(center)
        let reach = radius / (40_075_016.686 * max(0.01, cos(center.latitude * .pi / 180)))
        (minX, maxX, minY, maxY) = (minX - reach, maxX + reach, minY - reach, maxY + reach)
    }

    func union(_ other: _MapBox) -> _MapBox {
        var box = self
        (box.minX, box.minY) = (min(minX, other.minX), min(minY, other.minY))
        (box.maxX, box.maxY) = (max(maxX, other.maxX), max(maxY, other.maxY))
        return box
    }

    /// Grown by a part of its size on each side, and at least to some streets.
    func grown(by part: Double) -> _MapBox {
        let (x, y) = (max((maxX - minX) * part, 0.000_01), max((maxY - minY) * part, 0.000_01))
        var box = self
        (box.minX, box.maxX, box.minY, box.maxY) = (minX - x, maxX + x, minY - y, maxY + y)
        return box
    }

    static func coordinate(x: Double, y: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: (2 * atan(exp((1 - 2 * y) * .pi)) - .pi / 2) * 180 / .pi, longitude: x * 360 - 180)
    }

    /// Where a point of the world is drawn when this part of it fills a size, as large as fits.
    func place(x: Double, y: Double, in size: CGSize) -> CGPoint {
        let scale = scale(in: size)
        return CGPoint(
            x: size.width / 2 + (x - (minX + maxX) / 2) * scale, y: size.height / 2 + (y - (minY + maxY) / 2) * scale)
    }

    func scale(in size: CGSize) -> Double {
        let (width, height) = (max(maxX - minX, 1e-9), max(maxY - minY, 1e-9))
        return min(size.width / width, size.height / height)
    }
}
