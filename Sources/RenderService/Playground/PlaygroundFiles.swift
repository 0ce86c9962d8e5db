import Hummingbird

/// The playground's own files; nothing is loaded from elsewhere.
enum PlaygroundFiles {
    static let page = file(PackageResources.index_html, "text/html; charset=utf-8")
    static let style = file(PackageResources.style_css, "text/css; charset=utf-8")
    /// The scripts by their names, a module each.
    static let scripts: [String: Reply] = [
        "playground.js": PackageResources.playground_js, "state.js": PackageResources.state_js,
        "language.js": PackageResources.language_js, "editor.js": PackageResources.editor_js,
        "completion.js": PackageResources.completion_js, "drawing.js": PackageResources.drawing_js,
        "tree.js": PackageResources.tree_js, "panels.js": PackageResources.panels_js,
        "picture.js": PackageResources.picture_js, "time.js": PackageResources.time_js,
        "sharing.js": PackageResources.sharing_js, "signatures.js": PackageResources.signatures_js,
        "zoom.js": PackageResources.zoom_js,
    ].mapValues { file($0, "text/javascript; charset=utf-8") }
    static let icon = file(Array(iconText.utf8), "image/svg+xml")
    static let examples = Reply(
        .array(PlaygroundExample.all.map { ["name": .string($0.name), "source": .string($0.source)] }))

    private static func file(_ bytes: [UInt8], _ mediaType: String) -> Reply {
        var reply = Reply(bytes, mediaType)
        reply.headers[.contentSecurityPolicy] =
            "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
        reply.headers[.cacheControl] = "no-cache"
        reply.headers[.eTag] = "\"\(ContentHash.hex(bytes).prefix(32))\""
        return reply
    }

    private static let iconText = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0a66d0"/>\
        <path d="M9 24 16 7l7 17M11 18h10" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></svg>
        """
}
