/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What happens to a cell that is dragged.
  public enum DragState: Hashable, Sendable {
    case none
    case lifting
    case dragging
  }

  /// What happens to a cell while something is dragged.
  public enum DropState: Hashable, Sendable {
    case none
    case notTargeted
    case targeted
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// Whether the cell stays in place while its section scrolls.
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  /// Whether the cell's swipe actions show.
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
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
