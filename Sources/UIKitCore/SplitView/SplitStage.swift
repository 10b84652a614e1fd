/// The view of a split view controller: its columns beside or over one another, or one controller that fills it.
@MainActor
final class SplitStage {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode

  private unowned let host: any SplitHost
  private unowned let columns: SplitColumns
  private(set) var preferences = SplitRules()
  /// The present arrangement.
  private(set) var mode = Mode.secondaryOnly
  private(set) var layout = SplitLayout()
  /// The user's or the app's last choice, until the preferences or the behaviour change.
  private var chosen: Mode?
  private typealias Request = @MainActor (SplitStage, Mode) -> Mode?
  /// Columns that the app showed or hid before the first layout.
  private var earlyRequests: [Request] = []
  private lazy var view = SplitView(self)
  private(set) lazy var button = SplitButton.item { [weak self] in self?.buttonWasTapped() }
  private weak var buttonHolder: UINavigationItem?
  /// The columns whose views are in the hierarchy.
  private var shown: [Column: UIViewController] = [:]
  private weak var shownBase: UIViewController?
  private lazy var expandButton = SplitButton.expandItem { [weak self] in self?.choose(.secondaryOnly, animated: true) }
  private weak var expandHolder: UINavigationItem?
  var presentsWithGesture = true { didSet { updateButton() } }
  var buttonVisibility = UISplitViewController.DisplayModeButtonVisibility.automatic { didSet { updateButton() } }
  var showsExpandButton = false { didSet { updateButton() } }
  var primaryBackground = UISplitViewController.BackgroundStyle.none {
    didSet { view.primaryBackground = primaryBackground }
  }
  /// Counts changes, so that the end of a change has no effect after a later change has begun.
  private var changes = 0

  init(_ host: any SplitHost, _ columns: SplitColumns) {
    self.host = host
    self.columns = columns
  }

  // MARK: View

  func loadView() {
    view.frame = UIScreen.main.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.dim.onTap = { [weak self] in self?.choose(.secondaryOnly, animated: true) }
    view.addGestureRecognizer(SplitDrag(self))
    host.view = view
  }

  /// The columns are shown once the window is known.
  func install() { view.setNeedsLayout() }

  func layOut() {
    guard view.window != nil else { return }
    takeEarlyRequests()
    let isNarrow = host.traitCollection.horizontalSizeClass == .compact
    if columns.stack.isCollapsed != isNarrow { Turn.run(on: host) { columns.stack.change(to: isNarrow) } }
    if !columns.isCollapsed { show(resolvedMode, animated: false) }
    place()
  }

  private func place() {
    if columns.isCollapsed {
      view.placeBase(shownBase)
    } else {
      let size = view.bounds.size
      layout = SplitLayout(
        mode, bounds: view.bounds, primary: preferences.primary.resolved(in: size.width),
        supplementary: columns.isTriple ? preferences.supplementary.resolved(in: size.width) : nil,
        isTrailing: isTrailing)
      view.place(layout, mode: mode, shown: shown, isTrailing: isTrailing)
    }
  }

