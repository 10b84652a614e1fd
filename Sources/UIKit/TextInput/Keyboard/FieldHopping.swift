/// Which view the tab key goes to: the next one in the window that takes text, in reading order, and from the last one
/// to the first.
@MainActor
struct FieldHopping {
  let window: UIWindow

  /// Makes the next field, or the one before, the first responder.
  /// - Returns: whether another one took it.
  @discardableResult
  func hop(from field: UIView, backwards: Bool) -> Bool {
    let fields = inReadingOrder
    guard let present = fields.firstIndex(where: { $0 === field }) else { return false }
    let others = Array(fields[(present + 1)...] + fields[..<present])
    return (backwards ? others.reversed() : others).contains { $0.becomeFirstResponder() }
  }

  var inReadingOrder: [UIView] {
    var found: [UIView] = []
    for view in window.subviews { collect(view, into: &found) }
    let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let places = found.map { (view: $0, frame: $0.convert($0.bounds, to: nil)) }
    return places.sorted { left, right in
      // Fields whose middles lie within each other's height stand in one line.
      if left.frame.midY < right.frame.minY || right.frame.midY < left.frame.minY {
        return left.frame.midY < right.frame.midY
      }
      return isRightToLeft ? left.frame.maxX > right.frame.maxX : left.frame.minX < right.frame.minX
    }.map(\.view)
  }

  private func collect(_ view: UIView, into found: inout [UIView]) {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
    if view is any UIKeyInput, view.canBecomeFirstResponder { found.append(view) }
    for subview in view.subviews { collect(subview, into: &found) }
  }
}
