/// Elements under one title: a menu, a menu within another one, or a part of one.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Names a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown within another one.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements stand among the others, with lines before and behind them.
    public static var displayInline: Options { Options(rawValue: 1 << 0) }
    /// What it leads to destroys something.
    public static var destructive: Options { Options(rawValue: 1 << 1) }
    /// One of its elements is on; the one that is chosen takes the others' place.
    public static var singleSelection: Options { Options(rawValue: 1 << 5) }
  }

  /// The menu's name; made up where none was given.
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

  private init(
    _ title: String, _ subtitle: String?, _ image: UIImage?, _ identifier: Identifier, _ options: Options,
    _ children: [UIMenuElement]
  ) {
    self.identifier = identifier
    self.options = options
    elements = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A menu without elements, as from an archive that says nothing.
  public required init?(coder: NSCoder) {
    identifier = Identifier("")
    options = []
    elements = []
    super.init(coder: coder)
  }

  /// What the menu lists.
  open var children: [UIMenuElement] { elements }

  /// The elements that are on, those of menus shown in line too.
  open var selectedElements: [UIMenuElement] {
    actionsInLine.filter { $0.state == .on }
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(storedTitle, subtitle, storedImage, identifier, options, newChildren)
  }
}

extension UIMenu {
  /// The actions among the menu's own elements, with those that were waited for.
  var ownActions: [UIAction] { children.flatMap(\.arrived).compactMap { $0 as? UIAction } }

  /// The same with those of menus shown in line.
  var actionsInLine: [UIAction] {
    children.flatMap(\.arrived).flatMap { element -> [UIAction] in
      if let action = element as? UIAction { return [action] }
      guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.actionsInLine
    }
  }

  /// The same with those of menus within this one.
  var allActions: [UIAction] {
    children.flatMap(\.arrived).flatMap { element -> [UIAction] in
      (element as? UIAction).map { [$0] } ?? (element as? UIMenu)?.allActions ?? []
    }
  }
}

extension UIMenuElement {
  /// The element itself, or what came in its place.
  fileprivate var arrived: [UIMenuElement] {
    (self as? UIDeferredMenuElement).map { ($0.elements ?? []).flatMap(\.arrived) } ?? [self]
  }
}
