/// The views of a slider: the track on both sides of the thumb, the thumb, and an image at each end.
@MainActor
final class SliderAppearance {
  private unowned let slider: UISlider
  private let lower = UIImageView()
  private let upper = UIImageView()
  private let thumb = UIImageView()
  private let minimumView = UIImageView()
  private let maximumView = UIImageView()

  var lowerLooks = SliderPartLooks() { didSet { looksDidChange() } }
  var upperLooks = SliderPartLooks() { didSet { looksDidChange() } }
  var thumbLooks = SliderPartLooks() { didSet { looksDidChange() } }

  init(_ slider: UISlider) { self.slider = slider }

  var minimumImage: UIImage? {
    get { minimumView.image }
    set { setImage(newValue, of: minimumView) }
  }

  var maximumImage: UIImage? {
    get { maximumView.image }
    set { setImage(newValue, of: maximumView) }
  }

  private func looksDidChange() {
    show()
    slider.setNeedsLayout()
    slider.invalidateIntrinsicContentSize()
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
    for view in [minimumView, maximumView] { view.contentMode = .center }
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
      in: bounds, height: trackHeight,
      minimumImage: minimumImage.map { _ in slider.minimumValueImageRect(forBounds: bounds) },
      maximumImage: maximumImage.map { _ in slider.maximumValueImageRect(forBounds: bounds) })
  }

  /// The height of the taller track image [?].
  private var trackHeight: CGFloat {
    let images = [lowerLooks, upperLooks].compactMap { $0.images[slider.state] }
    return images.map(\.size.height).max() ?? SliderMetrics.trackHeight
  }

  private var thumbSize: CGSize {
    thumbLooks.images[slider.state]?.size
      ?? CGSize(width: SliderMetrics.thumbDiameter, height: SliderMetrics.thumbDiameter)
  }

  /// The slider's own height in points, large enough for its images [?].
  var height: CGFloat { max(SliderMetrics.height, thumbSize.height, trackHeight) }

  func thumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
    var range = slider.sliding.range
    range.set(value)
    return SliderMetrics.thumbRect(
      thumbSize, in: bounds, track: track, share: isRightToLeft ? 1 - range.share : range.share)
  }

  var thumbFrame: CGRect {
    let track = slider.trackRect(forBounds: slider.bounds)
    return slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
  }

  /// The area in which a finger grabs the thumb.
  var knob: CGRect { thumbFrame.insetBy(dx: -SliderMetrics.slop, dy: -SliderMetrics.slop) }

  /// The fraction of the track at which the thumb's centre is at `x`; outside of 0...1 if `x` is beyond the track's
  /// ends.
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
    let state = slider.state
    lowerLooks.show(on: lower, state, color: slider.tintColor, radius: SliderMetrics.trackHeight / 2)
    upperLooks.show(on: upper, state, color: .systemFill, radius: SliderMetrics.trackHeight / 2)
    thumbLooks.show(on: thumb, state, color: .white, radius: SliderMetrics.thumbDiameter / 2)
    thumb.layer.shadowOpacity = thumb.image == nil ? SliderMetrics.shadowOpacity : 0
    for view in [minimumView, maximumView] { view.alpha = slider.isEnabled ? 1 : SliderMetrics.disabledAlpha }
    for (view, looks) in [(lower, lowerLooks), (upper, upperLooks)] {
      view.alpha = slider.isEnabled || looks.images.hasOwn(.disabled) ? 1 : SliderMetrics.disabledAlpha
    }
    // The images of another state may differ in size.
    if thumb.image != nil || lower.image != nil || upper.image != nil { slider.setNeedsLayout() }
  }
}

/// A slider's thumb, or a part of its track: an image, or a shape in a colour.
struct SliderPartLooks {
  var images = ValuesByState<UIImage>()
  /// [D] Setting a colour removes the images; images hide the colour.
  var tint: UIColor? { didSet { images.removeAll() } }

  @MainActor func show(on view: UIImageView, _ state: UIControl.State, color: UIColor?, radius: CGFloat) {
    let image = images[state]
    view.image = image
    view.backgroundColor = image == nil ? tint ?? color : nil
    view.layer.cornerRadius = image == nil ? radius : 0
  }
}
