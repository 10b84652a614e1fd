/// The suggestions of a search, and whether they are shown.
@MainActor
final class SearchSuggestions {
  private unowned let session: SearchSession
  private(set) var suggestions: [any UISearchSuggestion]?
  var isHidden = false { didSet { if isHidden != oldValue { session.suggestionsDidChange() } } }
  private(set) lazy var list = SearchSuggestionList(frame: .zero)
  private var isRenewing = false

  init(_ session: SearchSession) { self.session = session }

  var isShown: Bool { !isHidden && suggestions?.isEmpty == false }

  func set(_ new: [any UISearchSuggestion]?) {
    guard new != nil || suggestions != nil else { return }
    suggestions = new
    if !isRenewing { show() }
  }

  /// Forgets the suggestions while the app is asked, and shows those that it gives.
  func renew(_ ask: () -> Void) {
    let before = suggestions
    suggestions = nil
    isRenewing = true
    ask()
    isRenewing = false
    if before != nil || suggestions != nil { show() }
  }

  private func show() {
    if isShown { list.show(suggestions ?? []) { [weak session] in session?.choose($0) } }
    session.suggestionsDidChange()
  }
}
