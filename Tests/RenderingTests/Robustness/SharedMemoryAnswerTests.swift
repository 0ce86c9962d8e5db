import Foundation
import Testing

@testable import Rendering

/// What a library leaves in shared memory is believed no further than it goes.
@Suite struct SharedMemoryAnswerTests {
    @Test(arguments: [Int.min, -1, 1, 200, 201, Int.max])
    func aReasonIsNoLongerThanItsRoom(_ length: Int) throws {
        var memory = [UInt8](repeating: UInt8(ascii: "a"), count: 224)
        memory.withUnsafeMutableBytes { $0.storeBytes(of: length, toByteOffset: 16, as: Int.self) }
        let answer = memory.withUnsafeBytes { VectorFile.answer(in: $0) }
        guard case .failure(let failure) = answer else { return #expect(Bool(false), "\(answer)") }
        #expect(failure.reason.utf8.count == min(max(length, 0), 200))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func aSizeIsANumber(_ width: CGFloat) {
        var memory = [UInt8](repeating: 0, count: 224)
        memory.withUnsafeMutableBytes { $0.storeBytes(of: Double(width), as: Double.self) }
        guard case .failure = memory.withUnsafeBytes({ VectorFile.answer(in: $0) }) else {
            return #expect(Bool(false))
        }
    }
}
