/// How a section scrolls whose content moves across the direction of its layout.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
  /// Whether content follows a finger past its ends, and springs back.
  public enum Bounce: Int, Sendable {
    /// If there is more content than fits [?].
    case automatic = 0
    /// Even where all content fits.
    case always = 1
    /// Never: content stops at its ends.
    case never = 2
  }

  /// How quickly content slows down: the part of the velocity that remains after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond, below 1; 0 for `automatic`.
    public let rawValue: CGFloat

    /// A rate of a factor per millisecond; values near 1 scroll far.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate that suits the section's scrolling behaviour.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The default of scroll views.
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// That of scroll views which come to rest quickly.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// How quickly content slows down after the finger has left; `automatic` by default.
  open var decelerationRate = DecelerationRate.automatic

  /// Whether content follows past its ends; `automatic` by default.
  open var bounce = Bounce.automatic

  /// Properties of a section that scrolls as its behaviour suggests.
  public override init() { super.init() }

  /// A copy, which changes independently.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate {
  /// The rate of a scroll view. [?] A row that stops at each page or group uses the fast one; others the default of
  /// scroll views. Invalid values are treated as automatic.
  func resolved(for behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> UIScrollView.DecelerationRate {
    if rawValue > 0 && rawValue < 1 { return UIScrollView.DecelerationRate(rawValue: rawValue) }
    switch behavior {
    case .none, .continuous, .continuousGroupLeadingBoundary: return .normal
    case .paging, .groupPaging, .groupPagingCentered: return .fast
    }
  }
}
