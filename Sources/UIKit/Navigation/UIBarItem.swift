/// Something that a bar shows: a title, an image, or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The bar that shows the item redraws it after a change.
  weak var observer: (any BarItemObserver)?

  /// An item that shows nothing yet.
  public override init() {
    super.init()
  }

  /// An item as from an archive that says nothing.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The text shown.
  open var title: String? {
    didSet { observer?.barItemDidChange() }
  }

  /// The image shown, drawn in the bar's tint.
  open var image: UIImage? {
    didSet { observer?.barItemDidChange() }
  }

  /// Whether the item can be chosen.
  open var isEnabled = true {
    didSet { observer?.barItemDidChange() }
  }

  /// A number for an app's own use.
  open var tag = 0
}

/// Whoever shows an item.
@MainActor
protocol BarItemObserver: AnyObject {
  func barItemDidChange()
}
