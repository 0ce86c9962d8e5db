// Locations: values can be made and compared; the manager never finds one.

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationDirection = Double
public typealias CLLocationSpeed = Double
public let kCLLocationAccuracyBest = -1.0
public let kCLLocationAccuracyNearestTenMeters = 10.0
public let kCLLocationAccuracyHundredMeters = 100.0
public let kCLLocationAccuracyKilometer = 1000.0

public struct CLLocationCoordinate2D {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees
    public init() { (latitude, longitude) = (0, 0) }
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}
public func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

public class CLLocation: NSObject {
    public let coordinate: CLLocationCoordinate2D
    public var altitude: CLLocationDistance { 0 }
    public var speed: CLLocationSpeed { -1 }
    public var course: CLLocationDirection { -1 }
    public var horizontalAccuracy: CLLocationAccuracy { 0 }
    public let timestamp = Date()
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
    /// Along a great circle of a round earth, in metres.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate, location.coordinate)
        let (p, q) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
        let turn = (b.longitude - a.longitude) * .pi / 180
        let h = pow(sin((q - p) / 2), 2) + cos(p) * cos(q) * pow(sin(turn / 2), 2)
        return 2 * 6_371_008.8 * asin(min(1, sqrt(h)))
    }
}
public class CLHeading: NSObject {
    public var magneticHeading: CLLocationDirection { 0 }
    public var trueHeading: CLLocationDirection { 0 }
}
open class CLRegion: NSObject {
    public var identifier: String { "" }
}
public class CLPlacemark: NSObject {
    public var name: String? { nil }
    public var locality: String? { nil }
    public var country: String? { nil }
    public var administrativeArea: String? { nil }
    public var subLocality: String? { nil }
    public var thoroughfare: String? { nil }
    public var postalCode: String? { nil }
    public var location: CLLocation? { nil }
}
public class CLGeocoder: NSObject {
    public override init() {}
    public func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(nil, nil) } }
    public func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(nil, nil) } }
}
public enum CLAuthorizationStatus: Int32 {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
public protocol CLLocationManagerDelegate: AnyObject {}

/// Nobody says where a picture is: no place arrives.
open class CLLocationManager: NSObject {
    public weak var delegate: (any CLLocationManagerDelegate)?
    public var desiredAccuracy = kCLLocationAccuracyBest
    public var distanceFilter = -1.0
    public var allowsBackgroundLocationUpdates = false
    public var pausesLocationUpdatesAutomatically = true
    public override init() {}
    public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    public static func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    public static func locationServicesEnabled() -> Bool { false }
    public static func headingAvailable() -> Bool { false }
    public var location: CLLocation? { nil }
    public var heading: CLHeading? { nil }
    public func requestWhenInUseAuthorization() {}
    public func requestAlwaysAuthorization() {}
    public func requestLocation() {}
    public func startUpdatingLocation() {}
    public func stopUpdatingLocation() {}
    public func startUpdatingHeading() {}
    public func stopUpdatingHeading() {}
}
