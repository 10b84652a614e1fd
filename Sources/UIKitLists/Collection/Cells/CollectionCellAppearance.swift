/// The background views of a collection view's cell, and their changes with selection and highlight.
@MainActor
final class CollectionCellAppearance {
  private unowned let host: UICollectionViewCell

  init(host: UICollectionViewCell) { self.host = host }

  var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

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
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      update()
    }
  }

  // MARK: Drags

  private(set) var dragState = UICellConfigurationState.DragState.none

  func setDragState(_ state: UICellConfigurationState.DragState) {
    guard dragState != state else { return }
    dragState = state
    host.setNeedsUpdateConfiguration()
    let told: UICollectionViewCell.DragState =
      switch state {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    host.dragStateDidChange(told)
  }

  /// Whether the cell is a header or footer that is pinned away from its own position.
  var isPinned = false { didSet { if isPinned != oldValue { host.setNeedsUpdateConfiguration() } } }

  // MARK: Focus

  private var focusRing: FocusRing?

  /// Whether keys act on the item.
  var isFocused: Bool { focusRing != nil }

  func setFocused(_ focused: Bool) {
    guard focused != isFocused else { return }
    host.setNeedsUpdateConfiguration()
    focusRing?.removeFromSuperview()
    focusRing = focused ? FocusRing() : nil
    guard let focusRing else { return }
    UIView.performWithoutAnimation { focusRing.place(in: host.bounds) }
    host.addSubview(focusRing)
  }

  private func stateDidChange() {
    host.setNeedsUpdateConfiguration()
    update()
    host.looksDidChange()
  }

  // MARK: Selection

  /// Selects or deselects the cell by its own `isSelected`, so that overrides run; with an animation if asked.
  func select(_ isSelected: Bool, animated: Bool) {
    guard host.isSelected != isSelected else { return }
    guard animated, host.window != nil, UIView.areAnimationsEnabled else { return host.isSelected = isSelected }
    host.layoutIfNeeded()
    fades = true
    UIView.animate(withDuration: CellMetrics.deselectionDuration, delay: 0, options: [.allowUserInteraction]) {
      self.host.isSelected = isSelected
      self.host.layoutIfNeeded()
    }
    fades = false
  }

  /// Whether backgrounds that appear or disappear now are faded.
  private var fades = false
  /// Counts changes, so that a fade that another one overtook does not take the view away.
  private var generation = 0

  /// Shows or hides the selection's background. A background configuration shows the selection itself.
  func update() {
    guard let selected = selectedBackgroundView else { return }
    generation += 1
    if isSelected || isHighlighted, host.configuration.background == nil { show(selected) } else { hide(selected) }
  }

  private func show(_ selected: UIView) {
    guard selected.superview !== host else { return selected.alpha = 1 }
    UIView.performWithoutAnimation {
      selected.alpha = fades ? 0 : 1
      selected.frame = host.bounds
      if let backgroundView {
        host.insertSubview(selected, aboveSubview: backgroundView)
      } else {
        host.insertSubview(selected, at: 0)
      }
    }
    if fades { selected.alpha = 1 }
  }

  private func hide(_ selected: UIView) {
    guard fades, selected.superview === host else {
      selected.removeFromSuperview()
      return selected.alpha = 1
    }
    let started = generation
    UIView.animate(withDuration: CellMetrics.deselectionDuration, delay: 0, options: [.allowUserInteraction]) {
      selected.alpha = 0
    } completion: { [weak self, weak selected] _ in
      guard let self, let selected, generation == started else { return }
      selected.removeFromSuperview()
      selected.alpha = 1
    }
  }

  /// Resets the state to that of a new cell, through the cell's own properties, so that overrides are called.
  func resetState() {
    if isSelected { host.isSelected = false }
    if isHighlighted { host.isHighlighted = false }
    setFocused(false)
  }

  /// Removes every background, as a configuration's background replaces them [D].
  func removeAll() {
    backgroundView = nil
    selectedBackgroundView = nil
  }

  func layOut(in bounds: CGRect) {
    backgroundView?.frame = bounds
    if selectedBackgroundView?.superview === host { selectedBackgroundView?.frame = bounds }
    focusRing?.place(in: bounds)
  }
}
