extension SourceProject {
    /// A project of sources that came from elsewhere than a folder: a request, an archive. They are one module; what
    /// lies in the machine's folders isn't a part of it.
    public init(files: [SourceText]) { self.init(files, folder: nil) }
}
