extension PairTests {
    /// Changes of a card with a theme, a style, a modifier of its own and a grid.
    static let components: [Pair] = [
        Pair(
            "a component: a theme's constant: spacing", "Plan",
            edits: [
                ("static let spacing: CGFloat = 8", "static let spacing: CGFloat = 12")
            ],
            #"Text("2 features") moved +4 pt (y 40.5 → 44.5): spacing = 8 → 12, Plan.swiftdsl:4; 14 views followed"#),
        Pair(
            "a component: a theme's constant: color", "Plan",
            edits: [
                ("accent = Color.blue", "accent = Color.red")
            ],
            "Color changed color (#0088FF → #FF383C): accent = Color.blue → Color.red, Plan.swiftdsl:5"),
        Pair(
            "a component: a view modifier's padding", "Plan",
            edits: [
                (".padding(12)", ".padding(20)")
            ],
            #"Text("Team") moved +8, +8 pt (x 12 → 20, y 12 → 20): .padding(12 → 20), Plan.swiftdsl:12; 16 views followed"#
        ),
        Pair(
            "a component: a button style's padding", "Plan",
            edits: [
                (".padding(.vertical, 10)", ".padding(.vertical, 14)")
            ],
            #"Text("Choose") moved +4 pt (y 226 → 230): .padding(.vertical, 10 → 14), Plan.swiftdsl:20; 3 views followed"#
        ),
        Pair(
            "a component: a ternary in a computed color", "Plan",
            edits: [
                ("isSelected ? .green : .gray", "isSelected ? .purple : .gray")
            ],
            "RoundedRectangle [2 of 2] changed color (#34C759 → #CB30E0): isSelected ? .green : .gray → isSelected ? .purple : .gray in PlanCard.border, Plan.swiftdsl:44"
        ),
        Pair(
            "a component: a modifier in a branch", "Plan",
            edits: [
                (#"Text("Popular").font(.caption)"#, #"Text("Popular").font(.caption).bold()"#)
            ],
            #"Text("Popular") changed font (Easel Sans 12 → Easel Sans semibold 12): .bold() added, Plan.swiftdsl:49"#),
        Pair(
            "a component: a condition turned round", "Plan",
            edits: [
                ("if plan.isPopular {", "if !plan.isPopular {")
            ],
            #"Text("Popular") now says "Basic": if plan.isPopular → !plan.isPopular, Plan.swiftdsl:48"#),
        Pair(
            "a component: a spacer removed", "Plan",
            edits: [
                ("                Spacer()\n", "")
            ],
            #"Text("Popular") moved −182 pt (x 244.5 → 62.5): Spacer() removed, was Plan.swiftdsl:64"#),
        Pair(
            "a component: a divider added", "Plan",
            edits: [
                (
                    "            Text(\"\\(plan.features.count) features\")\n",
                    "            Text(\"\\(plan.features.count) features\")\n            Divider()\n"
                )
            ],
            "Divider appeared: Divider() added, Plan.swiftdsl:68; 14 views followed"),
        Pair(
            "a component: a share of a geometry", "Plan",
            edits: [
                ("proxy.size.width * 0.5", "proxy.size.width * 0.75")
            ],
            "Rectangle grew 69 pt (width 138 → 207): .frame(width: proxy.size.width * 0.5 → proxy.size.width * 0.75), Plan.swiftdsl:72"
        ),
        Pair(
            "a component: what a canvas draws", "Plan",
            edits: [
                ("width: 20, height: size.height", "width: 40, height: size.height")
            ],
            "Canvas looks different: .fill(Path(ellipseIn: CGRect(width: 20 → 40))), Plan.swiftdsl:76"),
        Pair(
            "a component: a grid's column added", "Plan",
            edits: [
                (
                    "GridItem(.flexible()), GridItem(.flexible())",
                    "GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())"
                )
            ],
            #"Text("Cell 0") moved −24 pt (x 57.5 → 33.5): GridItem(.flexible()) added to LazyVGrid(columns: …), Plan.swiftdsl:79; 3 views followed"#
        ),
        Pair(
            "a component: a range", "Plan",
            edits: [
                ("ForEach(0..<4)", "ForEach(0..<6)")
            ],
            #"Text("Cell 4") appeared: ForEach(0..<4 → 0..<6), Plan.swiftdsl:80; so did 1 more view; 4 views followed"#),
        Pair(
            "a component: a tint", "Plan",
            edits: [
                (".tint(.orange)", ".tint(.pink)")
            ],
            "Rectangle changed color (#FF8D28 → #FF2D55): .tint(.orange → .pink), Plan.swiftdsl:87"),
        Pair(
            "a component: an element of a model in a preview", "Plan",
            edits: [
                (#""Sharing", "History""#, #""Sharing", "History", "Backups""#)
            ],
            #"Label("Backups") appeared: PlanCard(plan: Plan(name: "Team", features: ["Sharing", "History"] → ["Sharing", "History", "Backups"])), Plan.swiftdsl:92; 10 views followed"#
        ),
        Pair(
            "a component: a default value", "Plan",
            edits: [
                ("isSelected = true", "isSelected = false")
            ],
            "RoundedRectangle [2 of 2] changed color (#34C759 → #8E8E93): isSelected = true → false, Plan.swiftdsl:41"),
        Pair(
            "a component: an alignment added", "Plan",
            edits: [
                (
                    "HStack {\n                Text(plan.name)",
                    "HStack(alignment: .top) {\n                Text(plan.name)"
                )
            ],
            #"Text("Popular") moved −3 pt (y 15 → 12): HStack → HStack(alignment: .top), Plan.swiftdsl:62"#),
        Pair(
            "a component: words beside a value", "Plan",
            edits: [
                (#"Text("\(plan.features.count) features")"#, #"Text("\(plan.features.count) features included")"#)
            ],
            #"Text("2 features") now says "2 features included": Text("\(plan.features.count) features" → "\(plan.features.count) features included"), Plan.swiftdsl:67"#
        ),
        Pair(
            "a component: a symbol in a function", "Plan",
            edits: [
                (#"systemImage: "checkmark""#, #"systemImage: "star""#)
            ],
            #"Image("checkmark") [1 of 2] shows something else: Label(text, systemImage: "checkmark" → "star"), Plan.swiftdsl:56; so did 1 more view; 12 views followed"#
        ),
        Pair(
            "a component: a font in a function", "Plan",
            edits: [
                ("            .font(.subheadline)\n", "")
            ],
            #"Text("Sharing") changed font (Easel Sans 15 → Easel Sans 17): .font(.subheadline) removed, was Plan.swiftdsl:57; so did 1 more view; 12 views followed"#
        ),
        Pair(
            "a component: a preview's width", "Plan",
            edits: [
                (".frame(width: 300)", ".frame(width: 260)")
            ],
            #"Text("Popular") moved −40 pt (x 244.5 → 204.5): .frame(width: 300 → 260), Plan.swiftdsl:93; 10 views followed"#
        ),
        Pair(
            "a component: an alignment", "Plan",
            edits: [
                ("alignment: .leading, spacing: Theme.spacing", "alignment: .trailing, spacing: Theme.spacing")
            ],
            #"Text("2 features") moved +199.5 pt (x 12 → 211.5): VStack(alignment: .leading → .trailing), Plan.swiftdsl:61; 4 views followed"#
        ),
        Pair(
            "a component: a view put in a condition with another", "Plan",
            edits: [
                (
                    "                Text(plan.name).font(.headline)\n",
                    "                if isSelected {\n                    Image(systemName: \"star\")\n                    Text(plan.name).font(.headline)\n                }\n"
                )
            ],
            #"Image("star") appeared: Text(plan.name) put in 'if isSelected', Plan.swiftdsl:63; 1 view followed"#),
        Pair(
            "a component: a view changed and put in a group", "Plan",
            edits: [
                (
                    "            Button(\"Choose\") {}\n                .buttonStyle(Wide())\n",
                    "            Group {\n                Button(\"Choose\") {}\n                    .buttonStyle(Wide())\n                    .padding(.top, 8)\n            }\n"
                )
            ],
            #"Text("Choose") moved +8 pt (y 226 → 234): Button("Choose") changed and put in Group, Plan.swiftdsl:82; 3 views followed"#
        ),
        Pair(
            "a component: a theme's constant: radius", "Plan",
            edits: [
                ("radius: CGFloat = 10", "radius: CGFloat = 4")
            ],
            "RoundedRectangle [1 of 2] looks different: radius = 10 → 4, Plan.swiftdsl:6; so did 1 more view"),
    ]
}
