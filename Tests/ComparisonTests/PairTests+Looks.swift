extension PairTests {
    static let looks: [Pair] = [
        Pair(
            "a color: of a text", "Login",
            edits: [
                (".foregroundStyle(.green)", ".foregroundStyle(.purple)")
            ],
            #"Text("Garden") changed color (#34C759 → #CB30E0): .foregroundStyle(.green → .purple), Login.swiftdsl:29"#),
        Pair(
            "a color: of a shape", "Card",
            edits: [
                (".fill(.blue)", ".fill(.orange)")
            ],
            "Circle changed color (#0088FF → #FF8D28): .fill(.blue → .orange), Card.swiftdsl:29"),
        Pair(
            "a color: of a background", "Card",
            edits: [
                ("Color.yellow", "Color.mint")
            ],
            "Color changed color (#FFCC00 → #00C8B3): .background(Color.yellow → Color.mint), Card.swiftdsl:45"),
        Pair(
            "a color: of several chips", "Tags",
            edits: [
                (".fill(.orange)", ".fill(.teal)")
            ],
            "RoundedRectangle [1 of 6] changed color (#FF8D28 → #00C3D0): .background(….fill(.orange → .teal)), Tags.swiftdsl:44; so did 5 more views"
        ),
        Pair(
            "a color: in a gradient", "Weather",
            edits: [
                ("[.blue, .cyan]", "[.indigo, .cyan]")
            ],
            "LinearGradient is painted differently: LinearGradient(colors: [.blue, .cyan] → [.indigo, .cyan]), Weather.swiftdsl:46"
        ),
        Pair(
            "a color: of a badge", "Card",
            edits: [
                (".fill(.red)", ".fill(.black)")
            ],
            "Capsule changed color (#FF383C → #000000): .background(….fill(.red → .black)), Card.swiftdsl:19"),
        Pair(
            "a color: by a number", "Login",
            edits: [
                ("white: 0.95", "white: 0.85")
            ],
            "Color [1 of 2] changed color (#F2F2F2 → #D9D9D9): .background(Color(white: 0.95 → 0.85)), Login.swiftdsl:16; so did 1 more view"
        ),
        Pair(
            "a text: of a button", "Login",
            edits: [
                (#""Sign in""#, #""Continue""#)
            ],
            #"Text("Sign in") now says "Continue": Button("Sign in" → "Continue"), Login.swiftdsl:35; 1 view followed"#),
        Pair(
            "a text: of a link", "Login",
            edits: [
                (#""Forgot your password?""#, #""Lost your password?""#)
            ],
            #"Text("Forgot your password?") now says "Lost your password?": Text("Forgot your password?" → "Lost your password?"), Login.swiftdsl:37"#
        ),
        Pair(
            "a text: of a title", "Weather",
            edits: [
                (#""Lisbon""#, #""Porto""#)
            ],
            #"Text("Lisbon") now says "Porto": Text("Lisbon" → "Porto"), Weather.swiftdsl:48"#),
        Pair(
            "a text: given to a view", "Login",
            edits: [
                (#"title: "Mail""#, #"title: "E-mail address""#)
            ],
            #"Text("Mail") now says "E-mail address": Field(title: "Mail" → "E-mail address"), Login.swiftdsl:33"#),
        Pair(
            "a text: that makes a column wider", "Tickets",
            edits: [
                (#"title: "Film""#, #"title: "A night at the cinema""#)
            ],
            #"Text("Film") now says "A night at the cinema": Ticket(title: "Film" → "A night at the cinema"), Tickets.swiftdsl:32; 15 views followed"#
        ),
        Pair(
            "a text: that no longer fits", "Card",
            edits: [
                (#"role: "Analyst""#, #"role: "Analyst of engines and of all their notes""#)
            ],
            #"Text("Analyst") is now truncated to "Analyst of engin…": Card(person: Person(name: "Ada Lovelace", role: "Analyst" → "Analyst of engines and of all their notes")), Card.swiftdsl:50"#
        ),
        Pair(
            "a removed modifier: padding", "Login",
            edits: [
                ("\n                .padding(.bottom, 12)", "")
            ],
            #"Text("Garden") moved +6 pt (y 84 → 90): .padding(.bottom, 12) removed, was Login.swiftdsl:32; 10 views followed"#
        ),
        Pair(
            "a removed modifier: frame", "Card",
            edits: [
                ("\n                .frame(width: 48, height: 48)", "")
            ],
            #"Text("Ada Lovelace") takes 2 lines in place of 1: .frame(width: 48, height: 48) removed, was Card.swiftdsl:30; 4 views followed"#
        ),
        Pair(
            "a removed modifier: opacity", "Weather",
            edits: [
                ("\n                    .opacity(0.8)", "")
            ],
            "Bar is 100 % opaque in place of 80 %: .opacity(0.8) removed, was Weather.swiftdsl:61"),
        Pair(
            "a removed modifier: shadow", "Weather",
            edits: [
                ("\n        .shadow(radius: 4)", "")
            ],
            #"Text("Lisbon") lost its shadow: .shadow(radius: 4) removed, was Weather.swiftdsl:67; so did 11 more views"#
        ),
        Pair(
            "a removed modifier: corner radius", "Login",
            edits: [
                ("\n        .cornerRadius(10)", "")
            ],
            "Color [1 of 2] is clipped differently: .cornerRadius(10) removed, was Login.swiftdsl:17; so did 1 more view"
        ),
        Pair(
            "a removed modifier: bold", "Basket",
            edits: [
                ("\n                    .bold()", "")
            ],
            #"Text("€9.50") changed font (Easel Sans semibold 17 → Easel Sans 17): .bold() removed, was Basket.swiftdsl:52"#
        ),
        Pair(
            "a removed modifier: clip shape", "Weather",
            edits: [
                ("\n        .clipShape(RoundedRectangle(cornerRadius: 24))", "")
            ],
            "LinearGradient is clipped differently: .clipShape(RoundedRectangle(cornerRadius: 24)) removed, was Weather.swiftdsl:66"
        ),
        Pair(
            "a removed modifier: font", "Login",
            edits: [
                ("\n                .font(.footnote)", "")
            ],
            #"Text("Forgot your password?") changed font (Easel Sans 13 → Easel Sans 17): .font(.footnote) removed, was Login.swiftdsl:38; 10 views followed"#
        ),
        Pair(
            "a removed modifier: frame of a field", "Login",
            edits: [
                ("\n        .frame(height: 44)", "")
            ],
            #"Text("Garden") moved +23.5 pt (y 84 → 107.5): .frame(height: 44) removed, was Login.swiftdsl:15; 10 views followed"#
        ),
        Pair(
            "an added modifier: bold", "Weather",
            edits: [
                ("Text(label(hour))", "Text(label(hour)).bold()")
            ],
            #"Text("14°") changed font (Easel Sans 17 → Easel Sans semibold 17): .bold() added, Weather.swiftdsl:55; so did 2 more views"#
        ),
        Pair(
            "an added modifier: opacity", "Login",
            edits: [
                (".foregroundStyle(.green)", ".foregroundStyle(.green)\n                .opacity(0.5)")
            ],
            #"Text("Garden") is 50 % opaque in place of 100 %: .opacity(0.5) added, Login.swiftdsl:30"#),
        Pair(
            "an added modifier: overlay", "Card",
            edits: [
                (".fill(.blue)", ".fill(.blue)\n                .overlay(Text(\"AL\"))")
            ],
            #"Text("AL") appeared: .overlay(Text("AL")) added, Card.swiftdsl:30"#),
        Pair(
            "an added modifier: disabled", "Login",
            edits: [
                (
                    ".buttonStyle(.borderedProminent)",
                    ".buttonStyle(.borderedProminent)\n                .disabled(true)"
                )
            ],
            #"Text("Sign in") changed color (#FFFFFF → #3C3C43 at 30 %): .disabled(true) added, Login.swiftdsl:37"#),
        Pair(
            "an added modifier: rotation", "Weather",
            edits: [
                (
                    "Image(systemName: hour.sky.symbol)",
                    "Image(systemName: hour.sky.symbol).rotationEffect(.degrees(45))"
                )
            ],
            "Image [1 of 3] grew (22.5 × 22 → 31 × 31.5 pt): .rotationEffect(.degrees(45)) added, Weather.swiftdsl:54; 2 views followed"
        ),
        Pair(
            "an added modifier: offset", "Login",
            edits: [
                (".font(.footnote)", ".font(.footnote)\n                .offset(y: 6)")
            ],
            #"Text("Forgot your password?") moved +6 pt (y 320 → 326): .offset(y: 6) added, Login.swiftdsl:39"#),
        Pair(
            "a reordered modifier: padding and background", "Card",
            edits: [
                (".padding(16)\n        .background(Color.yellow)", ".background(Color.yellow)\n        .padding(16)")
            ],
            "Color shrank (300 × 101.5 → 268 × 69.5 pt): .background(Color.yellow) moved before .padding(16), Card.swiftdsl:44"
        ),
        Pair(
            "a reordered modifier: background of a badge", "Card",
            edits: [
                (
                    ".padding(.vertical, 3)\n            .background(Capsule().fill(.red))",
                    ".background(Capsule().fill(.red))\n            .padding(.vertical, 3)"
                )
            ],
            "Capsule shrank 6 pt (height 20.5 → 14.5): .background(Capsule().fill(.red)) moved before .padding(.vertical, 3), Card.swiftdsl:18"
        ),
        Pair(
            "a reordered modifier: background of a chip", "Tags",
            edits: [
                (
                    ".padding(8)\n            .background(RoundedRectangle(cornerRadius: 8).fill(.orange))",
                    ".background(RoundedRectangle(cornerRadius: 8).fill(.orange))\n            .padding(8)"
                )
            ],
            "RoundedRectangle [1 of 6] shrank (78.5 × 34 → 62.5 × 18 pt): .background(Rounded…: 8).fill(.orange)) moved before .padding(8), Tags.swiftdsl:43; 5 views followed"
        ),
        Pair(
            "a reordered modifier: frame and background", "Login",
            edits: [
                (
                    ".frame(height: 44)\n        .background(Color(white: 0.95))",
                    ".background(Color(white: 0.95))\n        .frame(height: 44)"
                )
            ],
            "Color [1 of 2] shrank 23.5 pt (height 44 → 20.5): .background(Color(white: 0.95)) moved before .frame(height: 44), Login.swiftdsl:15; 1 view followed"
        ),
    ]
}
