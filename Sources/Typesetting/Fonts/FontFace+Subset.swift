import CHarfBuzz
import CHarfBuzzSubset
import Foundation

extension FontFace {
    /// A font file with just these characters, at the face's place in the design space; nil where the font can't be cut
    /// down so.
    package func subset(to scalars: Set<Unicode.Scalar>) -> [UInt8]? {
        guard horizontalScale == 1, let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        let set = hb_subset_input_unicode_set(input)
        for scalar in scalars { hb_set_add(set, scalar.value) }
        // Each character is its own glyph: layout was done already.
        hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
        let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
        for tag in ["GSUB", "GPOS", "GDEF", "kern", "STAT"] { hb_set_add(dropped, hb_tag_from_string(tag, -1)) }
        guard pinAxes(of: input), let face = hb_subset_or_fail(file.face, input) else { return nil }
        defer { hb_face_destroy(face) }
        let blob = hb_face_reference_blob(face)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        // Unsafe: the blob is as long as HarfBuzz says and lives until it is destroyed, after this.
        return data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
            Array(UnsafeBufferPointer(start: $0, count: Int(length)))
        }
    }

    /// Fixes every axis, so that the subset isn't variable.
    private func pinAxes(of input: OpaquePointer) -> Bool {
        var count: UInt32 = 32
        var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: 32)
        hb_ot_var_get_axis_infos(file.face, 0, &count, &axes)
        for axis in axes.prefix(Int(count)) {
            let value = variations.first { hb_tag_from_string($0.tag, -1) == axis.tag }?.value
            let isPinned: Bool
            if let value {
                let place = min(max(Float(value), axis.min_value), axis.max_value)
                isPinned = hb_subset_input_pin_axis_location(input, file.face, axis.tag, place) != 0
            } else {
                isPinned = hb_subset_input_pin_axis_to_default(input, file.face, axis.tag) != 0
            }
            guard isPinned else { return false }
        }
        return true
    }
}
