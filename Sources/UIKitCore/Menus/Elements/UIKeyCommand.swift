/// A command that is performed by keys while a responder in the chain offers it.
///
/// The control key also works as the command key, since it is the usual key of shortcuts on this platform.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key: the character that it types, or one of the names of this class, such as `inputEscape`.
  public final let input: String?

  /// The modifier keys that have to be held down, and no others.
  public final let modifierFlags: UIKeyModifierFlags

  private init(
    _ title: String, image: UIImage?, action: Selector, input: String, modifierFlags: UIKeyModifierFlags,
    propertyList: Any?, alternates: [UICommandAlternate], discoverabilityTitle: String?, attributes: Attributes,
    state: State
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A command for keys alone.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(
      "", image: nil, action: action, input: input, modifierFlags: modifierFlags, propertyList: nil, alternates: [],
      discoverabilityTitle: nil, attributes: [], state: .off)
  }

  /// A command for keys only, with a title that describes it to the user.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      "", image: nil, action: action, input: input, modifierFlags: modifierFlags, propertyList: nil, alternates: [],
      discoverabilityTitle: discoverabilityTitle, attributes: [], state: .off)
  }

  /// A command for keys and for menus.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title, image: image, action: action, input: input, modifierFlags: modifierFlags, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A command without a key: an archive of one does not exist here.
  public required init?(coder: NSCoder) {
    input = nil
    modifierFlags = []
    super.init(coder: coder)
  }

  /// Whether the command has precedence over text input, the tab key and the arrows' movement of the focus. The default
  /// is false.
  open var wantsPriorityOverSystemBehavior = false

  // MARK: Names of keys

  /// The input of the up arrow key.
  open class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The input of the down arrow key.
  open class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The input of the left arrow key.
  open class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The input of the right arrow key.
  open class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The input of the escape key.
  open class var inputEscape: String { "UIKeyInputEscape" }
  /// The input of the page up key.
  open class var inputPageUp: String { "UIKeyInputPageUp" }
  /// The input of the page down key.
  open class var inputPageDown: String { "UIKeyInputPageDown" }
  /// The input of the home key.
  open class var inputHome: String { "UIKeyInputHome" }
  /// The input of the end key.
  open class var inputEnd: String { "UIKeyInputEnd" }
  /// The input of the forward delete key.
  open class var inputDelete: String { "UIKeyInputDelete" }
  /// The input of the function key F1.
  open class var f1: String { "UIKeyInputF1" }
  /// The input of the function key F2.
  open class var f2: String { "UIKeyInputF2" }
  /// The input of the function key F3.
  open class var f3: String { "UIKeyInputF3" }
  /// The input of the function key F4.
  open class var f4: String { "UIKeyInputF4" }
  /// The input of the function key F5.
  open class var f5: String { "UIKeyInputF5" }
  /// The input of the function key F6.
  open class var f6: String { "UIKeyInputF6" }
  /// The input of the function key F7.
  open class var f7: String { "UIKeyInputF7" }
  /// The input of the function key F8.
  open class var f8: String { "UIKeyInputF8" }
  /// The input of the function key F9.
  open class var f9: String { "UIKeyInputF9" }
  /// The input of the function key F10.
  open class var f10: String { "UIKeyInputF10" }
  /// The input of the function key F11.
  open class var f11: String { "UIKeyInputF11" }
  /// The input of the function key F12.
  open class var f12: String { "UIKeyInputF12" }
}
