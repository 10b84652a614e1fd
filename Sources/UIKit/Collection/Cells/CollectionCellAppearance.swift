/// What lies behind the content of a collection view's cell, and how it changes with selection and highlight.
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

  // MARK: Focus

  private var focusRing: CellFocusRing?

  /// Whether keys act on the item.
  var isFocused: Bool { focusRing != nil }

  func setFocused(_ focused: Bool) {
    guard focused != isFocused else { return }
    host.setNeedsUpdateConfiguration()
    focusRing?.removeFromSuperview()
    focusRing = focused ? CellFocusRing() : nil
    guard let focusRing else { return }
    UIView.performWithoutAnimation { focusRing.place(in: host.bounds) }
    host.addSubview(focusRing)
  }

  private func stateDidChange() {
    host.setNeedsUpdateConfiguration()
    update()
  }

  /// Shows the selection's background, or takes it away. A background configuration shows the selection by itself.
  func update() {
    guard let selected = selectedBackgroundView else { return }
    guard isSelected || isHighlighted, host.configuration.background == nil else {
      return selected.removeFromSuperview()
    }
    guard selected.superview !== host else { return }
    selected.frame = host.bounds
    if let backgroundView {
      host.insertSubview(selected, aboveSubview: backgroundView)
    } else {
      host.insertSubview(selected, at: 0)
    }
  }

  /// Back to how a new cell is. The cell's own members are set, so that overrides hear of it.
  func resetState() {
    if isSelected { host.isSelected = false }
    if isHighlighted { host.isHighlighted = false }
    setFocused(false)
  }

  /// Takes away every background: a configuration's comes in their place [D].
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
