extension UIView {
  /// The margins and lengths of a view that change when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the mask, with Apple's values.
    public let rawValue: UInt

    /// A mask of these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the superview's left edge changes with its width.
    public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1) }
    /// The width changes with the superview's.
    public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 1 << 1) }
    /// The distance to the superview's right edge changes with its width.
    public static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 2) }
    /// The distance to the superview's upper edge changes with its height.
    public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 3) }
    /// The height changes with the superview's.
    public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 1 << 4) }
    /// The distance to the superview's lower edge changes with its height.
    public static var flexibleBottomMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 5) }
  }

  /// How content fits into bounds of another size.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds, each direction alone: the default.
    case scaleToFill = 0
    /// Scaled in proportion to fit into the bounds, in the middle.
    case scaleAspectFit = 1
    /// Scaled in proportion to cover the bounds, in the middle; parts may be outside.
    case scaleAspectFill = 2
    /// Drawn again when the size changes, by `setNeedsDisplay()`.
    case redraw = 3
    /// Not scaled, centred.
    case center = 4
    /// Not scaled, centred at the upper edge.
    case top = 5
    /// Not scaled, centred at the lower edge.
    case bottom = 6
    /// Not scaled, centred at the left edge.
    case left = 7
    /// Not scaled, centred at the right edge.
    case right = 8
    /// Not scaled, in the upper left corner.
    case topLeft = 9
    /// Not scaled, in the upper right corner.
    case topRight = 10
    /// Not scaled, in the lower left corner.
    case bottomLeft = 11
    /// Not scaled, in the lower right corner.
    case bottomRight = 12
  }

  /// Whether the tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic = 0
    /// The tint colour as it is.
    case normal = 1
    /// A grey instead of the tint colour, for example behind an alert.
    case dimmed = 2
  }

  /// The value in `intrinsicContentSize` for an axis along which the content has no size of its own.
  public class var noIntrinsicMetric: CGFloat { -1 }
}

extension UISemanticContentAttribute {
  /// The direction of content with this attribute within an interface of a direction.
  func direction(within interface: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension CurrentTraits {
  /// The direction of the current traits.
  static var layoutDirection: UIUserInterfaceLayoutDirection {
    CurrentTraits.get().layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
