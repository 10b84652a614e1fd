/// Elements under one title: a menu, a menu within another one, or a part of one.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Names a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a text.
    public let rawValue: String

    /// An identifier of any text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An identifier of any text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown within another one.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options, with Apple's values.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are listed among those of the outer menu, between separators.
    public static var displayInline: Options { Options(rawValue: 1 << 0) }
    /// The menu leads to something that deletes; it is shown in red.
    public static var destructive: Options { Options(rawValue: 1 << 1) }
    /// At most one element is on: choosing one turns the others off.
    public static var singleSelection: Options { Options(rawValue: 1 << 5) }
    /// The elements' images are beside one another in a row that scrolls, as colours to choose from: in the menu itself or,
    /// with `displayInline`, in the outer menu.
    public static var displayAsPalette: Options { Options(rawValue: 1 << 7) }
  }

  /// The size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    /// Images alone, beside one another.
    case small = 0
    /// Images above short titles, beside one another.
    case medium = 1
    /// One element below the other, with all that it has.
    case large = 2
    /// The system's choice: elements one below the other.
    case automatic = -1
  }

  /// The space that the menu's elements take, in the menu itself and where it is shown inline in another one.
  open var preferredElementSize = ElementSize.automatic

  /// The menu's identifier; generated if none was given.
  public final let identifier: Identifier
  /// How the menu is shown within another one.
  public final let options: Options
  private let elements: [UIMenuElement]

  /// A menu.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(title, nil, image, identifier ?? Identifier(UUID().uuidString), options, children)
  }

  /// A menu with a line beneath its title.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(title, subtitle, image, identifier ?? Identifier(UUID().uuidString), options, children)
  }

  /// A menu whose elements take a certain space.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []
  ) {
    self.init(title, subtitle, image, identifier ?? Identifier(UUID().uuidString), options, children)
    self.preferredElementSize = preferredElementSize
  }

  private init(
    _ title: String, _ subtitle: String?, _ image: UIImage?, _ identifier: Identifier, _ options: Options,
    _ children: [UIMenuElement]
  ) {
    self.identifier = identifier
    self.options = options
    elements = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A menu without elements.
  public required init?(coder: NSCoder) {
    identifier = Identifier("")
    options = []
    elements = []
    super.init(coder: coder)
  }

  /// The elements of the menu, in order.
  open var children: [UIMenuElement] { elements }

  /// The elements whose state is on, including those of inline submenus.
  open var selectedElements: [UIMenuElement] {
    actionsInLine.filter { $0.state == .on }
  }

  /// A menu with this one's settings and other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(storedTitle, subtitle, storedImage, identifier, options, newChildren)
    menu.preferredElementSize = preferredElementSize
    return menu
  }
}

extension UIMenu {
  /// The actions of the menu without those of submenus, including loaded deferred ones.
  var ownActions: [UIAction] { children.flatMap(\.arrived).compactMap { $0 as? UIAction } }

  /// The actions of the menu, including those of menus shown inline.
  var actionsInLine: [UIAction] {
    children.flatMap(\.arrived).flatMap { element -> [UIAction] in
      if let action = element as? UIAction { return [action] }
      guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.actionsInLine
    }
  }

  /// The actions of the menu, including those of all menus inside it.
  package var allActions: [UIAction] {
    children.flatMap(\.arrived).flatMap { element -> [UIAction] in
      (element as? UIAction).map { [$0] } ?? (element as? UIMenu)?.allActions ?? []
    }
  }
}

extension UIMenuElement {
  /// The element itself, or the elements that a deferred one loaded.
  fileprivate var arrived: [UIMenuElement] {
    (self as? UIDeferredMenuElement).map { ($0.elements ?? []).flatMap(\.arrived) } ?? [self]
  }
}
