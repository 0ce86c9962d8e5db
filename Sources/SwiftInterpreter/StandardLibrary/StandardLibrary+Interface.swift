extension StandardLibrary: LibraryInterface {
    package static let modules = [
        "Swift", "Foundation", "Observation", "CoreGraphics", "Dispatch", "os", "OSLog", "Darwin", "Glibc", "simd",
        "_Concurrency", "Synchronization", "CoreFoundation", "ObjectiveC",
    ]

    package static let macros = [
        MacroDecl("Observable", conformances: ["Observable"], .observed), MacroDecl("ObservationIgnored", .unobserved),
        MacroDecl("ObservationTracked"),
    ]

    package static func isMissing(module: String, on platform: CompilationConfiguration.Platform) -> Bool {
        module == "Glibc"
    }

    package static let unavailableFamilies = [
        UnavailableFamily(
            name: "raw memory", reason: "memory can't be reached from here; an 'Array' holds the same values",
            names: [
                // Unsafe: nothing; these are the names that a source may not use.
                "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer",
                "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer", "Unmanaged",
                "OpaquePointer", "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBytes",
                "withUnsafeMutableBytes", "unsafeBitCast", "Span", "RawSpan", "MutableSpan", "OutputSpan",
            ]),
        UnavailableFamily(
            name: "arrays of a fixed size",
            reason: "'InlineArray' is not supported yet; an 'Array' holds the same values",
            names: ["InlineArray"]),
        UnavailableFamily(
            name: "files", reason: "a drawn view has no files", names: ["FileHandle"]),
        UnavailableFamily(
            name: "processes", reason: "a view is drawn without an app around it",
            names: ["Process"]),
    ]
}
