// The codes of `CocoaError`, by their numbers.
// Also read for: CocoaError.
// Not read for its members.

extension CocoaError.Code {
    public static let coderInvalidValue = CocoaError.Code(rawValue: 4866)
    public static let coderReadCorrupt = CocoaError.Code(rawValue: 4864)
    public static let coderValueNotFound = CocoaError.Code(rawValue: 4865)
    public static let executableArchitectureMismatch = CocoaError.Code(rawValue: 3585)
    public static let executableLink = CocoaError.Code(rawValue: 3588)
    public static let executableLoad = CocoaError.Code(rawValue: 3587)
    public static let executableNotLoadable = CocoaError.Code(rawValue: 3584)
    public static let executableRuntimeMismatch = CocoaError.Code(rawValue: 3586)
    public static let featureUnsupported = CocoaError.Code(rawValue: 3328)
    public static let fileLocking = CocoaError.Code(rawValue: 255)
    public static let fileNoSuchFile = CocoaError.Code(rawValue: 4)
    public static let fileReadCorruptFile = CocoaError.Code(rawValue: 259)
    public static let fileReadInapplicableStringEncoding = CocoaError.Code(rawValue: 261)
    public static let fileReadInvalidFileName = CocoaError.Code(rawValue: 258)
    public static let fileReadNoPermission = CocoaError.Code(rawValue: 257)
    public static let fileReadNoSuchFile = CocoaError.Code(rawValue: 260)
    public static let fileReadTooLarge = CocoaError.Code(rawValue: 263)
    public static let fileReadUnknown = CocoaError.Code(rawValue: 256)
    public static let fileReadUnknownStringEncoding = CocoaError.Code(rawValue: 264)
    public static let fileReadUnsupportedScheme = CocoaError.Code(rawValue: 262)
    public static let fileWriteFileExists = CocoaError.Code(rawValue: 516)
    public static let fileWriteInapplicableStringEncoding = CocoaError.Code(rawValue: 517)
    public static let fileWriteInvalidFileName = CocoaError.Code(rawValue: 514)
    public static let fileWriteNoPermission = CocoaError.Code(rawValue: 513)
    public static let fileWriteOutOfSpace = CocoaError.Code(rawValue: 640)
    public static let fileWriteUnknown = CocoaError.Code(rawValue: 512)
    public static let fileWriteUnsupportedScheme = CocoaError.Code(rawValue: 518)
    public static let fileWriteVolumeReadOnly = CocoaError.Code(rawValue: 642)
    public static let formatting = CocoaError.Code(rawValue: 2048)
    public static let keyValueValidation = CocoaError.Code(rawValue: 1024)
    public static let propertyListReadCorrupt = CocoaError.Code(rawValue: 3840)
    public static let propertyListReadStream = CocoaError.Code(rawValue: 3842)
    public static let propertyListReadUnknownVersion = CocoaError.Code(rawValue: 3841)
    public static let propertyListWriteInvalid = CocoaError.Code(rawValue: 3852)
    public static let propertyListWriteStream = CocoaError.Code(rawValue: 3851)
    public static let ubiquitousFileNotUploadedDueToQuota = CocoaError.Code(rawValue: 4354)
    public static let ubiquitousFileUbiquityServerNotAvailable = CocoaError.Code(rawValue: 4355)
    public static let ubiquitousFileUnavailable = CocoaError.Code(rawValue: 4353)
    public static let userActivityConnectionUnavailable = CocoaError.Code(rawValue: 4609)
    public static let userActivityHandoffFailed = CocoaError.Code(rawValue: 4608)
    public static let userActivityHandoffUserInfoTooLarge = CocoaError.Code(rawValue: 4611)
    public static let userActivityRemoteApplicationTimedOut = CocoaError.Code(rawValue: 4610)
    public static let userCancelled = CocoaError.Code(rawValue: 3072)
    public static let xpcConnectionInterrupted = CocoaError.Code(rawValue: 4097)
    public static let xpcConnectionInvalid = CocoaError.Code(rawValue: 4099)
    public static let xpcConnectionReplyInvalid = CocoaError.Code(rawValue: 4101)
}

