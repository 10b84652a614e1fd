/// Which way content is to be scrolled: to what lies there.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

/// The relation between the elements of a container.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  /// Rows and columns.
  case dataTable = 1
  case list = 2
  /// A part of the screen that one goes to directly.
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
