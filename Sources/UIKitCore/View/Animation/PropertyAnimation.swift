import Stage

/// The animation of one `UIViewPropertyAnimator`.
///
/// Every changed property is a track with its value at the start and at the end. While the animation runs, each track
/// plays a layer animation from its present value to its end; while it is paused, the layer animations do not progress.
@MainActor
final class PropertyAnimation {
  let parameters: any UITimingCurveProvider
  let duration: TimeInterval
  private let pace: AnimationPace
  /// The pace and the duration with which a paused animation was continued; nil while its original ones apply.
  private var continued: (pace: AnimationPace, duration: TimeInterval)?
  private(set) var delay: TimeInterval = 0
  var isUserInteractionEnabled = true
  var pausesOnCompletion = false
  var scrubsLinearly = true
  private(set) var isInterruptible = true
  private(set) var state = UIViewAnimatingState.inactive
  private(set) var isRunning = false
  private(set) var isReversed = false
  var completions: [(UIViewAnimatingPosition) -> Void] = []

  private var pending: [(changes: () -> Void, delayFactor: CGFloat)] = []
  private var tracks: [AnimatorTrack] = []
  private var finishing: [() -> Void] = []
  /// How far along its way the animation was when it last started or was held.
  private var baseFraction: CGFloat = 0
  private var startTime: TimeInterval = 0
  private var timer: FrameTimer?

  init(duration: TimeInterval, parameters: any UITimingCurveProvider) {
    self.parameters = parameters
    self.duration = parameters.springTimingParameters?.ownDuration ?? duration
    pace = parameters.pace
  }