extension CocoaError {
    public static var coderInvalidValue: Code { .coderInvalidValue }
    public static var coderReadCorrupt: Code { .coderReadCorrupt }
    public static var coderValueNotFound: Code { .coderValueNotFound }
    public static var executableArchitectureMismatch: Code { .executableArchitectureMismatch }
    public static var executableLink: Code { .executableLink }
    public static var executableLoad: Code { .executableLoad }
    public static var executableNotLoadable: Code { .executableNotLoadable }
    public static var executableRuntimeMismatch: Code { .executableRuntimeMismatch }
    public static var featureUnsupported: Code { .featureUnsupported }
    public static var fileLocking: Code { .fileLocking }
    public static var fileNoSuchFile: Code { .fileNoSuchFile }
    public static var fileReadCorruptFile: Code { .fileReadCorruptFile }
    public static var fileReadInapplicableStringEncoding: Code { .fileReadInapplicableStringEncoding }
    public static var fileReadInvalidFileName: Code { .fileReadInvalidFileName }
    public static var fileReadNoPermission: Code { .fileReadNoPermission }
    public static var fileReadNoSuchFile: Code { .fileReadNoSuchFile }
    public static var fileReadTooLarge: Code { .fileReadTooLarge }
    public static var fileReadUnknown: Code { .fileReadUnknown }
    public static var fileReadUnknownStringEncoding: Code { .fileReadUnknownStringEncoding }
    public static var fileReadUnsupportedScheme: Code { .fileReadUnsupportedScheme }
    public static var fileWriteFileExists: Code { .fileWriteFileExists }
    public static var fileWriteInapplicableStringEncoding: Code { .fileWriteInapplicableStringEncoding }
    public static var fileWriteInvalidFileName: Code { .fileWriteInvalidFileName }
    public static var fileWriteNoPermission: Code { .fileWriteNoPermission }
    public static var fileWriteOutOfSpace: Code { .fileWriteOutOfSpace }
    public static var fileWriteUnknown: Code { .fileWriteUnknown }
    public static var fileWriteUnsupportedScheme: Code { .fileWriteUnsupportedScheme }
    public static var fileWriteVolumeReadOnly: Code { .fileWriteVolumeReadOnly }
    public static var formatting: Code { .formatting }
    public static var keyValueValidation: Code { .keyValueValidation }
    public static var propertyListReadCorrupt: Code { .propertyListReadCorrupt }
    public static var propertyListReadStream: Code { .propertyListReadStream }
    public static var propertyListReadUnknownVersion: Code { .propertyListReadUnknownVersion }
    public static var propertyListWriteInvalid: Code { .propertyListWriteInvalid }
    public static var propertyListWriteStream: Code { .propertyListWriteStream }
    public static var ubiquitousFileNotUploadedDueToQuota: Code { .ubiquitousFileNotUploadedDueToQuota }
    public static var ubiquitousFileUbiquityServerNotAvailable: Code { .ubiquitousFileUbiquityServerNotAvailable }
    public static var ubiquitousFileUnavailable: Code { .ubiquitousFileUnavailable }
    public static var userActivityConnectionUnavailable: Code { .userActivityConnectionUnavailable }
    public static var userActivityHandoffFailed: Code { .userActivityHandoffFailed }
    public static var userActivityHandoffUserInfoTooLarge: Code { .userActivityHandoffUserInfoTooLarge }
    public static var userActivityRemoteApplicationTimedOut: Code { .userActivityRemoteApplicationTimedOut }
    public static var userCancelled: Code { .userCancelled }
    public static var xpcConnectionInterrupted: Code { .xpcConnectionInterrupted }
    public static var xpcConnectionInvalid: Code { .xpcConnectionInvalid }
    public static var xpcConnectionReplyInvalid: Code { .xpcConnectionReplyInvalid }
}
