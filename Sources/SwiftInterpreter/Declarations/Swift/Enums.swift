@nonexhaustive enum FloatingPointRoundingRule: Equatable, Hashable {
    case up
    case down
    case towardZero
    case awayFromZero
    case toNearestOrEven
    case toNearestOrAwayFromZero
}

enum FloatingPointSign: Int, Hashable {
    case minus
    case plus
}

enum FloatingPointClassification: Hashable {
    case signalingNaN
    case quietNaN
    case negativeInfinity
    case negativeNormal
    case negativeSubnormal
    case negativeZero
    case positiveZero
    case positiveSubnormal
    case positiveNormal
    case positiveInfinity
}

@Represented(by: SortOrderValue) enum SortOrder: Hashable {
    case forward
    case reverse
}