  /// Whether the primary column is at the right.
  var isTrailing: Bool {
    (preferences.edge == .trailing) != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  // MARK: Arrangement

  var behavior: UISplitViewController.SplitBehavior {
    preferences.behavior(in: view.bounds.size, isTriple: columns.isTriple)
  }

  private var modes: [Mode] { SplitRules.modes(of: behavior, isTriple: columns.isTriple) }

  private var resolvedMode: Mode {
    if let chosen, modes.contains(chosen) { return chosen }
    return preferences.mode(in: view.bounds.size, isTriple: columns.isTriple)
  }

  func change(_ change: (inout SplitRules) -> Void) {
    let old = preferences
    change(&preferences)
    guard preferences != old else { return }
    if preferences.mode != old.mode || preferences.behavior != old.behavior { chosen = nil }
    host.viewIfLoaded?.setNeedsLayout()
  }

  /// Shows an arrangement that the user or the app chose.
  func choose(_ mode: Mode, animated: Bool) {
    guard !columns.isCollapsed, modes.contains(mode) else { return }
    chosen = mode
    show(mode, animated: animated)
  }

  /// How long columns move, in seconds [C].
  private static let duration: TimeInterval = 0.35

  private func show(_ new: Mode, animated: Bool) {
    let wanted = visible(in: new)
    let entering = wanted.filter { shown[$0] == nil && columns.placed[$0] != nil }
    let leaving = shown.keys.filter { !wanted.contains($0) }.sorted { $0.rawValue < $1.rawValue }
    guard new != mode || !entering.isEmpty || !leaving.isEmpty else { return }
    if new != mode { host.calls.willChange(to: new) }
    let isAnimated = animated && host.appearance.isVisible && view.window != nil
    for column in entering { appear(column, animated: isAnimated) }
    let left = leaving.compactMap { column in shown.removeValue(forKey: column).map { (column, $0) } }
    for (column, controller) in left {
      host.calls.willHide(column)
      if host.appearance.isVisible { controller.beginAppearanceTransition(false, animated: isAnimated) }
    }
    changes += 1
    let change = changes
    mode = new
    updateButton()
    // Appearing columns start outside, with their content laid out.
    if isAnimated { view.layOutColumns() }
    let end = { [weak self] in
      for (column, controller) in left where self?.shown[column] !== controller {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.endAppearanceTransition()
      }
      // A host that is appearing passes the end of its own transition on to its columns.
      guard let self, change == changes || !isAnimated, host.appearance.phase != .appearing else { return }
      for column in entering { shown[column]?.endAppearanceTransition() }
    }
    guard isAnimated else {
      place()
      return finish(afterLayout: end)
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction],
      animations: { [self] in
        place()
        view.layoutIfNeeded()
      }, completion: { _ in end() })
  }

  private func finish(afterLayout end: @escaping () -> Void) {
    guard host.appearance.phase == .appeared, let window = view.window else { return end() }
    window.afterNextLayout(end)
  }

  private func visible(in mode: Mode) -> [Column] {
    switch mode.leadCount {
    case 0: [.secondary]
    case 1: [columns.isTriple ? .supplementary : .primary, .secondary]
    default: [.primary, .supplementary, .secondary]
    }
  }

  private func appear(_ column: Column, animated: Bool) {
    guard let controller = columns.placed[column] else { return }
    host.calls.willShow(column)
    guard columns.placed[column] === controller, shown[column] == nil else { return }
    shown[column] = controller
    if host.appearance.isVisible { controller.beginAppearanceTransition(true, animated: animated) }
    view.add(controller.view, in: column)
  }

  // MARK: Columns of the app

  func show(_ column: Column) { request { $0.mode(showing: column, from: $1) } }

  func hide(_ column: Column) { request { $0.mode(hiding: column, from: $1) } }

  /// Changes the arrangement, or leaves that to the first layout: only it knows the visible columns without the change.
  private func request(_ request: @escaping Request) {
    guard columns.stack.isCollapsed != nil else { return earlyRequests.append(request) }
    if let target = request(self, mode) { choose(target, animated: true) }
  }

  private func takeEarlyRequests() {
    for request in earlyRequests { chosen = request(self, resolvedMode) ?? chosen }
    earlyRequests = []
  }

  private func mode(showing column: Column, from mode: Mode) -> Mode? {
    // [D] Columns over the secondary one are hidden, so that the secondary one is visible.
    guard column != .secondary else { return mode.isOverlay ? .secondaryOnly : nil }
    let count = column == .primary && columns.isTriple ? 2 : 1
    return mode.leadCount < count ? modes.first { $0.leadCount == count } : nil
  }

  private func mode(hiding column: Column, from mode: Mode) -> Mode? {
    let count = column == .primary && columns.isTriple ? 1 : 0
    return column != .secondary && mode.leadCount > count ? modes.first { $0.leadCount == count } : nil
  }

