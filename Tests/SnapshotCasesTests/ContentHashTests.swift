import SnapshotCases
import Testing

/// The hash is XXH64: values from the reference implementation (python-xxhash).
struct ContentHashTests {
    @Test(
        arguments: [
            ("", 0, "ef46db3751d8e999"), ("a", 0, "d24ec4f1a98c6e5b"), ("abc", 0, "44bc2cf5ad770999"),
            ("xxhash", 20_141_025, "b559b98d844e0635"),
            ("The quick brown fox jumps over the lazy dog, twice a day", 0, "fcf7815028475208"),
            (String(repeating: "0123456789", count: 20), 7, "ea90b1bf4423bfb9"),
        ] as [(String, UInt64, String)])
    func texts(_ text: String, _ seed: UInt64, _ expected: String) {
        #expect(ContentHash(Array(text.utf8), seed: seed).description == expected)
    }

    @Test func readsWhatItWrites() {
        let hash = ContentHash("x")
        #expect(ContentHash(Substring(hash.description)) == hash)
        #expect(ContentHash(Substring("0000")) == nil)
        #expect(ContentHash(Substring("zzzzzzzzzzzzzzzz")) == nil)
    }
}
