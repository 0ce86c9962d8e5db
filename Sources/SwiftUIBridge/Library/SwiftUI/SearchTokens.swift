// Search fields that hold tokens before the text.
// Also read for: tokens, editableTokens, suggestedTokens.
// Not read for its members.

extension View {
    public func searchable<C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        tellOfTokens(tokens.wrappedValue.isEmpty)
        return searchable(text: text, placement: placement, prompt: prompt)
    }

    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: String, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        tellOfTokens(tokens.wrappedValue.isEmpty)
        return searchable(text: text, placement: placement, prompt: prompt)
    }

    public func searchable<C: RandomAccessCollection, T: View>(
        text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        tellOfTokens(tokens.wrappedValue.isEmpty)
        return searchable(text: text, placement: placement, prompt: prompt)
    }

    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection, T: View>(
        text: Binding<String>, editableTokens tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: String, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        tellOfTokens(tokens.wrappedValue.isEmpty)
        return searchable(text: text, placement: placement, prompt: prompt)
    }

    public func searchable<C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        tellOfTokens(tokens.wrappedValue.isEmpty)
        return searchable(text: text, placement: placement, prompt: prompt)
    }

    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: String, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        tellOfTokens(tokens.wrappedValue.isEmpty)
        return searchable(text: text, placement: placement, prompt: prompt)
    }

    private func tellOfTokens(_ areNone: Bool) {
        if !areNone { _Host.warn("the tokens of a search field aren't drawn") }
    }
}
