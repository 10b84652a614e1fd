import Foundation

/// An item that is made in the background once the user has chosen an activity. Subclasses override `item`.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  private let placeholder: Any
  private var made: Any?
  private var chosen: UIActivity.ActivityType?

  /// A provider of items of the kind of another one, which the sheet shows and by which it finds activities.
  public init(placeholderItem: Any) {
    placeholder = placeholderItem
    super.init()
  }

  /// The item that the sheet shows.
  open var placeholderItem: Any? { placeholder }

  /// The activity that the user chose; nil before.
  open var activityType: UIActivity.ActivityType? { chosen }

  /// Makes the item, on another thread than the main one. A long one asks `isCancelled` now and then. The placeholder by
  /// default.
  open var item: Any { placeholder }

  /// Makes the item, unless the operation was cancelled before.
  open override func main() {
    guard !isCancelled else { return }
    made = item
  }

  /// Before the operation begins.
  final func prepare(for type: UIActivity.ActivityType?) { chosen = type }

  @MainActor open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholder }

  /// The item that was made; nil where it was cancelled.
  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { made }
}

// In the class, the conformance would put all of it on the main actor.
extension UIActivityItemProvider: UIActivityItemSource {}
