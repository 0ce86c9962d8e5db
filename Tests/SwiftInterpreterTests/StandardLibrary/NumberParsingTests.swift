import Testing

/// Numbers read by a style's rules.
@Suite struct NumberParsingTests {
    /// Foundation's parser takes only a whole factor that an `Int32` holds; others end the process there.
    @Test(arguments: ["1e308", "-1e300", "2147483648", ".nan"])
    func aFactorThatNothingCanBeDividedByReadsNothing(factor: String) throws {
        for kind in ["number", "percent", "currency(code: \"EUR\")"] {
            let source = """
                func run() {
                    print((try? Double("12", format: .\(kind).scale(\(factor)))) == nil)
                    print((try? Decimal("12", format: .\(kind).scale(\(factor)), lenient: false)) == nil)
                }
                """
            #expect(try output(of: source) == "true\ntrue\n")
        }
    }

    @Test func aWholeFactorDividesWhatIsRead() throws {
        #expect(try output(of: "func run() { print(try! Double(\"12\", format: .number.scale(4))) }") == "3.0\n")
    }
}
