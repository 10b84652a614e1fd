import UIKit

/// The tokens of a search field, with the words and pictures of their views.
@MainActor
struct SearchTokens {
  struct Token {
    let id: AnyHashable
    let text: String
    let image: UIImage?
  }

  let tokens: [Token]
  /// Removes all tokens but some from the app's data.
  let keep: ([AnyHashable]) -> Void
  /// Adds a token to the app's data; values of other types are ignored.
  let add: (Any) -> Void

  /// Shows the tokens in a field.
  func show(in field: UISearchTextField) {
    guard Self.ids(in: field) != tokens.map(\.id) else { return }
    field.tokens = tokens.map { token in
      let shown = UISearchToken(icon: token.image, text: token.text)
      shown.representedObject = token.id
      return shown
    }
  }

  /// Removes the tokens from the app's data that the user has removed from a field.
  func take(from field: UISearchTextField) {
    let ids = Self.ids(in: field)
    if ids != tokens.map(\.id) { keep(ids) }
  }

  private static func ids(in field: UISearchTextField) -> [AnyHashable] {
    field.tokens.compactMap { $0.representedObject as? AnyHashable }
  }
}

extension EnvironmentValues {
  private struct TokensKey: EnvironmentKey { static var defaultValue: SearchTokens? { nil } }
  /// The tokens for the search field inside.
  var searchTokens: SearchTokens? {
    get { self[TokensKey.self] }
    set { self[TokensKey.self] = newValue }
  }
}

/// Adds tokens to the search field inside; a closure makes the view of each token.
struct TokensModifier<
  Tokens: RandomAccessCollection & RangeReplaceableCollection, Content: View
>: ViewModifier where Tokens.Element: Identifiable {
  typealias Body = Never
  let tokens: Binding<Tokens>
  let content: (Tokens.Element) -> Content

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: TokensNode(modifier.value, inputs))
  }

  fileprivate final class TokensNode<Base: View>: TypedNode<ModifiedContent<Base, TokensModifier>> {
    private var content: TypedNode<Base>!
    private var names: DetachedContent<ForEach<Tokens, Tokens.Element.ID, Content>>!

    override init(_ view: ModifiedContent<Base, TokensModifier>, _ inputs: _ViewInputs) {
      super.init(view, inputs)
      names = DetachedContent(views(view.modifier.tokens.wrappedValue), in: self, environment)
      content = makeNode(view.content, inner)
      evaluate()
    }

    private func views(_ tokens: Tokens) -> ForEach<Tokens, Tokens.Element.ID, Content> {
      ForEach(tokens, content: view.modifier.content)
    }

    private var inner: EnvironmentValues {
      let tokens = view.modifier.tokens
      var inner = environment
      inner.searchTokens = SearchTokens(
        tokens: zip(tokens.wrappedValue, names.leaves).map { token, leaf in
          let content = LabelContent([leaf])
          return SearchTokens.Token(id: AnyHashable(token.id), text: content.title, image: content.image)
        },
        keep: { ids in tokens.wrappedValue.removeAll { !ids.contains(AnyHashable($0.id)) } },
        add: { token in
          guard let token = token as? Tokens.Element else { return }
          if !tokens.wrappedValue.contains(where: { $0.id == token.id }) { tokens.wrappedValue.append(token) }
        })
      return inner
    }

    override var children: [ViewNode] { [content] }
    override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

    override func didUpdate(from old: ModifiedContent<Base, TokensModifier>, _ changesEnvironment: Bool) {
      graph.forget(self)
      evaluate()
    }

    override func evaluate() {
      names.update(views(reading { view.modifier.tokens.wrappedValue }), environment)
      content.update(view.content, inner)
      graph.preferencesDidChange()
    }

    override func willUnmount() { names.leave() }
  }
}

/// Suggested tokens, which a tap adds to the search field. Shown while the search field is empty [?].
struct SuggestedTokens<
  Tokens: RandomAccessCollection & RangeReplaceableCollection, Content: View
>: View where Tokens.Element: Identifiable {
  let text: Binding<String>
  let tokens: Binding<Tokens>
  let suggested: Binding<Tokens>
  let content: (Tokens.Element) -> Content

  var body: some View {
    if text.wrappedValue.isEmpty, tokens.wrappedValue.isEmpty {
      ForEach(suggested.wrappedValue) { token in
        Button {
          tokens.wrappedValue.append(token)
        } label: {
          content(token).environment(\.foregroundStyle, AnyShapeStyle(ofContainer: .primary))
        }
      }
    }
  }
}
