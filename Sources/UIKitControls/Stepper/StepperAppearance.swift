import ListCore

/// The views of a stepper: a background, a divider, a minus and a plus.
@MainActor
final class StepperAppearance {
  private unowned let stepper: UIStepper
  private lazy var minus = StepperHalf(stepper, -1)
  private lazy var plus = StepperHalf(stepper, 1)
  private let line = UIImageView()
  private let plate = UIImageView()
  private var backgrounds = ValuesByState<UIImage>()
  private var dividers: [StepperDivider: UIImage] = [:]

  /// The size in points [C: iOS 13 to 18].
  static let size = CGSize(width: 94, height: 32)
  private static let cornerRadius: CGFloat = 8
  private static let lineInset: CGFloat = 6
  /// The opacity of a button at the end of the range, and of a disabled stepper [?].
  fileprivate static let disabledAlpha: CGFloat = 0.3

  init(_ stepper: UIStepper) { self.stepper = stepper }

  func setUp() {
    stepper.layer.cornerRadius = Self.cornerRadius
    line.isUserInteractionEnabled = false
    for view in [plate, minus, plus, line] { stepper.addSubview(view) }
    for half in [minus, plus] { half.layer.cornerRadius = Self.cornerRadius }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      stepper.setContentHuggingPriority(.defaultHigh, for: axis)
    }
    show()
  }

  private var isRightToLeft: Bool { stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The half that contains a point: 1 for plus, -1 for minus, nil outside of the stepper.
  func half(at place: CGPoint) -> Int? {
    guard stepper.bounds.contains(place) else { return nil }
    return (place.x >= stepper.bounds.midX) != isRightToLeft ? 1 : -1
  }

  func place() {
    let bounds = stepper.bounds
    let left = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    let right = left.offsetBy(dx: bounds.width / 2, dy: 0)
    (minus.frame, plus.frame) = isRightToLeft ? (right, left) : (left, right)
    plate.frame = bounds
    if let divider = line.image {
      line.frame = CGRect(
        x: bounds.midX - divider.size.width / 2, y: 0, width: divider.size.width, height: bounds.height)
    } else {
      line.frame = CGRect(
        x: bounds.midX - 0.5, y: Self.lineInset, width: 1, height: max(bounds.height - 2 * Self.lineInset, 0))
    }
  }

  func show() {
    plate.image = backgrounds[stepper.state]
    for half in [minus, plus] {
      half.show(state(of: half))
      half.backgroundColor = plate.image == nil && stepper.counting.held == half.steps ? .quaternarySystemFill : .clear
    }
    stepper.layer.cornerRadius = plate.image == nil ? Self.cornerRadius : 0
    plate.backgroundColor = plate.image == nil ? .tertiarySystemFill : nil
    plate.layer.cornerRadius = stepper.layer.cornerRadius
    showLine()
  }

  private func showLine() {
    let (left, right) = isRightToLeft ? (plus, minus) : (minus, plus)
    let image =
      dividers[StepperDivider(left: state(of: left).rawValue, right: state(of: right).rawValue)]
      ?? dividers[StepperDivider(left: 0, right: 0)]
    line.backgroundColor = image == nil ? .separator : nil
    line.alpha = plate.image != nil && image == nil ? 0 : 1
    guard image != line.image else { return }
    line.image = image
    stepper.setNeedsLayout()
  }

  /// The state of a half: disabled if its step would leave the range, highlighted while it is pressed.
  private func state(of half: StepperHalf) -> UIControl.State {
    guard stepper.isEnabled, stepper.counting.counter.canGo(by: half.steps) else { return .disabled }
    return stepper.counting.held == half.steps ? .highlighted : .normal
  }

  // MARK: Images

  func setImage(_ image: UIImage?, ofSteps steps: Int, _ state: UIControl.State) {
    (steps > 0 ? plus : minus).images[state] = image
    show()
  }

  func image(ofSteps steps: Int, _ state: UIControl.State) -> UIImage? {
    let half = steps > 0 ? plus : minus
    return half.images.own(state) ?? (state == .normal ? half.symbol : nil)
  }

  func setBackground(_ image: UIImage?, _ state: UIControl.State) {
    backgrounds[state] = image
    show()
  }

  func background(_ state: UIControl.State) -> UIImage? { backgrounds.own(state) }

  func setDivider(_ image: UIImage?, _ left: UIControl.State, _ right: UIControl.State) {
    dividers[StepperDivider(left: left.rawValue, right: right.rawValue)] = image
    show()
  }

  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    dividers[StepperDivider(left: left.rawValue, right: right.rawValue)]
  }
}

/// The states of the halves to the left and right of a stepper's divider.
private struct StepperDivider: Hashable {
  let left: UInt
  let right: UInt
}

/// One half of a stepper. Screen readers see it as a button [C].
final class StepperHalf: UIView {
  private weak var stepper: UIStepper?
  let steps: Int
  /// The standard minus or plus, for a stepper without images set by the app.
  let symbol: UIImage?
  var images = ValuesByState<UIImage>()
  private let view: UIImageView

  /// The symbol's point size [?].
  private static let symbolSize: CGFloat = 15

  init(_ stepper: UIStepper, _ steps: Int) {
    self.stepper = stepper
    self.steps = steps
    let configuration = UIImage.SymbolConfiguration(pointSize: Self.symbolSize, weight: .medium)
    symbol = UIImage(systemName: steps > 0 ? "plus" : "minus", withConfiguration: configuration)
    view = UIImageView(image: symbol)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    view.contentMode = .center
    addSubview(view)
    isAccessibilityElement = true
    accessibilityLabel = (steps > 0 ? SystemWord.increment : .decrement).text
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    view.frame = bounds
  }

  /// [C] Images that the app sets, even the standard symbol, have the tint colour; without them the symbol has the
  /// label colour.
  func show(_ state: UIControl.State) {
    let isEnabled = state != .disabled
    view.image = images[state] ?? symbol
    view.tintColor = images.isEmpty ? .label : nil
    view.alpha = isEnabled || images.hasOwn(.disabled) ? 1 : StepperAppearance.disabledAlpha
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
  }

  override func accessibilityActivate() -> Bool { stepper?.counting.step(by: steps) ?? false }
}
