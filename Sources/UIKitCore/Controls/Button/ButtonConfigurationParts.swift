/// The views that only configured buttons have: each is made when a configuration first needs it.
@MainActor
final class ButtonConfigurationParts {
  private unowned let button: UIButton
  private(set) var subtitleLabel: UILabel?
  /// Shown instead of the image.
  private(set) var spinner: UIActivityIndicatorView?
  private(set) var indicatorView: UIImageView?
  private(set) var backgroundView: ConfiguredBackgroundView?

  init(button: UIButton) {
    self.button = button
  }

  func show(_ configuration: UIButton.Configuration?) {
    showBackground(configuration)
    showSubtitle(configuration)
    showSpinner(configuration)
    showIndicator(configuration)
  }

  private func foreground(_ configuration: UIButton.Configuration) -> UIColor {
    configuration.foregroundColor(tint: button.roleTint)
  }

  private func showBackground(_ configuration: UIButton.Configuration?) {
    guard let configuration, configuration.background.isVisible else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? ConfiguredBackgroundView()
    if backgroundView == nil {
      backgroundView = view
      button.insertSubview(view, at: 0)
    }
    shapeBackground()
  }

  private func shapeBackground() {
    guard let configuration = button.configuration, let backgroundView else { return }
    backgroundView.frame = button.bounds
    backgroundView.configuration = configuration.background(
      height: button.bounds.height, button.traitCollection)
  }

  private func showSubtitle(_ configuration: UIButton.Configuration?) {
    guard let configuration, configuration.subtitle?.isEmpty == false else {
      subtitleLabel?.removeFromSuperview()
      subtitleLabel = nil
      return
    }
    let label = subtitleLabel ?? UILabel()
    if subtitleLabel == nil {
      subtitleLabel = label
      button.addSubview(label)
    }
    configuration.subtitleStyle(button.traitCollection, tint: button.roleTint)
      .show(configuration.subtitleText, on: label)
    label.breakLines(configuration.subtitleLineBreakMode)
  }

  private func showSpinner(_ configuration: UIButton.Configuration?) {
    guard let configuration, configuration.showsActivityIndicator else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    let view = spinner ?? UIActivityIndicatorView(style: .medium)
    if spinner == nil {
      spinner = view
      button.addSubview(view)
      view.startAnimating()
    }
    let color = foreground(configuration)
    view.color = configuration.activityIndicatorColorTransformer?(color) ?? color
  }

  private func showIndicator(_ configuration: UIButton.Configuration?) {
    guard let configuration, shows(configuration.indicator) else {
      indicatorView?.removeFromSuperview()
      indicatorView = nil
      return
    }
    let view = indicatorView ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
    if indicatorView == nil {
      indicatorView = view
      button.addSubview(view)
    }
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      font: configuration.subtitleFont(button.traitCollection))
    let color = foreground(configuration)
    view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
  }

  /// [C] By default only a pop-up button has an indicator.
  private func shows(_ indicator: UIButton.Configuration.Indicator) -> Bool {
    indicator == .popup || (indicator == .automatic && button.buttonMenu.isPopup)
  }

  func place(_ rects: ButtonContentLayout.Rects) {
    subtitleLabel?.frame = rects.subtitle
    spinner?.frame = rects.image
    indicatorView?.frame = rects.indicator
    shapeBackground()
  }
}

extension UIBackgroundConfiguration {
  /// Whether the background shows anything.
  fileprivate var isVisible: Bool {
    backgroundColor != .clear || visualEffect != nil || customView != nil || image != nil || strokeWidth > 0
  }
}

extension UILabel {
  /// Aligns the lines of a text. A label of one line needs no alignment, as it is as wide as its line.
  ///
  /// - Parameter share: 0 aligns the beginnings of lines, 0.5 their centres, 1 their ends.
  func alignLines(_ share: CGFloat, _ direction: UIUserInterfaceLayoutDirection) {
    guard numberOfLines != 1, bounds.height > font.lineHeight * 1.5 else { return }
    let end = direction == .rightToLeft ? NSTextAlignment.left : .right
    let alignment = share == 0 ? NSTextAlignment.natural : share == 1 ? end : .center
    if textAlignment != alignment, !hasOwnParagraphs { textAlignment = alignment }
  }

  private var hasOwnParagraphs: Bool {
    guard let text = attributedText, text.length > 0, content.isAttributed else { return false }
    return text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) != nil
  }

  /// Allows several lines if the mode wraps them, else one.
  func breakLines(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
  }
}
