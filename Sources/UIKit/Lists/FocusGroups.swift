import ListCore

/// The lists of a window: Tab goes from one to the next, Shift and Tab back, in the order in which they are read.
@MainActor
final class FocusGroups {
  private weak var current: (any FocusGroup)?

  /// The list that Tab chose, or that has the focus; nil where none can be reached.
  func receiver(in window: UIWindow) -> UIResponder? {
    guard let current, let place = Place(of: current, in: window), place.isReachable else { return nil }
    return current
  }

  /// A list has the focus now: no other has.
  func claim(_ list: any FocusGroup) {
    if let current, current !== list { current.focus.clear() }
    current = list
  }

  // MARK: Tab

  /// Uses up the keys that lead from list to list and hands on the rest.
  func handle(_ presses: Set<UIPress>, in window: UIWindow, otherwise: (Set<UIPress>) -> Void) {
    let rest = presses.filter { press in press.key.map { !handle($0, in: window) } ?? true }
    if !rest.isEmpty { otherwise(rest) }
  }

  private func handle(_ key: UIKey, in window: UIWindow) -> Bool {
    guard key.keyCode == .keyboardTab, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else {
      return false
    }
    let lists = lists(in: window)
    let isBackward = key.modifierFlags.contains(.shift)
    let ordered = isBackward ? lists.reversed() : lists
    // Without a focus the first list gets it, and backwards the last.
    let start = ordered.firstIndex { $0.focus.path != nil }
    let others = start.map { ordered[($0 + 1)...] + ordered[..<$0] } ?? ordered[...]
    for list in others where list.focus.enter() {
      window.firstResponder?.resignFirstResponder()
      return true
    }
    return start != nil
  }

  /// The lists that can be reached, in reading order.
  private func lists(in window: UIWindow) -> [any FocusGroup] {
    var found: [Place] = []
    collect(window, in: window, &found)
    let boxes = found.map {
      ReadingOrder.Box(left: $0.frame.minX, top: $0.frame.minY, width: $0.frame.width, height: $0.frame.height)
    }
    let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return ReadingOrder.indexes(of: boxes, isRightToLeft: isRightToLeft).map { found[$0].list }
  }

  private func collect(_ view: UIView, in window: UIWindow, _ found: inout [Place]) {
    for subview in view.subviews where !subview.isHidden {
      if let list = subview as? any FocusGroup, let place = Place(of: list, in: window), place.isReachable {
        found.append(place)
      }
      collect(subview, in: window, &found)
    }
  }

  /// Where a list is in its window.
  @MainActor
  private struct Place {
    let list: any FocusGroup
    let window: UIWindow
    /// The part in sight.
    let frame: CGRect

    init?(of list: any FocusGroup, in window: UIWindow) {
      guard list.window === window else { return nil }
      let frame = list.convert(list.bounds, to: nil).intersection(window.bounds)
      guard !frame.isNull, frame.width > 0, frame.height > 0 else { return nil }
      self.list = list
      self.window = window
      self.frame = frame
    }

    /// Whether a finger could get there: what is presented covers the rest.
    var isReachable: Bool {
      window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)?.isDescendant(of: list) ?? false
    }
  }
}

/// A view that shows a list.
typealias FocusGroup = UIScrollView & ListHost

extension ListHost where Self: UIScrollView {
  func claimFocus() { window?.presence.focusGroups.claim(self) }
}
