extension UITableView {
  /// The appearance of sections.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, headers that stick to the top.
    case plain = 0
    /// Sections apart from each other.
    case grouped = 1
    /// Sections apart from each other and from the sides, with round corners.
    case insetGrouped = 2
  }

  /// How a row is inserted or deleted.
  public enum RowAnimation: Int, Sendable {
    /// It fades in or out.
    case fade = 0
    /// It slides in from the right, or out to it.
    case right = 1
    /// It slides in from the left, or out to it.
    case left = 2
    /// It slides in from above, or out there.
    case top = 3
    /// It slides in from below, or out there.
    case bottom = 4
    /// The row appears or disappears without an animation.
    case none = 5
    /// It opens from its middle, or closes to it.
    case middle = 6
    /// The table chooses.
    case automatic = 100
  }

  /// The position on screen to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere it is visible, by the least movement.
    case none = 0
    /// The row's upper edge is at the upper edge of the visible part.
    case top = 1
    /// The row's middle is at half the height of the visible part.
    case middle = 2
    /// The row's lower edge is at the lower edge of the visible part.
    case bottom = 3
  }

  /// When rows that size themselves are measured again while they are shown.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When `invalidateIntrinsicContentSize()` is called on a cell or its content view.
    case enabled = 1
    /// As with `enabled`, and also when anything about Auto Layout changes within the content view, which then calls
    /// that method.
    case enabledIncludingConstraints = 2
  }

  /// The edges that `separatorInset` is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The inset counts from the cell's own left and right edges.
    case fromCellEdges = 0
    /// The inset is added to the table's default one.
    case fromAutomaticInsets = 1
  }
}
