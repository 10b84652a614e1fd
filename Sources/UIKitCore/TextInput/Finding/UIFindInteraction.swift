/// Finds and replaces text in a view, with a panel at the bottom of the window. Control-F opens the panel, Control-G
/// goes to the next match, with Shift to the previous one, Escape closes it.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  private(set) final lazy var panel = FindPanel(self)

  /// An interaction that asks a delegate for its searches, which is not kept alive.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    super.init()
    panel.delegate = sessionDelegate
  }

  /// Provides the searches.
  open weak var delegate: (any UIFindInteractionDelegate)? { panel.delegate }

  /// The view that is searched.
  open var view: UIView? { panel.view }

  /// The search of the panel; nil while there is none.
  open var activeFindSession: UIFindSession? { panel.session }

  /// Whether the panel is shown.
  open var isFindNavigatorVisible: Bool { panel.isVisible }

  /// The text that is looked for.
  open var searchText: String? {
    get { panel.searchText }
    set { panel.setSearchText(newValue) }
  }

  /// The text that replaces matches.
  open var replacementText: String? {
    get { panel.replacementText }
    set { panel.setReplacementText(newValue) }
  }

  /// Makes the menu of the magnifier from the elements that it has by default; nil for no menu.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { panel.menuProvider }
    set { panel.menuProvider = newValue }
  }

  /// Shows the panel, with or without its field for replacements.
  open func presentFindNavigator(showingReplace: Bool) { panel.present(replacing: showingReplace) }
  /// Closes the panel.
  open func dismissFindNavigator() { panel.dismiss() }
  /// Goes to the next match.
  open func findNext() { panel.find(.forward) }
  /// Goes to the match before.
  open func findPrevious() { panel.find(.backward) }
  /// Updates the shown number of matches from the session.
  open func updateResultCount() { panel.showCount() }

  open func willMove(to view: UIView?) { panel.willMove() }
  open func didMove(to view: UIView?) { panel.view = view }
}
