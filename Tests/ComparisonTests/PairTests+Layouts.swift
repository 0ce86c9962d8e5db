extension PairTests {
    static let layouts: [Pair] = [
        Pair(
            "a spacing: between the parts of a form", "Login",
            edits: [
                ("VStack(spacing: 8)", "VStack(spacing: 16)")
            ],
            #"Text("Garden") moved −20 pt (y 84 → 64): VStack(spacing: 8 → 16), Login.swiftdsl:26; 10 views followed"#),
        Pair(
            "a spacing: of a row", "Card",
            edits: [
                ("spacing: 12", "spacing: 20")
            ],
            #"Text("Ada Lovelace") moved +8 pt (x 76 → 84): HStack(spacing: 12 → 20), Card.swiftdsl:27; 2 views followed"#
        ),
        Pair(
            "a spacing: of a column in a row", "Card",
            edits: [
                ("spacing: 4", "spacing: 10")
            ],
            #"Text("Analyst") moved +6 pt (y 40.5 → 46.5): VStack(spacing: 4 → 10), Card.swiftdsl:31; 2 views followed"#
        ),
        Pair(
            "a spacing: of a grid", "Tickets",
            edits: [
                ("horizontalSpacing: 10", "horizontalSpacing: 20")
            ],
            #"Image("ticket") [1 of 4] moved −5 pt (x 159 → 154): Grid(horizontalSpacing: 10 → 20), Tickets.swiftdsl:29; 9 views followed"#
        ),
        Pair(
            "a spacing: that is left out", "Basket",
            edits: [
                ("VStack(alignment: .leading, spacing: 10)", "VStack(alignment: .leading)")
            ],
            #"Text("Milk") moved −10 pt (y 52.5 → 42.5): VStack(alignment: .leading, spacing: 10) → VStack(alignment: .leading), Basket.swiftdsl:41; 12 views followed"#
        ),
        Pair(
            "a spacing: that is a constant", "Login",
            edits: [
                ("inset: CGFloat = 20", "inset: CGFloat = 28")
            ],
            #"Text("Mail") moved +8 pt (x 63.5 → 71.5): inset = 20 → 28, Login.swiftdsl:23; 5 views followed"#),
        Pair(
            "a spacing: as a padding", "Card",
            edits: [
                (".padding(16)", ".padding(24)")
            ],
            #"Text("Ada Lovelace") moved +8, +8 pt (x 76 → 84, y 16 → 24): .padding(16 → 24), Card.swiftdsl:44; 6 views followed"#
        ),
        Pair(
            "a spacing: that breaks lines elsewhere", "Tags",
            edits: [
                (".padding(10)", ".padding(20)")
            ],
            #"Text("espresso") moved +10, +10 pt (x 18 → 28, y 18 → 28): .padding(10 → 20), Tags.swiftdsl:57; 11 views followed"#
        ),
        Pair(
            "a spacing: as a layout's default", "Tags",
            edits: [
                ("var spacing: CGFloat = 6", "var spacing: CGFloat = 12")
            ],
            #"Text("flat white") moved +6 pt (x 102.5 → 108.5): spacing = 6 → 12, Tags.swiftdsl:5; 9 views followed"#),
        Pair(
            "a font: of a title", "Login",
            edits: [
                (".font(.largeTitle)", ".font(.title)")
            ],
            #"Text("Garden") changed font (Easel Sans 34 → Easel Sans 28): .font(.largeTitle → .title), Login.swiftdsl:28; 10 views followed"#
        ),
        Pair(
            "a font: of a name", "Card",
            edits: [
                (".font(.headline)", ".font(.title3)")
            ],
            #"Text("Ada Lovelace") changed font (Easel Sans semibold 17 → Easel Sans 20): .font(.headline → .title3), Card.swiftdsl:33; 3 views followed"#
        ),
        Pair(
            "a font: by its size", "Weather",
            edits: [
                ("size: 34", "size: 44")
            ],
            #"Text("Lisbon") changed font (Easel Sans light 34 → Easel Sans light 44): .font(.system(size: 34 → 44)), Weather.swiftdsl:49"#
        ),
        Pair(
            "a font: by its weight", "Weather",
            edits: [
                ("weight: .light", "weight: .bold")
            ],
            #"Text("Lisbon") changed font (Easel Sans light 34 → Easel Sans bold 34): .font(.system(weight: .light → .bold)), Weather.swiftdsl:49"#
        ),
        Pair(
            "a font: that is no longer bold", "Card",
            edits: [
                (".font(.caption.bold())", ".font(.caption)")
            ],
            #"Text("120") changed font (Easel Sans semibold 12 → Easel Sans 12): .font(.caption.bold() → .caption), Card.swiftdsl:15; 1 view followed"#
        ),
        Pair(
            "a changed stack: row to column", "Card",
            edits: [
                ("HStack(alignment: .top, spacing: 12)", "VStack(alignment: .leading, spacing: 12)")
            ],
            #"Text("Ada Lovelace") moved +21.5, +60 pt (x 76 → 97.5, y 16 → 76): HStack(alignment: .top, spacing: 12) → VStack(alignment: .leading, spacing: 12), Card.swiftdsl:27; 6 views followed"#
        ),
        Pair(
            "a changed stack: column to row", "Weather",
            edits: [
                ("VStack(spacing: 6)", "HStack(spacing: 6)")
            ],
            #"Text("9:00") takes 3 lines in place of 1: VStack → HStack, Weather.swiftdsl:52; 9 views followed"#),
        Pair(
            "a changed stack: column to layers", "Weather",
            edits: [
                ("            VStack {\n", "            ZStack {\n")
            ],
            #"Text("Lisbon") moved +75 pt (y 67 → 142): VStack → ZStack, Weather.swiftdsl:47; 10 views followed"#),
        Pair(
            "a changed stack: another alignment", "Card",
            edits: [
                ("alignment: .top", "alignment: .center")
            ],
            #"Text("120") moved +24.5 pt (y 19 → 43.5): HStack(alignment: .top → .center), Card.swiftdsl:27; 2 views followed"#
        ),
        Pair(
            "a changed stack: two fields put in a row", "Login",
            edits: [
                (
                    "            Field(title: \"Mail\", symbol: \"envelope\")\n            Field(title: \"Password\", symbol: \"lock\")\n",
                    "            HStack {\n                Field(title: \"Mail\", symbol: \"envelope\")\n                Field(title: \"Password\", symbol: \"lock\")\n            }\n"
                )
            ],
            #"Text("Password") takes 2 lines in place of 1: Field(title: "Mail", symbol: "envelope") and Field(title: "Password", symbol: "lock") put in HStack, Login.swiftdsl:33; 10 views followed"#
        ),
        Pair(
            "a changed layout algorithm: one expression", "Tags",
            edits: [
                ("x += size.width + spacing", "x += size.width + spacing * 2")
            ],
            #"Text("flat white") moved +6 pt (x 102.5 → 108.5): x += size.width + spacing → x += size.width + spacing * 2 in Flow.arrange, Tags.swiftdsl:30; 7 views followed"#
        ),
        Pair(
            "a changed layout algorithm: two places", "Tags",
            edits: [
                ("y += line + spacing", "y += line + spacing / 2"),
                ("x += size.width + spacing", "x += size.width + 1"),
            ],
            #"Text("flat white") moved −5 pt (x 102.5 → 97.5): Flow.arrange changed in 2 places, Tags.swiftdsl:26; 9 views followed"#
        ),
        Pair(
            "a changed layout algorithm: where views are placed", "Tags",
            edits: [
                ("x: bounds.minX + place.minX", "x: bounds.maxX - place.maxX")
            ],
            #"Text("espresso") moved +141.5 pt (x 18 → 159.5): .place(at: CGPoint(x: bounds.minX + place.minX → bounds.maxX - place.maxX)) in Flow.placeSubviews, Tags.swiftdsl:15; 11 views followed"#
        ),
        Pair(
            "a changed layout algorithm: a shape's path", "Weather",
            edits: [
                ("rect.width * share", "rect.width * (1 - share)")
            ],
            "Bar looks different: Path(CGRect(width: rect.width * share → rect.width * (1 - share))) in Bar.path, Weather.swiftdsl:33"
        ),
        Pair(
            "a changed layout algorithm: a function that makes texts", "Weather",
            edits: [
                (#""\(hour.degrees)°""#, #""\(hour.degrees) °C""#)
            ],
            #"Text("14°") now says "14 °C": "\(hour.degrees)°" → "\(hour.degrees) °C" in Weather.label, Weather.swiftdsl:41; 4 views followed"#
        ),
        Pair(
            "a changed layout algorithm: a computed value", "Basket",
            edits: [
                ("$0 + $1.price * Double($1.count)", "$0 + $1.price")
            ],
            #"Text("€9.50") now says "€7.10": $0 + $1.price * Double($1.count) → $0 + $1.price in Basket.total, Basket.swiftdsl:18"#
        ),
        Pair(
            "a changed layout algorithm: a symbol by its case", "Weather",
            edits: [
                (#""cloud.fill""#, #""cloud.fog.fill""#)
            ],
            #"Image [2 of 3] shows something else: "cloud.fill" → "cloud.fog.fill" in Sky.symbol, Weather.swiftdsl:9; 2 views followed"#
        ),
        Pair(
            "a view in a condition: a text", "Login",
            edits: [
                (
                    "            Text(\"Forgot your password?\")\n                .font(.footnote)\n",
                    "            if isNew {\n                Text(\"Forgot your password?\")\n                    .font(.footnote)\n            }\n"
                )
            ],
            #"Text("Forgot your password?") disappeared: Text("Forgot your password?") put in 'if isNew', Login.swiftdsl:37; 10 views followed"#
        ),
        Pair(
            "a view in a condition: a badge", "Card",
            edits: [
                (
                    "            Badge(count: person.followers)\n",
                    "            if person.followers > 500 {\n                Badge(count: person.followers)\n            }\n"
                )
            ],
            #"Badge("120") disappeared: Badge(count: person.followers) put in 'if person.followers > 500', Card.swiftdsl:42"#
        ),
        Pair(
            "a view in a condition: another condition", "Tickets",
            edits: [
                ("if isExpanded {", "if !isExpanded {")
            ],
            #"Text("Gate 12, row 4") [1 of 4] appeared: if isExpanded → !isExpanded, Tickets.swiftdsl:17; so did 7 more views; 10 views followed"#
        ),
        Pair(
            "a view in a condition: a line", "Basket",
            edits: [
                (
                    "            Divider()\n",
                    "            if basket.items.count > 5 {\n                Divider()\n            }\n"
                )
            ],
            "Divider disappeared: Divider() put in 'if basket.items.count > 5', Basket.swiftdsl:47; 3 views followed"),
        Pair(
            "a view: removed", "Login",
            edits: [
                ("            Text(\"Forgot your password?\")\n                .font(.footnote)\n", "")
            ],
            #"Text("Forgot your password?") disappeared: Text("Forgot your password?") removed, was Login.swiftdsl:37; 10 views followed"#
        ),
        Pair(
            "a view: added", "Tickets",
            edits: [
                (
                    "                Image(systemName: \"ticket\")\n",
                    "                Image(systemName: \"ticket\")\n                Image(systemName: \"star\")\n"
                )
            ],
            #"Image("star") [1 of 4] appeared: Image(systemName: "star") added, Tickets.swiftdsl:14; so did 3 more views; 4 views followed"#
        ),
        Pair(
            "a view: moved", "Login",
            edits: [
                (
                    "            Field(title: \"Mail\", symbol: \"envelope\")\n            Field(title: \"Password\", symbol: \"lock\")\n",
                    "            Field(title: \"Password\", symbol: \"lock\")\n            Field(title: \"Mail\", symbol: \"envelope\")\n"
                )
            ],
            #"Text("Mail") moved +52 pt (y 185.5 → 237.5): Field(title: "Mail", symbol: "envelope") moved before Button("Sign in"), Login.swiftdsl:34; 5 views followed"#
        ),
        Pair(
            "a view: another in its place", "Settings",
            edits: [
                ("Slider(value: $volume).frame(width: 120)", "Text(volume, format: .percent)")
            ],
            #"Text("50%") appeared: Slider(value: $volume).frame(width: 120) → Text(volume, format: .percent), Settings.swiftdsl:29"#
        ),
    ]
}
