/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The emphasis of a button.
  public enum Style: Int, Sendable {
    /// A plain button.
    case plain = 0
    /// The button that completes the user's task: its title is semibold.
    case done = 2
  }

  /// Performs the segue of a storyboard that begins at the button.
  final var trigger: (@MainActor () -> Void)?
  /// The kind of system button that the item was made as; nil for other items.
  private(set) var systemItem: SystemItem?

  override class var knownKeys: [_Property] {
    super.knownKeys + [
      .number("style", \UIBarButtonItem.style), _Property("width", \UIBarButtonItem.width),
      _Property("customView", \UIBarButtonItem.customView), _Property("tintColor", \UIBarButtonItem.tintColor),
      _Property("target", \UIBarButtonItem.target), _Property("action", \UIBarButtonItem.action),
      _Property("menu", \UIBarButtonItem.menu),
      // [C] Not public, but widely used, in tests above all.
      _Property("view", \UIBarButtonItem.knownView), _Property("_view", \UIBarButtonItem.knownView),
      _Property("isSystemItem", \UIBarButtonItem.isSystemItem),
      _Property("systemItem", \UIBarButtonItem.systemItemNumber),
    ]
  }

  /// An item that shows nothing yet.
  public override init() {
    super.init()
  }

  /// An item that shows nothing yet, or as a document of Interface Builder describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(BarButtonItemDecoding.self, into: self)
  }

  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map(TargetObject.of)
    self.action = action
  }

  /// A button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map(TargetObject.of)
    self.action = action
  }

  /// A button of the system.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    become(systemItem)
    self.target = target.map(TargetObject.of)
    self.action = action
  }

  /// A button of the system that runs an action, or opens a menu if it has no action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    become(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button that runs an action, whose title and image it takes if it has none of its own. Without an action it opens
  /// the menu when tapped.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button with title and image that opens a menu, or sends an action if it has one.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.target = target
    self.action = action
    self.menu = menu
  }

  /// An item that shows a view of the app in place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Space between items. All flexible spaces of a bar share the width that items leave.
  open class func flexibleSpace() -> Self {
    space(.flexibleSpace)
  }

  /// Space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }

  /// Of all initialisers only the one from an archive is required, so that it can make an item of any class.
  private class func space(_ systemItem: SystemItem) -> Self {
    guard let item = Self(coder: NSCoder()) else {
      fatalError("\(Self.self) makes no item from an archive, so it can make no space. Use UIBarButtonItem's.")
    }
    item.become(systemItem)
    return item
  }

  /// The emphasis of the button; `plain` by default.
  open var style = Style.plain {
    didSet { observer?.barItemDidChange() }
  }

  /// The view of the item, while a bar shows it.
  final weak var shownView: UIView?

  /// The object that gets the action; not retained. Nil sends it up the responder chain.
  open weak var target: AnyObject? {
    willSet { heldClass = newValue is AnyClass ? newValue : nil }
  }
  /// Retains a target that is a class: nothing else retains the object that stands for the class, and `target` is weak.
  private var heldClass: AnyObject?

  /// The selector that a tap sends to `target`; nil by default.
  open var action: Selector?

  /// Performed by a tap, in place of target and action; nil by default.
  open var primaryAction: UIAction?

  /// In which order the menu shows its elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// The menu of the button; nil by default. A tap opens it if the button has no action, else a long press.
  open var menu: UIMenu? {
    didSet { observer?.barItemDidChange() }
  }

  /// A view of one's own in place of a button.
  open var customView: UIView? {
    didSet { observer?.barItemDidChange() }
  }

  /// The item's width in points; 0, the default, for the width of its content.
  open var width: CGFloat = 0 {
    didSet { observer?.barItemDidChange() }
  }

  /// Titles that the button may get; it is as wide as the widest of them.
  open var possibleTitles: Set<String>? {
    didSet { observer?.barItemDidChange() }
  }

  /// The button's colour; nil for the bar's tint.
  open var tintColor: UIColor? {
    didSet {
      observer?.barItemDidChange()
      noteAppearance(\.tintColor, tintColor)
    }
  }

  private(set) final var older = BarButtonOlderLooks()

  /// Sets an image behind the button in a state, stretched to the button's size; nil for none. Bars of usual and of
  /// compact height have separate images; a compact bar for which none is set shows those of the usual bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    older.setImage(backgroundImage, state, nil, barMetrics)
    observer?.barItemDidChange()
    noteAppearance(#function, [state.rawValue, barMetrics.rawValue]) {
      $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }

  /// The image that was set for a state; nil for none.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    older.image(state, nil, barMetrics)
  }

  /// Sets an image behind the button while the button has a style; it goes before one for all styles.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) {
    older.setImage(backgroundImage, state, style, barMetrics)
    observer?.barItemDidChange()
    noteAppearance(#function, [state.rawValue, style.rawValue, barMetrics.rawValue]) {
      $0.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
    }
  }

  /// The image that was set for a state and a style; nil for none.
  open func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? { older.image(state, style, barMetrics) }

  /// Moves the image behind the button downwards, in points.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    older.backgroundShifts[barMetrics] = adjustment
    observer?.barItemDidChange()
    noteAppearance(#function, [barMetrics.rawValue]) {
      $0.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// How far the image behind the button was moved downwards, in points.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    older.backgroundShifts[barMetrics] ?? 0
  }

  /// Moves the title, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    older.titleOffsets[barMetrics] = adjustment
    observer?.barItemDidChange()
    noteAppearance(#function, [barMetrics.rawValue]) { $0.setTitlePositionAdjustment(adjustment, for: barMetrics) }
  }

  /// How far the title was moved, in points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    older.titleOffsets[barMetrics] ?? .zero
  }

  /// Moves the title of the back button that leads to the item's screen, in points; one that is moved out of sight leaves the
  /// chevron alone.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    older.backTitleOffsets[barMetrics] = adjustment
    observer?.barItemDidChange()
    noteAppearance(#function, [barMetrics.rawValue]) {
      $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// How far the title of the back button was moved, in points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    older.backTitleOffsets[barMetrics] ?? .zero
  }

  // MARK: Groups

  /// The group that has the item; nil for none.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  /// The element for the item in a menu of items for which a bar has no room; nil, the default, for one with the item's
  /// title and image that does what a tap on the item does.
  @NSCopying open var menuRepresentation: UIMenuElement?

  /// A group of the item alone that stays where it is in the bar.
  open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// A group of the item alone that users may move but not remove.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of the item alone that users may add and remove.
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }

  // MARK: State

  /// Whether the button is shown as switched on, on a background of its colour. False by default.
  open var isSelected = false {
    didSet { observer?.barItemDidChange() }
  }

  /// Whether the bar leaves the item out.
  open var isHidden = false {
    didSet { observer?.barItemDidChange() }
  }

  /// The view that shows the item.
  final var knownView: UIView? { customView ?? shownView }
  final var isSystemItem: Bool { systemItem != nil }
  /// The raw value of the system's item; -1 for other items [?].
  final var systemItemNumber: Int { systemItem?.rawValue ?? -1 }

  override var spokenName: String? { title ?? systemItem?.spokenName ?? image?.spokenName }

  /// Makes the item look like a button of the system.
  func become(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    let look = systemItem.look
    title = look.title
    image = look.symbol.flatMap { UIImage(systemName: $0) }
    style = look.isDone ? .done : .plain
  }

  /// Runs the action, or sends the selector to the target or up the responder chain from `view`.
  func perform(from view: UIView) {
    BarButtonAction(item: self).perform(from: view)
  }
}
