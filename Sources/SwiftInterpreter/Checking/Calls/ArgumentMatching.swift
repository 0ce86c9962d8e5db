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
    /// Swift's rules: labels in order, parameters with defaults may be left out, trailing closures go to the first
    /// parameters that take functions. Nil for arguments that don't fit; `ArgumentRepair` tells why.
    static func match(
        _ parameters: [ParameterDecl], _ arguments: [CallArgument], isFunction: (Type) -> Bool
    ) -> [[Int]]? {
        var result = [[Int]](repeating: [], count: parameters.count)
        var position = 0
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            if argument.isFirstTrailing {
                guard let target = trailingTarget(parameters, arguments, index, from: position, isFunction) else {
                    return nil
                }
                for skipped in position..<target
                where !parameters[skipped].hasDefault && !parameters[skipped].isVariadic {
                    return nil
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
            guard target < parameters.count, parameters[target].label == argument.label else { return nil }
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
            return nil
        }
        return result
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
}
