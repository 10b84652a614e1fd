import ListCore

/// The bar that contains a search bar: a navigation bar, whose title may be hidden during a search.
@MainActor
protocol SearchBarPlace: AnyObject {
  /// Called when the search began or ended, or when the height of its bar changed.
  /// - Returns: Whether the change is animated. Only then `completion` is called, at the end.
  @discardableResult
  func searchDidChange(animated: Bool, completion: (() -> Void)?) -> Bool
  /// Called when results are shown or hidden.
  func searchResultsDidChange()
}

/// A search from its beginning, when the bar's field is edited, to its end.
///
/// Order of the calls [C]: `willPresent`, results are updated, editing begins, and once the bar has reached its position `didPresent`;
/// `willDismiss`, the text is removed, editing ends, results are updated, and once the bar is back `didDismiss`.
@MainActor
final class SearchSession: SearchBarHost {
  private unowned let controller: UISearchController
  private(set) lazy var bar: UISearchBar = {
    let bar = UISearchBar(frame: .zero)
    bar.events.host = self
    bar.placeholder = SystemWord.search.text
    bar.sizeToFit()
    return bar
  }()
  weak var updater: (any UISearchResultsUpdating)?
  weak var delegate: (any UISearchControllerDelegate)?
  /// The navigation bar that contains the search bar.
  weak var place: (any SearchBarPlace)?
  /// The screen that shows the search beneath its bar; nil where it covers the searched content.
  weak var container: UIViewController?
  var resultsController: UIViewController?
  private(set) lazy var suggestions = SearchSuggestions(self)
  private(set) var isActive = false
  /// Whether the navigation bar was last laid out for an active search.
  var isShownActive = false
  var obscuresBackground = true
  var hidesTitle = true
  var showsCancelItself = true
  var showsResultsItself = true
  private var wantsResults = false
  /// Counts the moves of the bar, so that a move that was overtaken calls nothing; and the delegate's call at the end
  /// of the present one.
  private var moves = 0
  private var tellAfterMove: ((any UISearchControllerDelegate, UISearchController) -> Void)?
  var scopeActivation = UISearchController.ScopeBarActivation.automatic

  init(_ controller: UISearchController) { self.controller = controller }

  var isSearching: Bool { isActive }

  /// Retains the search controller during `body`, as a delegate that is called may release it.
  private func whileKept(_ body: (SearchSession) -> Void) {
    Turn.run(on: controller) { body(self) }
  }

  // MARK: Beginning and end

  func setActive(_ active: Bool) {
    guard active != isActive else { return }
    if active {
      // Beginning to edit begins the search. If the field cannot be edited yet, the search begins without it.
      if !bar.becomeFirstResponder() { begin() }
    } else {
      end()
    }
  }

  func searchDidBegin() {
    whileKept { if !$0.isActive { $0.begin() } }
  }

  private func begin() {
    moveDidEnd()
    delegate?.willPresentSearchController(controller)
    isActive = true
    if showsCancelItself { bar.setShowsCancelButton(true, animated: true) }
    bar.parts.updateCancel()
    updateScopes()
    showOverlay()
    updateAndMove { $0.didPresentSearchController($1) }
  }

  func searchWasCancelled() { whileKept { $0.end() } }

  private func end() {
    guard isActive else { return }
    moveDidEnd()
    delegate?.willDismissSearchController(controller)
    isActive = false
    suggestions.set(nil)
    bar.searchTextField.text = ""
    bar.searchTextField.tokens = []
    bar.resignFirstResponder()
    if showsCancelItself { bar.setShowsCancelButton(false, animated: true) }
    bar.parts.updateCancel()
    updateScopes()
    removeOverlay()
    updateAndMove { $0.didDismissSearchController($1) }
  }

  /// Updates the results, moves the bar to its new position, and informs the delegate when it has arrived. Changes that
  /// the update makes at the bar's edge are animated with the bar.
  private func updateAndMove(_ tell: @escaping (any UISearchControllerDelegate, UISearchController) -> Void) {
    moves += 1
    tellAfterMove = tell
    update()
    let isMoving = place?.searchDidChange(animated: true) { [weak self, moves] in
      self?.whileKept { if $0.moves == moves { $0.moveDidEnd() } }
    }
    if isMoving != true { moveDidEnd() }
  }

  private func moveDidEnd() {
    guard let tell = tellAfterMove else { return }
    tellAfterMove = nil
    if let delegate { tell(delegate, controller) }
  }

  // MARK: Changes

  func searchTextDidChange() {
    guard isActive else { return }
    whileKept {
      $0.updateScopes()
      $0.updateOverlay()
      $0.update()
    }
  }

  func searchScopeDidChange() { whileKept { $0.update() } }

  /// The user chose a suggestion.
  func choose(_ suggestion: any UISearchSuggestion) {
    whileKept {
      $0.suggestions.set(nil)
      $0.updater?.updateSearchResults(for: $0.controller, selecting: suggestion)
    }
  }

