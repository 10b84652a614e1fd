import UIKit

/// Whether the views contain a navigation stack, which has its own bar.
struct ContainsStackKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The search field that a view around a navigation stack requests.
@MainActor
struct OuterSearch {
  let field: SearchField
  let scopes: SearchScopes?
}

extension EnvironmentValues {
  private struct OuterSearchKey: EnvironmentKey { static var defaultValue: OuterSearch? { nil } }
  /// The search field for the first screen of a stack.
  var outerSearch: OuterSearch? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }

  private struct ScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }
  /// The scopes for the search field inside.
  var searchScopes: SearchScopes? {
    get { self[ScopesKey.self] }
    set { self[ScopesKey.self] = newValue }
  }

  private struct SuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
  /// The suggestions for the search field inside.
  var searchSuggestions: AnyView? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  private struct SearchTextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }
  /// The text that a suggestion completes.
  var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The environment for another screen, without the search of the enclosing views.
  var withoutSearch: EnvironmentValues {
    var values = self
    values.searching = nil
    values.outerSearch = nil
    values.searchSuggestions = nil
    values.searchScopes = nil
    values.searchTokens = nil
    return values
  }
}

/// Shows the search field of a view around a stack in the bar of the stack's first screen.
struct OuterSearchModifier: ViewModifier {
  @Environment(\.outerSearch) private var search

  func body(content: Content) -> some View {
    if let search {
      content
        .environment(\.outerSearch, nil)
        .overlay { SearchSuggestions(field: search.field) }
        .preference(key: SearchFieldKey.self, value: search.field)
        .preference(key: SearchScopesKey.self, value: search.scopes)
    } else {
      content
    }
  }
}

/// The suggestions for a search, shown over the searched screen while the user searches and there are any.
struct SearchSuggestions: View {
  let field: SearchField
  @Environment(\.searchSuggestions) private var suggestions

  var body: some View {
    if let suggestions, field.isActive.wrappedValue {
      SuggestionList(
        content: suggestions.environment(\.searchText, field.text).environment(\.searchTokens, field.tokens))
    }
  }
}

/// A list of views; nothing if there are none.
private struct SuggestionList<Content: View>: View, PrimitiveView {
  let content: Content

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: SuggestionNode(view.value, inputs))
  }

  final class SuggestionNode: TypedNode<SuggestionList<Content>> {
    /// The suggestions outside of the list, to find out whether there are any.
    private var views: TypedNode<Content>!
    private var list: ViewNode!
    private var update: (Content, EnvironmentValues) -> Void = { _, _ in }

    override init(_ view: SuggestionList<Content>, _ inputs: _ViewInputs) {
      super.init(view, inputs)
      views = makeNode(view.content)
      let list = makeNode(Self.list(view.content))
      self.list = list
      update = { list.update(Self.list($0), $1) }
    }

    private static func list(_ content: Content) -> some View {
      List { content }.listStyle(.plain)
        // Assistive tools see only the list while it covers the screen.
        .modifier(ContainedModifier { view, _ in view.accessibilityViewIsModal = true })
    }

    override var children: [ViewNode] { [views, list] }

    override func collect(_ leaves: inout [LayoutNode]) {
      var suggestions: [LayoutNode] = []
      views.collect(&suggestions)
      if !suggestions.isEmpty { list.collect(&leaves) }
    }

    override func didUpdate(from old: SuggestionList<Content>, _ changesEnvironment: Bool) {
      views.update(view.content, environment)
      update(view.content, environment)
    }
  }
}

/// Completes the search when a suggestion is tapped.
private struct CompletionModifier: ViewModifier {
  let complete: (_ text: Binding<String>?, _ tokens: SearchTokens?) -> Void
  @Environment(\.searchText) private var text
  @Environment(\.searchTokens) private var tokens

  func body(content: Content) -> some View {
    Button {
      complete(text, tokens)
    } label: {
      content.environment(\.foregroundStyle, AnyShapeStyle(ofContainer: .primary))
    }
  }
}

extension View {
  /// Shows suggestions over the searched screen while the user searches.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Writes a text into the search field when the view, a suggestion, is tapped.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(CompletionModifier { text, _ in text?.wrappedValue = completion })
  }

  /// When the view, a suggestion, is tapped, replaces the search text by a token.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(
      CompletionModifier { text, tokens in
        text?.wrappedValue = ""
        tokens?.add(token)
      })
  }
}
