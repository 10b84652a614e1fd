import ListCore
import UIKit

/// The position of a search field.
///
/// Documentation: `SwiftUI/SearchFieldPlacement`.
public struct SearchFieldPlacement: Sendable {
  /// Whether the navigation bar always shows the field.
  ///
  /// Documentation: `SwiftUI/SearchFieldPlacement/NavigationBarDrawerDisplayMode`.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlwaysShown: Bool
    /// The field scrolls away with the content.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlwaysShown: false)
    /// The field stays.
    public static let always = NavigationBarDrawerDisplayMode(isAlwaysShown: true)
  }

  var isAlwaysShown = false
  /// Below the navigation bar's title.
  public static let automatic = SearchFieldPlacement()
  /// In the bars.
  public static let toolbar = SearchFieldPlacement()
  /// At the top of the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// Below the navigation bar's title.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Below the navigation bar's title: always, or only while the content is scrolled to its beginning.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(isAlwaysShown: displayMode.isAlwaysShown)
  }
}

/// The kinds of fields whose submission runs an action.
///
/// Documentation: `SwiftUI/SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: Int
  /// Kinds from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Fields of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Ends a search.
///
/// Documentation: `SwiftUI/DismissSearchAction`.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let isSearching: Binding<Bool>?
  /// Ends the search, and clears its text.
  public func callAsFunction() { isSearching?.wrappedValue = false }
}

/// When the scopes below a search field are shown.
///
/// Documentation: `SwiftUI/SearchScopeActivation`.
public struct SearchScopeActivation: Sendable {
  let activation: UISearchController.ScopeBarActivation
  /// The default: while text is being entered [D].
  public static var automatic: SearchScopeActivation { .onTextEntry }
  /// While a text is entered.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(activation: .onTextEntry) }
  /// While the user searches.
  public static var onSearchPresentation: SearchScopeActivation {
    SearchScopeActivation(activation: .onSearchActivation)
  }
}

/// The search field that views request.
@MainActor
struct SearchField {
  let text: Binding<String>
  let isActive: Binding<Bool>
  let prompt: String?
  let isAlwaysShown: Bool
  let submit: SubmitAction?
  let tokens: SearchTokens?
  var scopes: SearchScopes?
}

/// The scopes of a search, and the selected one.
@MainActor
struct SearchScopes {
  let titles: [String]
  let chosen: Int
  let activation: SearchScopeActivation
  let choose: (Int) -> Void
}

struct SearchFieldKey: JoinedPreferenceKey {
  static var defaultValue: SearchField? { nil }
  static func reduce(value: inout SearchField?, nextValue: () -> SearchField?) { value = nextValue() ?? value }
}

struct SearchScopesKey: JoinedPreferenceKey {
  static var defaultValue: SearchScopes? { nil }
  static func reduce(value: inout SearchScopes?, nextValue: () -> SearchScopes?) { value = nextValue() ?? value }
}

extension EnvironmentValues {
  private struct SearchingKey: EnvironmentKey { static var defaultValue: EquatableBinding? { nil } }
  var searching: EquatableBinding? {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// Whether the user searches in the enclosing view.
  public var isSearching: Bool { searching?.value ?? false }

  /// Ends the search in the enclosing view.
  @MainActor public var dismissSearch: DismissSearchAction { DismissSearchAction(isSearching: searching?.binding) }

  private struct SearchSubmitKey: EnvironmentKey { static var defaultValue: SubmitAction? { nil } }
  var onSearchSubmit: SubmitAction? {
    get { self[SearchSubmitKey.self] }
    set { self[SearchSubmitKey.self] = newValue }
  }
}

/// An environment's binding with the value that it had: comparing both shows readers that the value has changed.
struct EquatableBinding: Equatable {
  let binding: Binding<Bool>
  let value: Bool
  static func == (a: EquatableBinding, b: EquatableBinding) -> Bool {
    a.value == b.value && a.binding.isSame(b.binding)
  }
}

struct SearchModifier: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  @State private var isSearching = false
  @Environment(\.onSearchSubmit) private var submit
  @Environment(\.searchTokens) private var tokens
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    let active = isPresented ?? $isSearching
    // The text is read here, so that this body is evaluated again and the field shows the new text.
    let _ = text.wrappedValue
    let field = SearchField(
      text: text, isActive: active, prompt: prompt?.plain(environment), isAlwaysShown: placement.isAlwaysShown,
      submit: submit, tokens: tokens)
    content
      .environment(\.searching, EquatableBinding(binding: active, value: active.wrappedValue))
      // A navigation stack inside shows the field in its own bar.
      .environment(\.outerSearch, OuterSearch(field: field, scopes: environment.searchScopes))
      .environment(\.searchScopes, nil)
      .environment(\.searchTokens, nil)
      .overlayPreferenceValue(ContainsStackKey.self) { containsStack in
        if !containsStack { SearchSuggestions(field: field) }
      }
      .preference(key: SearchFieldKey.self, value: field)
  }
}