  func suggestionsDidChange() {
    guard isActive else { return }
    if controller.viewIfLoaded?.superview == nil { showOverlay() } else { updateOverlay() }
  }

  func searchBarHeightDidChange() {
    whileKept { _ = $0.place?.searchDidChange(animated: $0.isActive, completion: nil) }
  }

  /// Updates the results. Former suggestions are removed, unless the app sets some during the update.
  private func update() {
    suggestions.renew { updater?.updateSearchResults(for: controller) }
  }

  func setShowsScopeItself(_ shows: Bool) { scopeActivation = shows ? .automatic : .manual }

  private func updateScopes() {
    guard scopeActivation != .manual, bar.scopeButtonTitles?.isEmpty == false else { return }
    let shows = isActive && (scopeActivation != .onTextEntry || hasText)
    bar.setShowsScope(shows, animated: true)
    if place == nil { bar.sizeToFit() }
  }

  private var hasText: Bool { bar.searchTextField.hasText }

  // MARK: Overlay

  var showsResults: Bool { isActive && resultsController != nil && (showsResultsItself ? hasText : wantsResults) }

  /// The scroll view of the results below a bar, while they are shown.
  var resultsScrollView: UIScrollView? {
    guard let resultsController, resultsController.parent === controller else { return nil }
    return resultsController.contentScrollView(for: .top)
  }

  func setShowsResults(_ shows: Bool) {
    showsResultsItself = false
    wantsResults = shows
    if isActive { updateOverlay() }
  }

  func makeView() -> UIView {
    let view = SearchOverlay(frame: .zero)
    view.onTouch = { [weak self] in self?.bar.events.cancel() }
    return view
  }

  /// The controller over whose view the search is shown: the nearest ancestor with
  /// `definesPresentationContext`, or else the outermost one that is not a container with bars.
  private var context: UIViewController? {
    if let container { return container }
    let around = sequence(first: bar as UIResponder, next: \.next).compactMap { $0 as? UIViewController }
    guard let navigation = around.compactMap({ $0 as? UINavigationController }).first else {
      return around.first(where: \.definesPresentationContext) ?? around.first
    }
    return around.first(where: \.definesPresentationContext) ?? navigation.topViewController
  }

  private func showOverlay() {
    guard obscuresBackground || resultsController != nil || suggestions.isShown, let context,
      let covered = context.viewIfLoaded,
      let superview = covered.superview
    else { return }
    if container == nil { cover(context, covered, in: superview) } else { fill(context, covered) }
    updateOverlay()
  }

  private func cover(_ context: UIViewController, _ covered: UIView, in superview: UIView) {
    context.addChild(controller)
    let overlay: UIView = controller.view
    controller.hostedView.containerSafeAreaInsets = context.hostedView.containerSafeAreaInsets
    overlay.frame = covered.frame
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.insertSubview(overlay, aboveSubview: covered)
    controller.didMove(toParent: context)
  }

  private func fill(_ container: UIViewController, _ view: UIView) {
    container.addChild(controller)
    view.addSubview(controller.view)
    layOutInContainer()
    controller.didMove(toParent: container)
  }

  /// Places the search beneath its bar in a screen of its own.
  func layOutInContainer() {
    guard let view = container?.viewIfLoaded, let overlay = controller.viewIfLoaded, overlay.superview === view else {
      return
    }
    overlay.frame = view.bounds.divided(atDistance: max(0, bar.frame.maxY), from: .minYEdge).remainder
  }

  private func updateOverlay() {
    guard let overlay = controller.viewIfLoaded as? SearchOverlay, overlay.superview != nil else { return }
    let results = resultsController
    if showsResults, let results, results.parent == nil {
      controller.addChild(results)
      overlay.show(results.view)
      results.didMove(toParent: controller)
      place?.searchResultsDidChange()
    } else if !showsResults, let results, results.parent === controller {
      removeResults(results)
    }
    overlay.showSuggestions(suggestions.isShown ? suggestions.list : nil)
    overlay.isDimming = obscuresBackground && !showsResults && !suggestions.isShown
  }

  private func removeResults(_ results: UIViewController) {
    results.willMove(toParent: nil)
    results.view.removeFromSuperview()
    results.removeFromParent()
    place?.searchResultsDidChange()
  }

  private func removeOverlay() {
    guard let overlay = controller.viewIfLoaded, overlay.superview != nil else { return }
    if let results = resultsController, results.parent === controller { removeResults(results) }
    (overlay as? SearchOverlay)?.showSuggestions(nil)
    controller.willMove(toParent: nil)
    overlay.removeFromSuperview()
    controller.removeFromParent()
  }

  /// The bar's height changed, and with it the safe area of the controller below.
  func safeAreaDidChange(_ insets: UIEdgeInsets) {
    if isActive { controller.hostedView.containerSafeAreaInsets = insets }
  }
}
