/// Drives a transition by progress, usually for a gesture: updates, pauses and ends it.
@MainActor
final class TransitionDrive {
  private weak var context: TransitionContext?
  private(set) var progress: CGFloat = 0

  var duration: CGFloat { context?.duration ?? 0 }

  func follow(_ context: TransitionContext) {
    self.context = context
    progress = 0
  }

  func begin(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    follow(context)
    context.hold()
  }

  func update(_ progress: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.progress = min(max(progress, 0), 1)
    context.show(self.progress)
    context.updateInteractiveTransition(self.progress)
  }

  func pause() {
    guard let context, !context.isInteractive, let shown = context.interrupt() else { return }
    progress = shown
    context.pauseInteractiveTransition()
    context.updateInteractiveTransition(shown)
  }

  func end(cancelled: Bool, speed: CGFloat, curve: UIView.AnimationCurve) {
    guard let context, context.isInteractive else { return }
    if cancelled { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
    context.release(cancelled: cancelled, from: progress, speed: speed, curve: curve)
  }
}
