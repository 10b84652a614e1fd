import Foundation

/// An item that is made in the background once the user has chosen an activity. Subclasses override `item`.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  private let placeholder: Any
  private var made: Any?
  private var chosen: UIActivity.ActivityType?

  /// A provider with a placeholder of the same kind as the item. The sheet shows the placeholder and finds activities
  /// for it.
  public init(placeholderItem: Any) {
    placeholder = placeholderItem
    super.init()
  }

  /// The item that the sheet shows.
  open var placeholderItem: Any? { placeholder }

  /// The activity that the user chose; nil before.
  open var activityType: UIActivity.ActivityType? { chosen }

  /// Makes the item, off the main thread; returns the placeholder by default. An override that takes long should check
  /// `isCancelled` now and then.
  open var item: Any { placeholder }

  /// Makes the item, unless the operation was cancelled before.
  open override func main() {
    guard !isCancelled else { return }
    made = item
  }

  /// Sets the chosen activity, before the operation begins.
  final func prepare(for type: UIActivity.ActivityType?) { chosen = type }

  @MainActor open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholder }

  /// The item that was made; nil if the operation was cancelled before it began.
  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { made }
}

// In an extension: a conformance in the class declaration would put the whole class on the main actor.
extension UIActivityItemProvider: UIActivityItemSource {}
