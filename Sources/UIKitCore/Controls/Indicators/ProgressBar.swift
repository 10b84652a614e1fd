/// The two bars of a progress view: the completed part above the track.
@MainActor
final class ProgressBar {
  private unowned let view: UIView
  private let filled = UIView()
  private(set) var progress: Float = 0

  /// The size of a bar before a width is set, in points [C].
  static let naturalSize = CGSize(width: 150, height: 4)
  /// For how many seconds the bar grows [?].
  private static let growthDuration: TimeInterval = 0.25

  init(view: UIView) { self.view = view }

  /// In points [C: 4 since iOS 14; a bar at an edge 2.5].
  static func height(of style: UIProgressView.Style) -> CGFloat { style == .bar ? 2.5 : 4 }

  var style = UIProgressView.Style.default {
    didSet {
      view.invalidateIntrinsicContentSize()
      updateColors()
      view.setNeedsLayout()
    }
  }

  var progressTint: UIColor? { didSet { updateColors() } }
  var trackTint: UIColor? { didSet { updateColors() } }

  var spokenShare: String { "\(Int((progress * 100).rounded()))%" }

  func setUp() {
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    filled.isUserInteractionEnabled = false
    view.addSubview(filled)
    view.setContentHuggingPriority(.defaultHigh, for: .vertical)
    updateColors()
  }

  func set(_ progress: Float, animated: Bool) {
    // A value that is not a number means no progress.
    self.progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard animated, view.window != nil else { return place() }
    UIView.animate(
      withDuration: Self.growthDuration, delay: 0, options: .beginFromCurrentState, animations: place)
  }

  func place() {
    let bounds = view.bounds
    let width = bounds.width * CGFloat(progress)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    filled.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    let radius = style == .bar ? 0 : bounds.height / 2
    view.layer.cornerRadius = radius
    filled.layer.cornerRadius = radius
  }

  func updateColors() {
    filled.backgroundColor = progressTint ?? view.tintColor
    view.backgroundColor = trackTint ?? (style == .bar ? .clear : .systemFill)
  }
}
