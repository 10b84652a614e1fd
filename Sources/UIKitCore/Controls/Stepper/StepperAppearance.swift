/// The views of a stepper: a plate, a line in its middle, a minus and a plus.
@MainActor
final class StepperAppearance {
  private unowned let stepper: UIStepper
  private lazy var minus = StepperHalf(stepper, -1)
  private lazy var plus = StepperHalf(stepper, 1)
  private let line = UIView()

  /// In points [C: iOS 13 to 18].
  static let size = CGSize(width: 94, height: 32)
  private static let cornerRadius: CGFloat = 8
  private static let lineInset: CGFloat = 6
  /// The opacity of a button at the end of the range, and of a disabled stepper [?].
  private static let disabledAlpha: CGFloat = 0.3

  init(_ stepper: UIStepper) { self.stepper = stepper }

  func setUp() {
    stepper.layer.cornerRadius = Self.cornerRadius
    stepper.backgroundColor = .tertiarySystemFill
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    for view in [minus, plus, line] { stepper.addSubview(view) }
    for half in [minus, plus] {
      half.layer.cornerRadius = Self.cornerRadius
      half.tintColor = .label
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      stepper.setContentHuggingPriority(.defaultHigh, for: axis)
    }
    show()
  }

  private var isRightToLeft: Bool { stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The half at a place: 1 for more, -1 for less, nil beside the stepper.
  func half(at place: CGPoint) -> Int? {
    guard stepper.bounds.contains(place) else { return nil }
    return (place.x >= stepper.bounds.midX) != isRightToLeft ? 1 : -1
  }

  func place() {
    let bounds = stepper.bounds
    let left = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    let right = left.offsetBy(dx: bounds.width / 2, dy: 0)
    (minus.frame, plus.frame) = isRightToLeft ? (right, left) : (left, right)
    line.frame = CGRect(
      x: bounds.midX - 0.5, y: Self.lineInset, width: 1, height: max(bounds.height - 2 * Self.lineInset, 0))
  }

  func show() {
    for half in [minus, plus] {
      let leads = stepper.isEnabled && stepper.counting.counter.canGo(by: half.steps)
      half.image.alpha = leads ? 1 : Self.disabledAlpha
      half.backgroundColor = stepper.counting.held == half.steps ? .quaternarySystemFill : .clear
      half.accessibilityTraits = leads ? .button : [.button, .notEnabled]
    }
  }
}

/// One half of a stepper: to a screen reader a button of its own [C].
final class StepperHalf: UIView {
  private weak var stepper: UIStepper?
  let steps: Int
  let image: UIImageView

  /// In points [?].
  private static let symbolSize: CGFloat = 15

  init(_ stepper: UIStepper, _ steps: Int) {
    self.stepper = stepper
    self.steps = steps
    let configuration = UIImage.SymbolConfiguration(pointSize: Self.symbolSize, weight: .medium)
    image = UIImageView(image: UIImage(systemName: steps > 0 ? "plus" : "minus", withConfiguration: configuration))
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    image.contentMode = .center
    addSubview(image)
    isAccessibilityElement = true
    accessibilityLabel = steps > 0 ? "Increment" : "Decrement"
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = bounds
  }

  override func accessibilityActivate() -> Bool { stepper?.counting.step(by: steps) ?? false }
}
