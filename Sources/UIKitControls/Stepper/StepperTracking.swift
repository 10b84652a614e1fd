import Stage

/// The value of a stepper, and its changes by touch: once on touch down, then repeatedly while the finger stays [C].
@MainActor
final class StepperTracking {
  private unowned let stepper: UIStepper
  private(set) var counter = StepperCounter()
  var isContinuous = true
  var autorepeat = true
  /// The pressed half: 1 or -1; nil if none is pressed.
  private(set) var held: Int?
  private var valueBefore: Double = 0
  private var timer: FrameTimer?

  /// The seconds before the value starts to repeat, and between two repetitions [?].
  private static let delay: TimeInterval = 0.5
  private static let interval: TimeInterval = 0.1

  init(_ stepper: UIStepper) { self.stepper = stepper }

  func change(_ change: (inout StepperCounter) -> Void) {
    var changed = counter
    change(&changed)
    changed.set(changed.value)
    counter = changed
    stepper.appearance.show()
  }

  func setMinimum(_ minimum: Double) {
    guard minimum < counter.maximum else {
      fatalError(
        "NSInvalidArgumentException: minimumValue must be less than maximumValue, which is \(counter.maximum);"
          + " got \(minimum). Set maximumValue first.")
    }
    change { $0.minimum = minimum }
  }

  func setMaximum(_ maximum: Double) {
    guard maximum > counter.minimum else {
      fatalError(
        "NSInvalidArgumentException: maximumValue must be greater than minimumValue, which is \(counter.minimum);"
          + " got \(maximum). Set minimumValue first.")
    }
    change { $0.maximum = maximum }
  }

  func setStep(_ step: Double) {
    guard step > 0 else {
      fatalError("NSInvalidArgumentException: stepValue must be greater than 0; got \(step).")
    }
    change { $0.step = step }
  }

  // MARK: A finger

  func begin(at place: CGPoint) -> Bool {
    guard let half = stepper.appearance.half(at: place), counter.canGo(by: half) else { return false }
    valueBefore = counter.value
    hold(half)
    return true
  }

  /// Changes the value once, and starts repeating while the finger stays.
  func count(_ event: UIEvent?) {
    guard let held else { return }
    go(by: held, event)
    repeatWhileHeld(held, event)
  }

  /// A finger that leaves the pressed half stops changing the value, even if it moves to the other half [?].
  func move(to place: CGPoint) {
    guard let held, stepper.appearance.half(at: place) != held else { return }
    release()
    hold(nil)
  }

  func end(_ event: UIEvent?) {
    cancel()
    if !isContinuous, counter.value != valueBefore { tell(event) }
  }

  func cancel() {
    release()
    hold(nil)
  }

  private func hold(_ half: Int?) {
    held = half
    stepper.appearance.show()
  }

  private func release() {
    timer?.cancel()
    timer = nil
  }

  private func repeatWhileHeld(_ half: Int, _ event: UIEvent?) {
    guard autorepeat else { return }
    timer = FrameClock.current?.schedule(after: Self.delay, repeats: false, label: "a stepper that is held") {
      [weak self] _ in self?.goOn(half, event)
    }
  }

  private func goOn(_ half: Int, _ event: UIEvent?) {
    go(by: half, event)
    timer = FrameClock.current?.schedule(after: Self.interval, repeats: true, label: "a stepper that is held") {
      [weak self] timer in
      guard let self, held == half, counter.canGo(by: half) else { return timer.cancel() }
      go(by: half, event)
    }
  }

  private func go(by steps: Int, _ event: UIEvent?) {
    let before = counter.value
    change { $0.go(by: steps) }
    if isContinuous, counter.value != before { tell(event) }
  }

  // MARK: Steps

  /// Makes one step, as keys and screen readers do. Returns false at the end of the range, or if the stepper is
  /// disabled.
  @discardableResult
  func step(by steps: Int) -> Bool {
    guard stepper.isEnabled, counter.canGo(by: steps) else { return false }
    change { $0.go(by: steps) }
    tell(nil)
    return true
  }

  private func tell(_ event: UIEvent?) {
    stepper.sendActions(for: [.valueChanged, .primaryActionTriggered], by: event)
  }
}
