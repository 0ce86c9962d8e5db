import Rendering

extension DrawingJob {
    /// Reads the plain form `FILE -o OUT [--option value]…` that nearly every call has; nil for anything else, mistakes
    /// included, which the argument parser then reads and explains.
    ///
    /// The parser finds its options by reflection, which takes longer in a process that has just started than drawing a
    /// small picture does.
    init?(plain arguments: [String]) {
        var inputs: [String] = []
        var output: String?
        var format: PictureFormat?
        var options = RenderOptions()
        var verbosity = Verbosity()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "-q", "--quiet": verbosity.isQuiet = true
            case "-v", "--verbose": verbosity.isVerbose = true
            case "-o", "--output":
                guard output == nil, let value = rest.popFirst(), !value.hasPrefix("-") else { return nil }
                output = value
            case "--format":
                guard format == nil, let value = rest.popFirst().flatMap(PictureFormat.init(rawValue:)) else {
                    return nil
                }
                format = value
            default:
                if argument.hasPrefix("--") {
                    guard let value = rest.popFirst(), !value.hasPrefix("-"),
                        (try? options.set(String(argument.dropFirst(2)), to: value)) != nil
                    else { return nil }
                } else {
                    guard inputs.isEmpty, !argument.hasPrefix("-"), argument.contains(".") else { return nil }
                    inputs.append(argument)
                }
            }
        }
        guard !inputs.isEmpty, let output, let format = format ?? PictureFormat(path: output),
            !FilmJob.isSeries(output), !output.contains("{")
        else { return nil }
        self.init(inputs: inputs, output: output, format: format, options: options, verbosity: verbosity)
    }
}
