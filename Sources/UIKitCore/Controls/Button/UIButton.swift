/// A control with a title and an image that does something when it is tapped.
///
/// The `configuration` determines the button's appearance; without one, the titles and images of its states do. Members
/// only forward: `ButtonContent` keeps titles and images by state, `ButtonAppearance` decides the appearance of a
/// state, `ButtonLayout` places title and image, `ButtonMenu` keeps the menu and its selection.
@preconcurrency @MainActor
open class UIButton: UIControl {
  final let content = ButtonContent()
  final lazy var appearance = ButtonAppearance(button: self)
  final lazy var buttonMenu = ButtonMenu(self)
  final lazy var pointer = ButtonPointer(self)
  private final var type = ButtonType.custom

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("titleLabel", \UIButton.titleLabel), _Property("imageView", \UIButton.imageView),
      _Property("menu", \UIButton.menu),
    ]
  }

  /// A button of type custom.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A button of type custom and zero size, or as a document of Interface Builder describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let element = coder.describedElement {
      type = ButtonDecoding.type(element)
      appearance.setUp(for: type)
    }
    coder.decode(ButtonDecoding.self, into: self)
  }

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    type = buttonType
    appearance.setUp(for: buttonType)
    // [C] A button with a symbol has its size from the start: apps use it as an accessory view without sizing it.
    if buttonType.symbol != nil { sizeToFit() }
  }

  /// A button of a type with an action's title and image, which performs the action when it is tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    appearance.setPrimaryAction(primaryAction)
  }

  /// A button with an action's title and image, which performs the action when it is tapped.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    appearance.setPrimaryAction(primaryAction)
  }

  /// A button with a configuration, which performs an action when it is tapped.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    appearance.setPrimaryAction(primaryAction)
  }

  /// A system button with an image, which sends an action to a target when it is tapped. Without a target the action
  /// goes to the nearest responder that has the method.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = ObjectMaking.make(self) as! Self
    button.type = .system
    button.appearance.setUp(for: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// The type that the button was made with.
  open var buttonType: ButtonType { type }

  // MARK: Content by state

  /// Sets the title for a state. States without one have that of `.normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) { set { $0.titles[state] = title } }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    set { $0.titleColors[state] = color }
    noteAppearance(#function, [state.rawValue]) { $0.setTitleColor(color, for: state) }
  }

  /// Sets the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    set { $0.titleShadowColors[state] = color }
    noteAppearance(#function, [state.rawValue]) { $0.setTitleShadowColor(color, for: state) }
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { set { $0.images[state] = image } }

  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set { $0.backgroundImages[state] = image }
    noteAppearance(#function, [state.rawValue]) { $0.setBackgroundImage(image, for: state) }
  }

  /// Sets the attributed title for a state. It takes precedence over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    set { $0.attributedTitles[state] = title }
  }

  /// Sets the size and weight of symbols for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    set { $0.symbolConfigurations[state] = configuration }
  }

  /// The symbol configuration that was set for exactly this state; nil for none.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    content.symbolConfigurations[state]
  }

  /// The title that was set for exactly this state; nil for none, even if `.normal` has one.
  open func title(for state: UIControl.State) -> String? { content.titles[state] }
  /// The title colour that was set for exactly this state; nil for none.
  open func titleColor(for state: UIControl.State) -> UIColor? { content.titleColors[state] }
  /// The shadow colour that was set for exactly this state; nil for none.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { content.titleShadowColors[state] }
  /// The image that was set for exactly this state; nil for none.
  open func image(for state: UIControl.State) -> UIImage? { content.images[state] }
  /// The background image that was set for exactly this state; nil for none.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { content.backgroundImages[state] }
  /// The attributed title that was set for exactly this state; nil for none.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { content.attributedTitles[state] }

  /// The title of the present state.
  open var currentTitle: String? { content.titles[state] }
  /// The colour of the title in the present state.
  open var currentTitleColor: UIColor { appearance.titleColor }
  /// The colour of the title's shadow in the present state.
  open var currentTitleShadowColor: UIColor? { content.titleShadowColors[state] }
  /// The image of the present state.
  open var currentImage: UIImage? { content.images[state] }
  /// The background image in the present state.
  open var currentBackgroundImage: UIImage? { content.backgroundImages[state] }
  /// The title with attributes of the present state.
  open var currentAttributedTitle: NSAttributedString? { content.attributedTitles[state] }

  /// The size and weight of symbols in the present state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { content.symbolConfigurations[state] }

  // MARK: Views

  /// The label that shows the title. Its font and lines may be set; its text is set by the button.
  open var titleLabel: UILabel? { appearance.currentTitleLabel }
  /// The label that shows the configuration's subtitle; nil without one.
  open var subtitleLabel: UILabel? { appearance.subtitleLabel }
  /// The view that shows the image.
  open var imageView: UIImageView? { appearance.imageView }

  // MARK: Look

  /// Whether a custom button's image is dimmed while it is pressed.
  open var adjustsImageWhenHighlighted: Bool {
    get { content.adjustsImageWhenHighlighted }
    set { set { $0.adjustsImageWhenHighlighted = newValue } }
  }

  /// Whether a custom button's image is dimmed while it is disabled.
  open var adjustsImageWhenDisabled: Bool {
    get { content.adjustsImageWhenDisabled }
    set { set { $0.adjustsImageWhenDisabled = newValue } }
  }

  /// Whether a light glows in the centre of the button while it is pressed; it reaches beyond the edges unless the
  /// button clips. False by default; a button with a configuration has none.
  open var showsTouchWhenHighlighted: Bool {
    get { content.showsTouchWhenHighlighted }
    set { set { $0.showsTouchWhenHighlighted = newValue } }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    appearance.setNeedsUpdate()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    appearance.traitsDidChange()
  }

  @_spi(UIKitFloors) public final override func stateDidChange() { appearance.stateDidChange() }

  final override var eventsOfTap: [Event] { [.touchUpInside, .primaryActionTriggered] }

  /// The meaning of the button. A destructive button is red instead of tinted where the app sets no colours; other
  /// roles do not change its look [?]. The default is `normal`.
  open var role = Role.normal {
    didSet { if role != oldValue { appearance.setNeedsUpdate() } }
  }

  /// The tint, or red for a destructive button.
  final var roleTint: UIColor { role == .destructive ? .systemRed : tintColor }

  // MARK: Menu and selection

  /// The menu of the button. A long press opens it, or any touch if `showsMenuAsPrimaryAction` is true.
  open var menu: UIMenu? {
    get { buttonMenu.menu }
    set { buttonMenu.menu = newValue }
  }

  /// In which order the menu shows its elements.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { buttonMenu.elementOrder }
    set { buttonMenu.elementOrder = newValue }
  }

  /// Whether the button keeps a selection. A button with `showsMenuAsPrimaryAction` shows the selected element as its
  /// title; any other button toggles `isSelected` at each tap.
  open var changesSelectionAsPrimaryAction: Bool {
    get { buttonMenu.changesSelection }
    set { buttonMenu.changesSelection = newValue }
  }

  /// Whether the menu is open.
  open var isHeld: Bool { menus.isOpen }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { buttonMenu.configuration }

  final override func setShowsMenuAsPrimaryAction(_ shows: Bool) {
    super.setShowsMenuAsPrimaryAction(shows)
    buttonMenu.update()
  }

  @_spi(UIKitFloors) public final override var keepsMenuOrder: Bool { buttonMenu.isPopup }
  @_spi(UIKitFloors) public final override func menuWillPerform(_ action: UIAction) { buttonMenu.willPerform(action) }
  final override func willPerformPrimaryAction() { buttonMenu.toggle() }

  // MARK: Configuration

  /// The look of the button; nil, the default of buttons made by type, for titles, images and backgrounds by state.
  open var configuration: Configuration? {
    get { appearance.configuration }
    set { appearance.configuration = newValue }
  }

  /// Called after each `updateConfiguration()`, to change the configuration further.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { appearance.updateHandler }
    set { appearance.updateHandler = newValue }
  }

  /// Requests an update of the configuration before the next layout.
  open func setNeedsUpdateConfiguration() { appearance.setNeedsUpdate() }

  /// Whether the configuration's colours follow the button's state by themselves.
  open var automaticallyUpdatesConfiguration: Bool {
    get { appearance.automaticallyUpdatesConfiguration }
    set { appearance.automaticallyUpdatesConfiguration = newValue }
  }

  /// Called after the button's state changed, to update the configuration to it, unless automatic updates are off. An
  /// override can change `configuration` further.
  open func updateConfiguration() { appearance.updateConfiguration() }

  @_spi(UIKitFloors) open override var ownGestures: [ControlGesture] { [.tap] }

  // MARK: Pointer

  /// Whether a pointer above the button changes its style; false by default.
  open var isPointerInteractionEnabled: Bool {
    get { pointer.isEnabled }
    set { pointer.isEnabled = newValue }
  }

  /// Chooses the style of a pointer above the button, from the effect and the shape of the default style. Called only
  /// while `isPointerInteractionEnabled` is true.
  open var pointerStyleProvider: PointerStyleProvider? {
    get { pointer.provider }
    set { pointer.provider = newValue }
  }

  /// Whether a pointer is above the button, while `isPointerInteractionEnabled`.
  open var isHovered: Bool { pointer.isHovered }

  // MARK: Layout

  /// The insets of the content from the edges, in points. The default leaves 6 points above and below a title.
  open var contentEdgeInsets: UIEdgeInsets {
    get { content.contentEdgeInsets }
    set {
      set { $0.contentEdgeInsets = newValue }
      noteAppearance(\.contentEdgeInsets, newValue)
    }
  }

  /// The insets that move the title, in points.
  open var titleEdgeInsets: UIEdgeInsets {
    get { content.titleEdgeInsets }
    set { set { $0.titleEdgeInsets = newValue } }
  }

  /// The insets that move the image, in points.
  open var imageEdgeInsets: UIEdgeInsets {
    get { content.imageEdgeInsets }
    set { set { $0.imageEdgeInsets = newValue } }
  }

  /// The frame of the background in a button with these bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The frame of the area for title and image in a button with these bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { ButtonLayout(self).contentRect(in: bounds) }

  /// The rectangle of the title in the content rectangle, both in the button's coordinates.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { ButtonLayout(self).titleRect(in: contentRect) }

  /// The rectangle of the image in the content rectangle, both in the button's coordinates.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { ButtonLayout(self).imageRect(in: contentRect) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { ButtonLayout(self).size(fitting: size) }

  open override var intrinsicContentSize: CGSize { ButtonLayout(self).size(fitting: .zero) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    appearance.updateIfNeeded()
    ButtonLayout(self).place()
  }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    ButtonAccessibility(view: self)
  }

  private func set(_ change: (ButtonContent) -> Void) {
    change(content)
    appearance.setNeedsUpdate()
    invalidateIntrinsicContentSize()
  }
}
