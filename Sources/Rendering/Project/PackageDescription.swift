import SwiftInterpreter

/// SwiftPM's `PackageDescription`, which is Swift itself (`Library/PackageDescription`): a manifest is a program like any
/// other, which makes one value.
enum PackageDescription {
    static let library = NativeLibrary(name: "PackageDescription", types: [], sources: librarySources)
    /// What manifests of macros import besides.
    static let pluginSupport = NativeLibrary(name: "CompilerPluginSupport", types: [])

    /// Between the fields of a line of what a manifest says.
    static let separator: Character = "\t"
}
