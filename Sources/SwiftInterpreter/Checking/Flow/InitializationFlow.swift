extension InitializationChecker {
    enum Place: Hashable {
        case local(LocalVariable)
        case field(Int)
        /// The initializer that has to be called was.
        case delegation
    }

    /// What is known at one point of the body.
    struct Flow {
        /// Set on every way that leads here.
        var definite: Set<Place> = []
        /// Set on some way that leads here.
        var possible: Set<Place> = []
        var isReachable = true

        mutating func join(_ other: Flow) {
            guard other.isReachable else { return }
            guard isReachable else {
                self = other
                return
            }
            definite.formIntersection(other.definite)
            possible.formUnion(other.possible)
        }

        mutating func leave() { isReachable = false }
    }
}
