/// The events of one touch: those delivered to its view, and those that wait for gesture recognisers.
@MainActor
final class TouchRoute {
  enum Call: Hashable {
    case began
    case moved
    case ended
    case cancelled

    static let order: [Call] = [.began, .moved, .ended, .cancelled]

    @MainActor
    func send(_ touches: Set<UITouch>, to view: UIView, with event: UIEvent?) {
      switch self {
      case .began: view.touchesBegan(touches, with: event)
      case .moved: view.touchesMoved(touches, with: event)
      case .ended: view.touchesEnded(touches, with: event)
      case .cancelled: view.touchesCancelled(touches, with: event)
      }
    }
  }

  let touch: UITouch
  private let recognizers: [UIGestureRecognizer]
  private var hasBegun = false
  private var pending: [Call] = [.began]
  /// Whether the touch moved before the view received its beginning.
  private var isLate = false
  /// Whether the view gets no more events of the touch.
  private var isShutOut: Bool
  private(set) var isLifted = false

  init(_ touch: UITouch, isShutOut: Bool) {
    self.touch = touch
    self.isShutOut = isShutOut
    recognizers = touch.gestureRecognizers ?? []
  }

  /// Whether the touch is lifted and its view got all events.
  var isOver: Bool {
    isLifted && (isShutOut || pending.isEmpty)
  }

  /// Whether the view has received the touch's beginning, and still receives its events.
  var isHeard: Bool { hasBegun && !isShutOut }

  /// Keeps the touch from its view.
  func shutOut() { isShutOut = true }

  /// Records a new phase of the touch for later delivery.
  func note(_ phase: UITouch.Phase) {
    switch phase {
    case .moved:
      if pending.last != .moved { pending.append(.moved) }
    case .ended:
      isLifted = true
      pending.append(.ended)
    case .cancelled:
      isLifted = true
      pending.append(.cancelled)
    case .began, .stationary, .regionEntered, .regionMoved, .regionExited:
      break
    }
  }

  /// Removes and returns the calls that the view receives now.
  func takeCalls() -> [Call] {
    guard !isShutOut else { return [] }
    if recognizers.contains(where: claims) {
      isShutOut = true
      return hasBegun ? [.cancelled] : []
    }
    guard !recognizers.contains(where: { $0.delaysTouchesBegan && isUndecided($0) }) else { return [] }
    var calls = pending
    if calls.last == .ended, recognizers.contains(where: { $0.delaysTouchesEnded && isUndecided($0) }) {
      calls.removeLast()
      pending = [.ended]
    } else {
      pending = []
    }
    if calls.first == .began {
      hasBegun = true
      isLate = calls.contains(.moved)
      if calls.last == .cancelled { return [] }
    }
    return calls
  }

  /// Sets the touch to its values at an earlier step, before the view gets that step: after a delay the view gets the
  /// beginning at its old location, and then the whole movement at once [D].
  /// - Returns: the touch's present values, to be restored afterwards.
  func show(_ call: Call) -> UITouch.Step {
    let last = touch.step
    switch call {
    case .began: touch.step = touch.beginning
    case .moved where isLate:
      isLate = false
      touch.phase = .moved
      touch.previousWindowLocation = touch.beginning.location
    case .moved, .ended, .cancelled: break
    }
    return last
  }

  /// Whether the recogniser cancels the touch for the view.
  private func claims(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.cancelsTouchesInView && recognizer.machine.hasClaimed(touch)
  }

  private func isUndecided(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.machine.isConsidering(touch)
  }
}
