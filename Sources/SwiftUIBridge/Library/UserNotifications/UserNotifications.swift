// Requests for permission and notifications: nobody answers, and nothing is delivered.

public struct UNAuthorizationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
}
public struct UNNotificationPresentationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
public struct UNNotificationActionOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
public enum UNAuthorizationStatus: Int { case notDetermined, denied, authorized, provisional, ephemeral }

public class UNNotificationSettings: NSObject {
    public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}
public class UNNotificationSound: NSObject {
    public static let `default` = UNNotificationSound()
    public static let defaultCritical = UNNotificationSound()
}
open class UNNotificationContent: NSObject {
    public var title = ""
    public var subtitle = ""
    public var body = ""
    public var badge: NSNumber?
    public var sound: UNNotificationSound?
    public var userInfo: [AnyHashable: Any] = [:]
    public var categoryIdentifier = ""
    public var threadIdentifier = ""
    public var attachments: [UNNotificationAttachment] = []
    public override init() {}
}
public class UNMutableNotificationContent: UNNotificationContent {
    public override init() {}
}
public class UNNotificationAttachment: NSObject {
    public let identifier: String
    public let url: URL
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier
        self.url = url
    }
}
open class UNNotificationTrigger: NSObject {
    public var repeats: Bool { false }
}
public class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) { self.timeInterval = timeInterval }
}
public class UNCalendarNotificationTrigger: UNNotificationTrigger {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) { self.dateComponents = dateComponents }
}
public class UNNotificationRequest: NSObject {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}
public class UNNotification: NSObject {
    public let request: UNNotificationRequest
    public var date: Date { Date() }
    init(_ request: UNNotificationRequest) { self.request = request }
}
public class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    public var actionIdentifier: String { "com.apple.UNNotificationDefaultActionIdentifier" }
    init(_ notification: UNNotification) { self.notification = notification }
}
public class UNNotificationAction: NSObject {
    public let identifier: String
    public let title: String
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
    }
}
public class UNNotificationCategory: NSObject {
    public let identifier: String
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationActionOptions = []
    ) { self.identifier = identifier }
}
public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// Nobody allows notifications, and none arrives.
public class UNUserNotificationCenter: NSObject {
    private static let only = UNUserNotificationCenter()
    public static func current() -> UNUserNotificationCenter { only }

    public weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var pending: [UNNotificationRequest] = []

    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(false, nil) } }
    @discardableResult
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    public func add(_ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
        pending.append(request)
        handler?(nil)
    }
    public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        DispatchQueue.main.async { completionHandler(UNNotificationSettings()) }
    }
    public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    public func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        let requests = pending
        DispatchQueue.main.async { completionHandler(requests) }
    }
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
    public func removeAllPendingNotificationRequests() { pending = [] }
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pending.removeAll { identifiers.contains($0.identifier) }
    }
    public func removeAllDeliveredNotifications() {}
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    public func setBadgeCount(_ newBadgeCount: Int) {}
}
