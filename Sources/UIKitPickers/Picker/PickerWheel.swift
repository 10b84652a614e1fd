import ListCore
@_spi(UIKitFloors) import UIKitCore

/// The members of the wheels' owner that ``PickerWheel`` uses.
@MainActor
protocol PickerWheelHost: AnyObject {
  func content(_ row: Int, _ component: Int, reusing view: UIView?) -> PickerCalls.Content
  /// The user turned the wheel to another row.
  func wheelDidChoose(_ row: Int, _ component: Int)
  func accessibilityLabel(_ component: Int) -> String?
  func accessibilityHint(_ component: Int) -> String?
}

/// One wheel of a picker view: a scroll view whose rows lie on a cylinder. Only visible rows have views.
final class PickerWheel: UIScrollView {
  let component: Int
  private weak var host: (any PickerWheelHost)?
  private lazy var rows = PickerRows(wheel: self)
  private(set) var cylinder = WheelGeometry(rowHeight: 1, height: 1, count: 0)
  /// The selected row; nil without rows.
  private(set) var selected: Int?
  /// Whether the user has turned the wheel and it is not yet at rest.
  private var isTurnedByUser = false

  init(component: Int, host: any PickerWheelHost) {
    self.component = component
    self.host = host
    super.init(frame: .zero)
    AppearanceProxies.withoutNotes { setUp() }
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    backgroundColor = nil
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    scrollsToTop = false
    allowsKeyboardScrolling = false
    // [?] Wheels stop sooner than other scroll views.
    decelerationRate = .fast
    delegate = self
    let tap = UITapGestureRecognizer()
    tap.actions.handler = { [weak self, weak tap] in
      guard let self, let tap else { return }
      self.tap(at: tap.location(in: self).y)
    }
    addGestureRecognizer(tap)
  }

  var rowCount: Int { cylinder.count }

  // MARK: Data

  /// Sets the number and height of the rows. The wheel keeps its row, or takes the last one.
  func load(count: Int, rowHeight: CGFloat) {
    cylinder = WheelGeometry(rowHeight: rowHeight, height: bounds.height, count: count)
    selected = count > 0 ? min(selected ?? 0, count - 1) : nil
    rows.discard()
    fit()
  }

  func setRowHeight(_ rowHeight: CGFloat) {
    let wanted = WheelGeometry(rowHeight: rowHeight, height: bounds.height, count: cylinder.count)
    guard wanted != cylinder else { return }
    cylinder = wanted
    fit()
  }

  /// Updates the content size, and scrolls to the selected row unless the wheel is turning.
  private func fit() {
    let inset = (bounds.height - cylinder.rowHeight) / 2
    contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    contentSize = CGSize(width: bounds.width, height: cylinder.end + cylinder.rowHeight)
    setNeedsLayout()
    if isTurnedByUser || isScrollAnimating { return }
    if let selected { contentOffset.y = offset(showing: selected) }
  }

  private func offset(showing row: Int) -> CGFloat { cylinder.turn(showing: row) - contentInset.top }

  /// The distance that the wheel is turned, in points.
  var turn: Double { contentOffset.y + contentInset.top }

  /// Selects a row, or the nearest existing one, without calling the delegate.
  func select(_ row: Int, animated: Bool) {
    guard cylinder.count > 0 else { return }
    isTurnedByUser = false
    selected = min(max(row, 0), cylinder.count - 1)
    show(selected ?? 0, animated: animated)
  }

  private func show(_ row: Int, animated: Bool) {
    setContentOffset(CGPoint(x: 0, y: offset(showing: row)), animated: animated && window != nil)
    setNeedsLayout()
  }

  // MARK: The user

  private func tap(at y: CGFloat) {
    guard let row = cylinder.row(seenAt: y - bounds.midY, turn: turn) else { return }
    go(to: row)
  }

