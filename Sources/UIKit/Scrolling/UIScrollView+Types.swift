import ListCore

extension UIScrollView {
  /// The colour of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light content, light on dark.
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// What dragging does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// Editing ends when a drag begins.
    case onDrag = 1
    /// The views at the bottom of the window that belong to the first responder follow a finger that is dragged over
    /// them, and go with it.
    case interactive = 2
    /// As `onDrag`: bars above the keyboard go with what is edited.
    case onDragWithAccessory = 3
    /// As `interactive`.
    case interactiveWithAccessory = 4
  }

  /// Which edges of the safe area are added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Those of the axes that scroll, and top and bottom inside a navigation controller.
    case automatic = 0
    /// Those of the axes that scroll.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// By which factor a millisecond the content slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: Deceleration.normalRate)
    public static let fast = DecelerationRate(rawValue: Deceleration.fastRate)
  }
}
