/// The background of a cell, and its changes with selection and highlight.
@MainActor
final class CellAppearance {
  private unowned let host: UITableViewCell
  private var defaultSelectedView: UIView?
  private var hasOwnBackground = false
  private var isSettingDefault = false
  /// Counts changes, so that the end of an old fade does not hide a new selection.
  private var generation = 0

  private(set) var isSelected = false
  private(set) var isHighlighted = false
  private var focusRing: FocusRing?
  /// Whether the table view lets several rows be selected.
  var isInMultipleSelection = false {
    didSet { if isInMultipleSelection != oldValue, wasShown { update(animated: false) } }
  }

  init(host: UITableViewCell) { self.host = host }

  var selectionStyle = UITableViewCell.SelectionStyle.default { didSet { update(animated: false) } }

  var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView {
        backgroundView.frame = host.bounds
        host.insertSubview(backgroundView, at: 0)
      }
    }
  }

  var selectedBackgroundView: UIView? {
    didSet { replaceShown(oldValue) }
  }

  var multipleSelectionBackgroundView: UIView? {
    didSet { replaceShown(oldValue) }
  }

  private func replaceShown(_ old: UIView?) {
    old?.removeFromSuperview()
    update(animated: false)
  }

  // MARK: Background colour

  /// Runs a change of `backgroundColor`; one that the app makes is not overwritten by a table's style.
  func setOwnBackground(_ body: () -> Void) {
    if !isSettingDefault { hasOwnBackground = true }
    body()
  }

  /// The background of cells in the table's style.
  private var defaultBackground = UIColor.systemBackground

  /// The colour of cells in the table's style, unless the app chose one.
  func setDefaultBackground(_ color: UIColor) {
    defaultBackground = color
    applyDefaultBackground()
  }

  private func applyDefaultBackground() {
    let color = host.configuration.background == nil ? defaultBackground : .clear
    guard !hasOwnBackground, host.backgroundColor != color else { return }
    isSettingDefault = true
    AppearanceProxies.withoutNotes { host.backgroundColor = color }
    isSettingDefault = false
  }

  // MARK: State

  func setSelected(_ selected: Bool, _ animated: Bool) {
    guard isSelected != selected else { return }
    isSelected = selected
    host.editing.selectionDidChange()
    host.setNeedsUpdateConfiguration()
    update(animated: animated)
  }

  func setHighlighted(_ highlighted: Bool, _ animated: Bool) {
    guard isHighlighted != highlighted else { return }
    isHighlighted = highlighted
    host.setNeedsUpdateConfiguration()
    update(animated: animated)
  }

  /// Whether keys act on the row.
  private(set) var isFocused = false

  var focusStyle = UITableViewCell.FocusStyle.default { didSet { if focusStyle != oldValue { showFocus() } } }

  func setFocused(_ focused: Bool) {
    guard focused != isFocused else { return }
    isFocused = focused
    host.setNeedsUpdateConfiguration()
    showFocus()
  }

  private func showFocus() {
    focusRing?.removeFromSuperview()
    focusRing = isFocused && focusStyle == .default ? FocusRing() : nil
    guard let focusRing else { return }
    UIView.performWithoutAnimation { focusRing.place(in: host.bounds) }
    host.addSubview(focusRing)
  }

  /// Resets the state to that of a new cell.
  func resetState() {
    setFocused(false)
    if isSelected || isHighlighted { host.setNeedsUpdateConfiguration() }
    isSelected = false
    isHighlighted = false
    update(animated: false)
  }

  /// Whether the cell's appearance shows the selection.
  var looksSelected: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  /// A background configuration shows the selection itself.
  private var showsSelection: Bool { looksSelected && host.configuration.background == nil }

  /// Removes every background, as a configuration's background replaces them [D].
  func removeAll() {
    backgroundView = nil
    selectedBackgroundView = nil
    multipleSelectionBackgroundView = nil
    hasOwnBackground = false
    applyDefaultBackground()
    update(animated: false)
  }

  /// A configuration's background was removed: restores the table's colour and the selection.
  func restore() {
    applyDefaultBackground()
    update(animated: false)
  }

  /// The background view of the selection, made on first use.
  private var selectionView: UIView {
    if isInMultipleSelection, let multipleSelectionBackgroundView { return multipleSelectionBackgroundView }
    if let selectedBackgroundView { return selectedBackgroundView }
    if let defaultSelectedView { return defaultSelectedView }
    let view = UIView(frame: host.bounds)
    // [C] systemGray4 on lists of an iPhone, iOS 14 to 18.
    view.backgroundColor = .systemGray4
    defaultSelectedView = view
    return view
  }

  private var shownSelectionView: UIView?
  private var wasShown = false
  private var lookedSelected = false

  private func update(animated: Bool) {
    if lookedSelected != looksSelected {
      lookedSelected = looksSelected
      host.reuse.tableView?.separators.selectionDidChange(of: host)
    }
    let isShown = showsSelection
    generation += 1
    if isShown {
      show(selectionView, fadesIn: animated && !wasShown && host.window != nil)
    } else if wasShown {
      hide(animated: animated)
    }
    if isShown != wasShown { host.content.setHighlighted(isShown) }
    wasShown = isShown
  }

  private func show(_ view: UIView, fadesIn: Bool) {
    if shownSelectionView !== view { shownSelectionView?.removeFromSuperview() }
    shownSelectionView = view
    view.layer.removeAllAnimations()
    view.alpha = 1
    guard view.superview !== host else { return }
    view.frame = host.bounds
    if let backgroundView {
      host.insertSubview(view, aboveSubview: backgroundView)
    } else {
      host.insertSubview(view, at: 0)
    }
    guard fadesIn else { return }
    UIView.performWithoutAnimation { view.alpha = 0 }
    UIView.animate(withDuration: CellMetrics.deselectionDuration, delay: 0, options: [.allowUserInteraction]) {
      view.alpha = 1
    }
  }

  private func hide(animated: Bool) {
    guard let view = shownSelectionView else { return }
    guard animated, host.window != nil else {
      view.removeFromSuperview()
      shownSelectionView = nil
      return
    }
    let started = generation
    UIView.animate(withDuration: CellMetrics.deselectionDuration) {
      view.alpha = 0
    } completion: { [weak self] _ in
      guard let self, generation == started else { return }
      view.removeFromSuperview()
      view.alpha = 1
      shownSelectionView = nil
    }
  }

  /// Whether a view is one of the cell's background views.
  func isBackground(_ view: UIView) -> Bool { view === backgroundView || view === shownSelectionView }

  func layOut(in bounds: CGRect) {
    backgroundView?.frame = bounds
    focusRing?.place(in: bounds)
    shownSelectionView?.frame = bounds
  }
}
