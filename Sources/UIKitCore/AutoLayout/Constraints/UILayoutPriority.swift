/// The importance of a constraint, from 1 to 1000. Constraints of priority 1000 must hold; others yield to any of a
/// higher priority.
public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// A priority of a number from 1 to 1000.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority of a number from 1 to 1000.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: the default priority with which views resist being smaller than their content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that may resize the window's scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that may not resize the window's scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default priority with which views resist being larger than their content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the priority of the target size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
