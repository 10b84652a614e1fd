/// A command that keys perform, wherever a responder in the chain offers it.
///
/// The command key is the control key as well: keyboards here have it where others have command.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key: what it types, or one of the names of this class.
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

  /// A command that no key performs, as from an archive that says nothing.
  public required init?(coder: NSCoder) {
    input = nil
    modifierFlags = []
    super.init(coder: coder)
  }

  /// Whether the command comes before what keys do to text, and before the tab key and the arrows that go from one thing
  /// to the next.
  open var wantsPriorityOverSystemBehavior = false

  // MARK: Names of keys

  open class var inputUpArrow: String { "UIKeyInputUpArrow" }
  open class var inputDownArrow: String { "UIKeyInputDownArrow" }
  open class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  open class var inputRightArrow: String { "UIKeyInputRightArrow" }
  open class var inputEscape: String { "UIKeyInputEscape" }
  open class var inputPageUp: String { "UIKeyInputPageUp" }
  open class var inputPageDown: String { "UIKeyInputPageDown" }
  open class var inputHome: String { "UIKeyInputHome" }
  open class var inputEnd: String { "UIKeyInputEnd" }
  open class var inputDelete: String { "UIKeyInputDelete" }
  open class var f1: String { "UIKeyInputF1" }
  open class var f2: String { "UIKeyInputF2" }
  open class var f3: String { "UIKeyInputF3" }
  open class var f4: String { "UIKeyInputF4" }
  open class var f5: String { "UIKeyInputF5" }
  open class var f6: String { "UIKeyInputF6" }
  open class var f7: String { "UIKeyInputF7" }
  open class var f8: String { "UIKeyInputF8" }
  open class var f9: String { "UIKeyInputF9" }
  open class var f10: String { "UIKeyInputF10" }
  open class var f11: String { "UIKeyInputF11" }
  open class var f12: String { "UIKeyInputF12" }
}
