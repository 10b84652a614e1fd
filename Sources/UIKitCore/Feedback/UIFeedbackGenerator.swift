/// Haptic feedback. The machines on which these programs run have none; tests are informed of it.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  private weak var hostView: UIView?

  /// A generator without a view.
  public override init() {
    super.init()
  }

  /// A generator that belongs to a view, as one of its interactions.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// The view that the generator belongs to.
  public var view: UIView? { hostView }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { hostView = view }

  /// Announces that feedback will be requested within the next second or two.
  open func prepare() { FeedbackLog.prepare() }
}
