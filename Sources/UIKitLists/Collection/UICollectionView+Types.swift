extension UICollectionView {
  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// Called when a transition by hand is over: with whether its end was reached, and whether that was the other layout.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The kinds of elements that a layout places.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
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
    /// When it rests for longer.
    case slow = 2
  }

  /// Where an item that is scrolled to comes to stand: at most one place along each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var top: ScrollPosition { ScrollPosition(rawValue: 1 << 0) }
    public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 1 << 1) }
    public static var bottom: ScrollPosition { ScrollPosition(rawValue: 1 << 2) }
    public static var left: ScrollPosition { ScrollPosition(rawValue: 1 << 3) }
    public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 1 << 4) }
    public static var right: ScrollPosition { ScrollPosition(rawValue: 1 << 5) }
  }

  /// How items that size themselves come to be measured again while they are shown.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When `invalidateIntrinsicContentSize()` is called on a cell or its content view.
    case enabled = 1
    /// Then, and when anything about Auto Layout changes within the content view, which then makes the call.
    case enabledIncludingConstraints = 2
  }
}
