import Foundation

extension UUID {
    /// From the execution's random numbers.
    static func random(_ call: NativeCall) throws -> UUID {
        let execution = try call.execution
        // Of the fourth version, RFC 9562's variant.
        let high = execution.random.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
        let low = execution.random.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        let digits = [high, low].map { half in
            let text = String(half, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
        let places = Array(digits)
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(places[$0]) }
        return UUID(uuidString: parts.joined(separator: "-")) ?? UUID()
    }
}
