/// An object that can respond to events and act: a view, a view controller, the application.
///
/// Members only forward; `ResponderChain` holds the logic.
@preconcurrency @MainActor
open class UIResponder: NSObject, _ActionTarget {
  nonisolated(unsafe) var associatedValues: [UnsafeRawPointer: AssociatedValue] = [:]
  var accessibility: AccessibilityValues?

  public override init() {
    super.init()
  }

  /// The methods that selectors can call on instances of this class.
  open class var _actions: [_Action] { [] }

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether this object may become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is its window's first responder.
  open var isFirstResponder: Bool { ResponderChain(self).isFirstResponder }

  /// Makes this object its window's first responder, and answers whether it now is.
  @discardableResult
  open func becomeFirstResponder() -> Bool { ResponderChain(self).becomeFirstResponder() }

  /// Makes this object stop being the first responder, and answers whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool { ResponderChain(self).resignFirstResponder() }

  // MARK: Actions

  /// Whether this object carries out the action itself.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ActionTable.responds(self, to: action)
  }

  /// The first object up the chain that carries out the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    ResponderChain(self).target(forAction: action, withSender: sender)
  }

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

  /// Touches that somebody else took over. The default passes them up the chain.
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

  /// Presses that somebody else took over. The default passes them up the chain.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Accessibility

  /// Whether assistive tools see this object as one element.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { accessibilityValues.isElement = newValue }
  }

  /// A name for automated tests, never read to the user.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibilityValues.identifier = newValue }
  }

  /// What the element is, in the user's language.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { accessibilityValues.label = newValue }
  }

  /// What acting on the element does.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibilityValues.hint = newValue }
  }

  /// The element's present value.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { accessibilityValues.value = newValue }
  }

  /// How the element behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { accessibilityValues.traits = newValue }
  }

  /// Whether assistive tools leave out everything inside this object.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { accessibilityValues.hidesElements = newValue }
  }

  /// What assistive tools can do with the element besides activating it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { accessibilityValues.customActions = newValue }
  }
}

extension UIResponder: AssociatedValueOwner {}
