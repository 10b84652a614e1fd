extension View {
  private func searchable(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Shows a search field for a text above the view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text, nil, placement, prompt)
  }

  /// Shows a search field for a text, with a prompt, above the view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, nil, placement, Text(prompt))
  }

  /// Shows a search field for a text, with a prompt, above the view.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text, nil, placement, Text(prompt))
  }

  /// Shows a search field above the view. `isPresented` says whether the user searches, and starts or ends the search.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searchable(text, isPresented, placement, prompt)
  }

  /// Shows a search field with a prompt above the view. `isPresented` says whether the user searches, and starts or ends the search.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, isPresented, placement, Text(prompt))
  }

  /// Shows a search field with a prompt above the view. `isPresented` says whether the user searches, and starts or ends the search.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text, isPresented, placement, Text(prompt))
  }

  /// Shows a search field for a text above the view, and suggestions for it over the view while the user searches.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text, nil, placement, prompt).searchSuggestions(suggestions)
  }

  /// Shows a search field for a text, with a prompt, above the view, and suggestions for it over the view while the user
  /// searches.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text, nil, placement, Text(prompt)).searchSuggestions(suggestions)
  }

  /// Shows a search field for a text, with a prompt, above the view, and suggestions for it over the view while the user
  /// searches.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text, nil, placement, Text(prompt)).searchSuggestions(suggestions)
  }

  /// Shows the scopes of a search below the search field.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    modifier(ScopesModifier(scope: scope, activation: .automatic, scopes: scopes()))
  }

  /// Shows the scopes of a search below the search field, at the given time.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(ScopesModifier(scope: scope, activation: activation, scopes: scopes()))
  }
}

// MARK: Tokens

extension View {
  private func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ text: Binding<String>, _ tokens: Binding<C>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement,
    _ prompt: Text?, _ token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, placement, prompt).modifier(TokensModifier(tokens: tokens, content: token))
  }

  private func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ text: Binding<String>, _ tokens: Binding<C>, _ suggested: Binding<C>, _ isPresented: Binding<Bool>?,
    _ placement: SearchFieldPlacement, _ prompt: Text?, _ token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, isPresented, placement, prompt, token).searchSuggestions {
      SuggestedTokens(text: text, tokens: tokens, suggested: suggested, content: token)
    }
  }

  /// Shows a search field above the view, for a text with tokens in front of it. The user deletes tokens like text. The
  /// field shows the text of a token's view, and its image if it has one.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, nil, placement, prompt, token)
  }

  /// Shows a search field for a text and tokens in front of it, with a prompt, above the view.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, nil, placement, Text(prompt), token)
  }

  /// Shows a search field for a text and tokens in front of it, with a prompt, above the view.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, nil, placement, Text(prompt), token)
  }

  /// Shows a search field with tokens above the view. `isPresented` says whether the user searches, and starts or ends
  /// the search.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, isPresented, placement, prompt, token)
  }

  /// Shows a search field with tokens and a prompt above the view. `isPresented` says whether the user searches, and
  /// starts or ends the search.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, isPresented, placement, Text(prompt), token)
  }

  /// Shows a search field with tokens above the view. Suggested tokens are listed over the view while the user searches
  /// and has entered nothing; a tap adds one to the field.
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, nil, placement, prompt, token)
  }

  /// Shows a search field for a text and tokens, with a prompt and suggested tokens, above the view.
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, nil, placement, Text(prompt), token)
  }

  /// Shows a search field for a text and tokens, with a prompt and suggested tokens, above the view.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, nil, placement, Text(prompt), token)
  }

  /// Shows a search field for a text and tokens, with suggested tokens, above the view. `isPresented` is true while the
  /// user searches; setting it starts or ends the search.
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, isPresented, placement, prompt, token)
  }

  /// Shows a search field for a text and tokens, with a prompt and suggested tokens, above the view. `isPresented` is
  /// true while the user searches; setting it starts or ends the search.
  public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, isPresented, placement, Text(prompt), token)
  }

  /// Shows a search field for a text and tokens, with a prompt and suggested tokens, above the view. `isPresented` is
  /// true while the user searches; setting it starts or ends the search.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, isPresented, placement, Text(prompt), token)
  }
}
