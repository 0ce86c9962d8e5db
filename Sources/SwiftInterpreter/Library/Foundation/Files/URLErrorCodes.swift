// The codes of `URLError`, by their numbers.
// Also read for: URLError.
// Not read for its members.

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
