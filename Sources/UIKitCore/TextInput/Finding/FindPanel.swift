import ListCore

/// The panel of a find interaction: its search, its bar at the bottom of the window, and the options that the user chose.
@MainActor
final class FindPanel {
  private unowned let interaction: UIFindInteraction
  weak var delegate: (any UIFindInteractionDelegate)?
  weak var view: UIView?
  private(set) var session: UIFindSession?
  private(set) var searchText: String?
  private(set) var replacementText: String?
  var menuProvider: (([UIMenuElement]) -> UIMenu?)?
  private var bar: FindBar?
  private weak var window: UIWindow?
  /// Whether the view was the first responder before the panel.
  private var wasFirst = false
  private var countsCase = false
  private var method = UITextSearchOptions.WordMatchMethod.contains

  init(_ interaction: UIFindInteraction) { self.interaction = interaction }

  isolated deinit { window?.presence.inputViews.setPanel(nil) }

  var isVisible: Bool { bar != nil }

  private var options: UITextSearchOptions { UITextSearchOptions(method, countsCase ? [] : .caseInsensitive) }

  func willMove() {
    dismiss()
    view = nil
  }

  // MARK: Showing

  func present(replacing: Bool) {
    guard let view, let window = view.window else { return }
    Turn.keep(interaction)
    if let bar {
      guard bar.replaces != replacing else { return bar.focus() }
      return show(in: window, replacing: replacing)
    }
    guard let session = delegate?.findInteraction(interaction, sessionFor: view) else { return }
    self.session = session
    session.onUpdate = { [weak self] in self?.showCount() }
    wasFirst = view.isFirstResponder
    show(in: window, replacing: replacing)
    delegate?.findInteraction(interaction, didBegin: session)
    if searchText?.isEmpty == false { search() }
  }

  private func show(in window: UIWindow, replacing: Bool) {
    let bar = FindBar(self, replaces: replacing && session?.supportsReplacement == true)
    self.bar = bar
    self.window = window
    bar.show(searchText, replacementText)
    bar.menu = menu()
    bar.limitTextSize(in: window)
    window.presence.inputViews.setPanel(bar)
    bar.focus()
    showCount()
  }

  func dismiss() {
    guard let bar, let session else { return }
    Turn.keep(interaction)
    self.bar = nil
    self.session = nil
    session.onUpdate = {}
    (session as? UITextSearchingFindSession)?.end()
    let returns = wasFirst && bar.hasFocus
    if returns { view?.becomeFirstResponder() } else { bar.unfocus() }
    window?.presence.inputViews.setPanel(nil)
    delegate?.findInteraction(interaction, didEnd: session)
  }

  // MARK: Searching

  func setSearchText(_ text: String?) {
    searchText = text
    bar?.show(searchText, replacementText)
    search()
  }

  func setReplacementText(_ text: String?) {
    replacementText = text
    bar?.show(searchText, replacementText)
  }

  /// The user changed the bar's fields.
  func fieldsDidChange(_ search: String, _ replacement: String) {
    replacementText = replacement
    guard search != searchText ?? "" else { return }
    searchText = search
    self.search()
  }

  private func search() {
    session?.performSearch(query: searchText ?? "", options: options)
    showCount()
  }

  func find(_ direction: UITextStorageDirection) {
    guard let session else {
      // [?] If no panel is shown, a panel opens and searches for the last text again.
      if searchText?.isEmpty == false { present(replacing: false) }
      return
    }
    session.highlightNextResult(in: direction)
    showCount()
  }

  func replace() {
    guard let session, let searchText, session.allowsReplacementForCurrentlyHighlightedResult else { return }
    session.performSingleReplacement(query: searchText, replacementString: replacementText ?? "", options: options)
    showCount()
  }

  func replaceAll() {
    guard let session, let searchText, session.supportsReplacement else { return }
    session.replaceAll(searchQuery: searchText, replacementString: replacementText ?? "", options: options)
    showCount()
  }

  func showCount() { bar?.show(count: countText, canReplace: session?.resultCount ?? 0 > 0) }

  private var countText: String {
    guard let session, searchText?.isEmpty == false, session.searchResultDisplayStyle != .none else { return "" }
    let count = session.resultCount
    guard count > 0 else { return SystemWord.noResults.text }
    let index = session.highlightedResultIndex
    guard session.searchResultDisplayStyle == .currentAndTotal, index != NSNotFound else { return "\(count)" }
    return "\(index + 1) of \(count)"
  }

  // MARK: Options

  /// [?] The options are those of the session that are documented: case, and words.
  private func menu() -> UIMenu? {
    let elements: [UIMenuElement] = [
      option(SystemWord.matchCase.text, countsCase) { $0.countsCase.toggle() },
      option(SystemWord.startsWith.text, method == .startsWith) {
        $0.method = $0.method == .startsWith ? .contains : .startsWith
      },
      option(SystemWord.wholeWords.text, method == .fullWord) {
        $0.method = $0.method == .fullWord ? .contains : .fullWord
      },
    ]
    guard let menuProvider else { return UIMenu(children: elements) }
    return menuProvider(elements)
  }

  private func option(_ title: String, _ isOn: Bool, _ change: @escaping (FindPanel) -> Void) -> UIMenuElement {
    UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in
      guard let self else { return }
      change(self)
      bar?.menu = menu()
      search()
    }
  }

  // MARK: Keys

  /// - Returns: whether the key is a command of the find interaction.
  func handle(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags
    guard !modifiers.isDisjoint(with: [.control, .command]) else {
      guard key.keyCode == .keyboardEscape, isVisible, modifiers.isEmpty else { return false }
      dismiss()
      return true
    }
    switch key.keyCode {
    case .keyboardF where !modifiers.contains(.shift): present(replacing: modifiers.contains(.alternate))
    case .keyboardG: find(modifiers.contains(.shift) ? .backward : .forward)
    default: return false
    }
    return true
  }
}
