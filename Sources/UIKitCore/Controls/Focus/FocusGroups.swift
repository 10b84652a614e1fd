/// The lists of a window, of which one has the focus.
@MainActor
package final class FocusGroups {
  private weak var current: (any FocusGroup)?

  /// The list that Tab selected, or that has the focus; nil if none can be reached.
  func receiver(in window: UIWindow) -> UIResponder? {
    guard let current, let place = Place(of: current, in: window), place.isReachable else { return nil }
    return current
  }

  /// A list has the focus now: no other has.
  package func claim(_ list: any FocusGroup) {
    if current !== list { clear() }
    current = list
    list.window?.presence.keyFocus.clear()
  }

  /// No list has the focus any more.
  func clear() { current?.itemFocus.clear() }

  /// The list with the focus.
  var focused: (any FocusGroup)? { current.flatMap { $0.itemFocus.hasItem ? $0 : nil } }

  /// Whether a list could be touched.
  static func isReachable(_ list: any FocusGroup, in window: UIWindow) -> Bool {
    Place(of: list, in: window)?.isReachable ?? false
  }

  /// The position of a list in its window.
  @MainActor
  private struct Place {
    let list: any FocusGroup
    let window: UIWindow
    /// The visible part.
    let frame: CGRect

    init?(of list: any FocusGroup, in window: UIWindow) {
      guard list.window === window else { return nil }
      let frame = list.convert(list.bounds, to: nil).intersection(window.bounds)
      guard !frame.isNull, frame.width > 0, frame.height > 0 else { return nil }
      self.list = list
      self.window = window
      self.frame = frame
    }

    /// Whether a finger could reach the view: a presented controller covers the others.
    var isReachable: Bool {
      window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)?.isDescendant(of: list) ?? false
    }
  }
}

/// A view whose items keys move the focus among, as lists are.
@MainActor
package protocol FocusGroup: UIView {
  var itemFocus: any ItemFocus { get }
}

/// The focus among the items of one view.
@MainActor
package protocol ItemFocus: AnyObject {
  /// Whether an item has the focus.
  var hasItem: Bool { get }
  /// Gives the focus to the item that should have it first.
  /// - Returns: whether there is one.
  @discardableResult
  func enter() -> Bool
  /// Takes the focus from the item that has it.
  func clear()
}
