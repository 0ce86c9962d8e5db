import Foundation
import Testing

/// A real browser that a test drives as a reader uses it.
protocol Browser: AnyObject {
    init() throws
    static var isInstalled: Bool { get }

    func open(_ address: String) throws
    /// What an expression of JavaScript is, as text.
    func value(_ expression: String) throws -> String
    /// Presses keys while the element that a selector finds has the focus.
    func type(_ keys: String, into selector: String) throws
    func click(_ selector: String) throws
    /// Drags from the middle of an element by points to the right.
    func drag(_ selector: String, by distance: Int) throws
}

/// Which browser a test runs in.
enum BrowserKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case chromium, firefox

    static var installed: [BrowserKind] { allCases.filter(\.isInstalled) }

    var testDescription: String { rawValue }

    private var isInstalled: Bool {
        switch self {
        case .chromium: Chromium.isInstalled
        case .firefox: Firefox.isInstalled
        }
    }

    func start() throws -> any Browser {
        switch self {
        case .chromium: try Chromium()
        case .firefox: try Firefox()
        }
    }
}

struct BrowserFailure: Error, CustomStringConvertible { let description: String }

/// Keys as WebDriver writes them.
enum Key {
    static let left = "\u{E012}"
    static let right = "\u{E014}"
    static let escape = "\u{E00C}"
}

extension Browser {
    /// Waits until an expression is what is expected; what it is in the end.
    func settle(_ expression: String, on expected: String) throws -> String {
        var last = ""
        for _ in 0..<100 {
            last = try value(expression)
            if last == expected { return last }
            usleep(30_000)
        }
        return last
    }
}

/// The moves of a pointer, as both protocols have them.
enum PointerMoves {
    static func drag(from element: [String: String], by distance: Int) -> [[String: Any]] {
        let steps: [[String: Any]] = [
            ["type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": element],
            ["type": "pointerDown", "button": 0],
            ["type": "pointerMove", "duration": 50, "x": distance, "y": 0, "origin": "pointer"],
            ["type": "pointerUp", "button": 0],
        ]
        return [["type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": steps]]
    }
}

enum FreePort {
    /// A port of the loopback interface that nobody listens on just now.
    static func any() throws -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, size) == 0 ? getsockname(descriptor, pointer, &size) : -1
            }
        }
        guard status == 0 else { throw BrowserFailure(description: "no port is free") }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}
