/// The distances, in points, by which a rectangle's edges move towards its middle.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The distance by which the upper edge moves down, in points; negative moves it up.
  public var top: CGFloat
  /// The distance by which the left edge moves inwards, in points; negative moves it outwards.
  public var left: CGFloat
  /// The distance by which the lower edge moves up, in points; negative moves it down.
  public var bottom: CGFloat
  /// The distance by which the right edge moves inwards, in points; negative moves it outwards.
  public var right: CGFloat

  /// Insets of 0 at every edge.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets of given lengths, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of 0 at every edge.
  public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets {
  /// The sums edge by edge.
  package static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }

  /// The larger of both insets, edge by edge.
  package func edgewiseMaximum(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left),
      bottom: max(bottom, other.bottom), right: max(right, other.right))
  }

  /// These insets as leading and trailing ones, for a reading direction.
  package func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    let isMirrored = direction == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom, trailing: isMirrored ? left : right)
  }
}

/// Whether two insets are equal edge by edge.
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
  insets1 == insets2
}

extension CGRect {
  /// The rectangle with each edge moved inwards by its inset; a negative inset moves it outwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let rect = standardized
    return CGRect(
      x: rect.origin.x + insets.left, y: rect.origin.y + insets.top,
      width: rect.size.width - insets.left - insets.right,
      height: rect.size.height - insets.top - insets.bottom)
  }
}
