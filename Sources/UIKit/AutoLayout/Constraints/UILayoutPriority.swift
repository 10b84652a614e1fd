/// How important a constraint is, from 1 to 1000, where 1000 has to hold.
public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Has to hold.
  public static let required = UILayoutPriority(1000)
  /// With what views resist being made smaller than their content.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the window's scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The scene's wish to stay as large as it is.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the window's scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// With what views resist being made larger than their content.
  public static let defaultLow = UILayoutPriority(250)
  /// The wish for a size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
