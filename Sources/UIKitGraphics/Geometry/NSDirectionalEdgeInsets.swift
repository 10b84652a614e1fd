/// Edge insets, in points, whose sides follow the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The distance by which the upper edge moves down, in points; negative moves it up.
  public var top: CGFloat
  /// The distance by which the leading edge moves inwards, in points; negative moves it outwards.
  public var leading: CGFloat
  /// The distance by which the lower edge moves up, in points; negative moves it down.
  public var bottom: CGFloat
  /// The distance by which the trailing edge moves inwards, in points; negative moves it outwards.
  public var trailing: CGFloat

  /// Insets of 0 at every edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets of given lengths, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of 0 at every edge.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
  /// These insets as left and right ones, for a reading direction.
  package func absolute(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isMirrored = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
  }
}
