/// Lets a view accept drops.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  private(set) lazy var dropping = ViewDropping(interaction: self)

  /// An interaction with a delegate, which is not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    super.init()
    dropping.delegate = delegate
  }

  /// Decides about drops, and carries them out.
  open weak var delegate: (any UIDropInteractionDelegate)? { dropping.delegate }

  /// The view that takes drops.
  open var view: UIView? { dropping.view }

  /// Whether several drags may be over the view at a time. False, the default, ignores all but the first.
  open var allowsSimultaneousDropSessions: Bool {
    get { dropping.allowsSeveral }
    set { dropping.allowsSeveral = newValue }
  }

  open func willMove(to view: UIView?) { dropping.willMove(to: view) }
  open func didMove(to view: UIView?) { dropping.didMove(to: view) }
}
