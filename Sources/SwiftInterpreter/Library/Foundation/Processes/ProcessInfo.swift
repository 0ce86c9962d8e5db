public struct OperatingSystemVersion {
    public var majorVersion: Int
    public var minorVersion: Int
    public var patchVersion: Int
}

/// What a program learns of its process is the same on every machine.
public final class ProcessInfo {
    public enum ThermalState { case nominal, fair, serious, critical }

    public static let processInfo = ProcessInfo()

    public let environment: [String: String] = [:]
    public let arguments: [String] = ["App"]
    public let processName = "App"
    public let processIdentifier: Int32 = 1
    public let hostName = "localhost"
    public let globallyUniqueString = "00000000-0000-0000-0000-000000000001"
    public let isLowPowerModeEnabled = false
    public let isMacCatalystApp = false
    public var isiOSAppOnMac: Bool { false }
    public let thermalState = ThermalState.nominal
    public let processorCount = 1
    public let activeProcessorCount = 1
    public let physicalMemory: UInt64 = 4_294_967_296
    public let systemUptime: TimeInterval = 0
    public let operatingSystemVersion = OperatingSystemVersion(
        majorVersion: 26, minorVersion: 0, patchVersion: 0)
    public var operatingSystemVersionString: String { "Version 26.0" }

    public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        version.majorVersion <= operatingSystemVersion.majorVersion
    }
}
