import Stage

/// The spokes of an activity indicator: the brightest one rotates, the others fade behind it.
@MainActor
final class ActivitySpinner {
  private unowned let view: UIView
  private(set) var style = UIActivityIndicatorView.Style.medium
  private var ownColor: UIColor?
  private var timer: FrameTimer?
  /// The number of the brightest spoke, clockwise from the top.
  private(set) var step = 0
  private(set) var isAnimating = false

  /// [M: iOS 13 and later]
  static let spokeCount = 8
  /// The duration of a full rotation, in seconds [C].
  static let turnDuration: TimeInterval = 0.8
  /// How opaque the faintest spoke is [?].
  private static let leastAlpha: CGFloat = 0.25

  /// The spinner of a view that it belongs to.
  init(view: UIView) { self.view = view }

  /// In points [M: 20 medium, 37 large].
  static func size(of style: UIActivityIndicatorView.Style) -> CGSize {
    isLarge(style) ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  var color: UIColor! {
    get { ownColor ?? Self.color(of: style) }
    set {
      ownColor = newValue
      view.setNeedsDisplay()
    }
  }

  var hidesWhenStopped = true {
    didSet { if !isAnimating { view.isHidden = hidesWhenStopped } }
  }

  func setUp(_ style: UIActivityIndicatorView.Style) {
    self.style = style
    view.isOpaque = false
    view.contentMode = .redraw
    view.isUserInteractionEnabled = false
    view.isHidden = true
    view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    view.setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  func setStyle(_ style: UIActivityIndicatorView.Style) {
    self.style = style
    ownColor = nil
    view.bounds.size = Self.size(of: style)
    view.invalidateIntrinsicContentSize()
    view.setNeedsDisplay()
  }

  // MARK: Turning

  func start() {
    isAnimating = true
    view.isHidden = false
    update()
  }

  func stop() {
    isAnimating = false
    if hidesWhenStopped { view.isHidden = true }
    update()
  }

  /// Rotates the spinner only while it is visible.
  func update() {
    let turns = isAnimating && view.window != nil && !view.isHidden
    guard turns != (timer != nil) else { return }
    timer?.cancel()
    timer = nil
    guard turns else { return }
    let interval = Self.turnDuration / Double(Self.spokeCount)
    timer = FrameClock.current?.schedule(after: interval, repeats: true, label: "an activity indicator") {
      [weak self] timer in
      guard let self else { return timer.cancel() }
      step = (step + 1) % Self.spokeCount
      view.setNeedsDisplay()
    }
  }

  // MARK: Drawing

  /// Draws the spokes.
  ///
  /// - Parameters:
  ///   - diameter: in points; nil for that of the style.
  ///   - spokes: how many are drawn, clockwise from the top. If some are missing, all have the same brightness.
  func draw(diameter: CGFloat? = nil, spokes: Int = ActivitySpinner.spokeCount) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let size = diameter ?? Self.size(of: style).width
    let color = (color ?? .systemGray).resolvedColor(with: view.traitCollection)
    context.translateBy(x: view.bounds.midX, y: view.bounds.midY)
    let width = size * 0.125
    let spoke = CGRect(x: -width / 2, y: -size / 2, width: width, height: size * 0.27)
    let path = CGPath(roundedRect: spoke, cornerWidth: width / 2, cornerHeight: width / 2, transform: nil)
    for index in 0..<spokes {
      let age = (step - index + Self.spokeCount) % Self.spokeCount
      let share = CGFloat(age) / CGFloat(Self.spokeCount - 1)
      let alpha = spokes < Self.spokeCount ? 1 : 1 - share * (1 - Self.leastAlpha)
      context.saveGState()
      context.rotate(by: CGFloat(index) * 2 * .pi / CGFloat(Self.spokeCount))
      context.setFillColor(color.withAlphaComponent(color.cgColor.alpha * alpha).cgColor)
      context.addPath(path)
      context.fillPath()
      context.restoreGState()
    }
  }

  private static func isLarge(_ style: UIActivityIndicatorView.Style) -> Bool {
    style == .large || style.rawValue == oldLargeWhite
  }

  private static func color(of style: UIActivityIndicatorView.Style) -> UIColor {
    switch style.rawValue {
    case oldLargeWhite, oldWhite: .white
    default: .systemGray
    }
  }

  // The raw values of the deprecated styles; their names may not be used here without a warning.
  private static let oldLargeWhite = 0
  private static let oldWhite = 1
}
