/// One transition between view controllers, from its announcement to its end.
///
/// The owner announces the transition to the controllers, calls `runAlongsideAnimations()` inside its own animation
/// and `finish(cancelled:)` when that has ended.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let initiallyInteractive: Bool
  let transitionDuration: TimeInterval
  let containerView: UIView
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var completionVelocity: CGFloat = 1
  var percentComplete: CGFloat = 0

  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var hasBegun = false
  /// When the transition's animation began, in seconds of the container's clock.
  private var begin: CFTimeInterval?
  private(set) var isFinished = false
  /// Whether the app is being informed that the transition ended.
  private(set) var isEndBeingTold = false

  init(
    from: UIViewController?, to: UIViewController?, in containerView: UIView, duration: TimeInterval,
    isInteractive: Bool = false, presentationStyle: UIModalPresentationStyle = .fullScreen
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    self.isAnimated = duration > 0
    self.transitionDuration = duration
    self.isInteractive = isInteractive
    self.initiallyInteractive = isInteractive
    self.presentationStyle = presentationStyle
    super.init()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isFinished else { return false }
    if let completion { completions.append(completion) }
    guard hasBegun else {
      if let animation { animations.append(animation) }
      return true
    }
    guard let animation, mayJoin else { return false }
    UIView.animate(
      withDuration: transitionDuration, delay: 0, options: [.allowUserInteraction], animations: { animation(self) },
      completion: nil)
    return true
  }

  /// Whether animations can still be added: until the first frame of a transition without a gesture, so that code right
  /// after a push can add some [C].
  private var mayJoin: Bool {
    guard let begin, isAnimated, !isFinished, !isInteractive else { return false }
    return containerView.layer.clockTime - begin < Self.frame
  }

  /// The duration of one frame, in seconds.
  private static let frame: TimeInterval = 1 / 60

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionHandlers.append(handler)
  }

  /// Runs the animations that controllers added, once. Call it inside the transition's animation block.
  func runAlongsideAnimations() {
    guard !hasBegun else { return }
    hasBegun = true
    begin = containerView.layer.clockTime
    for animation in animations { animation(self) }
    animations = []
  }

  /// Called when a gesture takes over a running transition.
  func beginInteraction() {
    isInteractive = true
    for handler in interactionHandlers { handler(self) }
  }

  /// Called when the gesture ended; the rest of the transition runs automatically, forwards or back.
  func endInteraction(cancelled: Bool, velocity: CGFloat) {
    isInteractive = false
    isCancelled = cancelled
    completionVelocity = velocity
    for handler in interactionHandlers { handler(self) }
  }

  /// Runs `tell`, which calls the app; meanwhile the app can still read the transition that ended [C].
  func tellEnd(_ tell: () -> Void) {
    isEndBeingTold = true
    tell()
    isEndBeingTold = false
  }

  /// Calls the completions of the transition and informs its observers of the end.
  func finish(cancelled: Bool) {
    isCancelled = cancelled
    isInteractive = false
    isFinished = true
    runAlongsideAnimations()
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}
