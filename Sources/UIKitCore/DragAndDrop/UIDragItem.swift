/// An item of a drag.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Provides the data to the recipient of the item.
  public final let itemProvider: NSItemProvider

  /// An item with data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// The object that the item represents, for drop targets in the same program; nil by default.
  open var localObject: Any?

  /// Makes the preview that follows the finger. Nil, the default, keeps the preview that was lifted; a closure that
  /// returns nil hides it.
  open var previewProvider: (() -> UIDragPreview?)?
}
