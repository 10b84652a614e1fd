/// Something that a bar shows: a title, an image, or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The bar that shows the item redraws it after a change.
  weak var observer: (any BarItemObserver)?
  package final var appearanceNotes: AppearanceNotes?

  class var knownKeys: [_Property] {
    [
      _Property("title", \UIBarItem.title), _Property("image", \UIBarItem.image),
      _Property("enabled", \UIBarItem.isEnabled), _Property("tag", \UIBarItem.tag),
    ]
  }

  /// An item that shows nothing yet.
  public override init() {
    super.init()
  }

  /// An item that shows nothing yet, or as a document of Interface Builder describes it.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decode(BarItemDecoding.self, into: self)
  }

  /// The text shown.
  open var title: String? {
    didSet {
      observer?.barItemDidChange()
      noteAppearance(\.title, title)
    }
  }

  /// The image shown, drawn in the bar's tint.
  open var image: UIImage? {
    didSet { observer?.barItemDidChange() }
  }

  /// How far the edges of the image lie inside of their usual position, in points; zero by default.
  open var imageInsets = UIEdgeInsets.zero {
    didSet {
      observer?.barItemDidChange()
      noteAppearance(\.imageInsets, imageInsets)
    }
  }

  /// The image in the large content viewer, which a long press on the item opens with the text sizes for accessibility;
  /// nil, the default, for `image`, enlarged. Symbols are enlarged as well.
  open var largeContentSizeImage: UIImage? {
    didSet { observer?.barItemDidChange() }
  }

  /// How far the edges of the image in the large content viewer lie inside of their usual position, in points; zero by
  /// default.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero {
    didSet { observer?.barItemDidChange() }
  }

  /// Whether the item can be chosen.
  open var isEnabled = true {
    didSet { observer?.barItemDidChange() }
  }

  private final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets font and colour of the title in a state; states without any have those of `.normal`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    observer?.barItemDidChange()
    noteAppearance(#function, [state.rawValue]) { $0.setTitleTextAttributes(attributes, for: state) }
  }

  /// Font and colour of the title in a state, as far as they were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// A number for an app's own use.
  open var tag = 0

  // MARK: Accessibility

  private final var accessibility: AccessibilityValues?

  /// The values, made when first set.
  private final var accessibilityValues: AccessibilityValues {
    let values = accessibility ?? AccessibilityValues()
    accessibility = values
    return values
  }

  /// The name that is read if the app gives no label.
  var spokenName: String? { title ?? image?.spokenName }

  /// A name for automated tests, never read to the user.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibilityValues.identifier = newValue }
  }

  /// The name that is read, in the user's language; the title by default.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? spokenName }
    set { accessibilityValues.label = newValue }
  }

  /// The result of tapping the item, in words; nil by default.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibilityValues.hint = newValue }
  }

  /// The item's present value.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { accessibilityValues.value = newValue }
  }

  /// How the item behaves: as a button unless told otherwise.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .button }
    set { accessibilityValues.traits = newValue }
  }
}

/// The object that shows an item.
@MainActor
protocol BarItemObserver: AnyObject {
  func barItemDidChange()
  /// Makes a change gradually.
  func fadeInto(_ change: () -> Void)
}

extension BarItemObserver {
  func fadeInto(_ change: () -> Void) { change() }
}

extension UIBarItem: KeyedObject {}
