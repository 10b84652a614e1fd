/// One change of a batch, as passed to a layout.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The change of an item or section in an update.
  public enum Action: Int, Sendable {
    /// The item or section is inserted; it has no path before the update.
    case insert = 0
    /// The item or section is deleted; it has no path after the update.
    case delete = 1
    /// The item or section gets a view made again.
    case reload = 2
    /// The item or section has another path after the update.
    case move = 3
    /// The item or section does not change.
    case none = 4
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// The old index path of the item; nil for an inserted one. A section's path has `NSNotFound` as its item.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The new index path of the item; nil for a deleted one.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// The change of the item or section.
  open var updateAction: Action { action }
}
