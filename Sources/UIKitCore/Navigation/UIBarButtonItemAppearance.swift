/// The looks of a bar button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Font and colour of the title, where they differ from the default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The offset of the title from its usual position, in points.
  open var titlePositionAdjustment = UIOffset.zero

  /// An image behind the title or image, stretched to the button's size; nil, the default, for none. A state without an image
  /// shows that of the normal one.
  open var backgroundImage: UIImage?

  /// The offset of the image behind the button from its usual position, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  final func adopt(_ other: UIBarButtonItemStateAppearance?) {
    titleTextAttributes = other?.titleTextAttributes ?? [:]
    titlePositionAdjustment = other?.titlePositionAdjustment ?? .zero
    backgroundImage = other?.backgroundImage
    backgroundImagePositionAdjustment = other?.backgroundImagePositionAdjustment ?? .zero
  }
}

/// The looks of bar buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// Looks in the normal state.
  public final let normal = UIBarButtonItemStateAppearance()
  /// Looks while the button is pressed.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// Looks while the button can not be chosen.
  public final let disabled = UIBarButtonItemStateAppearance()

  /// The default looks of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// The default looks, as from an archive that says nothing.
  public required init(coder: NSCoder) {
    super.init()
    configureWithDefault(for: .plain)
  }

  /// The default looks of a plain button.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Goes back to the default looks of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state.adopt(nil) }
  }

  /// An appearance with equal looks in every state.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: .plain)
    copy.normal.adopt(normal)
    copy.highlighted.adopt(highlighted)
    copy.disabled.adopt(disabled)
    return copy
  }
}
