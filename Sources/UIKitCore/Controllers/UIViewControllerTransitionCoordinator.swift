/// The keys of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// A key of any name; only `from` and `to` have values.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible when the transition starts.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible when the transition has been completed.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The keys of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// A key of any name; only `from` and `to` have values.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is visible when the transition starts.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible when the transition has been completed.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The state of a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated at all.
  var isAnimated: Bool { get }
  /// How the presented controller covers its presenter.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a gesture started the transition.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The length of the whole transition in seconds; 0 if it is not animated.
  var transitionDuration: TimeInterval { get }
  /// The progress of a gesture through the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The velocity at the end of the gesture, in transitions per second.
  var completionVelocity: CGFloat { get }
  /// The view that contains the transition.
  var containerView: UIView { get }

  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs an app's own animations alongside a transition of view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` inside the transition's own animation, and `completion` when the transition has ended.
  /// - Returns: Whether the animation will run; false once the transition's animation has begun.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` when a gesture stops driving the transition, in either direction.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` inside the transition's own animation.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs `animation` of a view outside of `containerView` inside the transition's own animation, and `completion` when the
  /// transition has ended.
  /// - Returns: Whether the animation will run; false once the transition's animation has begun.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// The rotation of the container's content when a device is rotated: none, as windows do not rotate.
  public var targetTransform: CGAffineTransform { .identity }
}
