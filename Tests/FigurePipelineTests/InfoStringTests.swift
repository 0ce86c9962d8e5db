import Testing

@testable import FigurePipeline

struct InfoStringTests {
    private func words(_ text: String) throws -> [String] {
        let info = try InfoString(Array(text.utf8)[...], column: 4)
        return [info.language] + info.words.map { $0.name + ($0.value.map { "=" + $0 } ?? "") }
    }

    @Test(arguments: [
        ("swift", ["swift"]),
        (" swift  hide ", ["swift", "hide"]),
        ("swift figure=listing size=320x_", ["swift", "figure=listing", "size=320x_"]),
        (#"swift caption="A greeting, twice" hide"#, ["swift", "caption=A greeting, twice", "hide"]),
        (#"swift tap='Say "hi"'"#, ["swift", #"tap=Say "hi""#]),
        (#"swift caption="a \"b\" \\ c""#, ["swift", #"caption=a "b" \ c"#]),
        (#"swift type=Name="Ada L""#, ["swift", "type=Name=Ada L"]),
        ("swift set=show=true", ["swift", "set=show=true"]),
    ])
    func wordsAreRead(_ text: String, _ expected: [String]) throws { #expect(try words(text) == expected) }

    @Test func aQuoteWithoutEndIsAnErrorWhereItBegins() {
        #expect(throws: InfoString.Failure.self) { try words(#"swift caption="open"#) }
        do { _ = try words(#"swift caption="open"#) } catch let failure as InfoString.Failure {
            #expect(failure.column == 4 + 14)
        } catch { Issue.record("another error: \(error)") }
    }
}
