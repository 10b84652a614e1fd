/// A menu element that sends a method to the first object of the responder chain that implements it.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method.
  public final let action: Selector

  /// A value that distinguishes this command from others with the same action, such as a number; the default is nil.
  public final let propertyList: Any?

  /// Alternatives that further modifier keys choose.
  public final let alternates: [UICommandAlternate]

  init(
    _ title: String, image: UIImage?, action: Selector, propertyList: Any?, alternates: [UICommandAlternate],
    discoverabilityTitle: String?, attributes: Attributes, state: State
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }

  /// A command that calls a method.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.init(
      title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A command with a method that no object implements, as an empty archive would give.
  public required init?(coder: NSCoder) {
    action = Selector("")
    propertyList = nil
    alternates = []
    attributes = []
    state = .off
    super.init(coder: coder)
  }

  /// The title shown in menus.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image beside the title.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// A longer name, for help.
  open var discoverabilityTitle: String?

  /// How the menu shows the command, such as disabled or destructive; none by default. A disabled command is not
  /// performed by keys either.
  open var attributes: Attributes

  /// The checkmark of the command in a menu; `off` by default.
  open var state: State
}

/// An alternative action of a command, chosen by further modifier keys.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title of the alternative.
  public final let title: String

  /// The method.
  public final let action: Selector

  /// The modifier keys that must be held.
  public final let modifierFlags: UIKeyModifierFlags

  init(_ title: String, _ action: Selector, _ modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }

  /// A method that is called instead of the command's own.
  public convenience init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.init(title, action, modifierFlags)
  }

  /// An alternate with a method that no object implements, as an empty archive would give.
  public required convenience init?(coder: NSCoder) { self.init("", Selector(""), []) }
}
