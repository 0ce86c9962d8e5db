protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}
