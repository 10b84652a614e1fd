/// The look of a button in its present state: configures the title's label and the image's view, which are made on
/// first use.
@MainActor
final class ButtonAppearance {
  private unowned let button: UIButton
  private var label: UILabel?
  private var picture: UIImageView?
  private var background: UIImageView?
  private lazy var glow = ButtonGlow()
  private var needsUpdate = true
  private var isUpdating = false
  private(set) lazy var parts = ButtonConfigurationParts(button: button)

  var configuration: UIButton.Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      if !isUpdating { setNeedsUpdate() }
      button.invalidateIntrinsicContentSize()
    }
  }

  var automaticallyUpdatesConfiguration = true {
    didSet { setNeedsUpdate() }
  }

  var updateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdate() }
  }

  init(button: UIButton) {
    self.button = button
  }

  // MARK: Setting up

  /// Sizes of titles without a configuration [C].
  private enum TitleSize {
    static let system: CGFloat = 15
    static let custom: CGFloat = 18
  }

  private var isSystem: Bool { button.buttonType != .custom }

  func setUp(for type: UIButton.ButtonType) {
    if let symbol = type.symbol { button.content.images[.normal] = symbol }
    setNeedsUpdate()
  }

  func setPrimaryAction(_ action: UIAction?) {
    guard let action else { return }
    button.actions.setPrimaryAction(action)
    if !action.title.isEmpty { button.setTitle(action.title, for: .normal) }
    if let image = action.image { button.setImage(image, for: .normal) }
  }

  var titleLabel: UILabel {
    if let label { return label }
    let label = UILabel()
    label.font =
      configuration?.titleFont(button.traitCollection)
      ?? .systemFont(ofSize: isSystem ? TitleSize.system : TitleSize.custom)
    label.lineBreakMode = .byTruncatingMiddle
    self.label = label
    button.addSubview(label)
    setNeedsUpdate()
    return label
  }

  /// The label for apps. [C] It shows the present title at once, because apps size buttons by it before any layout.
  var currentTitleLabel: UILabel {
    let label = titleLabel
    if configuration == nil { updateIfNeeded() }
    return label
  }

  var imageView: UIImageView {
    if let picture { return picture }
    let picture = UIImageView(frame: .zero)
    self.picture = picture
    // Inserts the image above the background image and the configuration's background, if they exist.
    button.insertSubview(picture, at: (background == nil ? 0 : 1) + (parts.backgroundView == nil ? 0 : 1))
    setNeedsUpdate()
    return picture
  }

  private var backgroundView: UIImageView {
    if let background { return background }
    let background = UIImageView(frame: .zero)
    self.background = background
    button.insertSubview(background, at: 0)
    return background
  }

  /// The views made so far, for layout.
  var views: (label: UILabel?, picture: UIImageView?, background: UIImageView?) { (label, picture, background) }

  // MARK: What is shown

  /// The spoken name of the image; nil if it has none.
  var imageName: String? { (button.currentImage ?? configuration?.image)?.spokenName }

  var title: String? { attributedTitle?.string ?? button.currentTitle ?? configuration?.title }
  var attributedTitle: NSAttributedString? { button.currentAttributedTitle }
  var image: UIImage? {
    guard let image = button.currentImage ?? configuration?.image else { return nil }
    guard isSystem, image.renderingMode == .automatic, !image.isSymbolImage else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  /// The default size and weight of symbols.
  private var symbolConfiguration: UIImage.SymbolConfiguration? {
    let own = button.currentPreferredSymbolConfiguration
    guard let standard = configuration?.symbolConfiguration(button.traitCollection) else { return own }
    return own.map { standard.applying($0) } ?? standard
  }

  /// The size of the image as shown, or of the spinner that replaces it.
  var imageSize: CGSize {
    if let spinner = parts.spinner { return spinner.intrinsicContentSize }
    return image?.resolved(for: button.traitCollection, symbols: symbolConfiguration).size ?? .zero
  }

  var titleColor: UIColor {
    if let configuration { return configuration.foregroundColor(tint: button.roleTint) }
    let colors = button.content.titleColors
    if isSystem, button.state.contains(.disabled), !colors.hasOwn(button.state) { return .tertiaryLabel }
    return colors[button.state] ?? (isSystem ? button.roleTint : .white)
  }

  /// The colour of the image; nil for the button's tint.
  private var imageColor: UIColor? {
    if let configuration { return configuration.imageColorTransformer?(titleColor) ?? titleColor }
    // [C] As the title, unless the app set an image for the state.
    guard isSystem, button.state.contains(.disabled), !button.content.images.hasOwn(button.state) else { return nil }
    return .tertiaryLabel
  }

  // MARK: Updating

  func setNeedsUpdate() {
    needsUpdate = true
    button.setNeedsLayout()
  }

  /// Updates size and look, as a state may have its own title or image.
  func stateDidChange() {
    let (text, size) = (label?.text, picture?.image?.size)
    setNeedsUpdate()
    updateIfNeeded()
    if label?.text != text || picture?.image?.size != size { button.invalidateIntrinsicContentSize() }
  }

  /// The label of the subtitle that is shown, if one is.
  var subtitleLabel: UILabel? {
    updateIfNeeded()
    return parts.subtitleLabel
  }

  /// Updates the look: a configuration's fonts follow the text size, and its handler may depend on any trait.
  func traitsDidChange() {
    guard configuration != nil else { return }
    setNeedsUpdate()
    button.invalidateIntrinsicContentSize()
  }

  /// Updates the views for the button's state: first the configuration, if there is one.
  func updateIfNeeded() {
    guard needsUpdate, !isUpdating else { return }
    isUpdating = true
    if configuration != nil {
      button.updateConfiguration()
      updateHandler?(button)
      // The handler may have set another configuration, which follows the state as well.
      updateConfiguration()
    }
    apply()
    needsUpdate = false
    isUpdating = false
  }

  func updateConfiguration() {
    if automaticallyUpdatesConfiguration { configuration = configuration?.updated(for: button) }
  }

  private func apply() {
    parts.show(configuration)
    applyTitle()
    if image != nil || picture != nil {
      imageView.image = image
      imageView.preferredSymbolConfiguration = symbolConfiguration
      imageView.tintColor = imageColor
      imageView.isHidden = parts.spinner != nil
    }
    if button.currentBackgroundImage != nil || background != nil {
      backgroundView.image = button.currentBackgroundImage
    }
    if configuration == nil {
      applyDimming()
      if button.showsTouchWhenHighlighted { glow.show(on: button) }
    }
  }

  private func applyTitle() {
    guard title != nil || label != nil else { return }
    let label = titleLabel
    if let configuration {
      configuration.titleStyle(button.traitCollection, tint: button.roleTint).show(titleText(configuration), on: label)
      label.breakLines(configuration.titleLineBreakMode)
    } else if let attributedTitle {
      label.attributedText = attributedTitle
    } else {
      label.text = title
      label.textColor = titleColor
    }
    label.shadowColor = button.currentTitleShadowColor
  }

  /// The title of a button with a configuration. A title set for the button's state has precedence over the
  /// configuration's.
  private func titleText(_ configuration: UIButton.Configuration) -> ButtonText {
    var text = configuration.titleText
    if let attributedTitle {
      text.attributed = AttributedString(attributedTitle)
    } else if let title = button.currentTitle {
      text.plain = title
    }
    return text
  }

  private func applyDimming() {
    let isPressed = button.state.contains(.highlighted)
    let isDisabled = button.state.contains(.disabled)
    if isSystem {
      let alpha = isPressed ? Dimming.pressedSystem : 1
      let ownsTitle = button.content.titles.hasOwn(button.state) || button.content.titleColors.hasOwn(button.state)
      fade(label, to: ownsTitle ? 1 : alpha)
      fade(picture, to: button.content.images.hasOwn(button.state) ? 1 : alpha)
    } else {
      let dimsPress = isPressed && button.adjustsImageWhenHighlighted && !button.content.images.hasOwn(button.state)
      let dimsDisabled = isDisabled && button.adjustsImageWhenDisabled && !button.content.images.hasOwn(button.state)
      picture?.alpha = dimsDisabled ? Dimming.disabledImage : dimsPress ? Dimming.pressedImage : 1
    }
  }

  /// Pressing takes effect at once, releasing fades.
  private func fade(_ view: UIView?, to alpha: CGFloat) {
    guard let view, view.alpha != alpha else { return }
    guard alpha == 1, button.window != nil else {
      view.alpha = alpha
      return
    }
    UIView.animate(withDuration: Dimming.releaseDuration, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
  }

  private enum Dimming {
    /// [C] The opacity of a pressed system button's content.
    static let pressedSystem: CGFloat = 0.2
    /// [?] The opacity of a pressed custom button's image.
    static let pressedImage: CGFloat = 0.6
    /// [?] The opacity of a disabled custom button's image.
    static let disabledImage: CGFloat = 0.5
    /// [?] The fade when the button is released, in seconds.
    static let releaseDuration: TimeInterval = 0.25
  }
}
