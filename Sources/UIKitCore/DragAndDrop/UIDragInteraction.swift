/// Makes a view draggable: a long press lifts the items that its delegate provides.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  private(set) lazy var dragging = ViewDragging(interaction: self)

  /// An interaction with a delegate, which is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    super.init()
    dragging.delegate = delegate
  }

  /// Provides the dragged items, and is informed of the drag.
  open weak var delegate: (any UIDragInteractionDelegate)? { dragging.delegate }

  /// The draggable view.
  open var view: UIView? { dragging.view }

  /// Whether new interactions are enabled: true on a tablet, false on a phone.
  open class var isEnabledByDefault: Bool { SceneTraits.idiom(of: UIScreen.main.bounds.size) == .pad }

  /// Whether a long press starts a drag; `isEnabledByDefault` at first.
  open var isEnabled: Bool {
    get { dragging.isEnabled }
    set { dragging.isEnabled = newValue }
  }

  /// Whether other gestures are recognised while the view is lifted; false by default.
  open var allowsSimultaneousRecognitionDuringLift: Bool {
    get { dragging.allowsOthersDuringLift }
    set { dragging.allowsOthersDuringLift = newValue }
  }

  open func willMove(to view: UIView?) { dragging.willMove(to: view) }
  open func didMove(to view: UIView?) { dragging.didMove(to: view) }
}
