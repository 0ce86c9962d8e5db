@MainActor protocol TextFieldStyle {
    associatedtype _Body: View
    @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
}

extension TextFieldStyle {
    typealias _Label = _TextFieldStyleLabel
}
