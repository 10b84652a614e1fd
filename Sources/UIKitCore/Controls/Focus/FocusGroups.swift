/// The lists of a window, of which one has the focus.
@MainActor
package final class FocusGroups {
  private weak var current: (any FocusGroup)?

  /// The list that the Tab key selected last, or that has the focus; nil if there is none or it cannot be reached.
  func receiver(in window: UIWindow) -> UIResponder? {
    guard let current, let place = Place(of: current, in: window), place.isReachable else { return nil }
    return current
  }

  /// Gives the focus to a list and takes it from all others.
  package func claim(_ list: any FocusGroup) {
    if current !== list { clear() }
    current = list
    list.window?.presence.keyFocus.clear()
  }

  /// Takes the focus from the list that has it.
  func clear() { current?.itemFocus.clear() }

  /// The list with the focus.
  var focused: (any FocusGroup)? { current.flatMap { $0.itemFocus.hasItem ? $0 : nil } }

  /// Whether a finger could touch the list.
  static func isReachable(_ list: any FocusGroup, in window: UIWindow) -> Bool {
    Place(of: list, in: window)?.isReachable ?? false
  }

  /// The position of a list in its window.
  @MainActor
  private struct Place {
    let list: any FocusGroup
    let window: UIWindow
    /// The visible part of the list, in the window's coordinates.
    let frame: CGRect

    init?(of list: any FocusGroup, in window: UIWindow) {
      guard list.window === window else { return nil }
      let frame = list.convert(list.bounds, to: nil).intersection(window.bounds)
      guard !frame.isNull, frame.width > 0, frame.height > 0 else { return nil }
      self.list = list
      self.window = window
      self.frame = frame
    }

    /// Whether a finger could reach the list: it may be covered, for example by a presented controller.
    var isReachable: Bool {
      window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)?.isDescendant(of: list) ?? false
    }
  }
}

/// A view with items among which keys move the focus, such as a list.
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
  /// - Returns: whether there is such an item.
  @discardableResult
  func enter() -> Bool
  /// Takes the focus from the item that has it.
  func clear()
}