  static func run(
    _ type: UIViewPropertyAnimator.Type, duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    _ animations: @escaping () -> Void, _ completion: ((UIViewAnimatingPosition) -> Void)?
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    completion.map { animator.addCompletion($0) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  func setInterruptible(_ isInterruptible: Bool) {
    guard state == .inactive else {
      fatalError(
        """
        isInterruptible can only be changed while an animator is inactive. This one is \(state); set it before \
        startAnimation().
        """)
    }
    self.isInterruptible = isInterruptible
  }

  /// [D] If the animation is not interruptible, it runs to its end once it was started.
  private var canBeInterrupted: Bool { isInterruptible || (!isRunning && timer == nil) }

  // MARK: Adding

  func add(_ changes: @escaping () -> Void, delayFactor: CGFloat) {
    guard state == .active else { return pending.append((changes, delayFactor)) }
    record(changes, delayFactor: delayFactor)
    if isRunning { play() } else { hold() }
  }

  /// Runs the block of changes, and records the properties that it changed.
  private func record(_ changes: () -> Void, delayFactor: CGFloat) {
    let recorder = AnimatorRecorder()
    ViewAnimations.record(recorder, duration: duration, changes)
    finishing += recorder.finishing
    for change in recorder.changes {
      tracks.append(AnimatorTrack(change, start: max(baseFraction, min(max(delayFactor, 0), 1))))
    }
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let waiting = pending
    pending = []
    for entry in waiting { record(entry.changes, delayFactor: entry.delayFactor) }
    for track in tracks where !isUserInteractionEnabled { track.blockTouches() }
  }

  // MARK: Playing

  func start() {
    guard state != .stopped, !isRunning else { return }
    activate()
    play()
  }

  func start(afterDelay delay: TimeInterval) {
    guard delay > 0, let clock = FrameClock.current else { return start() }
    self.delay = delay
    timer = clock.schedule(after: delay, label: "the start of an animator") { [self] _ in
      timer = nil
      start()
    }
  }

  /// The part of the way to the end, or to the start when it plays backwards.
  private var remainingPart: TimeInterval { TimeInterval(isReversed ? baseFraction : 1 - baseFraction) }

  /// Seconds until the end, or the start when it plays backwards.
  private var remaining: TimeInterval { playedDuration * remainingPart }

  private var playedPace: AnimationPace { continued?.pace ?? pace }
  private var playedDuration: TimeInterval { continued?.duration ?? duration }

  /// The clock of the stage that shows the animated views.
  private var clock: FrameClock? { tracks.first?.clock ?? FrameClock.current }
  private var now: TimeInterval { clock?.now ?? CACurrentMediaTime() }

  private func play() {
    baseFraction = progress
    isRunning = true
    startTime = now
    for track in tracks {
      track.play(from: baseFraction, backwards: isReversed, duration: playedDuration, pace: playedPace)
    }
    timer?.cancel()
    let seconds = tracks.isEmpty ? 0 : playedPace.length(of: remaining)
    guard let clock else { return reachEnd() }
    // The clock keeps the animation alive until it is over, as UIKit keeps a running animator.
    timer = clock.schedule(after: seconds, label: "an animator") { _ in self.reachEnd() }
  }

  private func reachEnd() {
    timer = nil
    baseFraction = isReversed ? 0 : 1
    isRunning = false
    guard !pausesOnCompletion else { return hold() }
    finishNow(at: isReversed ? .start : .end)
  }

  func pause() {
    guard state != .stopped, canBeInterrupted else { return }
    activate()
    guard isRunning || timer != nil else { return hold() }
    baseFraction = progress
    isRunning = false
    timer?.cancel()
    timer = nil
    hold()
  }

  private func hold() {
    for track in tracks { track.hold(at: baseFraction, duration: duration) }
  }

  func setReversed(_ reversed: Bool) {
    guard isReversed != reversed, canBeInterrupted else { return }
    let now = progress
    let wasRunning = isRunning
    isRunning = false
    baseFraction = now
    isReversed = reversed
    if wasRunning { play() }
  }

  /// Continues after a pause, with another pace and another duration for the remaining progress.
  ///
  /// [D] UIKit calls this an error for an animation that is not paused. But a gesture may end after the animation, so
  /// such a call has no effect here [?].
  func goOn(with parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active, !isRunning, timer == nil, isInterruptible else { return }
    // [M] With a factor of 0 the rest takes the time that was left.
    let seconds =
      parameters?.springTimingParameters?.ownDuration
      ?? (durationFactor > 0 ? duration * TimeInterval(durationFactor) : duration * remainingPart)
    if remainingPart > 0 { continued = (parameters?.pace ?? pace, seconds / remainingPart) }
    play()
  }

  /// How far along its way the animation is, 0…1.
  private var progress: CGFloat {
    guard isRunning, remaining > 0 else { return baseFraction }
    let passed = min(max((now - startTime) / playedPace.length(of: remaining), 0), 1)
    let progress = playedPace.progress(at: passed, duration: remaining)
    return isReversed ? baseFraction * (1 - progress) : baseFraction + (1 - baseFraction) * progress
  }

  /// The progress of the animated values; or the elapsed fraction of the time, if the animation does not scrub
  /// linearly.
  var fraction: CGFloat { scrubsLinearly ? progress : pace.part(at: progress, duration: duration) }

  func scrub(to fraction: CGFloat) {
    guard state != .stopped, canBeInterrupted else { return }
    pause()
    let fraction = min(max(fraction, 0), 1)
    baseFraction = scrubsLinearly ? fraction : pace.progress(at: Double(fraction), duration: duration)
    hold()
  }

  // MARK: Ending

  func stop(_ withoutFinishing: Bool) {
    guard state == .active, canBeInterrupted else { return }
    baseFraction = progress
    isRunning = false
    timer?.cancel()
    timer = nil
    for track in tracks { track.freeze() }
    if withoutFinishing {
      clear()
      state = .inactive
    } else {
      state = .stopped
    }
  }

  func finish(at position: UIViewAnimatingPosition) {
    guard state == .stopped else {
      fatalError(
        """
        -[UIViewPropertyAnimator finishAnimationAtPosition:] should only be called on a stopped animator! This one is \
        \(state); call stopAnimation(false) before.
        """)
    }
    finishNow(at: position)
  }

  private func finishNow(at position: UIViewAnimatingPosition) {
    for track in tracks { track.end(at: position) }
    clear()
    state = .inactive
    baseFraction = 0
    isReversed = false
    for action in finishing { action() }
    finishing = []
    let waiting = completions
    completions = []
    for completion in waiting { completion(position) }
  }

  private func clear() {
    for track in tracks { track.unblockTouches() }
    tracks = []
    continued = nil
  }
}
