import Foundation

/// cmark-gfm, as far as chapters are read with it. It is opened when the first chapter is.
// Unchecked: addresses of functions, which never change; parsers are used by one thread at a time.
struct CommonMarkLibrary: @unchecked Sendable {
    /// Nil where it isn't installed.
    static let shared = CommonMarkLibrary()

    typealias Pointer = UnsafeMutableRawPointer
    typealias Make = @convention(c) (CInt) -> Pointer?
    typealias Free = @convention(c) (Pointer?) -> Void
    typealias Step = @convention(c) (Pointer?) -> Pointer?
    typealias Number = @convention(c) (Pointer?) -> CInt
    typealias Text = @convention(c) (Pointer?) -> UnsafePointer<CChar>?
    typealias SetText = @convention(c) (Pointer?, UnsafePointer<CChar>?) -> CInt
    typealias Join = @convention(c) (Pointer?, Pointer?) -> CInt
    typealias Feed = @convention(c) (Pointer?, UnsafeRawPointer?, Int) -> Void
    typealias Find = @convention(c) (UnsafePointer<CChar>?) -> Pointer?
    typealias Fenced =
        @convention(c) (
            Pointer?, UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CChar>?
        ) -> CInt
    typealias RenderHTML = @convention(c) (Pointer?, CInt, Pointer?) -> UnsafeMutablePointer<CChar>?

    let makeParser: Make
    let freeParser: Free
    let feed: Feed
    let finish: Step
    let findExtension: Find
    let attach: Join
    let freeNode: Free
    let makeNode: Make
    let firstChild: Step
    let next: Step
    let typeName: Text
    let startLine: Number
    let startColumn: Number
    let endLine: Number
    let headingLevel: Number
    let fenced: Fenced
    let fenceInfo: Text
    let literal: Text
    let setLiteral: SetText
    let url: Text
    let setURL: SetText
    let prependChild: Join
    let insertBefore: Join
    let unlink: Free
    let renderHTML: RenderHTML

    /// The versions of Debian's and Ubuntu's releases, and what the development package has.
    private static let names = ["0.29.0.gfm.6", "0.29.0.gfm.13", "0.29.0.gfm.3"].map { ".so." + $0 } + [".so"]

    private init?() {
        var found: (core: Pointer, extensions: Pointer)?
        for name in Self.names where found == nil {
            guard let core = dlopen("libcmark-gfm" + name, RTLD_NOW | RTLD_LOCAL),
                let extensions = dlopen("libcmark-gfm-extensions" + name, RTLD_NOW | RTLD_LOCAL)
            else { continue }
            found = (core, extensions)
        }
        guard let (core, extensions) = found else { return nil }
        func function<F>(_ name: String, as type: F.Type) -> F? {
            // Unsafe: the types are those of the functions in the library's header.
            dlsym(core, "cmark_" + name).map { unsafeBitCast($0, to: type) }
        }
        guard let register = dlsym(extensions, "cmark_gfm_core_extensions_ensure_registered"),
            let makeParser = function("parser_new", as: Make.self),
            let freeParser = function("parser_free", as: Free.self),
            let feed = function("parser_feed", as: Feed.self), let finish = function("parser_finish", as: Step.self),
            let findExtension = function("find_syntax_extension", as: Find.self),
            let attach = function("parser_attach_syntax_extension", as: Join.self),
            let freeNode = function("node_free", as: Free.self), let makeNode = function("node_new", as: Make.self),
            let firstChild = function("node_first_child", as: Step.self),
            let next = function("node_next", as: Step.self),
            let typeName = function("node_get_type_string", as: Text.self),
            let startLine = function("node_get_start_line", as: Number.self),
            let startColumn = function("node_get_start_column", as: Number.self),
            let endLine = function("node_get_end_line", as: Number.self),
            let headingLevel = function("node_get_heading_level", as: Number.self),
            let fenced = function("node_get_fenced", as: Fenced.self),
            let fenceInfo = function("node_get_fence_info", as: Text.self),
            let literal = function("node_get_literal", as: Text.self),
            let setLiteral = function("node_set_literal", as: SetText.self),
            let url = function("node_get_url", as: Text.self), let setURL = function("node_set_url", as: SetText.self),
            let prependChild = function("node_prepend_child", as: Join.self),
            let insertBefore = function("node_insert_before", as: Join.self),
            let unlink = function("node_unlink", as: Free.self),
            let renderHTML = function("render_html", as: RenderHTML.self)
        else { return nil }
        // Unsafe: the type is that of the function in the library's header.
        unsafeBitCast(register, to: (@convention(c) () -> Void).self)()
        (self.makeParser, self.freeParser, self.feed, self.finish) = (makeParser, freeParser, feed, finish)
        (self.findExtension, self.attach, self.freeNode, self.makeNode) = (findExtension, attach, freeNode, makeNode)
        (self.firstChild, self.next, self.typeName) = (firstChild, next, typeName)
        (self.startLine, self.startColumn, self.endLine) = (startLine, startColumn, endLine)
        (self.headingLevel, self.fenced, self.fenceInfo) = (headingLevel, fenced, fenceInfo)
        (self.literal, self.setLiteral, self.url, self.setURL) = (literal, setLiteral, url, setURL)
        (self.prependChild, self.insertBefore, self.unlink) = (prependChild, insertBefore, unlink)
        self.renderHTML = renderHTML
    }
}
