extension PairTests {
    static let values: [Pair] = [
        Pair(
            "a changed model value: a number", "Card",
            edits: [
                ("followers: 120", "followers: 4_200")
            ],
            #"Text("120") now says "4,200": Card(person: Person(name: "Ada Lovelace", followers: 120 → 4_200)), Card.swiftdsl:50; 1 view followed"#
        ),
        Pair(
            "a changed model value: a price", "Basket",
            edits: [
                ("price: 3.2", "price: 4.8")
            ],
            #"Text("€3.20") now says "€4.80": items = Item(price: 3.2 → 4.8), Basket.swiftdsl:13"#),
        Pair(
            "a changed model value: a name", "Basket",
            edits: [
                (#"name: "Bread""#, #"name: "Rye bread""#)
            ],
            #"Text("Bread") now says "Rye bread": items = Item(name: "Bread" → "Rye bread"), Basket.swiftdsl:13"#),
        Pair(
            "a changed model value: degrees", "Weather",
            edits: [
                ("degrees: 18", "degrees: 21")
            ],
            #"Text("18°") now says "21°": today = Hour(degrees: 18 → 21), Weather.swiftdsl:24"#),
        Pair(
            "a changed model value: an element added", "Basket",
            edits: [
                ("price: 3.2),\n", "price: 3.2),\n        Item(id: 4, name: \"Eggs\", price: 2.9),\n")
            ],
            #"Row("Eggs") appeared: Item(id: 4, name: "Eggs", price: 2.9) added to items, Basket.swiftdsl:14; 6 views followed"#
        ),
        Pair(
            "a changed model value: an element removed", "Basket",
            edits: [
                ("        Item(id: 2, name: \"Bread\", price: 3.2),\n", "")
            ],
            #"Row("Bread") disappeared: Item(id: 2, name: "Bread", price: 3.2) removed from items, was Basket.swiftdsl:13; 6 views followed"#
        ),
        Pair(
            "a changed model value: a flag", "Card",
            edits: [
                ("isOnline: true", "isOnline: false")
            ],
            #"Text("Online") disappeared: Card(person: Person(name: "Ada Lovelace", isOnline: true → false)), Card.swiftdsl:50; 1 view followed"#
        ),
        Pair(
            "a changed model value: a case", "Weather",
            edits: [
                ("sky: .cloudy", "sky: .rain")
            ],
            "Image [2 of 3] shows something else: today = Hour(sky: .cloudy → .rain), Weather.swiftdsl:24; 2 views followed"
        ),
        Pair(
            "a changed model value: a word in a list", "Tags",
            edits: [
                (#""decaf"]"#, #""decaf", "ristretto"]"#)
            ],
            #"Chip("ristretto") appeared: "ristretto" added to words, Tags.swiftdsl:49"#),
        Pair(
            "a changed model value: the first value of a state", "Tickets",
            edits: [
                ("isExpanded = false", "isExpanded = true")
            ],
            #"Text("Gate 12, row 4") [1 of 4] appeared: isExpanded = false → true, Tickets.swiftdsl:6; so did 7 more views; 10 views followed"#
        ),
        Pair(
            "a locale: of dates and numbers", "Settings",
            old: ["locale=en_US"],
            new: ["locale=de_DE"],
            #"Text("March 8, 2023") now says "8. März 2023": locale en_US → de_DE"#),
        Pair(
            "a locale: of currencies", "Basket",
            old: ["locale=en_US"],
            new: ["locale=fr_FR"],
            #"Text("€1.50") now says "1,50 €": locale en_US → fr_FR; 3 views followed"#),
        Pair(
            "an option: the appearance", "Login",
            new: ["appearance=dark"],
            #"Text("Garden") changed color (#34C759 → #30D158): appearance light → dark"#),
        Pair(
            "an option: the type size", "Card",
            new: ["dynamic-type=xxxLarge"],
            #"Text("Ada Lovelace") changed font (Easel Sans semibold 17 → Easel Sans semibold 23): dynamic-type large → xxxLarge; 2 views followed"#
        ),
        Pair(
            "an option: the direction", "Card",
            new: ["layout-direction=rtl"],
            #"Text("Ada Lovelace") looks different: layout-direction ltr → rtl; so did 3 more views; 2 views followed"#),
        Pair(
            "an option: the size", "Settings",
            new: ["size=375x_"],
            #"Text("Sounds") moved +27.5 pt (x 16 → 43.5): size _x_ → 375x_; 11 views followed"#),
        Pair(
            "an option: a state", "Tickets",
            new: ["set=isExpanded=true"],
            #"Text("Gate 12, row 4") appeared: set isExpanded=true; so did 1 more view; 13 views followed"#),
        Pair(
            "several changes: a color and a padding", "Login",
            edits: [
                (".foregroundStyle(.green)", ".foregroundStyle(.purple)"),
                ("spacing: 10", "spacing: 14"),
            ],
            #"Text("Mail") moved +4 pt (x 63.5 → 67.5): HStack(spacing: 10 → 14), Login.swiftdsl:8; 1 view followed"#),
        Pair(
            "several changes: a property and its use", "Login",
            edits: [
                ("    let symbol: String\n", "    let symbol: String\n    var hint = \"\"\n"),
                ("            Spacer()\n", "            Text(hint)\n            Spacer()\n"),
                (#"symbol: "lock")"#, #"symbol: "lock", hint: "secret")"#),
            ],
            #"Text("") [1 of 2] came into the tree: Text(hint) added, Login.swiftdsl:13"#),
        Pair(
            "only whitespace: blank lines and indentation", "Card",
            edits: [
                ("        .padding(16)\n", "\n            .padding( 16 )\n\n")
            ],
            "no difference"),
        Pair(
            "only whitespace: comments", "Login",
            edits: [
                (
                    #"            Text("Garden")"#,
                    "            // The name of the app.\n            Text(/* short */ \"Garden\")"
                )
            ],
            "no difference"),
        Pair(
            "only whitespace: a chain on one line", "Login",
            edits: [
                (
                    "Image(systemName: symbol)\n                .foregroundStyle(.secondary)",
                    "Image(systemName: symbol).foregroundStyle(.secondary)"
                )
            ],
            "no difference"),
        Pair(
            "no effect: a constant's name", "Login",
            edits: [
                ("private let inset", "private let margin"),
                (".padding(inset)", ".padding(margin)"),
            ],
            "no difference in what is drawn"),
        Pair(
            "no effect: a value that was the default", "Weather",
            edits: [
                ("[.blue, .cyan], startPoint: .top", "[Color.blue, .cyan], startPoint: UnitPoint.top")
            ],
            "no difference in what is drawn"),
    ]
}
