/// The target of the tab key: the next view in the window that accepts text, can be operated by keys or shows a list,
/// in reading order, and from the last one the first.
@MainActor
struct FieldHopping {
  let window: UIWindow

  /// Moves the focus to the next or the previous view: a field becomes the first responder.
  /// - Parameter view: the view with the focus; nil begins with the first or the last.
  /// - Returns: whether another view got the focus.
  @discardableResult
  func hop(from view: UIView?, backwards: Bool) -> Bool {
    let views = inReadingOrder
    let present = view.flatMap { view in views.firstIndex { $0 === view } }
    let others = present.map { Array(views[($0 + 1)...] + views[..<$0]) } ?? views
    return (backwards ? others.reversed() : others).contains(where: take)
  }

  private func take(_ view: UIView) -> Bool {
    if view is any UIKeyInput { return view.becomeFirstResponder() }
    if let list = view as? any FocusGroup {
      guard window.firstResponder?.resignFirstResponder() ?? true else { return false }
      return list.itemFocus.enter()
    }
    return (view as? any KeyOperated).map { window.presence.keyFocus.take($0) } ?? false
  }

  var inReadingOrder: [UIView] {
    var stops: [Stop] = []
    for view in window.subviews { collect(view, into: &stops) }
    return views(stops)
  }

  /// An element that the tab key can focus. The elements of a list follow the list directly.
  private struct Stop {
    let view: UIView
    let frame: CGRect
    var inner: [Stop] = []
  }

  private func views(_ stops: [Stop]) -> [UIView] {
    let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return stops.sorted { left, right in
      // Fields are on one line if the centre of each is within the height of the other.
      if left.frame.midY < right.frame.minY || right.frame.midY < left.frame.minY {
        return left.frame.midY < right.frame.midY
      }
      return isRightToLeft ? left.frame.maxX > right.frame.maxX : left.frame.minX < right.frame.minX
    }.flatMap { [$0.view] + views($0.inner) }
  }

  private func collect(_ view: UIView, into found: inout [Stop]) {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
    let frame = view.convert(view.bounds, to: nil)
    if view is any UIKeyInput {
      let isEditable = (view as? any EditingHost)?.isEditable ?? true
      if isEditable, view.canBecomeFirstResponder { found.append(Stop(view: view, frame: frame)) }
      // The buttons within a field are not targets of Tab.
      return
    }
    // A view that cannot be operated by keys may contain some that can.
    if let control = view as? any KeyOperated, control.takesKeys {
      if isInSight(view) { found.append(Stop(view: view, frame: frame)) }
      return
    }
    if let list = view as? any FocusGroup, FocusGroups.isReachable(list, in: window) {
      var stop = Stop(view: view, frame: frame.intersection(window.bounds))
      for subview in view.subviews { collect(subview, into: &stop.inner) }
      return found.append(stop)
    }
    for subview in view.subviews { collect(subview, into: &found) }
  }

  /// Whether nothing covers a control, as an alert does or a bar.
  private func isInSight(_ view: UIView) -> Bool {
    let middle = view.convert(view.bounds.middle, to: nil)
    return window.hitTest(middle, with: nil)?.isDescendant(of: view) ?? false
  }
}
