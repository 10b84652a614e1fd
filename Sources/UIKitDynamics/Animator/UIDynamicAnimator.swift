import Stage

/// Moves items as rigid bodies: behaviours say which forces, collisions and attachments they have.
///
/// The animator runs in the frames of its view's window while anything moves, and pauses when all is at rest. Each frame costs
/// time in proportion to the items.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  private(set) final lazy var run = AnimatorRun(self)
  private final let layoutReference: CollectionReference?
  private final weak var view: UIView?

  /// An animator of items that belong to no view, in coordinates of their own.
  public override init() {
    layoutReference = nil
    super.init()
  }

  /// An animator of views below a view, in that view's coordinates.
  public init(referenceView view: UIView) {
    layoutReference = nil
    self.view = view
    super.init()
  }

  /// An animator of the attributes of a layout, which is invalidated while they move.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    layoutReference = CollectionReference(layout)
    super.init()
  }

  /// Told when the animator pauses and resumes.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  // MARK: Behaviours

  /// Puts a behaviour with its children in force.
  open func addBehavior(_ behavior: UIDynamicBehavior) { run.add(behavior) }

  /// Takes a behaviour with its children out of force.
  open func removeBehavior(_ behavior: UIDynamicBehavior) { run.remove(behavior) }

  /// Takes all behaviours out of force.
  open func removeAllBehaviors() { run.removeAll() }

  /// The behaviours that were added, without their children.
  open var behaviors: [UIDynamicBehavior] { run.behaviors }

  // MARK: Items

  /// The items whose bounds, as they are turned, meet a rectangle of the animator's coordinates.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { run.items(in: rect) }

  /// Takes over the place, the turn and the bounds that an item has now. Its speed stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) { run.update(item) }

  // MARK: State

  /// The view that gives the coordinates.
  open var referenceView: UIView? { view }

  /// Whether anything moves.
  open var isRunning: Bool { run.isRunning }

  /// Seconds in which the animator ran.
  open var elapsedTime: TimeInterval { run.elapsedTime }

  // MARK: Layouts

  /// The attributes of an item's cell among the animator's items.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    run.attributes(.cell, nil, indexPath)
  }

  /// The attributes of a supplementary view among the animator's items.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    run.attributes(.supplementaryView, kind, indexPath)
  }

  /// The attributes of a decoration view among the animator's items.
  open func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    run.attributes(.decorationView, decorationViewKind, indexPath)
  }
}

extension UIDynamicAnimator: AnimatorRunHost {
  var coordinates: ItemCoordinates { ItemCoordinates(referenceView: view) }
  var clock: FrameClock? { view?.stageClock ?? FrameClock.current }
  var referenceBounds: CGRect? { view?.bounds ?? layoutReference?.bounds }

  func itemsMoved() { layoutReference?.invalidate() }
  func willResume() { delegate?.dynamicAnimatorWillResume(self) }
  func didPause() { delegate?.dynamicAnimatorDidPause(self) }
}
