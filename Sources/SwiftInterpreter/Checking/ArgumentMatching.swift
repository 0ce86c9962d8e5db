import SwiftSyntax

/// One argument as written at a call.
struct CallArgument {
    var label: String?
    var syntax: ExprSyntax?
    /// Already checked, and independent of the overload.
    var made: Expression?
    var range: SourceRange
    var isTrailing = false
    /// The first trailing closure, which has no label.
    var isFirstTrailing = false
    /// A function's name; the parameter's type tells which overload it is.
    var isFunctionName = false

    var closure: ClosureExprSyntax? { syntax?.as(ClosureExprSyntax.self) }
}

/// Which arguments go to which parameter.
enum ArgumentMatch {
    case matched([[Int]])
    case failed(MatchFailure)

    enum MatchFailure {
        case missing(parameter: Int)
        case extra(argument: Int)
        case label(argument: Int, expected: String?)
    }

    /// Swift's rules: labels in order, parameters with defaults may be left out, trailing closures go to the first
    /// parameters that take functions.
    static func match(
        _ parameters: [ParameterDecl], _ arguments: [CallArgument], isFunction: (Type) -> Bool
    ) -> ArgumentMatch {
        var result = [[Int]](repeating: [], count: parameters.count)
        var position = 0
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            if argument.isFirstTrailing {
                guard let target = trailingTarget(parameters, arguments, index, from: position, isFunction) else {
                    return .failed(.extra(argument: index))
                }
                for skipped in position..<target
                where !parameters[skipped].hasDefault && !parameters[skipped].isVariadic {
                    return .failed(.missing(parameter: skipped))
                }
                result[target] = [index]
                position = target + 1
                index += 1
                continue
            }
            var target = position
            while target < parameters.count, parameters[target].label != argument.label {
                guard parameters[target].hasDefault || parameters[target].isVariadic else { break }
                target += 1
            }
            guard target < parameters.count, parameters[target].label == argument.label else {
                return .failed(diagnose(parameters, arguments, index, from: position))
            }
            result[target].append(index)
            index += 1
            if parameters[target].isVariadic {
                while index < arguments.count, arguments[index].label == nil, !arguments[index].isTrailing {
                    result[target].append(index)
                    index += 1
                }
            }
            position = target + 1
        }
        for rest in position..<max(position, parameters.count)
        where !parameters[rest].hasDefault && !parameters[rest].isVariadic {
            return .failed(.missing(parameter: rest))
        }
        return .matched(result)
    }

    private static func trailingTarget(
        _ parameters: [ParameterDecl], _ arguments: [CallArgument], _ index: Int, from position: Int,
        _ isFunction: (Type) -> Bool
    ) -> Int? {
        let laterLabels = Set(arguments[(index + 1)...].compactMap(\.label))
        var first: Int?
        for target in position..<max(position, parameters.count) {
            let parameter = parameters[target]
            guard isFunction(parameter.type) else {
                if parameter.hasDefault || parameter.isVariadic { continue }
                return first
            }
            if let label = parameter.label, laterLabels.contains(label) { return first }
            if !parameter.hasDefault { return target }
            if first == nil { first = target }
        }
        return first
    }

    private static func diagnose(
        _ parameters: [ParameterDecl], _ arguments: [CallArgument], _ index: Int, from position: Int
    ) -> MatchFailure {
        let argument = arguments[index]
        // A later parameter has this label: one in between is missing.
        if let label = argument.label, position < parameters.count,
            parameters[position...].contains(where: { $0.label == label })
        {
            let missing = parameters[position...].firstIndex { !$0.hasDefault && !$0.isVariadic && $0.label != label }
            if let missing { return .missing(parameter: missing) }
        }
        guard position < parameters.count else { return .extra(argument: index) }
        let near = parameters[position...].first { parameter in
            guard let a = parameter.label, let b = argument.label else { return false }
            return Spelling.nearest(to: b, among: [a]) != nil
        }
        if let near { return .label(argument: index, expected: near.label) }
        let remaining = arguments.count - index
        let required = parameters[position...].firstIndex { !$0.hasDefault && !$0.isVariadic }
        if let required {
            if remaining > parameters.count - position { return .extra(argument: index) }
            return .label(argument: index, expected: parameters[required].label)
        }
        if argument.label == nil, let label = parameters[position].label, !argument.isTrailing {
            return .label(argument: index, expected: label)
        }
        return .extra(argument: index)
    }
}
