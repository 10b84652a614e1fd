/// The direction in which an assistive tool asks for a scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Scrolls content on the right into view.
  case right = 1
  /// Scrolls content on the left into view.
  case left = 2
  /// Scrolls content further up into view.
  case up = 3
  /// Scrolls content further down into view.
  case down = 4
  /// To the next page, or the next content in reading order.
  case next = 5
  /// To the previous page, or the previous content in reading order.
  case previous = 6
}

/// The relation between the elements of a container.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// The elements have no relation; the default.
  case none = 0
  /// Rows and columns.
  case dataTable = 1
  /// Elements in an order, such as a table of contents.
  case list = 2
  /// A part of the screen that users navigate to directly.
  case landmark = 3
  /// Elements that belong together.
  case semanticGroup = 4
}

/// An object that automated tests find by a name.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name, which is never read to the user.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