  func replace(_ old: UIViewController?, by new: UIViewController?, in column: Column) {
    guard !columns.isCollapsed, host.isViewLoaded, columns.stack.isCollapsed != nil else { return }
    let isVisible = host.appearance.isVisible
    if let old, shown.removeValue(forKey: column) != nil {
      if isVisible { old.beginAppearanceTransition(false, animated: false) }
      old.viewIfLoaded?.removeFromSuperview()
      if isVisible { old.endAppearanceTransition() }
    }
    // The layout that follows shows the new controller.
    updateButton()
    view.setNeedsLayout()
  }

  // MARK: Narrow and wide

  /// Removes every controller's view, before the controllers are put onto one stack or into columns.
  func removeAll() {
    let all = Array(shown.values) + (shownBase.map { [$0] } ?? [])
    shown = [:]
    shownBase = nil
    for controller in all {
      if host.appearance.isVisible { controller.beginAppearanceTransition(false, animated: false) }
      controller.viewIfLoaded?.removeFromSuperview()
      controller.endAppearanceTransition()
    }
    updateButton()
  }

  func showBase(_ base: UIViewController?) {
    if let old = shownBase, old !== base {
      if host.appearance.isVisible { old.beginAppearanceTransition(false, animated: false) }
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearanceTransition()
    }
    shownBase = base
    guard let base, host.isViewLoaded else { return }
    columns.adopt(base)
    if host.appearance.isVisible { base.beginAppearanceTransition(true, animated: false) }
    view.addBase(base.view)
    finish(afterLayout: { [weak self, weak base] in
      guard let self, let base, shownBase === base, host.appearance.phase != .appearing else { return }
      base.endAppearanceTransition()
    })
  }

  func expand() {
    let proposed = resolvedMode
    let mode = host.calls.expandedMode(proposed: proposed)
    if mode != proposed, modes.contains(mode) { chosen = mode }
    self.mode = resolvedMode
    show(self.mode, animated: false)
  }

  // MARK: Button and drag

  func updateButton() {
    buttonHolder?.leadingSystemItem = nil
    buttonHolder = nil
    expandHolder?.leadingSystemItem = nil
    expandHolder = nil
    button.image = SplitButton.image(for: behavior)
    // [C] On one stack there is nothing that the button could show or hide.
    button.isHidden = columns.isCollapsed
    guard host.style != .unspecified, !columns.isCollapsed, columns.stack.isCollapsed != nil else { return }
    if showsButton, let first = visible(in: mode).first, let item = rootItem(of: first) {
      item.leadingSystemItem = button
      buttonHolder = item
    }
    // In the arrangement to which the expand button leads, the usual button leads back.
    if showsExpandButton, columns.isTriple, mode != .secondaryOnly, let item = rootItem(of: .secondary) {
      item.leadingSystemItem = expandButton
      expandHolder = item
    }
  }

  private var showsButton: Bool {
    switch buttonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }

  private func rootItem(of column: Column) -> UINavigationItem? {
    (columns.placed[column] as? UINavigationController)?.viewControllers.first?.navigationItem
  }

  private func buttonWasTapped() {
    if let target = host.calls.target() { return choose(target, animated: true) }
    guard let index = modes.firstIndex(of: mode) else { return }
    // From all columns to fewer: of three tiled ones the primary one is hidden, otherwise all.
    let fewer = columns.isTriple && !mode.isOverlay ? modes[1] : modes[0]
    choose(index + 1 < modes.count ? modes[index + 1] : fewer, animated: true)
  }

  /// The arrangement that a drag from the edge leads to, and one back to it; nil for none.
  func target(ofDragOpening isOpening: Bool) -> Mode? {
    guard presentsWithGesture, !columns.isCollapsed, let index = modes.firstIndex(of: mode) else { return nil }
    if isOpening { return index + 1 < modes.count ? modes[index + 1] : nil }
    return mode.isOverlay || mode == .twoDisplaceSecondary ? modes[max(0, index - 1)] : nil
  }

  func drag(_ isBeginning: Bool) { if isBeginning { host.calls.dragWillBegin() } else { host.calls.dragDidEnd() } }
}