  /// Turns to a row as a user does: the delegate is called when the wheel stops.
  func go(to row: Int) {
    let row = min(max(row, 0), cylinder.count - 1)
    guard cylinder.count > 0, row != selected else { return }
    isTurnedByUser = true
    show(row, animated: true)
    // Not `rest()`, which does nothing while the finger of a tap is down.
    if !isScrollAnimating { didStop() }
  }

  /// Selects a row after the wheel stopped, unless a finger holds it.
  private func rest() { if !isTracking { didStop() } }

  /// Turns to the nearest row if the wheel stopped between two rows; then selects the row and calls the delegate.
  private func didStop() {
    guard isTurnedByUser else {
      // The rows or the size may have changed during an animated selection, so scroll to the selected row again.
      if let selected { contentOffset.y = offset(showing: selected) }
      return
    }
    guard let row = cylinder.row(at: turn) else {
      isTurnedByUser = false
      return
    }
    if abs(turn - cylinder.turn(showing: row)) > 0.5 {
      show(row, animated: true)
      if isScrollAnimating { return }
    }
    isTurnedByUser = false
    guard row != selected else { return }
    selected = row
    host?.wheelDidChoose(row, component)
  }

  /// [C] A wheel that leaves the window while it turns goes back to the selected row, and the delegate is not called.
  override func didMoveToWindow() {
    if window == nil { isTurnedByUser = false }
    super.didMoveToWindow()
    rest()
  }

  /// A finger that stops the turning wheel without moving is no drag: the wheel settles on a row when the finger is
  /// lifted.
  override func didLetGoOfCaughtContent() { rest() }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    rows.place()
  }

  func content(_ row: Int, reusing view: UIView?) -> PickerCalls.Content? {
    host?.content(row, component, reusing: view)
  }

  /// The app's view of a row; nil for a title and for a row that is not visible.
  func ownView(_ row: Int) -> UIView? {
    layoutIfNeeded()
    return rows.ownView(row)
  }

  // MARK: Keys and screen readers

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keyFocus.handle(presses, of: self) { super.pressesBegan($0, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keyFocus.handle(presses, of: self) { super.pressesEnded($0, with: event) }
  }

  override var accessibilityDefaults: any AccessibilityDefaults { PickerWheelAccessibility(view: self) }

  var spokenRow: String? { selected.flatMap(rows.spokenText) }
  var spokenName: String? { host?.accessibilityLabel(component) }
  var spokenHint: String? { host?.accessibilityHint(component) }
}

extension PickerWheel: UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurnedByUser = true }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let row = cylinder.row(at: targetContentOffset.pointee.y + contentInset.top) else { return }
    targetContentOffset.pointee.y = offset(showing: row)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }
}

extension PickerWheel: KeyOperated {
  /// A wheel in an input view takes no keys: it would take the focus from the text field, and the input view would
  /// disappear.
  var takesKeys: Bool {
    isUserInteractionEnabled && !isHidden && cylinder.count > 1
      && !isInInputView
  }

  var keyFocusFrame: CGRect {
    CGRect(x: 0, y: bounds.midY - cylinder.rowHeight / 2, width: bounds.width, height: cylinder.rowHeight)
  }

  func operate(_ operation: KeyOperation) -> Bool {
    guard case .turn(let rows) = operation else { return false }
    // Repeated key presses continue from the row that the wheel is turning to.
    let row = cylinder.row(at: motion.glideTarget.map { $0.y + contentInset.top } ?? turn) ?? 0
    go(to: row + rows)
    return true
  }

  func keyFocusDidChange(_ isFocused: Bool) {}
}

/// The accessibility of a picker view's wheel: the value is the chosen row; an adjustment turns it by one.
struct PickerWheelAccessibility: ViewAccessibilityDefaults {
  let view: PickerWheel

  var isElement: Bool { true }
  var label: String? { view.spokenName }
  var value: String? { view.spokenRow }
  var traits: UIAccessibilityTraits { .adjustable }

  func increment() { view.go(to: (view.selected ?? 0) + 1) }
  func decrement() { view.go(to: (view.selected ?? 0) - 1) }
}
