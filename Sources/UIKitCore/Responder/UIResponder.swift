/// An object that can respond to events and act: a view, a view controller, the application.
///
/// Members only forward; `ResponderChain` holds the logic.
@preconcurrency @MainActor
open class UIResponder: NSObject, _ActionTarget, _KeyValueTarget, UIResponderStandardEditActions,
  UIPasteConfigurationSupporting
{
  nonisolated(unsafe) var associatedValues: [UnsafeRawPointer: AssociatedValue] = [:]
  package var accessibility: AccessibilityValues?

  /// A responder without values.
  public override init() {
    super.init()
    MainActorDeallocation.adopt(self)
  }

  /// The methods that selectors can call on instances of this class.
  open class var _actions: [_Action] { [] }

  /// The properties that names reach on instances of this class.
  open class var _properties: [_Property] { [] }

  /// Whether this object has a method that the selector names, in the table of its class.
  open func responds(to aSelector: Selector!) -> Bool { ResponderChain(self).responds(to: aSelector) }

  /// The next responder in the chain, which gets the events that this one does not handle; nil at the end.
  open var next: UIResponder? { nil }

  /// Called when a document of Interface Builder has made this object and all that it is connected with. Overrides call
  /// the superclass's.
  open func awakeFromNib() {}

  /// Called when Interface Builder draws a designable object in its canvas, and never in a running app. The default does
  /// nothing.
  open func prepareForInterfaceBuilder() {}

  // MARK: First responder

  /// Whether this object may become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is its window's first responder.
  open var isFirstResponder: Bool { ResponderChain(self).isFirstResponder }

  /// Makes this object its window's first responder, and returns whether it now is.
  @discardableResult
  open func becomeFirstResponder() -> Bool { ResponderChain(self).becomeFirstResponder() }

  /// Makes this object stop being the first responder, and returns whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool { ResponderChain(self).resignFirstResponder() }

  /// Called after this object stopped being the first responder, for any reason.
  func didLoseFirstResponder() {}

  /// The undo manager of changes made in this responder; the default is the next responder's.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The activity of the user at the responder, as values from which it is shown again; nil by default.
  open var userActivity: NSUserActivity? {
    get { ResponderActivities.activity(of: self) }
    set { ResponderActivities.set(newValue, of: self) }
  }

  /// Called before the values of the responder's activity are kept, where they are not up to date. The default does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Shows what an activity says. Apps call it, such as with the activity of a scene that was shown the last time. The default
  /// does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The view at the bottom of the window, in place of a keyboard, while this object is the first responder; nil by default.
  open var inputView: UIView? { nil }

  /// The view above the input view, or at the window's bottom without one, while this object or a responder in it is the
  /// first responder; nil by default.
  open var inputAccessoryView: UIView? { nil }

  /// Shows the present input view and accessory view without an animation, if this object is the first responder.
  open func reloadInputViews() { ResponderChain(self).reloadInputViews() }

  // MARK: Actions

  /// The commands that keys perform while this object is in the responder chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Cuts the selection. The default leaves it to the next responder.
  open func cut(_ sender: Any?) { next?.cut(sender) }

  /// Copies the selection. The default leaves it to the next responder.
  open func copy(_ sender: Any?) { next?.copy(sender) }

  /// Pastes the pasteboard's content: by `paste(itemProviders:)` where the paste configuration accepts it, else the default
  /// leaves it to the next responder.
  open func paste(_ sender: Any?) { ResponderPasting.paste(sender, into: self) }

  /// Selects the word at the caret. The default leaves it to the next responder.
  open func select(_ sender: Any?) { next?.select(sender) }

  /// Selects everything. The default leaves it to the next responder.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

  /// Deletes the selection. The default leaves it to the next responder.
  open func delete(_ sender: Any?) { next?.delete(sender) }

  /// Makes a copy of what is shown. The default leaves it to the next responder.
  open func duplicate(_ sender: Any?) { next?.duplicate(sender) }

  /// Moves what is shown. The default leaves it to the next responder.
  open func move(_ sender: Any?) { next?.move(sender) }

  /// Changes the title of what is shown. The default leaves it to the next responder.
  open func rename(_ sender: Any?) { next?.rename(sender) }

  /// Exports what is shown. The default leaves it to the next responder.
  open func export(_ sender: Any?) { next?.export(sender) }

  /// Prints what is shown. The default leaves it to the next responder.
  open func printContent(_ sender: Any?) { next?.printContent(sender) }

  /// Whether this object carries out the action itself.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ResponderChain(self).implements(action) || (action == "paste:" && ResponderPasting.takesPasteboard(self))
  }

  /// Called with a command that this object carries out, before a menu shows it and before a key performs it: sets the
  /// command's title, image, attributes or state. The default changes nothing.
  open func validate(_ command: UICommand) {}

  /// Called to let the responder add menus to a system of menus, or remove them: for the edit menu of a text inside the
  /// responder, or, in the app's delegate, for the main menus. The default changes nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// The first object up the chain that carries out the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    ResponderChain(self).target(forAction: action, withSender: sender)
  }

  // MARK: Pasting data

  /// The types of data that the responder takes from the pasteboard and, if it is a view, from drops; nil, the default, for
  /// none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { ResponderPasting.configuration(of: self) }
    set { ResponderPasting.set(newValue, of: self) }
  }

  /// Takes pasted or dropped data. The default does nothing; a responder with a paste configuration overrides it.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// The data on the pasteboard, which the application knows at the end of the chain.
  var pasteboardProviders: [NSItemProvider] { next?.pasteboardProviders ?? [] }

  /// Whether the responder can take any of the data; by default whether the paste configuration accepts any.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { ResponderPasting.accepts(itemProviders, self) }

  // MARK: Touches

  /// New touches in this object. The default passes them up the chain.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches that moved. The default passes them up the chain.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches that were lifted. The default passes them up the chain.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called with touches that were cancelled, such as by a gesture recogniser. The default passes them up the chain.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Keys or buttons that went down. The default passes them up the chain.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Presses whose values changed. The default passes them up the chain.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys or buttons that went up. The default passes them up the chain.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called with presses that were cancelled. The default passes them up the chain.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion

  /// The device begins to be moved. The default passes it up the chain.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }

  /// The device was moved, shaken for instance. The default passes it up the chain.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }

  /// A movement that began was not recognised in the end. The default passes the event up the chain.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Accessibility

  /// The accessibility of the object where the app sets nothing.
  @_spi(UIKitFloors) open var accessibilityDefaults: any AccessibilityDefaults { NoAccessibility() }

  /// Whether assistive tools see this object as one element.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? accessibilityDefaults.isElement }
    set { accessibilityValues.isElement = newValue }
  }

  /// A name for automated tests, never read to the user.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibilityValues.identifier = newValue }
  }

  /// The element's name, in the user's language.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? accessibilityDefaults.label }
    set { accessibilityValues.label = newValue }
  }

  /// The effect of activating the element, in the user's language; nil by default.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibilityValues.hint = newValue }
  }

  /// The element's present value.
  open var accessibilityValue: String? {
    get { accessibility?.value ?? accessibilityDefaults.value }
    set { accessibilityValues.value = newValue }
  }

  /// How the element behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? accessibilityDefaults.traits.union(accessibilityDefaults.state) }
    set { accessibilityValues.traits = newValue }
  }

  /// The names by which users address the element in speech, the best first; nil for its label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels ?? accessibilityLabel.map { [$0] } }
    set { accessibilityValues.inputLabels = newValue }
  }

  /// The frame of the element, in points of the screen.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? accessibilityDefaults.frame }
    set { accessibilityValues.frame = newValue }
  }

  /// The point that is touched when the element is activated, in points of the screen: the centre by default.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? accessibilityDefaults.activationPoint ?? accessibilityFrame.middle }
    set { accessibilityValues.activationPoint = newValue }
  }

  /// Whether assistive tools that operate the app, such as switch control, stop at this element. The default is whether
  /// acting on it has an effect.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibility?.respondsToUser ?? !accessibilityTraits.isDisjoint(with: .interactive)
    }
    set { accessibilityValues.respondsToUser = newValue }
  }

  /// Whether assistive tools leave out this object and everything inside it.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { accessibilityValues.hidesElements = newValue }
  }

  /// Whether assistive tools ignore the siblings of this object. The default is false.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessibilityValues.isModal = newValue }
  }

  /// Whether the object's descendants are read as a group, before any sibling. The default is false.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { accessibilityValues.groupsChildren = newValue }
  }

  /// The actions that assistive tools offer besides activating the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions ?? accessibilityDefaults.customActions }
    set { accessibilityValues.customActions = newValue }
  }

  /// The ways through elements that are alike, which assistive tools offer at this object and at everything inside it.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { accessibilityValues.customRotors = newValue }
  }

  // MARK: Accessibility: attributes of speech

  /// The label with attributes of speech.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { (accessibility?.attributedLabel).spoken(as: accessibilityLabel) }
    set {
      accessibilityLabel = newValue?.string
      accessibilityValues.attributedLabel = newValue
    }
  }

  /// The hint with attributes of speech.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { (accessibility?.attributedHint).spoken(as: accessibilityHint) }
    set {
      accessibilityHint = newValue?.string
      accessibilityValues.attributedHint = newValue
    }
  }

  /// The value with attributes of speech.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { (accessibility?.attributedValue).spoken(as: accessibilityValue) }
    set {
      accessibilityValue = newValue?.string
      accessibilityValues.attributedValue = newValue
    }
  }

  /// The kind of text that the element shows; nil by default.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { accessibilityValues.textualContext = newValue }
  }

  // MARK: Accessibility: containing

  /// The elements inside, in the order in which they are read; nil for those of the views inside.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessibilityValues.elements = newValue }
  }

  /// The relation between the elements inside.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { accessibilityValues.containerType = newValue }
  }

  /// How many elements are inside.
  open func accessibilityElementCount() -> Int { AccessibilityContainment(self).count }

  /// The element at an index; nil for none.
  open func accessibilityElement(at index: Int) -> Any? { AccessibilityContainment(self).element(at: index) }

  /// The index of an element inside, `NSNotFound` for one that is not.
  open func index(ofAccessibilityElement element: Any) -> Int { AccessibilityContainment(self).index(of: element) }

  // MARK: Accessibility: acting

  /// Performs the action of a tap, and returns whether it did. If it did not, the activation point is touched.
  open func accessibilityActivate() -> Bool { accessibilityDefaults.activate() }

  /// Makes the value of an adjustable element larger.
  open func accessibilityIncrement() { accessibilityDefaults.increment() }

  /// Makes the value of an adjustable element smaller.
  open func accessibilityDecrement() { accessibilityDefaults.decrement() }

  /// Scrolls by a page, and returns whether it did. If it did not, the object's container is asked.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    accessibilityDefaults.scroll(direction)
  }

  /// Dismisses a modal view or goes back, and returns whether it did.
  open func accessibilityPerformEscape() -> Bool { accessibilityDefaults.escape() }

  /// Performs the app's most common action, such as play, and returns whether it did. The default does nothing.
  open func accessibilityPerformMagicTap() -> Bool { false }
}

extension UIResponder: AssociatedValueOwner {}
