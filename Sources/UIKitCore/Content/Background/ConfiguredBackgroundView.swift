/// Draws a background configuration behind a cell, header or footer.
final class ConfiguredBackgroundView: UIView {
  private let plate = UIView()
  private let line = UIView()
  private var imageView: UIImageView?
  private var effectView: UIVisualEffectView?

  var configuration = UIBackgroundConfiguration.clear() {
    didSet { if configuration != oldValue { show(oldValue) } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    plate.isUserInteractionEnabled = false
    addSubview(plate)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(plate)
  }

  private func show(_ old: UIBackgroundConfiguration) {
    if old.customView !== configuration.customView {
      old.customView?.removeFromSuperview()
      if let view = configuration.customView { plate.addSubview(view) }
    }
    if let image = configuration.image {
      let view = imageView ?? UIImageView()
      if imageView == nil { plate.insertSubview(view, at: 0) }
      imageView = view
      view.image = image
      view.contentMode = configuration.imageContentMode
    } else {
      imageView?.removeFromSuperview()
      imageView = nil
    }
    showEffect()
    plate.layer.cornerRadius = configuration.cornerRadius
    plate.clipsToBounds = configuration.cornerRadius > 0
    if configuration.strokeWidth > 0, line.superview == nil { addSubview(line) }
    if configuration.strokeWidth <= 0 { line.removeFromSuperview() }
    line.layer.borderWidth = configuration.strokeWidth
    line.layer.cornerRadius = max(configuration.cornerRadius + configuration.strokeOutset, 0)
    updateColors()
    setNeedsLayout()
  }

  private func showEffect() {
    guard let effect = configuration.visualEffect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: nil)
    if effectView == nil { insertSubview(view, at: 0) }
    effectView = view
    if view.effect !== effect { view.effect = effect }
    view.layer.cornerRadius = configuration.cornerRadius
    view.clipsToBounds = configuration.cornerRadius > 0
  }

  private func updateColors() {
    plate.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    line.layer.borderColor =
      configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let margins = superview?.directionalLayoutMargins ?? .zero
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing))
    plate.frame = frame
    effectView?.frame = frame
    imageView?.frame = plate.bounds
    configuration.customView?.frame = plate.bounds
    line.frame = frame.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
  }
}
