import RenderConfiguration
import Rendering
import SnapshotCases
import Testing

/// What `render.yml` says, and what it can't say.
struct SnapshotOptionsTests {
    private func options(_ text: String) throws -> SnapshotOptions {
        try SnapshotOptions(ConfigurationFile(name: "render.yml", text: text))
    }

    private func names(_ text: String) throws -> [String] {
        try options(text).settings().configurations.map(\.name)
    }

    @Test(arguments: [
        ("", ["light"]), ("appearance: dark\n", ["dark"]), ("appearance: [light, dark]\n", ["light", "dark"]),
        (
            "appearance: [light, dark]\ndynamic-type: [large, accessibility3]\n",
            ["light", "light-accessibility3", "dark", "dark-accessibility3"]
        ),
        ("size: [320x480, 320x_]\nscale: 3\n", ["light-320x480-3x", "light-320x_-3x"]),
        (
            "configurations:\n  phone: { size: 393x852 }\n  pad: { size: 820x1180, appearance: dark }\n",
            ["phone", "pad"]
        ),
        ("appearance: [light, dark]\nconfigurations:\n  pad: { size: 820x1180 }\n", ["light", "dark", "pad"]),
        ("locale: [en_US, fr_FR]\nlayout-direction: rtl\n", ["light-rtl", "light-fr_FR-rtl"]),
    ])
    func configurationsHaveNames(_ text: String, _ expected: [String]) throws {
        #expect(try names(text) == expected)
    }

    @Test(arguments: [
        ("apperance: dark\n", "render.yml:1:1: error: there is no option 'apperance'; did you mean 'appearance'?"),
        (
            "\nappearance: dusk\n",
            "render.yml:2:13: error: 'dusk' is no value of 'appearance': it has to be 'light' or 'dark'"
        ),
        ("scale: [2, 3, zero]\n", "render.yml:1:15: error: 'zero' is no value of 'scale'"),
        ("precision: 2\n", "render.yml:1:12: error: this has to be a number from 0 to 1"),
        ("lock: perhaps\n", "render.yml:1:7: error: this has to be 'true' or 'false'"),
        ("appearance: dark\nappearance: light\n", "render.yml:2:1: error: 'appearance' stands here twice"),
        ("appearance: [light\n", "render.yml:1:13: error: this has no closing ']'"),
        ("- a\n", "render.yml:1:1: error: this has to be names with values"),
        (
            "previews:\n  Card:\n    configurations: [phon]\nconfigurations:\n  phone: { size: 1x1 }\n",
            "render.yml:3:22: error: there is no configuration 'phon'; did you mean 'phone'?"
        ),
        (
            "previews:\n  Card:\n    scenarios:\n      a: [tapp Menu]\n",
            "render.yml:4:11: error: there is no step called 'tapp'"
        ),
        ("previews:\n  Card:\n    frames: 0..1\n", "render.yml:3:13: error: 'frames' has to be FROM...TO@FPS"),
        ("\tx: 1\n", "render.yml:1:1: error: a line can't be indented by tabs"),
    ])
    func mistakesHaveTheirPlace(_ text: String, _ message: String) throws {
        let failure = #expect(throws: RenderFailure.self) { try options(text) }
        #expect(failure?.text.hasPrefix(message) == true, "\(failure?.text ?? "")")
    }

    @Test func everyMistakeIsTold() throws {
        let failure = #expect(throws: RenderFailure.self) { try options("siz: 1x1\nscale: 0\nseed: x\n") }
        for line in 1...3 { #expect(failure?.text.contains("render.yml:\(line):") == true) }
    }

    @Test func whatIsDeeplyNestedOrEndlessIsRefused() throws {
        #expect(throws: RenderFailure.self) { try options(String(repeating: "[", count: 100_000)) }
        #expect(throws: RenderFailure.self) {
            try options("a: &a [x]\nscale: " + String(repeating: "- ", count: 5_000))
        }
        let axes =
            "scale: [" + (1...40).map(String.init).joined(separator: ",") + "]\nsize: ["
            + (1...400).map { "\($0)x1" }.joined(separator: ",") + "]\n"
        let failure = #expect(throws: RenderFailure.self) { try options(axes) }
        #expect(failure?.text.contains("the matrix has 16000 configurations; the limit is 10000") == true)
    }
}
