/// An element that a menu lists, with a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
  /// How a menu shows an element, such as disabled or destructive.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes, with Apple's values.
    public let rawValue: UInt

    /// Attributes of these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element cannot be chosen and is shown paler.
    public static var disabled: Attributes { Attributes(rawValue: 1) }
    /// The element deletes something and is shown in red.
    public static var destructive: Attributes { Attributes(rawValue: 2) }
    /// The element is left out of the menu.
    public static var hidden: Attributes { Attributes(rawValue: 4) }
    /// The menu stays open when the element is chosen.
    public static var keepsMenuPresented: Attributes { Attributes(rawValue: 8) }
  }

  /// The checkmark of an element.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A checkmark.
    case on = 1
    /// A dash: the element represents several items, some of which are on.
    case mixed = 2
  }

  var storedTitle: String
  var storedImage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// An element without a title.
  public required init?(coder: NSCoder) {
    storedTitle = ""
    super.init()
  }

  /// The title of the element.
  open var title: String { storedTitle }

  /// A second line below the title; nil, the default, for none.
  open var subtitle: String?

  /// The image beside the title.
  open var image: UIImage? { storedImage }

  /// The element itself; subclasses whose properties can change return a copy.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
