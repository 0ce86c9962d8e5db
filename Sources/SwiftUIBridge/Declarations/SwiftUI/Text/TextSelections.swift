@Converted @Represented(by: SelectionValue) struct TextSelection {
    @Native(textSelectionInit) init(range: Range<String.Index>)
    @Native(textSelectionInit) init(insertionPoint: String.Index)
    typealias Indices = TextSelectionIndices
    @Native(textSelectionIsInsertion) var isInsertion: Bool { get }
    @Native(itself) var indices: TextSelectionIndices { get }
}

extension TextEditor {
    @Native(textEditorInit) init(text: Binding<String>, selection: Binding<TextSelection?>)
}

extension ShaderLibrary {
    @Native(shaderLibrarySubscript) subscript(dynamicMember name: String) -> ShaderFunction { get }
}

extension ShaderFunction {
    @Native(shaderFunctionCall) func callAsFunction(_ arguments: Shader.Argument...) -> Shader
}
