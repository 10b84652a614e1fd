/// While a view is pressed, shows its small items enlarged in the middle of the screen: for people with one of the text
/// sizes for accessibility.
///
/// A finger that stays down opens the viewer and moves on to other items of the view. Bars have such interactions of
/// their own.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  final private(set) lazy var session = LargeContentSession(self)

  /// An interaction that asks a delegate, which is not kept alive; nil for none.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    super.init()
    session.delegate = delegate
  }

  /// Finds items and is told of the end of the gesture. Not retained.
  open weak var delegate: (any UILargeContentViewerInteractionDelegate)? { session.delegate }

  /// The view whose items are shown.
  open var view: UIView? { session.view }

  /// The recogniser of the press, for relations to other recognisers of the app.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { session.recognizer }

  /// Whether the viewer opens in this app: with one of the text sizes for accessibility.
  open class var isEnabled: Bool { LargeContentStatus.isEnabled }

  /// Posted when `isEnabled` changes.
  public static let enabledStatusDidChangeNotification = LargeContentStatus.didChange

  open func willMove(to view: UIView?) { session.willMove() }
  open func didMove(to view: UIView?) { session.didMove(to: view) }
}

/// Finds items of the large content viewer, and is told of the end of the gesture. Every method is optional.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// The finger was lifted at a point of the interaction's view: the time to do what a tap on the item does.
  /// - Parameter item: the item there; nil for none.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// The item at a point of the interaction's view; nil for none. By default the deepest view there that shows the
  /// viewer.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The controller whose view has the viewer in its middle. By default the controller to which the interaction's view
  /// belongs.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.session.standardItem(at: point) }
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.session.standardController ?? UIViewController()
  }
}
