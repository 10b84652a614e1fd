import UIKit

/// A photo that is opened with an animation of the app's own, a card with a presentation controller of its own, and pages that
/// fade into one another; the card is dragged away.
final class PhotoTransitionsViewController: UIViewController {
  let photoButton = UIButton(type: .system)
  let cardButton = UIButton(type: .system)
  private let cardTransition = CardTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    photoButton.setTitle("Open photo", for: .normal)
    photoButton.addAction(UIAction { [unowned self] _ in openPhoto() }, for: .touchUpInside)
    cardButton.setTitle("Show card", for: .normal)
    cardButton.addAction(UIAction { [unowned self] _ in showCard() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [photoButton, cardButton])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  func openPhoto() {
    let photo = PhotoViewController()
    photo.modalPresentationStyle = .fullScreen
    photo.transitioningDelegate = self
    present(photo, animated: true)
  }

  func showCard() {
    let card = CardViewController(transition: cardTransition)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = cardTransition
    present(card, animated: true)
  }
}

extension PhotoTransitionsViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    GrowAnimator(isPresenting: true, origin: photoButton.convert(photoButton.bounds, to: nil))
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    GrowAnimator(isPresenting: false, origin: photoButton.convert(photoButton.bounds, to: nil))
  }
}

final class PhotoViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
  }
}

/// Lets a view grow out of a place, and shrink back into it.
final class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  let origin: CGRect

  init(isPresenting: Bool, origin: CGRect) {
    self.isPresenting = isPresenting
    self.origin = origin
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let toView = transitionContext.view(forKey: .to), let fromView = transitionContext.view(forKey: .from),
      let toController = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let photo = isPresenting ? toView : fromView
    toView.frame = transitionContext.finalFrame(for: toController)
    container.addSubview(toView)
    container.bringSubviewToFront(photo)
    let small = CGAffineTransform(
      translationX: origin.midX - container.bounds.midX, y: origin.midY - container.bounds.midY
    ).scaledBy(x: origin.width / container.bounds.width, y: origin.height / container.bounds.height)
    if isPresenting { photo.transform = small }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { photo.transform = self.isPresenting ? .identity : small },
      completion: { _ in
        photo.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

// MARK: - The card

final class CardViewController: UIViewController {
  override class var _actions: [_Action] { super._actions + actions }

  let transition: CardTransition
  let label = UILabel()

  init(transition: CardTransition) {
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 16
    label.text = "Drag me down"
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: "pan:"))
  }

  func pan(_ recognizer: UIPanGestureRecognizer) {
    let progress = recognizer.translation(in: view.superview).y / 300
    switch recognizer.state {
    case .began:
      transition.interaction = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed:
      transition.interaction?.update(max(0, min(1, progress)))
    case .ended:
      if progress > 0.5 { transition.interaction?.finish() } else { transition.interaction?.cancel() }
      transition.interaction = nil
    case .cancelled, .failed:
      transition.interaction?.cancel()
      transition.interaction = nil
    default: break
    }
  }
}

final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  var interaction: UIPercentDrivenInteractiveTransition?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SlideAnimator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(isPresenting: false)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

/// Lets a card stand at the lower edge, with everything else in the dark.
final class CardPresentationController: UIPresentationController {
  let dimmingView = UIView()

  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 16, y: bounds.height - 316, width: bounds.width - 32, height: 300)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.alpha = 0
    containerView.insertSubview(dimmingView, at: 0)
    presentedViewController.transitionCoordinator?.animate { _ in self.dimmingView.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in self.dimmingView.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
  }
}

/// Lets a view slide in from below, and out again.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key) else { return }
    if isPresenting { transitionContext.containerView.addSubview(controller.view) }
    let shown =
      isPresenting
      ? transitionContext.finalFrame(for: controller) : transitionContext.initialFrame(for: controller)
    var hidden = shown
    hidden.origin.y = transitionContext.containerView.bounds.maxY
    controller.view.frame = isPresenting ? hidden : shown
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
      animations: { controller.view.frame = self.isPresenting ? shown : hidden },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}

// MARK: - Pages

/// Lets the pages of a navigation controller fade into one another.
final class FadingNavigationDelegate: NSObject, UINavigationControllerDelegate {
  var interaction: UIPercentDrivenInteractiveTransition?
  var operations: [UINavigationController.Operation] = []

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operations.append(operation)
    return FadeAnimator()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let toView = transitionContext.view(forKey: .to)!
    let fromView = transitionContext.view(forKey: .from)!
    transitionContext.containerView.addSubview(toView)
    toView.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
    toView.alpha = 0
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      toView.alpha = 1
      fromView.alpha = 0
    }
    animator.addCompletion { _ in
      toView.alpha = 1
      fromView.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
