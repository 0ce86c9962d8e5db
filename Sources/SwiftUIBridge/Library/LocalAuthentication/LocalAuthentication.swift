// Face ID and Touch ID: never available, and every evaluation fails.

public enum LAPolicy: Int { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
public enum LABiometryType: Int { case none, touchID, faceID, opticID }
public struct LAError: Error {
    public enum Code: Int {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, biometryNotAvailable = -6
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// There is nobody whose face or finger could be looked at.
public class LAContext: NSObject {
    public override init() {}
    public var biometryType: LABiometryType { .none }
    public var localizedFallbackTitle: String?
    public var localizedCancelTitle: String?
    public var localizedReason = ""
    public func canEvaluatePolicy(_ policy: LAPolicy, error: inout NSError?) -> Bool { false }
    public func canEvaluatePolicy(_ policy: LAPolicy, error: (any Error)?) -> Bool { false }
    public func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) { DispatchQueue.main.async { reply(false, LAError(.biometryNotAvailable)) } }
    @discardableResult
    public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.biometryNotAvailable)
    }
    public func invalidate() {}
}
