import CCairo
import Drawing
import Foundation

extension VectorPainter {
    /// Lays the links over the drawn page. Inside the groups that are drawn to layers Cairo loses them.
    func addLinks(of list: DisplayList) {
        for link in list.links {
            let numbers = [link.rect.minX, link.rect.minY, link.rect.width, link.rect.height]
            let rect = numbers.map { String(format: "%.3f", locale: nil, Double($0)) }.joined(separator: " ")
            cairo_tag_begin(context, CAIRO_TAG_LINK, "rect=[\(rect)] uri='\(Self.escaped(link.address))'")
            cairo_tag_end(context, CAIRO_TAG_LINK)
        }
    }

    /// An address as a quoted attribute of a tag, in ASCII: other characters are percent-encoded, as addresses have them,
    /// and so is what Cairo 1.16 leaves open in a PDF's strings.
    private static func escaped(_ address: String) -> String {
        var result = ""
        for byte in address.utf8 {
            switch byte {
            case 0x27: result += "\\'"
            case 0x21...0x7E where byte != 0x28 && byte != 0x29 && byte != 0x5C:
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default: result += "%" + String(UInt16(byte) + 0x100, radix: 16, uppercase: true).dropFirst()
            }
        }
        return result
    }
}
