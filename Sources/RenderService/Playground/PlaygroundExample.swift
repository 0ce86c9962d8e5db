/// What the playground offers to begin with.
struct PlaygroundExample {
    let name: String
    let source: String

    static let all = [
        PlaygroundExample(
            name: "Profile card",
            source: """
                struct ProfileCard: View {
                    let name: String
                    let role: String
                    @State private var isFollowing = false

                    var body: some View {
                        HStack(spacing: 12) {
                            Image(systemName: "person.crop.circle.fill")
                                .font(.system(size: 44))
                                .foregroundStyle(.blue)
                            VStack(alignment: .leading, spacing: 2) {
                                Text(name).font(.headline)
                                Text(role).font(.subheadline).foregroundStyle(.secondary)
                            }
                            Spacer()
                            Button(isFollowing ? "Following" : "Follow") {
                                withAnimation { isFollowing.toggle() }
                            }
                            .buttonStyle(.borderedProminent)
                        }
                        .padding()
                        .background(.background, in: RoundedRectangle(cornerRadius: 16))
                        .shadow(color: .black.opacity(0.15), radius: 8, y: 2)
                        .padding()
                    }
                }

                #Preview {
                    ProfileCard(name: "Ada Lovelace", role: "Analyst")
                        .frame(width: 360)
                }

                """),
        PlaygroundExample(
            name: "Counter",
            source: """
                struct Counter: View {
                    @State private var count = 0

                    var body: some View {
                        VStack(spacing: 16) {
                            Text("\\(count)")
                                .font(.system(size: 64, weight: .bold, design: .rounded))
                                .contentTransition(.numericText())
                            HStack(spacing: 24) {
                                Button("Less", systemImage: "minus.circle.fill") { withAnimation { count -= 1 } }
                                Button("More", systemImage: "plus.circle.fill") { withAnimation { count += 1 } }
                            }
                            .labelStyle(.iconOnly)
                            .font(.largeTitle)
                        }
                        .padding(32)
                    }
                }

                #Preview { Counter() }

                """),
        PlaygroundExample(
            name: "Sign in",
            source: """
                struct SignIn: View {
                    @State private var name = ""
                    @State private var password = ""
                    @State private var remembers = true

                    var body: some View {
                        Form {
                            Section("Account") {
                                TextField("Name", text: $name)
                                SecureField("Password", text: $password)
                                Toggle("Remember me", isOn: $remembers)
                            }
                            Section {
                                Button("Sign in") { print("hello, \\(name)") }
                                    .disabled(name.isEmpty)
                            }
                        }
                    }
                }

                #Preview { SignIn() }

                """),
        PlaygroundExample(
            name: "Spring",
            source: """
                struct Spring: View {
                    @State private var isOn = false

                    var body: some View {
                        VStack(spacing: 24) {
                            Circle()
                                .fill(isOn ? .orange : .blue)
                                .frame(width: 60, height: 60)
                                .scaleEffect(isOn ? 1.4 : 1)
                                .offset(x: isOn ? 80 : -80)
                            Button("Move") {
                                withAnimation(.spring(duration: 0.6, bounce: 0.4)) { isOn.toggle() }
                            }
                        }
                        .frame(width: 300, height: 200)
                    }
                }

                #Preview { Spring() }

                """),
        PlaygroundExample(
            name: "Chart of bars",
            source: """
                struct Bars: View {
                    let values: [(day: String, hours: Double)] = [
                        ("Mon", 3.5), ("Tue", 5), ("Wed", 2), ("Thu", 6.5), ("Fri", 4),
                    ]

                    var body: some View {
                        VStack(alignment: .leading) {
                            Text("Hours outside").font(.headline)
                            HStack(alignment: .bottom, spacing: 12) {
                                ForEach(values, id: \\.day) { value in
                                    VStack {
                                        Text(value.hours, format: .number).font(.caption)
                                        RoundedRectangle(cornerRadius: 6)
                                            .fill(LinearGradient(
                                                colors: [.teal, .blue], startPoint: .top, endPoint: .bottom))
                                            .frame(width: 36, height: value.hours * 24)
                                        Text(value.day).font(.caption2).foregroundStyle(.secondary)
                                    }
                                }
                            }
                        }
                        .padding()
                    }
                }

                #Preview { Bars() }

                """),
    ]
}
