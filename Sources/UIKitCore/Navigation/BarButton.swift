import ListCore

/// The view of a bar item: its title or its image, in the tint. Fades while it is pressed.
@MainActor
final class BarButton: UIView {
  /// Size of titles, and opacity while pressed [C].
  static let fontSize: CGFloat = 17
  static let highlightedAlpha: CGFloat = 0.2
  /// The least size that reacts to a touch, and the distance at which a finger that moves away cancels the tap, in
  /// points [D, C].
  static let minimumTouchSize: CGFloat = 44
  static let releaseDistance: CGFloat = 70

  let item: UIBarButtonItem?
  private var backLooks: UIBarButtonItem?
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let backIndicator: UIView?
  fileprivate let action: (UIView) -> Void
  fileprivate let menu: BarButtonMenu?
  let isEnabled: Bool
  private var indicatorSize = BackIndicator.size

  /// A button for an item.
  /// - Parameter makeMenu: the menu of an item that has none itself; nil for none.
  init(item: UIBarButtonItem, appearance: UIBarButtonItemAppearance, makeMenu: (() -> UIMenu?)? = nil) {
    self.item = item
    backIndicator = nil
    isEnabled = item.isEnabled
    let menu = item.menu == nil && makeMenu == nil ? nil : BarButtonMenu(item, makeMenu)
    self.menu = menu
    action = { [weak item] button in item?.perform(from: button) }
    super.init(frame: .zero)
    isUserInteractionEnabled = isEnabled
    tintColor = item.tintColor
    show(title: item.image == nil ? item.title : nil, image: item.image, style: item.style, appearance: appearance)
    menu?.install(on: self)
    setLargeContent(of: item)
  }

  /// A back button.
  /// - Parameters:
  ///   - image: Replaces the chevron; nil for the chevron.
  ///   - looks: An item whose settings move the title.
  init(
    backTitle: String, image: UIImage? = nil, appearance: UIBarButtonItemAppearance, looks: UIBarButtonItem? = nil,
    action: @escaping () -> Void
  ) {
    item = nil
    backLooks = looks
    menu = nil
    let chevron = CGRect(origin: .zero, size: BackIndicator.size)
    let indicator: UIView =
      image.map { UIImageView(image: $0.withRenderingMode(.alwaysTemplate)) } ?? BackIndicator(frame: chevron)
    indicatorSize = image?.size ?? BackIndicator.size
    backIndicator = indicator
    isEnabled = true
    self.action = { _ in action() }
    super.init(frame: .zero)
    addSubview(indicator)
    show(title: backTitle, image: nil, style: .plain, appearance: appearance)
    showsLargeContentViewer = true
    scalesLargeContentImage = true
    largeContentTitle = backTitle.nonEmpty ?? SystemWord.back.text
    largeContentImage = image ?? UIImage(systemName: "chevron.backward")
  }

  required init?(coder: NSCoder) {
    item = nil
    menu = nil
    backIndicator = nil
    isEnabled = false
    action = { _ in }
    super.init(coder: coder)
  }

