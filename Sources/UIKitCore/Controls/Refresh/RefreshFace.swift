import ListCore

/// The visible parts of a refresh control: a spinner whose spokes appear as content is pulled, and a title.
@MainActor
final class RefreshFace {
  /// The height in points; a title may need more [M].
  static let height = CGFloat(RefreshPull.height)
  /// The distance between spinner and title, and the minimum above and below them, in points [?].
  private static let titleDistance: CGFloat = 5
  private static let verticalPadding: CGFloat = 5
  /// The duration of the spinner's disappearance, in seconds [?].
  private static let vanishingDuration = 0.25
  private static let vanishedScale: CGFloat = 0.1

  private unowned let control: UIRefreshControl
  private let spinner = RefreshSpinner()
  private var label: UILabel?
  private var generation = 0

  init(control: UIRefreshControl) { self.control = control }

  func setUp() {
    control.isOpaque = false
    spinner.alpha = 0
    control.addSubview(spinner)
    control.accessibilityLabel = SystemWord.refresh.text
    updateColor()
  }

  /// UIKit: grey unless the control itself has a tint.
  func updateColor() { spinner.activity.color = control.tint.ownColor ?? .systemGray }

  // MARK: Title

  var title: NSAttributedString? {
    didSet {
      if title?.length ?? 0 == 0 {
        label?.removeFromSuperview()
        label = nil
      } else {
        let label = label ?? makeLabel()
        label.attributedText = title
      }
      control.room?.controlDidResize()
      control.setNeedsLayout()
    }
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    // [?] The font of a title without attributes.
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    label.alpha = spinner.alpha
    control.addSubview(label)
    self.label = label
    return label
  }

  private func labelHeight(_ width: CGFloat) -> CGFloat {
    label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up) ?? 0
  }

  private var margin: CGFloat { CellMetrics.sideMargin }

  func size(fitting size: CGSize) -> CGSize { CGSize(width: size.width, height: height(width: size.width)) }

  func height(width: CGFloat) -> CGFloat {
    guard label != nil else { return Self.height }
    let content = RefreshSpinner.size + Self.titleDistance + labelHeight(max(width - 2 * margin, 0))
    return max(Self.height, content + 2 * Self.verticalPadding)
  }

  func layOut() {
    let bounds = control.bounds
    let size = RefreshSpinner.size
    let text = labelHeight(max(bounds.width - 2 * margin, 0))
    let content = size + (text > 0 ? Self.titleDistance + text : 0)
    let top = ((bounds.height - content) / 2).rounded()
    spinner.bounds.size = CGSize(width: size, height: size)
    spinner.center = CGPoint(x: bounds.midX, y: top + size / 2)
    label?.frame = CGRect(
      x: margin, y: top + size + Self.titleDistance, width: max(bounds.width - 2 * margin, 0), height: text)
  }

  // MARK: States

  /// Shows the spokes for a pull of this progress, from 0 to 1.
  func show(progress: Double) {
    generation += 1
    spinner.activity.stop()
    spinner.transform = .identity
    spinner.share = progress
    setAlpha(progress > 0 ? 1 : 0)
    label?.alpha = CGFloat(progress)
  }

  func turn() {
    generation += 1
    spinner.layer.removeAllAnimations()
    spinner.transform = .identity
    spinner.share = 1
    setAlpha(1)
    spinner.activity.start()
  }

  private func setAlpha(_ alpha: CGFloat) {
    spinner.alpha = alpha
    label?.alpha = alpha
  }

  /// Called when the refresh has ended: the spinner shrinks and fades while the content moves back.
  func vanish() {
    generation += 1
    let started = generation
    UIView.animate(withDuration: Self.vanishingDuration, delay: 0, options: [.allowUserInteraction]) { [self] in
      spinner.transform = CGAffineTransform(scaleX: Self.vanishedScale, y: Self.vanishedScale)
      setAlpha(0)
    } completion: { [weak self] _ in
      guard let self, generation == started else { return }
      spinner.activity.stop()
      spinner.transform = .identity
    }
  }
}

/// A spinner that appears spoke by spoke.
final class RefreshSpinner: UIView {
  /// In points [?].
  static let size: CGFloat = 28
  /// The progress of the pull at which the first spoke appears [?].
  private static let firstShare = 0.3

  private(set) lazy var activity = ActivitySpinner(view: self)

  /// The progress of the pull, from 0 to 1.
  var share = 0.0 { didSet { if shownSpokes != Self.spokes(at: oldValue) { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    activity.setUp(.medium)
    activity.hidesWhenStopped = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var shownSpokes: Int { Self.spokes(at: share) }

  private static func spokes(at share: Double) -> Int {
    let part = (share - firstShare) / (1 - firstShare)
    return min(max(Int((part * Double(ActivitySpinner.spokeCount)).rounded(.up)), 0), ActivitySpinner.spokeCount)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    activity.update()
  }

  override func draw(_ rect: CGRect) { activity.draw(diameter: Self.size, spokes: shownSpokes) }
}
