/// The views of a slider: the track on both sides of the thumb, the thumb, and an image at each end.
@MainActor
final class SliderAppearance {
  private unowned let slider: UISlider
  private let lower = UIView()
  private let upper = UIView()
  private let thumb = UIView()
  private let minimumView = UIImageView()
  private let maximumView = UIImageView()

  var minimumTint: UIColor? { didSet { show() } }
  var maximumTint: UIColor? { didSet { show() } }
  var thumbTint: UIColor? { didSet { show() } }

  init(_ slider: UISlider) { self.slider = slider }

  var minimumImage: UIImage? {
    get { minimumView.image }
    set { setImage(newValue, of: minimumView) }
  }

  var maximumImage: UIImage? {
    get { maximumView.image }
    set { setImage(newValue, of: maximumView) }
  }

  private func setImage(_ image: UIImage?, of view: UIImageView) {
    view.image = image
    slider.setNeedsLayout()
  }

  func setUp() {
    for view in [lower, upper, minimumView, maximumView, thumb] {
      view.isUserInteractionEnabled = false
      slider.addSubview(view)
    }
    for track in [lower, upper] { track.layer.cornerRadius = SliderMetrics.trackHeight / 2 }
    for view in [minimumView, maximumView] { view.contentMode = .center }
    thumb.layer.cornerRadius = SliderMetrics.thumbDiameter / 2
    thumb.layer.shadowOpacity = SliderMetrics.shadowOpacity
    thumb.layer.shadowRadius = SliderMetrics.shadowRadius
    thumb.layer.shadowOffset = SliderMetrics.shadowOffset
    slider.setContentHuggingPriority(.defaultHigh, for: .vertical)
    show()
  }

  // MARK: Places

  private var isRightToLeft: Bool { slider.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func imageRect(_ image: UIImage?, in bounds: CGRect, isMinimum: Bool) -> CGRect {
    guard let image else { return .zero }
    return SliderMetrics.imageRect(image.size, in: bounds, isAtLeft: isMinimum != isRightToLeft)
  }

  func trackRect(in bounds: CGRect) -> CGRect {
    SliderMetrics.trackRect(
      in: bounds, minimumImage: minimumImage.map { _ in slider.minimumValueImageRect(forBounds: bounds) },
      maximumImage: maximumImage.map { _ in slider.maximumValueImageRect(forBounds: bounds) })
  }

  func thumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
    var range = slider.sliding.range
    range.set(value)
    return SliderMetrics.thumbRect(in: bounds, track: track, share: isRightToLeft ? 1 - range.share : range.share)
  }

  var thumbFrame: CGRect {
    let track = slider.trackRect(forBounds: slider.bounds)
    return slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
  }

  /// The area in which a finger grabs the thumb.
  var knob: CGRect { thumbFrame.insetBy(dx: -SliderMetrics.slop, dy: -SliderMetrics.slop) }

  /// The fraction of the track at which the thumb's middle is at `x`.
  func share(at x: CGFloat) -> CGFloat {
    let track = slider.trackRect(forBounds: slider.bounds)
    let way = track.width - thumbFrame.width
    guard way > 0 else { return 0 }
    let share = (x - thumbFrame.width / 2 - track.minX) / way
    return isRightToLeft ? 1 - share : share
  }

  func place() {
    let track = slider.trackRect(forBounds: slider.bounds)
    let middle = thumbFrame.midX
    let left = CGRect(x: track.minX, y: track.minY, width: max(middle - track.minX, 0), height: track.height)
    let right = CGRect(x: middle, y: track.minY, width: max(track.maxX - middle, 0), height: track.height)
    (lower.frame, upper.frame) = isRightToLeft ? (right, left) : (left, right)
    thumb.frame = thumbFrame
    minimumView.frame = slider.minimumValueImageRect(forBounds: slider.bounds)
    maximumView.frame = slider.maximumValueImageRect(forBounds: slider.bounds)
  }

  // MARK: Looks

  func valueDidChange(animated: Bool) {
    guard animated, slider.window != nil else { return place() }
    UIView.animate(
      withDuration: SliderMetrics.slideDuration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: place)
  }

  func show() {
    lower.backgroundColor = minimumTint ?? slider.tintColor
    upper.backgroundColor = maximumTint ?? .systemFill
    thumb.backgroundColor = thumbTint ?? .white
    for view in [lower, upper, minimumView, maximumView] {
      view.alpha = slider.isEnabled ? 1 : SliderMetrics.disabledAlpha
    }
  }
}
