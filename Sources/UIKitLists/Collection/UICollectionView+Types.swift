extension UICollectionView {
  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// The content scrolls up and down.
    case vertical = 0
    /// The content scrolls to the left and the right.
    case horizontal = 1
  }

  /// Called at the end of an interactive transition: with whether the animation completed, and whether the transition was finished rather
  /// than cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The kinds of elements in a layout.
  public enum ElementCategory: UInt, Sendable {
    /// An item's cell.
    case cell = 0
    /// A view that the data source provides beside the cells, such as a header.
    case supplementaryView = 1
    /// A view that the layout itself brings, beside the data source.
    case decorationView = 2
  }

  /// How soon items make way for one that is dragged.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// When the finger rests for a moment.
    case fast = 1
    /// When the finger rests for longer than with `fast`.
    case slow = 2
  }

  /// The position on screen to which an item is scrolled: at most one along each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The positions as bits: 1, 2 and 4 from top to bottom, 8, 16 and 32 from left to right.
    public let rawValue: UInt

    /// The positions of a bit mask. Several positions along one axis contradict each other.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item's upper edge is at the upper edge of the visible part.
    public static var top: ScrollPosition { ScrollPosition(rawValue: 1 << 0) }
    /// The item's middle is at half the height of the visible part.
    public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 1 << 1) }
    /// The item's lower edge is at the lower edge of the visible part.
    public static var bottom: ScrollPosition { ScrollPosition(rawValue: 1 << 2) }
    /// The item's left edge is at the left edge of the visible part.
    public static var left: ScrollPosition { ScrollPosition(rawValue: 1 << 3) }
    /// The item's middle is at half the width of the visible part.
    public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 1 << 4) }
    /// The item's right edge is at the right edge of the visible part.
    public static var right: ScrollPosition { ScrollPosition(rawValue: 1 << 5) }
  }

  /// When items that size themselves are measured again while they are shown.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When `invalidateIntrinsicContentSize()` is called on a cell or its content view.
    case enabled = 1
    /// As with `enabled`, and also when anything about Auto Layout changes within the content view, which then calls
    /// that method.
    case enabledIncludingConstraints = 2
  }
}
