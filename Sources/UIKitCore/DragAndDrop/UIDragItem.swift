/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data that whoever takes the item gets.
  public final let itemProvider: NSItemProvider

  /// An item with data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// The object that the item represents, for drop targets in the same program; nil by default.
  open var localObject: Any?

  /// Makes the picture of an item that is dragged from a view, once it goes with the finger. Nil, the default, keeps the
  /// one that was lifted; a provider that answers nil hides it.
  open var previewProvider: (() -> UIDragPreview?)?
}
