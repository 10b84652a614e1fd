/// The movement from one screen of a navigation controller to another.
///
/// The upper screen slides over the whole width; the lower one moves a third as far, beneath a thin shade.
@MainActor
final class NavigationTransition {
  /// Length of the whole movement in seconds [C].
  static let duration: TimeInterval = 0.5
  /// How far the lower screen moves, as a part of the width [C].
  static let parallax: CGFloat = 0.3
  /// Opacity of the shade over the lower screen [C].
  static let shadeOpacity: CGFloat = 0.1

  let from: UIViewController?
  let to: UIViewController
  let change: NavigationChange<UIViewController>
  let oldStack: [UIViewController]
  let isAnimated: Bool
  private let stage: UIView
  private let bar: UINavigationBar
  private let items: [UINavigationItem]
  private let isInteractive: Bool
  /// The animation of an app's own in place of the usual one.
  private let custom: TransitionContext?
  private let place: (UIViewController) -> Void
  private let restingFrame: (UIViewController) -> CGRect
  private let barHeight: (UIViewController) -> CGFloat
  private let layOutBar: () -> Void
  private let shade = UIView(frame: .zero)
  /// The tab bar, if it moves with the lower screen.
  private let bottomBar: UIView?
  let coordinator: TransitionCoordinator
  private var barChange: NavigationBarChange?
  private(set) var progress: CGFloat = 0
  private var isEnded = false

  init(
    _ move: NavigationMove, in stage: UIView, bar: UINavigationBar, items: [UINavigationItem],
    place: @escaping (UIViewController) -> Void, restingFrame: @escaping (UIViewController) -> CGRect,
    barHeight: @escaping (UIViewController) -> CGFloat, layOutBar: @escaping () -> Void
  ) {
    self.barHeight = barHeight
    self.layOutBar = layOutBar
    self.stage = stage
    from = move.from
    to = move.to
    change = move.change
    oldStack = move.oldStack
    self.bar = bar
    self.items = items
    isAnimated = move.isAnimated
    isInteractive = move.isInteractive
    self.place = place
    self.restingFrame = restingFrame
    custom = move.custom
    bottomBar = move.bottomBar
    coordinator =
      move.custom?.coordinator
      ?? TransitionCoordinator(
        from: move.from, to: move.to, in: stage, duration: move.isAnimated ? Self.duration : 0,
        isInteractive: move.isInteractive)
  }

  private var isPush: Bool { change.operation == .push }
  private var upper: UIView? { isPush ? to.view : from?.viewIfLoaded }
  private var lower: UIView? { isPush ? from?.viewIfLoaded : to.view }
  private var upperFrame: CGRect { (isPush ? to : from).map(restingFrame) ?? stage.bounds }
  private var lowerFrame: CGRect { (isPush ? from : to).map(restingFrame) ?? stage.bounds }

  // MARK: Course

