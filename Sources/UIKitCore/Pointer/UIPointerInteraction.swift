import Foundation

/// Lets a view react to the pointer, or change the pointer.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  private(set) lazy var following = ViewPointerFollowing(interaction: self)

  /// An interaction that asks a delegate, which is not kept alive. Without one, the view has the automatic effect.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    super.init()
    following.delegate = delegate
    following.asksDelegate = delegate != nil
  }

  /// Decides about regions and their styles.
  open weak var delegate: (any UIPointerInteractionDelegate)? { following.delegate }

  /// The view under the pointer.
  open var view: UIView? { following.view }

  /// Whether the view answers to the pointer; true by default.
  open var isEnabled: Bool {
    get { following.isEnabled }
    set { following.isEnabled = newValue }
  }

  /// Asks the delegate again for the region and the style, if the pointer is over the view.
  open func invalidate() { following.invalidate() }

  open func willMove(to view: UIView?) { following.willMove() }
  open func didMove(to view: UIView?) { following.view = view }
}

extension UIPointerInteraction: PointerUsing {
  var follower: (any PointerFollowing)? { following }
}
