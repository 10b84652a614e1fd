/// The views of a content-unavailable view. They are made when first needed.
@MainActor
final class ContentUnavailableParts {
  private unowned let view: UIView
  private(set) var configuration = UIContentUnavailableConfiguration.empty()
  let scrollView = UIScrollView()
  private var backgroundView: ConfiguredBackgroundView?
  private var spinner: UIActivityIndicatorView?
  private var imageView: UIImageView?
  private var textLabel: UILabel?
  private var secondaryTextLabel: UILabel?
  private var button: ContentUnavailableButton?
  private var secondaryButton: ContentUnavailableButton?

  init(view: UIView) {
    self.view = view
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.frame = view.bounds
    view.addSubview(scrollView)
  }

  // MARK: Content

  /// Content of another type is reported and skipped: wrong data must not stop the app.
  func take(_ configuration: any UIContentConfiguration) {
    guard let configuration = configuration as? UIContentUnavailableConfiguration else {
      return DataLog.say(
        """
        UIContentUnavailableView was given a configuration of type \(type(of: configuration)). It shows \
        UIContentUnavailableConfiguration and keeps what it shows; give the controller the configuration instead, \
        which then makes its own view.
        """)
    }
    show(configuration)
  }

  func show(_ configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    showBackground()
    showSpinner()
    showImage()
    show(&textLabel, configuration.text, configuration.attributedText, configuration.textProperties)
    show(
      &secondaryTextLabel, configuration.secondaryText, configuration.secondaryAttributedText,
      configuration.secondaryTextProperties)
    show(&button, configuration.button, configuration.buttonProperties)
    show(&secondaryButton, configuration.secondaryButton, configuration.secondaryButtonProperties)
    view.directionalLayoutMargins = configuration.directionalLayoutMargins
    view.preservesSuperviewLayoutMargins = configuration.axesPreservingSuperviewLayoutMargins != []
    view.setNeedsLayout()
    view.invalidateIntrinsicContentSize()
  }

  private func showBackground() {
    guard configuration.background != .clear() else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    if backgroundView == nil {
      let made = ConfiguredBackgroundView()
      view.insertSubview(made, at: 0)
      backgroundView = made
    }
    backgroundView?.configuration = configuration.background
  }

  private func showSpinner() {
    guard configuration.style == .loading, configuration.image == nil else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    guard spinner == nil else { return }
    let made = UIActivityIndicatorView(style: .medium)
    made.startAnimating()
    scrollView.addSubview(made)
    spinner = made
  }

  private func showImage() {
    guard let image = configuration.image, image.size != .zero else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    if imageView == nil {
      let made = UIImageView()
      made.contentMode = .scaleAspectFit
      scrollView.addSubview(made)
      imageView = made
    }
    let properties = configuration.imageProperties
    imageView?.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView?.image = image
    imageView?.tintColor = properties.tintColor
    imageView?.layer.cornerRadius = properties.cornerRadius
    imageView?.clipsToBounds = properties.cornerRadius > 0
  }

  private func show(
    _ label: inout UILabel?, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) {
    guard text?.isEmpty == false || (attributed?.length ?? 0) > 0 else {
      label?.removeFromSuperview()
      label = nil
      return
    }
    let shown = label ?? UILabel()
    if label == nil { scrollView.addSubview(shown) }
    label = shown
    properties.labelProperties(configuration.alignment == .center ? .center : .natural).apply(to: shown)
    if let attributed { shown.attributedText = attributed } else { shown.text = text }
  }

  private func show(
    _ button: inout ContentUnavailableButton?, _ look: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    let action = properties.primaryAction
    var look = look
    if look.title == nil { look.title = action?.title.nonEmpty }
    if look.image == nil { look.image = action?.image }
    guard look.title?.isEmpty == false || look.image != nil else {
      button?.view.removeFromSuperview()
      button = nil
      return
    }
    let shown = button ?? ContentUnavailableButton()
    if button == nil { scrollView.addSubview(shown.view) }
    button = shown
    shown.view.configuration = look
    shown.view.isEnabled = properties.isEnabled
    shown.action = action
  }

