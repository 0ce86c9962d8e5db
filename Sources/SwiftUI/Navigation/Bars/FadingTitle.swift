import ViewGraph

/// The small title of a bar with a large one, which fades in where that has left the bar, and out where it comes back.
struct FadingTitle<Title: View>: ControlPart {
    let isShown: Bool
    let title: Title

    @State private var change = SystemChange(settlesFirst: true)

    var body: some View {
        let (isShown, title, change) = (isShown, title, change)
        change.note(isShown ? 1 : 0)
        return Group {
            if isShown {
                title
                    .systemMotion(.fade)
                    .modifier(SystemPresenceModifier(animation: SystemAnimations.barTitle))
            }
        }
        .modifier(SystemChangeModifier(change: change, animation: SystemAnimations.barTitle))
    }
}
