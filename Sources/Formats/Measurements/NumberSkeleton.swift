import CNumberFormat
import Foundation

/// A format in the words of ICU's number skeletons: `measure-unit/length-meter unit-width-short`.
struct NumberSkeleton {
    let text: String

    /// The number in the language and digits of `locale`; nil where ICU refuses the skeleton.
    func format(_ number: Double, locale: Locale) -> String? {
        var status: Int32 = 0
        let units = Array(text.utf16)
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(
                units, Int32(units.count), locale.identifier, &status)
        else { return nil }
        defer { swift_unumf_close(formatter) }
        guard status <= 0, let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, number, result, &status)
        var buffer = [UInt16](repeating: 0, count: 512)
        let length = swift_unumf_resultToString(result, &buffer, Int32(buffer.count), &status)
        guard status <= 0, length > 0, Int(length) <= buffer.count else { return nil }
        return String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }
}
