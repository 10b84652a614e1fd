/// Something that a menu can list: what it is called and how it looks.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
  /// What sets an element apart from others in a menu.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It can not be chosen.
    public static var disabled: Attributes { Attributes(rawValue: 1) }
    /// It destroys something.
    public static var destructive: Attributes { Attributes(rawValue: 2) }
    /// It is left out.
    public static var hidden: Attributes { Attributes(rawValue: 4) }
    /// The menu stays open when it is chosen.
    public static var keepsMenuPresented: Attributes { Attributes(rawValue: 8) }
  }

  /// Whether an element is switched on.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    /// Some of what it stands for is on.
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

  /// An element as from an archive that says nothing.
  public required init?(coder: NSCoder) {
    storedTitle = ""
    super.init()
  }

  /// What the element is called.
  open var title: String { storedTitle }

  /// What stands beneath the title.
  open var subtitle: String?

  /// The image beside the title.
  open var image: UIImage? { storedImage }

  /// The element itself; kinds that can change answer a copy.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
