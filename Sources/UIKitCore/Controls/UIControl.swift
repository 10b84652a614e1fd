/// A view that turns touches into events and sends them to its targets and actions.
///
/// Members only forward: `ControlActions` holds targets and actions, `ControlTracking` follows a touch, `ControlMenu`
/// opens a menu.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  final let actions = ControlActions()
  final let tracking = ControlTracking()
  final lazy var menus = ControlMenu(self)
  final var controlState = State.normal
  final var alignment = ControlAlignment()

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("enabled", \UIControl.isEnabled), _Property("selected", \UIControl.isSelected),
      _Property("highlighted", \UIControl.isHighlighted),
    ]
  }

  /// A control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control of zero size, or as a document of Interface Builder describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(ControlDecoding.self, into: self)
  }

  /// A control that performs an action when its primary event happens.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    actions.setPrimaryAction(primaryAction)
  }

  // MARK: State

  /// Whether the control takes touches.
  open var isEnabled: Bool {
    get { !controlState.contains(.disabled) }
    set { setState(.disabled, !newValue) }
  }

  /// Whether the control is selected. Only the app sets it.
  open var isSelected: Bool {
    get { controlState.contains(.selected) }
    set { setState(.selected, newValue) }
  }

  /// Whether the control looks pressed: while a touch in it is held down.
  open var isHighlighted: Bool {
    get { controlState.contains(.highlighted) }
    set { setState(.highlighted, newValue) }
  }

  /// All states that hold at present.
  open var state: State { controlState }

  /// Called after `state` changed.
  @_spi(UIKitFloors) open func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Content

  /// The vertical position of the content in the control; `center` by default.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { alignment.vertical }
    set { setAlignment { $0.vertical = newValue } }
  }

  /// The horizontal position of the content in the control; `center` by default.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { alignment.horizontal }
    set { setAlignment { $0.horizontal = newValue } }
  }

  /// The horizontal alignment with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    alignment.horizontal.resolved(effectiveUserInterfaceLayoutDirection)
  }

  // MARK: Actions

  /// Calls a method of an object when events happen. If the target is nil, the nearest responder that has the method is
  /// called, from the first responder up the chain. The target is not retained.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(target, action, for: controlEvents)
  }

  /// Ends the calls. A nil target means every target, a nil action every method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(target, action, for: controlEvents)
  }

  /// Performs an action on events, replacing one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.add(action, for: controlEvents) }

  /// Stops performing an action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  /// Stops performing the action with an identifier.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// Every target of the control; `NSNull` represents the responder chain.
  open var allTargets: Set<AnyHashable> { actions.targets }

  /// The events for which the control has actions.
  open var allControlEvents: Event { actions.events }

  /// The names of the methods that are called on a target for an event; nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actions.names(target, for: controlEvent)
  }

  /// Calls `iterator` with every action or target and method, and its events, until it sets its last argument.
  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    actions.enumerate(iterator)
  }

  /// Calls a method of an object. Every call to a target goes through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ControlActions.send(action, to: target, from: self, event: event)
  }

  /// Performs an action. Every action of the control goes through here.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Calls the actions that are registered for any of the events.
  open func sendActions(for controlEvents: Event) { actions.send(controlEvents, from: self, event: nil) }

  /// Performs the action of a tap: opens the menu if that is the primary action, else sends the primary event.
  open func performPrimaryAction() { tracking.performPrimaryAction(of: self) }

  // MARK: Tracking

  /// Whether the control follows a touch.
  open var isTracking: Bool { tracking.isTracking }

  /// Whether the touch that the control follows is in it.
  open var isTouchInside: Bool { tracking.isTouchInside }

  /// Called when a touch begins in the control. Returns whether to continue tracking it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moved. Returns whether to continue tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch was cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracking.begin(touches, event, in: self)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracking.move(touches, event, in: self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracking.end(touches, event, in: self)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracking.cancel(touches, event, in: self)
  }

  /// The touches that the control handles itself, which recognizers of outer views must not take.
  @_spi(UIKitFloors) open var ownGestures: [ControlGesture] { [] }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isOwnGesture(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Called after the actions for the beginning of a tracked touch.
  @_spi(UIKitFloors) open func didSendTouchDown(_ event: UIEvent?) {}

  // MARK: Menu

  /// Whether a long press, or a click with the secondary button, opens the control's menu. The default is false.
  open var isContextMenuInteractionEnabled: Bool {
    get { menus.isEnabled }
    set { menus.isEnabled = newValue }
  }

  /// The interaction that opens the control's menu; nil while `isContextMenuInteractionEnabled` is false.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

  /// Whether any touch opens the menu, at once; a finger that moves on to an element chooses it.
  open var showsMenuAsPrimaryAction: Bool {
    get { menus.showsMenuAsPrimaryAction }
    set { setShowsMenuAsPrimaryAction(newValue) }
  }

  func setShowsMenuAsPrimaryAction(_ shows: Bool) { menus.showsMenuAsPrimaryAction = shows }

  /// The point in the control below which its menu opens; the menu begins, is centred or ends there.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { menus.attachmentPoint }

  /// The configuration of the control's menu; nil, the default, for none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// No preview: a control's menu opens next to the control, which does not change.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called before the menu opens.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu closes.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Whether the menu's elements keep their order above the control, too, unless the app specifies otherwise.
  @_spi(UIKitFloors) open var keepsMenuOrder: Bool { false }

  /// Called before an action of the menu is performed.
  @_spi(UIKitFloors) open func menuWillPerform(_ action: UIAction) {}

  /// Called when a touch is lifted inside, or the primary action is performed otherwise, before the actions are called.
  func willPerformPrimaryAction() {}

  // MARK: Keys

  /// Whether keys can operate the control: it has actions for taps, or a menu.
  @_spi(UIKitFloors) open var isOperatedByKeys: Bool {
    menus.isEnabled || !allControlEvents.isDisjoint(with: [.touchDown, .touchUpInside, .primaryActionTriggered])
  }

  /// The part of the control that keys operate, around which the focus ring is drawn.
  package var keyFocusFrame: CGRect { bounds }

  /// Performs the action of a tap for a key.
  @_spi(UIKitFloors) open func tapByKey() { tracking.tap(self) }

  /// Changes the value by one step forwards or, with -1, backwards. Returns whether the control has steps.
  @_spi(UIKitFloors) open func step(by step: Int) -> Bool { false }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keyFocus.handle(presses, of: self) { super.pressesBegan($0, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keyFocus.handle(presses, of: self) { super.pressesEnded($0, with: event) }
  }

  /// The events of a touch lifted inside, in the order in which they are sent.
  var eventsOfTap: [Event] { [.touchUpInside] }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    ControlAccessibility(view: self)
  }
}
