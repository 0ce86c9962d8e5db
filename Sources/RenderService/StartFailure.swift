import Foundation
import NIOCore

/// Why the service doesn't start, or doesn't take new settings, in words for whoever runs it.
public struct StartFailure: Error, CustomStringConvertible {
    public enum Cause: Sendable {
        /// A setting has a value that it can't have.
        case setting
        /// A file that a setting names can't be read.
        case unreadable
        /// A folder that the service needs can't be written to.
        case unwritable
        /// The address, a worker or the sandbox isn't to be had.
        case unavailable
    }

    public let cause: Cause
    /// The file and the line that the message belongs to.
    private let place: String?
    private let message: String

    init(_ cause: Cause, _ message: String, at place: String? = nil) {
        (self.cause, self.message, self.place) = (cause, message, place)
    }

    /// Nil for an error that isn't one of an address.
    ///
    /// - Parameter address: `host:port`.
    init?(listeningAt address: String, _ error: any Error) {
        let reason: String
        switch error {
        case let error as IOError: reason = String(cString: strerror(error.errnoCode))
        case let error as SocketAddressError.UnknownHost: reason = error.errorDescription
        case is SocketAddressError: reason = "it is no address of this kind of network"
        default: return nil
        }
        self.init(.unavailable, "can't listen at \(address): \(reason)")
    }

    public var description: String { prefix + message }

    /// As the command line shows it: `file:line: error: message`.
    public var text: String { "\(prefix)error: \(message)\n" }

    private var prefix: String { place.map { "\($0): " } ?? "" }
}
