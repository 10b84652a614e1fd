/// The actions on one side of a row, the first at the row's edge.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  private override init() { super.init() }

  /// The actions of a side; none for a row that cannot be swiped to it.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }

  /// The actions, the first at the row's edge.
  open private(set) var actions: [UIContextualAction] = []

  /// Whether a swipe across the row performs the first action.
  open var performsFirstActionWithFullSwipe = true
}
