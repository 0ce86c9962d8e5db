struct Team { var name: String; var members: [String] }
func run() {
    var teams = ["red": Team(name: "Red", members: ["a"]), "blue": Team(name: "Blue", members: [])]
    teams["red"]?.members.append("b"); teams["blue"]?.members += ["c", "d"]; teams["red"]?.name = "RED"
    print(teams["red"]!.members, teams["blue"]!.members.count, teams.values.map(\.members.count).reduce(0, +))
    let index = Dictionary(uniqueKeysWithValues: teams.values.flatMap { team in team.members.map { ($0, team.name) } })
    print(index.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }, teams["green"]?.name ?? "none")
}