struct ScopesModifier<Scope: Hashable, Scopes: View>: ViewModifier {
  typealias Body = Never
  let scope: Binding<Scope>
  let activation: SearchScopeActivation
  let scopes: Scopes

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: ScopesNode(modifier.value, inputs))
  }

  fileprivate final class ScopesNode<Base: View>: TypedNode<ModifiedContent<Base, ScopesModifier>> {
    private var content: TypedNode<Base>!
    private var scopes: DetachedContent<Scopes>!

    override init(_ view: ModifiedContent<Base, ScopesModifier>, _ inputs: _ViewInputs) {
      super.init(view, inputs)
      scopes = DetachedContent(view.modifier.scopes, in: self, environment)
      content = makeNode(view.content, inner)
      evaluate()
    }

    private var inner: EnvironmentValues {
      var inner = environment
      inner.searchScopes = shown
      return inner
    }

    private var shown: SearchScopes {
      let (leaves, scope) = (scopes.leaves, view.modifier.scope)
      let tags = leaves.map { $0.tag?.tagged(as: Scope.self) }
      return SearchScopes(
        titles: leaves.map { LabelContent([$0]).title }, chosen: tags.firstIndex(of: scope.wrappedValue) ?? 0,
        activation: view.modifier.activation
      ) { index in
        if tags.indices.contains(index), let tag = tags[index], tag != scope.wrappedValue { scope.wrappedValue = tag }
      }
    }

    override var children: [ViewNode] { [content] }
    override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

    override func didUpdate(from old: ModifiedContent<Base, ScopesModifier>, _ changesEnvironment: Bool) {
      scopes.update(view.modifier.scopes, environment)
      graph.forget(self)
      evaluate()
    }

    override func evaluate() {
      _ = reading { view.modifier.scope.wrappedValue }
      content.update(view.content, inner)
      graph.preferencesDidChange()
    }

    override func reducePreference<Key: PreferenceKey>(
      _ key: Key.Type, into value: inout Key.Value, isFirst: inout Bool
    ) {
      super.reducePreference(key, into: &value, isFirst: &isFirst)
      guard key == SearchScopesKey.self else { return }
      if let own = shown as? Key.Value { value = own }
      isFirst = false
    }

    override func willUnmount() { scopes.leave() }
  }
}

/// Shows the search field of a screen's views in the navigation bar.
@MainActor
final class SearchApplier: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
  private var field: SearchField?
  private var controller: UISearchController?
  /// True while the views set text and tokens, so that the changes are not taken for the user's.
  private var isApplying = false

  func apply(_ field: SearchField?, _ scopes: SearchScopes?, to host: UIViewController) {
    guard var field else {
      if controller != nil { host.navigationItem.searchController = nil }
      controller = nil
      self.field = nil
      return
    }
    field.scopes = scopes
    self.field = field
    let search = controller ?? makeController()
    controller = search
    let prompt = field.prompt ?? SystemWord.search.text
    if search.searchBar.placeholder != prompt { search.searchBar.placeholder = prompt }
    isApplying = true
    if search.searchBar.text ?? "" != field.text.wrappedValue { search.searchBar.text = field.text.wrappedValue }
    field.tokens?.show(in: search.searchBar.searchTextField)
    isApplying = false
    if let scopes, search.scopeBarActivation != scopes.activation.activation {
      search.scopeBarActivation = scopes.activation.activation
    }
    let titles = scopes?.titles
    if search.searchBar.scopeButtonTitles != titles { search.searchBar.scopeButtonTitles = titles }
    if let scopes, search.searchBar.selectedScopeButtonIndex != scopes.chosen {
      search.searchBar.selectedScopeButtonIndex = scopes.chosen
    }
    host.navigationItem.hidesSearchBarWhenScrolling = !field.isAlwaysShown
    if host.navigationItem.searchController !== search { host.navigationItem.searchController = search }
    if search.isActive != field.isActive.wrappedValue { search.isActive = field.isActive.wrappedValue }
  }

  private func makeController() -> UISearchController {
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.delegate = self
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
    return search
  }

  func updateSearchResults(for searchController: UISearchController) {
    guard let field, !isApplying else { return }
    field.tokens?.take(from: searchController.searchBar.searchTextField)
    let text = searchController.searchBar.text ?? ""
    if field.text.wrappedValue != text { field.text.wrappedValue = text }
  }

  func willPresentSearchController(_ searchController: UISearchController) { note(true) }
  func willDismissSearchController(_ searchController: UISearchController) { note(false) }

  private func note(_ isActive: Bool) {
    if let field, field.isActive.wrappedValue != isActive { field.isActive.wrappedValue = isActive }
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { field?.submit?.action() }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    field?.scopes?.choose(selectedScope)
  }
}