  /// [C] Symbols in bars have the large scale for text of 17 points, whichever text size the user chose.
  private static let symbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)

  private var ground: BarButtonGround?
  private var groundView: UIImageView?
  private var customColor: UIColor?
  private var pressedColor: UIColor?
  /// The background of a selected item; how far it extends beyond the title or image, and its corner radius, in points
  /// [?].
  private lazy var plate = UIView(frame: .zero)
  private static let plateMargin = CGSize(width: 7, height: 4)
  private static let plateRadius: CGFloat = 7

  private func show(
    title: String?, image: UIImage?, style: UIBarButtonItem.Style, appearance: UIBarButtonItemAppearance
  ) {
    let texts = BarButtonTitle(item: item, appearance: appearance)
    let attributes = texts.attributes(for: isEnabled ? .normal : .disabled)
    pressedColor = texts.pressedColor
    ground = BarButtonGround(
      item: item, back: backLooks, appearance: appearance, isCompact: traitCollection.verticalSizeClass == .compact)
    showGround()
    if item?.isSelected == true { insertSubview(plate, at: 0) }
    if let image {
      // For symbols the image itself decides whether it is tinted.
      let isStencil = image.renderingMode == .automatic && !image.isSymbolImage
      imageView.image = isStencil ? image.withRenderingMode(.alwaysTemplate) : image
      imageView.preferredSymbolConfiguration = Self.symbolConfiguration
      imageView.contentMode = .center
      addSubview(imageView)
    } else {
      label.text = title
      label.font =
        attributes[.font] as? UIFont
        ?? .systemFont(ofSize: Self.fontSize, weight: style == .done ? .semibold : .regular)
      addSubview(label)
    }
    customColor = attributes[.foregroundColor] as? UIColor
    applyTint()
  }

  private var shownState: UIControl.State { !isEnabled ? .disabled : isPressed ? .highlighted : .normal }

  private func showGround() {
    let image = ground?.image(for: shownState)
    groundView?.image = image
    guard let image, groundView == nil else { return }
    label.textAlignment = .center
    let view = UIImageView(frame: .zero)
    view.image = image
    view.isUserInteractionEnabled = false
    insertSubview(view, at: 0)
    groundView = view
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let isCompact = traitCollection.verticalSizeClass == .compact
    guard let ground, ground.isCompact != isCompact else { return }
    self.ground = BarButtonGround(item: item, back: backLooks, appearance: ground.appearance, isCompact: isCompact)
    showGround()
    setNeedsLayout()
  }

  private func applyTint() {
    let isSelected = item?.isSelected == true
    let normal = isPressed ? pressedColor ?? customColor ?? tintColor : customColor ?? tintColor
    let color = isEnabled ? normal : customColor ?? UIColor.tertiaryLabel
    if isSelected { plate.backgroundColor = color }
    label.textColor = isSelected ? .systemBackground : color
    imageView.tintColor = label.textColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyTint()
  }

  // MARK: Touches

  fileprivate var isPressed = false {
    didSet {
      guard isPressed != oldValue else { return }
      applyTint()
      showGround()
      guard !isPressed else { return setContentAlpha(pressedColor == nil ? Self.highlightedAlpha : 1) }
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { self.setContentAlpha(1) }
    }
  }

  /// Whether the button's menu is open. Meanwhile the button looks pressed.
  var isHeld = false {
    didSet { isPressed = isHeld }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = true
    if let menu, menu.opensAtTouch { menu.open() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = touches.contains(where: isNear)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let acts = isPressed && touches.contains(where: isNear)
    isPressed = isHeld
    if acts { action(self) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = isHeld
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.releaseDistance, dy: -Self.releaseDistance).contains(touch.location(in: self))
  }

  /// The title, where there is one.
  var shownTitle: String? { label.text }

  override var accessibilityDefaults: any AccessibilityDefaults { BarButtonAccessibility(view: self) }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? item?.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? item?.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  /// The text of a back button, which moves in transitions: a push turns the lower screen's title into it, a pop turns
  /// it back into the title.
  var movableTitle: UIView { label }

  private func setContentAlpha(_ alpha: CGFloat) {
    label.alpha = alpha
    imageView.alpha = alpha
    backIndicator?.alpha = alpha
    if item?.isSelected == true { plate.alpha = alpha }
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keyFocus.handle(presses, of: self) { super.pressesBegan($0, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keyFocus.handle(presses, of: self) { super.pressesEnded($0, with: event) }
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let item, item.width > 0 { return CGSize(width: item.width, height: NavigationBarLayout.height) }
    var width = contentSize.width
    if backIndicator != nil {
      width += indicatorSize.width + (width > 0 ? NavigationBarLayout.chevronSpacing : 0)
    }
    if let image = ground?.image(for: .normal) {
      width = BarButtonGround.size(of: image, around: CGSize(width: width, height: 0)).width
    }
    return CGSize(width: width, height: NavigationBarLayout.height)
  }

  fileprivate var contentSize: CGSize {
    guard imageView.image != nil else {
      let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: NavigationBarLayout.height))
      return CGSize(width: max(size.width, widestPossibleTitle), height: size.height)
    }
    return imageView.intrinsicContentSize
  }

  private var widestPossibleTitle: CGFloat {
    guard let titles = item?.possibleTitles else { return 0 }
    let measuring = UILabel(frame: .zero)
    measuring.font = label.font
    return titles.reduce(0) { widest, title in
      measuring.text = title
      return max(widest, measuring.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var content = bounds
    if let backIndicator {
      let size = indicatorSize
      let x = isRightToLeft ? bounds.maxX - size.width : bounds.minX
      backIndicator.frame = CGRect(
        x: x, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
        height: size.height)
      let taken = size.width + NavigationBarLayout.chevronSpacing
      content.size.width = max(0, content.width - taken)
      if !isRightToLeft { content.origin.x += taken }
    }
    if item?.isSelected == true { placePlate() }
    placeGround()
    if imageView.image != nil {
      imageView.frame = content.inset(by: item?.imageInsets ?? .zero)
    } else {
      let height = contentSize.height
      // Bounds and centre, not the frame: during a push or a pop the text has a transform.
      label.bounds.size = CGSize(width: content.width, height: height)
      let offset = ground?.titleOffset(for: shownState) ?? .zero
      label.center = CGPoint(
        x: content.midX + offset.horizontal,
        y: content.minY + (content.height - height).rounded() / 2 + height / 2 + offset.vertical)
    }
  }

  private func placeGround() {
    guard let ground, let groundView, let image = groundView.image else { return }
    let height = min(BarButtonGround.size(of: image, around: bounds.size).height, bounds.height)
    let offset = ground.offset(for: shownState)
    groundView.frame = CGRect(
      x: bounds.minX, y: bounds.minY + ((bounds.height - height) / 2).rounded(), width: bounds.width, height: height
    ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  private func placePlate() {
    let size = contentSize
    plate.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height
    ).insetBy(dx: -Self.plateMargin.width, dy: -Self.plateMargin.height)
    plate.layer.cornerRadius = Self.plateRadius
    plate.isUserInteractionEnabled = false
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let widening = max(0, (Self.minimumTouchSize - bounds.width) / 2)
    return bounds.insetBy(dx: -widening, dy: 0).contains(point)
  }
}

extension BarButton: LargeContentButton {
  func tapByLargeContent() {
    guard isEnabled else { return }
    if let menu, menu.opensAtTouch { menu.open() } else { action(self) }
  }
}

extension BarButton: KeyOperated {
  var takesKeys: Bool { isEnabled && !isHidden && alpha > 0.01 }

  /// The focus ring surrounds the title or image, rather than the button, which is as high as the bar.
  var keyFocusFrame: CGRect { bounds.insetBy(dx: 0, dy: (bounds.height - contentSize.height) / 2) }

  func operate(_ operation: KeyOperation) -> Bool {
    switch operation {
    case .press: pressByKey()
    case .release: releaseByKey()
    case .step, .turn: return false
    }
    return true
  }

  func keyFocusDidChange(_ isFocused: Bool) { if !isFocused { isPressed = isHeld } }

  private func pressByKey() {
    isPressed = true
    if let menu, menu.opensAtTouch { menu.open() }
  }

  private func releaseByKey() {
    guard isPressed, !isHeld else { return }
    isPressed = false
    action(self)
  }
}
