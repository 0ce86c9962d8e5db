/// Names of other frameworks that listings use and that a view drawn without an app can't have: what belongs together, is
/// reported once, and the way out.
package struct UnavailableFamily: Sendable {
    let name: String
    let reason: String
    /// The names that are the family's wherever they stand.
    let names: Set<String>
    /// `MK` of `MKMapView`.
    let prefixes: [String]
    let modules: Set<String>
    /// How the modifiers begin that its modules add to views.
    let modifiers: [String]
    /// Names that are its own only where one of its modules is imported: programs have such themselves.
    let commonNames: Set<String>
    /// Generic types whose arguments are classes that a tool makes: where the one isn't there, the others aren't.
    let holdersOfGenerated: Set<String>

    package init(
        name: String, reason: String, names: Set<String> = [], prefixes: [String] = [], modules: Set<String> = [],
        modifiers: [String] = [], commonNames: Set<String> = [], holdersOfGenerated: Set<String> = []
    ) {
        (self.name, self.reason, self.names, self.prefixes) = (name, reason, names, prefixes)
        (self.modules, self.modifiers, self.commonNames) = (modules, modifiers, commonNames)
        self.holdersOfGenerated = holdersOfGenerated
    }

    func hasCommon(_ name: String) -> Bool { commonNames.contains(name) }

    func has(_ name: String) -> Bool {
        names.contains(name) || prefixes.contains { Self.isPrefix($0, of: name) }
    }

    /// Where a file imports one of its modules.
    func hasImported(_ name: String) -> Bool { commonNames.contains(name) || has(name) }

    func hasModifier(_ name: String) -> Bool { modifiers.contains { name.hasPrefix($0) } }

    /// `CL` begins `CLLocation`, and neither `CLASS` nor `Clear`.
    private static func isPrefix(_ prefix: String, of name: String) -> Bool {
        let (bytes, start) = (Array(name.utf8), prefix.utf8.count)
        guard bytes.count > start + 2, bytes.starts(with: prefix.utf8) else { return false }
        return (0x41...0x5A).contains(bytes[start]) && (0x61...0x7A).contains(bytes[start + 1])
    }
}