  /// Adds the new view and announces everything.
  func begin() {
    from?.hostedView.transition = coordinator
    to.hostedView.transition = coordinator
    if isPush { to.containment.noteMove(toParent: true) } else { from?.containment.noteMove(toParent: false) }
    from?.beginAppearanceTransition(false, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
    place(to)
    // An app's own animator adds the view itself.
    if custom == nil { isPush ? stage.addSubview(to.view) : stage.insertSubview(to.view, at: 0) }
    guard isAnimated else {
      bar.contents.set(items, animated: false)
      return
    }
    barChange = bar.contents.beginChange(
      to: items, change.operation, heights: barHeights, fades: custom?.zoom != nil)
    guard custom == nil else { return applyBar(0) }
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    if let upper { stage.insertSubview(shade, belowSubview: upper) }
    if let bottomBar { stage.insertSubview(bottomBar, belowSubview: shade) }
    to.view.layoutIfNeeded()
    apply(0)
    if isInteractive { coordinator.runAlongsideAnimations() }
  }

  /// Runs the whole movement.
  /// - Parameter completion: Called with true if the transition was cancelled.
  func run(completion: @escaping (Bool) -> Void) {
    if let custom { return run(custom, completion: completion) }
    guard isAnimated else {
      coordinator.runAlongsideAnimations()
      guard let window = stage.window else { return completion(false) }
      return window.afterNextLayout { completion(false) }
    }
    animate(to: 1, duration: Self.duration) { completion(false) }
  }

  private func run(_ custom: TransitionContext, completion: @escaping (Bool) -> Void) {
    custom.onEnd = { completion(!$0) }
    custom.onProgress = { [weak self] in self?.applyBar($0) }
    custom.onRelease = { [weak self] cancelled, seconds in
      self?.animateBar(to: cancelled ? 0 : 1, duration: seconds)
    }
    if !custom.isInteractive { animateBar(to: 1, duration: custom.duration) }
    custom.start()
  }

  private func animateBar(to end: CGFloat, duration: TimeInterval) {
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction], animations: { self.applyBar(end) },
      completion: nil)
  }

  private func applyBar(_ progress: CGFloat) {
    self.progress = progress
    layOutBar()
    barChange?.apply(progress)
  }

  /// Shows the movement at a moment from 0 to 1, under a finger.
  func apply(_ progress: CGFloat) {
    self.progress = progress
    coordinator.percentComplete = progress
    layOut()
    applyBar(progress)
  }

  private var barHeights: (from: CGFloat, to: CGFloat) {
    let after = barHeight(to)
    return (from.map(barHeight) ?? after, after)
  }

  /// The bar's height at this moment.
  var shownBarHeight: CGFloat {
    let heights = barHeights
    return isAnimated ? heights.from + (heights.to - heights.from) * progress : heights.to
  }

  /// Plays the rest of the animation, to its end or back to its start.
  /// - Parameter velocity: The finger's speed towards the target; 1 covers the whole transition in a second.
  func release(cancelled: Bool, velocity: CGFloat, completion: @escaping () -> Void) {
    coordinator.endInteraction(cancelled: cancelled, velocity: velocity)
    let left = cancelled ? progress : 1 - progress
    let byVelocity = velocity > 0 ? left / velocity : Self.duration
    animate(to: cancelled ? 0 : 1, duration: max(0.1, min(Self.duration * left, byVelocity)), completion: completion)
  }

  /// Stops the animation where it is; `end(cancelled:)` follows.
  func stop() {
    custom?.finishNow()
    upper?.layer.removeAllAnimations()
    lower?.layer.removeAllAnimations()
  }

  /// Removes the view that left, and calls completions and observers.
  func end(cancelled: Bool) {
    isEnded = true
    shade.removeFromSuperview()
    if let barChange { bar.contents.endChange(barChange, cancelled: cancelled) }
    let (leaving, staying) = cancelled ? (to, from) : (from, to)
    if cancelled {
      to.beginAppearanceTransition(false, animated: isAnimated)
      from?.beginAppearanceTransition(true, animated: isAnimated)
    }
    leaving?.viewIfLoaded?.removeFromSuperview()
    if let staying {
      if let view = staying.viewIfLoaded, view.superview !== stage { stage.addSubview(view) }
      place(staying)
    }
    leaving?.endAppearanceTransition()
    staying?.endAppearanceTransition()
    coordinator.finish(cancelled: cancelled)
  }

  private func animate(to end: CGFloat, duration: TimeInterval, completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
      animations: { [self] in
        apply(end)
        coordinator.runAlongsideAnimations()
      },
      completion: { [self] _ in
        if !isEnded { completion() }
      })
  }

  // MARK: Places

  func layOut() {
    guard isAnimated else { return place(to) }
    guard custom == nil else { return }
    let bounds = stage.bounds
    let isRightToLeft = stage.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let outwards = bounds.width * (isRightToLeft ? -1 : 1)
    // How far the upper screen is from covering the stage.
    let opening = isPush ? 1 - progress : progress
    upper?.frame = upperFrame.offsetBy(dx: outwards * opening, dy: 0)
    lower?.frame = lowerFrame.offsetBy(dx: -outwards * Self.parallax * (1 - opening), dy: 0)
    bottomBar?.frame.origin.x = -outwards * Self.parallax * (1 - opening)
    shade.frame = bounds
    shade.alpha = Self.shadeOpacity * (1 - opening)
  }
}