  // MARK: Layout

  func place() {
    backgroundView?.frame = view.bounds
    if scrollView.frame != view.bounds { scrollView.frame = view.bounds }
    let room = view.bounds.inset(by: view.layoutMargins)
    let shown = shown
    let (frames, height) = layout(in: room).place(shown.map(\.part))
    for (entry, frame) in zip(shown, frames) where entry.view.frame != frame { entry.view.frame = frame }
    let needed = height + view.layoutMargins.top + view.layoutMargins.bottom
    let size = CGSize(width: view.bounds.width, height: max(needed, view.bounds.height))
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }

  /// As wide as requested, as high as needed.
  func size(within size: CGSize) -> CGSize {
    let margins = view.layoutMargins
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let room = CGRect(x: 0, y: 0, width: width - margins.left - margins.right, height: 0)
    let (frames, height) = layout(in: room).place(shown.map(\.part))
    let widest = frames.map(\.width).max() ?? 0
    return CGSize(
      width: size.width > 0 ? size.width : widest + margins.left + margins.right,
      height: height + margins.top + margins.bottom)
  }

  private func layout(in room: CGRect) -> ContentUnavailableLayout {
    ContentUnavailableLayout(
      room: room, isCentered: configuration.alignment == .center,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      scale: max(view.traitCollection.displayScale, 1))
  }

  /// The visible parts, from top to bottom.
  private var shown: [(view: UIView, part: ContentUnavailableLayout.Part)] {
    var shown: [(view: UIView, part: ContentUnavailableLayout.Part)] = []
    func add(_ part: UIView?, gap: CGFloat, _ size: @escaping (CGFloat) -> CGSize) {
      if let part { shown.append((part, ContentUnavailableLayout.Part(gap: gap, size: size))) }
    }
    func fits(_ part: UIView?) -> (CGFloat) -> CGSize {
      { part?.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) ?? .zero }
    }
    add(spinner, gap: 0, fits(spinner))
    add(imageView, gap: 0) { [self] in imageSize(width: $0) }
    add(textLabel, gap: configuration.imageToTextPadding, fits(textLabel))
    let toSecondary = textLabel == nil ? configuration.imageToTextPadding : configuration.textToSecondaryTextPadding
    add(secondaryTextLabel, gap: toSecondary, fits(secondaryTextLabel))
    add(button?.view, gap: configuration.textToButtonPadding, fits(button?.view))
    let toButton = button == nil ? configuration.textToButtonPadding : configuration.buttonToSecondaryButtonPadding
    add(secondaryButton?.view, gap: toButton, fits(secondaryButton?.view))
    return shown
  }

  private func imageSize(width: CGFloat) -> CGSize {
    guard let size = imageView?.intrinsicContentSize, size.width > 0, size.height > 0 else { return .zero }
    let limit = configuration.imageProperties.maximumSize
    var factor = min(1, width / size.width)
    if limit.width > 0 { factor = min(factor, limit.width / size.width) }
    if limit.height > 0 { factor = min(factor, limit.height / size.height) }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }
}

extension UIContentUnavailableConfiguration.TextProperties {
  fileprivate func labelProperties(_ alignment: NSTextAlignment) -> LabelProperties {
    LabelProperties(
      font: font, color: color, alignment: alignment, lineBreakMode: lineBreakMode, numberOfLines: numberOfLines,
      adjustsFontSizeToFitWidth: adjustsFontSizeToFitWidth, minimumScaleFactor: minimumScaleFactor)
  }
}

/// A button whose action can be replaced.
@MainActor
final class ContentUnavailableButton {
  let view = UIButton(type: .system)
  var action: UIAction? {
    didSet {
      guard action !== oldValue else { return }
      if let oldValue { view.removeAction(oldValue, for: .primaryActionTriggered) }
      if let action { view.addAction(action, for: .primaryActionTriggered) }
    }
  }
}
