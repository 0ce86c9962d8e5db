import SwiftSyntax

/// What is wrong with arguments that don't fit parameters by label and number: which argument was most likely meant for
/// which parameter, and what has to change for it. The steps are those of the compiler, so its words fit too: by label,
/// by a label that is almost right, in order with a label too many or too few, in order whatever the labels are.
struct ArgumentRepair {
    enum Fault {
        /// Parameters, each with the argument before which one for it belongs.
        case missing([(parameter: Int, before: Int)])
        case extra([Int])
        /// What the labels should be.
        case labels([String?])
        case order(late: Int, early: Int)
    }

    let parameters: [ParameterDecl]
    let arguments: [CallArgument]
    private let isFunction: (Type) -> Bool
    private(set) var match: [[Int]]
    private(set) var faults: [Fault] = []
    /// How much is wrong, to choose between overloads.
    private(set) var cost = 0

    private var isClaimed: [Bool]
    /// The label that each argument should have.
    private var labels: [String?]

    init(_ parameters: [ParameterDecl], _ arguments: [CallArgument], isFunction: @escaping (Type) -> Bool) {
        self.parameters = parameters
        self.arguments = arguments
        self.isFunction = isFunction
        match = Array(repeating: [], count: parameters.count)
        isClaimed = Array(repeating: false, count: arguments.count)
        labels = arguments.map(\.label)
        bindAll(ignoringLabels: false)
        if isClaimed.contains(false) {
            bindMisspelt()
            bindAll(ignoringLabels: true)
            bindInPlace()
        }
        findFaults()
    }

    /// The parameters without an argument.
    var missingParameters: [ParameterDecl] {
        parameters.indices.filter { match[$0].isEmpty && isRequired(parameters[$0]) }.map { parameters[$0] }
    }

    var changesLabels: Bool {
        faults.contains { if case .labels = $0 { true } else { false } }
    }

    // MARK: - Binding

    private mutating func bindAll(ignoringLabels: Bool) {
        var next = 0
        for index in parameters.indices where match[index].isEmpty {
            bind(index, from: &next, ignoringLabels: ignoringLabels)
        }
    }

    private mutating func bind(_ index: Int, from next: inout Int, ignoringLabels: Bool) {
        let parameter = parameters[index]
        var label = parameter.label
        skipClaimed(&next)
        if next < arguments.count, arguments[next].isFirstTrailing {
            guard isFunction(parameter.type) else { return }
            if !isRequired(parameter), requiresLater(index + 1, until: next + 1) { return }
            label = nil
        }
        guard let first = claim(label, from: next, ignoringLabels: ignoringLabels) else { return }
        match[index] = [first]
        if parameter.isVariadic {
            var following = first + 1
            while following < arguments.count, !isClaimed[following], arguments[following].label == nil,
                !arguments[following].isTrailing
            {
                take(following, as: nil)
                match[index].append(following)
                following += 1
            }
        }
        skipClaimed(&next)
    }

    private func skipClaimed(_ next: inout Int) {
        while next < arguments.count, isClaimed[next] { next += 1 }
    }

    private func isRequired(_ parameter: ParameterDecl) -> Bool { !parameter.hasDefault && !parameter.isVariadic }

    /// Whether a parameter before the one of the next trailing closure needs the first trailing closure.
    private func requiresLater(_ index: Int, until next: Int) -> Bool {
        let label = next < arguments.count ? arguments[next].label : nil
        for parameter in parameters[min(index, parameters.count)...] {
            if let label, parameter.label == label { return false }
            if isRequired(parameter) { return true }
        }
        return false
    }

    private mutating func claim(_ label: String?, from next: Int, ignoringLabels: Bool) -> Int? {
        let named = arguments.indices.first { index in
            index >= next && !isClaimed[index] && arguments[index].label == label
                && (index == next || !arguments[index].isFirstTrailing)
        }
        if let named {
            take(named, as: label)
            return named
        }
        guard ignoringLabels, next < arguments.count, label == nil || arguments[next].label == nil else { return nil }
        take(next, as: label)
        return next
    }

    private mutating func take(_ argument: Int, as label: String?) {
        isClaimed[argument] = true
        labels[argument] = label
    }

    /// Labels that differ in a letter or two.
    private mutating func bindMisspelt() {
        var open = parameters.indices.filter { match[$0].isEmpty && parameters[$0].label != nil }
        for argument in arguments.indices where !isClaimed[argument] {
            guard let written = arguments[argument].label else { continue }
            var best: (place: Int, distance: Int)?
            for (place, index) in open.enumerated() {
                guard let label = parameters[index].label,
                    let distance = Spelling.distance(written, label, most: (written.utf8.count + 2) / 3),
                    distance < best?.distance ?? .max
                else { continue }
                best = (place, distance)
            }
            guard let best else { continue }
            let index = open.remove(at: best.place)
            take(argument, as: parameters[index].label)
            match[index] = [argument]
        }
    }

    /// As many arguments as parameters: what is left is meant for the parameter at its place.
    private mutating func bindInPlace() {
        guard arguments.count == parameters.count else { return }
        for index in parameters.indices
        where !isClaimed[index] && match[index].isEmpty && !parameters[index].hasDefault {
            take(index, as: parameters[index].label)
            match[index] = [index]
        }
    }

    // MARK: - Faults

    private mutating func findFaults() {
        let extra = arguments.indices.filter { !isClaimed[$0] }
        if !extra.isEmpty {
            faults.append(.extra(extra))
            cost += 5 * extra.count
        }
        let missing = missing()
        if !missing.isEmpty {
            faults.append(.missing(missing))
            cost += 2 * missing.count
        }
        if let fault = disorder(arguments.count + missing.count) {
            cost += 1
            if case .order = fault, !faults.isEmpty { return }
            faults.append(fault)
            return
        }
        guard extra.isEmpty else { return }
        let changed = zip(arguments, labels).filter { $0.label != $1 && !$0.isFirstTrailing }
        guard !changed.isEmpty else { return }
        faults.append(.labels(labels))
        cost += changed.reduce(1) { $0 + ($1.0.label == nil ? 0 : $1.1 == nil ? 1 : 3) }
    }

    private func missing() -> [(parameter: Int, before: Int)] {
        parameters.indices.filter { match[$0].isEmpty && isRequired(parameters[$0]) }
            .map { ($0, min($0, arguments.count)) }
    }

    /// Arguments in another order than their parameters. One at a wrong place is to be moved; more are labelled wrongly.
    private func disorder(_ count: Int) -> Fault? {
        for index in parameters.indices {
            guard let late = match[index].first else { continue }
            let following = parameters.indices.filter { $0 > index && (match[$0].first ?? .max) < late }
            guard let early = following.compactMap({ match[$0].first }).min(),
                let owner = following.first(where: { match[$0].first == early })
            else { continue }
            let isMislabelled = [late, early].contains { labels[$0] != arguments[$0].label }
            let others = parameters.indices.contains { other in
                other < owner && other != index && position(other) > early
            }
            if isMislabelled || others && count == parameters.count { return .labels(parameters.map(\.label)) }
            return .order(late: late, early: early)
        }
        return nil
    }

    /// The place of a parameter's argument; one that is missing comes last.
    private func position(_ index: Int) -> Int {
        match[index].first ?? (isRequired(parameters[index]) ? .max : -1)
    }
}
