/// The views that only configured buttons have: each is made when a configuration first asks for it.
@MainActor
final class ButtonConfigurationParts {
  private unowned let button: UIButton
  private(set) var subtitleLabel: UILabel?
  /// Stands in the image's place.
  private(set) var wheel: UIActivityIndicatorView?
  private(set) var indicatorView: UIImageView?
  private(set) var backgroundView: ConfiguredBackgroundView?

  init(button: UIButton) {
    self.button = button
  }

  func show(_ configuration: UIButton.Configuration?) {
    showBackground(configuration)
    showSubtitle(configuration)
    showWheel(configuration)
    showIndicator(configuration)
  }

  private func foreground(_ configuration: UIButton.Configuration) -> UIColor {
    configuration.foregroundColor(tint: button.tintColor)
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
    guard let configuration, let subtitle = configuration.subtitle, !subtitle.isEmpty else {
      subtitleLabel?.removeFromSuperview()
      subtitleLabel = nil
      return
    }
    let label = subtitleLabel ?? UILabel()
    if subtitleLabel == nil {
      subtitleLabel = label
      button.addSubview(label)
    }
    label.text = subtitle
    label.font = configuration.subtitleFont(button.traitCollection)
    label.textColor = foreground(configuration)
    label.breakLines(configuration.subtitleLineBreakMode)
  }

  private func showWheel(_ configuration: UIButton.Configuration?) {
    guard let configuration, configuration.showsActivityIndicator else {
      wheel?.removeFromSuperview()
      wheel = nil
      return
    }
    let view = wheel ?? UIActivityIndicatorView(style: .medium)
    if wheel == nil {
      wheel = view
      button.addSubview(view)
      view.startAnimating()
    }
    let color = foreground(configuration)
    view.color = configuration.activityIndicatorColorTransformer?(color) ?? color
  }

  private func showIndicator(_ configuration: UIButton.Configuration?) {
    guard let configuration, configuration.indicator == .popup else {
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

  func place(_ rects: ButtonContentLayout.Rects) {
    subtitleLabel?.frame = rects.subtitle
    wheel?.frame = rects.image
    indicatorView?.frame = rects.indicator
    shapeBackground()
  }
}

extension UIBackgroundConfiguration {
  /// Whether there is anything to be seen of it.
  fileprivate var isVisible: Bool {
    backgroundColor != .clear || customView != nil || image != nil || strokeWidth > 0
  }
}

extension UILabel {
  /// Several lines where the mode breaks them, else one.
  func breakLines(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
  }
}
