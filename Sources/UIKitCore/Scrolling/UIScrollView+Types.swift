import ListCore

extension UIScrollView {
  /// The colour of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light content, light on dark.
    case `default` = 0
    /// Black, for light content.
    case black = 1
    /// White, for dark content.
    case white = 2
  }

  /// How dragging ends editing.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Dragging does not end editing.
    case none = 0
    /// Editing ends when a drag begins.
    case onDrag = 1
    /// The first responder's views at the bottom of the window follow a finger that is dragged down over them, and are
    /// dismissed with it.
    case interactive = 2
    /// Editing ends when a drag begins; bars above the keyboard disappear with it. As `onDrag` here.
    case onDragWithAccessory = 3
    /// As `interactive` here.
    case interactiveWithAccessory = 4
  }

  /// Which safe area insets are added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The insets of the axes that scroll, and top and bottom inside a navigation controller.
    case automatic = 0
    /// The insets of the axes that scroll.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All four insets, whether the content scrolls or not.
    case always = 3
  }

  /// The factor by which the scrolling speed falls each millisecond after the finger has left.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond, below 1.
    public let rawValue: CGFloat

    /// A rate of a factor per millisecond; values near 1 scroll far.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998, the default.
    public static let normal = DecelerationRate(rawValue: Deceleration.normalRate)
    /// 0.99: content stops soon after the finger has left.
    public static let fast = DecelerationRate(rawValue: Deceleration.fastRate)
  }
}
