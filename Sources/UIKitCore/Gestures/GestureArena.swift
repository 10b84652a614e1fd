/// Resolves conflicts between recognisers of the same touches. Each window has one.
///
/// When a recogniser has found its gesture, the arena decides. The recogniser waits while another one that has to fail
/// first is undecided. It fails if its view or delegate refuses, or if a recognised gesture prevents it. Otherwise it
/// begins and prevents the others. Actions are sent after every recogniser has received the event.
@MainActor
final class GestureArena {
  enum Verdict {
    case begin
    case wait
    case fail
  }

  /// The recognisers that take part, those of deeper views first.
  private(set) var members: [UIGestureRecognizer] = []
  private var queuedActions: [UIGestureRecognizer] = []
  private var depth = 0
  /// Called when recognisers changed their states outside of an event, because delayed touches may then be delivered to
  /// views.
  var didSettle: (() -> Void)?

  func join(_ recognizer: UIGestureRecognizer) {
    if !members.contains(where: { $0 === recognizer }) { members.append(recognizer) }
  }

  /// Holds back settling and actions until `body` is done.
  func perform(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { resolve() }
    depth -= 1
  }

  /// Settles at once, or, during the delivery of an event, after it.
  func settle() {
    guard depth == 0 else { return }
    perform {}
    didSettle?()
  }

  // MARK: Questions

  func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    for required in requirements(of: recognizer) {
      switch required.state {
      case .possible where required.machine.isActive: return .wait
      case .began, .changed, .ended: return .fail
      case .possible, .cancelled, .failed: break
      }
    }
    guard mayBegin(recognizer) else { return .fail }
    let isPrevented = members.contains {
      $0 !== recognizer && $0.isRecognized && sharesTouches($0, recognizer) && prevents($0, recognizer)
    }
    return isPrevented ? .fail : .begin
  }

  private func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    let fixed = recognizer.machine.requirements.compactMap(\.recognizer)
    let asked = members.filter { other in
      other !== recognizer && !fixed.contains { $0 === other } && requiresFailure(recognizer, of: other)
    }
    return fixed + asked
  }

  private func requiresFailure(_ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer) -> Bool {
    recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  /// Asks the views from the touched one up to the recogniser's own, then the delegate.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    var current = recognizer.machine.touches.first?.view ?? recognizer.view
    while let view = current {
      guard view.gestureRecognizerShouldBegin(recognizer) else { return false }
      if view === recognizer.view { break }
      current = view.superview
    }
    // A delegate that is the recogniser's own view was asked above.
    guard let delegate = recognizer.delegate, delegate !== recognizer.view else { return true }
    return delegate.gestureRecognizerShouldBegin(recognizer)
  }

  private func sharesTouches(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.machine.touches.contains { second.machine.touches.contains($0) }
  }

  private func prevents(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.canPrevent(second) && second.canBePrevented(by: first) && !first.mayRecognize(with: second)
  }

  // MARK: Changes

  func didRecognize(_ recognizer: UIGestureRecognizer) {
    for other in members
    where other !== recognizer && other.state == .possible && sharesTouches(recognizer, other)
      && prevents(recognizer, other)
    {
      other.machine.fail()
    }
    settle()
  }

  func didFail(_ recognizer: UIGestureRecognizer) {
    settle()
  }

  func queueAction(of recognizer: UIGestureRecognizer) {
    queuedActions.append(recognizer)
    settle()
  }

  /// Sends a queued action before the state it reports is replaced.
  func flushAction(of recognizer: UIGestureRecognizer) {
    guard let index = queuedActions.firstIndex(where: { $0 === recognizer }) else { return }
    queuedActions.remove(at: index)
    recognizer.actions.send(from: recognizer)
  }

  /// Resolves waiting recognisers and sends actions until nothing changes; then resets those that ended.
  private func resolve() {
    var isChanging = true
    while isChanging {
      let before = members.map(\.state)
      for member in members { member.machine.tryPending() }
      while !queuedActions.isEmpty {
        let recognizer = queuedActions.removeFirst()
        recognizer.actions.send(from: recognizer)
      }
      isChanging = before != members.map(\.state)
    }
    retire()
  }

  /// Resets the recognisers whose gesture is over.
  private func retire() {
    let finished = members.filter { $0.machine.isFinished }
    members.removeAll { member in finished.contains { $0 === member } }
    for recognizer in finished { recognizer.machine.reset() }
    for member in members where member.machine.hasTouchDown { member.machine.dropLiftedTouches() }
  }
}

extension UIGestureRecognizer {
  /// Whether the gesture was found and is not over, or ended with touches still to be lifted.
  var isRecognized: Bool {
    state == .began || state == .changed || state == .ended
  }
}

extension UIGestureRecognizer {
  /// Whether the delegate of one of the two recognisers allows both gestures simultaneously.
  final func mayRecognize(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }
}

extension GestureMachine {
  /// Whether the gesture has ended: no touch is down, and the recogniser waits for none.
  var isFinished: Bool {
    guard !hasTouchDown else { return false }
    switch state {
    case .ended, .cancelled, .failed: return true
    case .possible: return pendingState == nil && !awaitsTouches
    case .began, .changed: return false
    }
  }
}
