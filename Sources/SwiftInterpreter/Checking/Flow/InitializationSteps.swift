/// What sets variables and stored properties, and closures that read them.
extension InitializationChecker {
    func capture(_ closure: ClosureExpression, _ place: SourceRange) {
        for capture in closure.body.captures {
            let variable = capture.variable
            if variable === body.selfVariable {
                guard closure.mentions(variable, countsSelfType: false) else { continue }
                let message = "'self' captured by a closure before all members were initialized"
                if isBeforeSuper {
                    flow.definite.insert(.delegation)
                    report(message, place)
                } else {
                    requireFields(at: place, message)
                }
            } else if locals.contains(variable), !flow.definite.contains(.local(variable)) {
                let kind = variable.isConstant ? "constant" : "variable"
                report(
                    "\(kind) '\(variable.name)' captured by a closure before being initialized", place,
                    notes: [.note("\(kind) defined here", at: variable.range)])
                flow.definite.insert(.local(variable))
            }
        }
    }

    // MARK: - Assignment

    func assign(_ place: Expression) {
        switch place.kind {
        case .local(let variable):
            if variable === body.selfVariable {
                set(.delegation)
                for field in fields.keys { set(.field(field)) }
            } else if locals.contains(variable) {
                if variable.isConstant, flow.possible.contains(.local(variable)) {
                    report(
                        "immutable value '\(variable.name)' may only be initialized once", place.range,
                        notes: [.note("change 'let' to 'var' to make it mutable", at: variable.range)])
                }
                set(.local(variable))
            }
        case .property(let base, let decl, _, _) where isSelf(base):
            requireSuper(at: place.range, forAccessTo: decl)
            guard let index = decl.fieldIndex else {
                if decl.wrapper == nil, decl.wrappedThrough == nil { readField(decl, place.range) }
                return
            }
            assignField(decl, index, place.range)
        default: for part in place.parts { read(part) }
        }
    }

    private func assignField(_ decl: VariableDecl, _ index: Int, _ place: SourceRange) {
        if decl.isLet, decl.hasInitialValue, decl.wrapper == nil {
            report(
                "immutable value 'self.\(decl.name)' may only be initialized once", place,
                notes: [.note("initial value already provided in 'let' declaration", at: decl.range)])
        } else if decl.isLet, flow.possible.contains(.field(index)) {
            report(
                "immutable value 'self.\(decl.name)' may only be initialized once", place,
                notes: [.note("change 'let' to 'var' to make it mutable", at: decl.range)])
        }
        set(.field(index))
    }

    private func set(_ place: Place) {
        flow.definite.insert(place)
        flow.possible.insert(place)
    }
}
