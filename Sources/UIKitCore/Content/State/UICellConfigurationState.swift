/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The role of a cell in a drag that began with the cell.
  public enum DragState: Hashable, Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is being lifted, before the drag begins.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// The part of a cell in a drag over its list.
  public enum DropState: Hashable, Sendable {
    /// No drag is over the list.
    case none
    /// Something is dragged over the list, but not onto this cell.
    case notTargeted
    /// A drop would be into this cell.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the user cannot interact with the cell.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is pinned while its section scrolls.
  public var isPinned = false
  /// Whether the list is in edit mode.
  public var isEditing = false
  /// Whether the children of an outline cell are shown.
  public var isExpanded = false
  /// Whether the cell's swipe actions are shown.
  public var isSwiped = false
  /// Whether the user is moving the cell.
  public var isReordering = false
  /// The cell's role in a drag that began with the cell.
  public var cellDragState = DragState.none
  /// The cell's role in a drag over its list.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
