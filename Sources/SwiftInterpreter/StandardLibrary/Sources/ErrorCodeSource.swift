extension StandardLibrary {
    /// Foundation's codes, by their numbers.
    static let urlErrorCodeSource = LibrarySource(
        "URLErrorCodes.swift", provides: ["URLError"],
        """
        extension URLError.Code {
            public static let backgroundSessionInUseByAnotherProcess = URLError.Code(rawValue: -996)
            public static let backgroundSessionRequiresSharedContainer = URLError.Code(rawValue: -995)
            public static let backgroundSessionWasDisconnected = URLError.Code(rawValue: -997)
            public static let badServerResponse = URLError.Code(rawValue: -1011)
            public static let badURL = URLError.Code(rawValue: -1000)
            public static let callIsActive = URLError.Code(rawValue: -1019)
            public static let cancelled = URLError.Code(rawValue: -999)
            public static let cannotCloseFile = URLError.Code(rawValue: -3002)
            public static let cannotConnectToHost = URLError.Code(rawValue: -1004)
            public static let cannotCreateFile = URLError.Code(rawValue: -3000)
            public static let cannotDecodeContentData = URLError.Code(rawValue: -1016)
            public static let cannotDecodeRawData = URLError.Code(rawValue: -1015)
            public static let cannotFindHost = URLError.Code(rawValue: -1003)
            public static let cannotLoadFromNetwork = URLError.Code(rawValue: -2000)
            public static let cannotMoveFile = URLError.Code(rawValue: -3005)
            public static let cannotOpenFile = URLError.Code(rawValue: -3001)
            public static let cannotParseResponse = URLError.Code(rawValue: -1017)
            public static let cannotRemoveFile = URLError.Code(rawValue: -3004)
            public static let cannotWriteToFile = URLError.Code(rawValue: -3003)
            public static let clientCertificateRejected = URLError.Code(rawValue: -1205)
            public static let clientCertificateRequired = URLError.Code(rawValue: -1206)
            public static let dataNotAllowed = URLError.Code(rawValue: -1020)
            public static let dnsLookupFailed = URLError.Code(rawValue: -1006)
            public static let downloadDecodingFailedMidStream = URLError.Code(rawValue: -3006)
            public static let downloadDecodingFailedToComplete = URLError.Code(rawValue: -3007)
            public static let fileDoesNotExist = URLError.Code(rawValue: -1100)
            public static let fileIsDirectory = URLError.Code(rawValue: -1101)
            public static let httpTooManyRedirects = URLError.Code(rawValue: -1007)
            public static let internationalRoamingOff = URLError.Code(rawValue: -1018)
            public static let networkConnectionLost = URLError.Code(rawValue: -1005)
            public static let noPermissionsToReadFile = URLError.Code(rawValue: -1102)
            public static let notConnectedToInternet = URLError.Code(rawValue: -1009)
            public static let redirectToNonExistentLocation = URLError.Code(rawValue: -1010)
            public static let requestBodyStreamExhausted = URLError.Code(rawValue: -1021)
            public static let resourceUnavailable = URLError.Code(rawValue: -1008)
            public static let secureConnectionFailed = URLError.Code(rawValue: -1200)
            public static let serverCertificateHasBadDate = URLError.Code(rawValue: -1201)
            public static let serverCertificateHasUnknownRoot = URLError.Code(rawValue: -1203)
            public static let serverCertificateNotYetValid = URLError.Code(rawValue: -1204)
            public static let serverCertificateUntrusted = URLError.Code(rawValue: -1202)
            public static let timedOut = URLError.Code(rawValue: -1001)
            public static let unknown = URLError.Code(rawValue: -1)
            public static let unsupportedURL = URLError.Code(rawValue: -1002)
            public static let userAuthenticationRequired = URLError.Code(rawValue: -1013)
            public static let userCancelledAuthentication = URLError.Code(rawValue: -1012)
            public static let zeroByteResource = URLError.Code(rawValue: -1014)
        }

        extension URLError {
            public static var backgroundSessionInUseByAnotherProcess: Code { .backgroundSessionInUseByAnotherProcess }
            public static var backgroundSessionRequiresSharedContainer: Code { .backgroundSessionRequiresSharedContainer }
            public static var backgroundSessionWasDisconnected: Code { .backgroundSessionWasDisconnected }
            public static var badServerResponse: Code { .badServerResponse }
            public static var badURL: Code { .badURL }
            public static var callIsActive: Code { .callIsActive }
            public static var cancelled: Code { .cancelled }
            public static var cannotCloseFile: Code { .cannotCloseFile }
            public static var cannotConnectToHost: Code { .cannotConnectToHost }
            public static var cannotCreateFile: Code { .cannotCreateFile }
            public static var cannotDecodeContentData: Code { .cannotDecodeContentData }
            public static var cannotDecodeRawData: Code { .cannotDecodeRawData }
            public static var cannotFindHost: Code { .cannotFindHost }
            public static var cannotLoadFromNetwork: Code { .cannotLoadFromNetwork }
            public static var cannotMoveFile: Code { .cannotMoveFile }
            public static var cannotOpenFile: Code { .cannotOpenFile }
            public static var cannotParseResponse: Code { .cannotParseResponse }
            public static var cannotRemoveFile: Code { .cannotRemoveFile }
            public static var cannotWriteToFile: Code { .cannotWriteToFile }
            public static var clientCertificateRejected: Code { .clientCertificateRejected }
            public static var clientCertificateRequired: Code { .clientCertificateRequired }
            public static var dataNotAllowed: Code { .dataNotAllowed }
            public static var dnsLookupFailed: Code { .dnsLookupFailed }
            public static var downloadDecodingFailedMidStream: Code { .downloadDecodingFailedMidStream }
            public static var downloadDecodingFailedToComplete: Code { .downloadDecodingFailedToComplete }
            public static var fileDoesNotExist: Code { .fileDoesNotExist }
            public static var fileIsDirectory: Code { .fileIsDirectory }
            public static var httpTooManyRedirects: Code { .httpTooManyRedirects }
            public static var internationalRoamingOff: Code { .internationalRoamingOff }
            public static var networkConnectionLost: Code { .networkConnectionLost }
            public static var noPermissionsToReadFile: Code { .noPermissionsToReadFile }
            public static var notConnectedToInternet: Code { .notConnectedToInternet }
            public static var redirectToNonExistentLocation: Code { .redirectToNonExistentLocation }
            public static var requestBodyStreamExhausted: Code { .requestBodyStreamExhausted }
            public static var resourceUnavailable: Code { .resourceUnavailable }
            public static var secureConnectionFailed: Code { .secureConnectionFailed }
            public static var serverCertificateHasBadDate: Code { .serverCertificateHasBadDate }
            public static var serverCertificateHasUnknownRoot: Code { .serverCertificateHasUnknownRoot }
            public static var serverCertificateNotYetValid: Code { .serverCertificateNotYetValid }
            public static var serverCertificateUntrusted: Code { .serverCertificateUntrusted }
            public static var timedOut: Code { .timedOut }
            public static var unknown: Code { .unknown }
            public static var unsupportedURL: Code { .unsupportedURL }
            public static var userAuthenticationRequired: Code { .userAuthenticationRequired }
            public static var userCancelledAuthentication: Code { .userCancelledAuthentication }
            public static var zeroByteResource: Code { .zeroByteResource }
        }
        """)

    static let cocoaErrorCodeSource = LibrarySource(
        "CocoaErrorCodes.swift", provides: ["CocoaError"],
        """
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
        """)
}
