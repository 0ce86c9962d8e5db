import ViewGraph

/// A function of a Metal library by its name.
public struct ShaderFunction: Hashable, Sendable {
    public var library: ShaderLibrary
    public var name: String

    public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

    public func callAsFunction(_ arguments: Shader.Argument...) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// Functions written in Metal. They run on a GPU only: a picture shows what they are applied to without them, and a
/// warning says so.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    public static let `default` = ShaderLibrary()

    private init() {}
    public init(data: Data) {}
    public init(url: URL) {}

    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderLibrary.default[dynamicMember: name] }
}

/// A function with its arguments.
public nonisolated struct Shader: Hashable, Sendable {
    /// What a function is given.
    public nonisolated struct Argument: Hashable, Sendable {
        init() {}

        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        public static var boundingRect: Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static func data(_ data: Data) -> Argument { Argument() }
    }

    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) {
        (self.function, self.arguments) = (function, arguments)
    }
}

extension Shader: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> Color {
        ViewGraph.current?.report(unrun)
        return .clear
    }

    var unrun: String {
        "the shader '\(function.name)' isn't run: pictures have no Metal; "
            + "what it is applied to is drawn without it"
    }
}

/// What a shader is applied to, as it is without one.
struct ShaderModifier: ElementModifier {
    let label: String
    let shader: Shader
    let isEnabled: Bool

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        if isEnabled { viewNode.report(shader.unrun) }
        return InertNode(viewNode: viewNode, child: child, label: label, isHidden: false)
    }
}

nonisolated extension View {
    /// A function of each pixel's place and colour. It isn't run, and a warning says so.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        modifier(ShaderModifier(label: ".colorEffect", shader: shader, isEnabled: isEnabled))
    }

    /// A function of each pixel's place. It isn't run, and a warning says so.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        modifier(ShaderModifier(label: ".distortionEffect", shader: shader, isEnabled: isEnabled))
    }

    /// A function of each pixel and its neighbours. It isn't run, and a warning says so.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        modifier(ShaderModifier(label: ".layerEffect", shader: shader, isEnabled: isEnabled))
    }
}

extension VisualEffect {
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        unrun(shader, isEnabled)
    }

    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { unrun(shader, isEnabled) }

    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { unrun(shader, isEnabled) }

    private func unrun(_ shader: Shader, _ isEnabled: Bool) -> VisualEffectChain {
        if isEnabled { ViewGraph.current?.report(shader.unrun) }
        return VisualEffectChain(self)
    }
}
