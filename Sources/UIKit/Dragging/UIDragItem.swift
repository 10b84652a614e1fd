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

  /// What the item stands for, for those in the same program.
  open var localObject: Any?
}
