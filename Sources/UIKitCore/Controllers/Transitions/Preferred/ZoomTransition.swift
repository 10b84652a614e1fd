/// Lets a controller grow out of a view, or shrink into it: by itself, or under a finger.
@MainActor
final class ZoomTransition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
  /// The duration in seconds, and the damping of the spring [?].
  private static let duration: TimeInterval = 0.45
  private static let damping: CGFloat = 0.9

  private let front: UIViewController
  private let back: UIViewController
  private let options: UIViewController.Transition.ZoomOptions
  private let provider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
  private let isGrowing: Bool
  private var motion: ZoomMotion?
  private var context: (any UIViewControllerContextTransitioning)?
  /// The position where the finger touched down, in the window; nil if no finger drives the zoom.
  var grip: CGPoint?

  init(
    _ front: UIViewController, _ back: UIViewController, _ options: UIViewController.Transition.ZoomOptions,
    _ provider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?, isGrowing: Bool
  ) {
    self.front = front
    self.back = back
    self.options = options
    self.provider = provider
    self.isGrowing = isGrowing
  }

  /// The zoom itself if a finger drives it, else nil.
  var interaction: (any UIViewControllerInteractiveTransitioning)? { grip == nil ? nil : self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  // MARK: By itself

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let motion = begin(context) else { return context.completeTransition(true) }
    if isGrowing { motion.showSmall() } else { motion.showWhole() }
    run({ self.isGrowing ? motion.showWhole() : motion.showSmall() }) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func run(_ change: @escaping () -> Void, _ completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: Self.damping, initialSpringVelocity: 0,
      options: [.allowUserInteraction], animations: change
    ) { [self] _ in
      motion?.remove()
      motion = nil
      completion()
    }
  }

  /// Adds the presented or revealed view, and the moving snapshots above it.
  private func begin(_ context: any UIViewControllerContextTransitioning) -> ZoomMotion? {
    self.context = context
    let container = context.containerView
    guard let view = context.view(forKey: isGrowing ? .to : .from) else { return nil }
    if isGrowing {
      view.frame = context.finalFrame(for: front)
      container.addSubview(view)
    } else if let beneath = context.view(forKey: .to) {
      beneath.frame = context.finalFrame(for: back)
      container.insertSubview(beneath, at: 0)
    }
    container.layoutIfNeeded()
    let source = provider(.init(source: back, zoomed: front))
    let aligned = source.flatMap { options.alignmentRectProvider?(.init(source: $0, zoomed: front)) }
    let ends = ZoomMotion.Ends(
      front: view, source: source, back: back.viewIfLoaded, aligned: aligned,
      isDimmed: front.presentation.incoming?.place is SheetPlace)
    let motion = ZoomMotion(ends, in: container, options: options)
    self.motion = motion
    return motion
  }

  // MARK: Under a finger

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    begin(transitionContext)?.showWhole()
  }

  /// - Parameters:
  ///   - translation: how far the finger has moved, in points.
  ///   - progress: how far away the controller is, from 0 to 1.
  func drag(by translation: CGPoint, progress: CGFloat) {
    guard let grip, let context else { return }
    let start = context.containerView.convert(grip, from: nil)
    motion?.show(scale: ZoomDismissal.scale(progress), around: start, movedBy: translation)
    context.updateInteractiveTransition(progress)
  }

  func release(cancelled: Bool) {
    guard let context, let motion else { return }
    if cancelled { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
    run({ cancelled ? motion.showWhole() : motion.showSmall() }) { context.completeTransition(!cancelled) }
  }

  /// Removes the moving views, which are still there if another transition begins before the end of this one.
  func animationEnded(_ transitionCompleted: Bool) {
    motion?.remove()
    motion = nil
    context = nil
  }
}
